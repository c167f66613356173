"""Marvel Champions on the command line: what its setup accepts, refuses and says."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.packs import HEROES, MODULAR, SCENARIOS
from tablee.games.champions.rules.vocabulary import ASPECTS
from tests.cli.kit import Shell

PLAY = ("play", "champions", "--plain", "--seed", "1")
SIM = ("sim", "champions", "--games", "1", "--processes", "1", "--max-decisions", "50")

BAD: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("--heroes", "nobody"), ("'nobody'", *HEROES, ".txt", ".json")),
    (("--heroes", "spider-man,nobody:justice"), ("'nobody'", *HEROES)),
    (("--heroes", "spider-man:pool"), ("'pool'", *ASPECTS)),
    (("--heroes", "spider-man,spider-man:justice"), ("unique", "same")),
    (("--heroes", ",".join(HEROES)), ("5", "1 to 4")),
    (("--heroes", "missing.txt"), ("missing.txt", "cannot be read")),
    (("--heroes", "iron-man,she-hulk", "--players", "3"), ("--players 3", "2 heroes")),
    (("--players", "0"), ("1 to 4", "0")),
    (("--players", "5"), ("1 to 4", "5")),
    (("--players", "x"), ("--players", "whole number", "'x'")),
    (("--scenario", "thanos"), ("'thanos'", *SCENARIOS)),
    (("--modular", "nothing"), ("'nothing'", *MODULAR)),
    (("--modular", "bomb-scare,expert"), ("'expert'", *MODULAR)),
    (("--mode", "easy"), ("'easy'", "standard", "expert")),
    (("--heroic", "x"), ("--heroic", "whole number", "'x'")),
    (("--heroic=-1",), ("heroic", "0 to 9", "-1")),
    (("--heroic", "10"), ("heroic", "0 to 9", "10")),
    (("--skirmish", "4"), ("skirmish", "1, 2 or 3", "4")),
    (("--skirmish=-1",), ("skirmish", "1, 2 or 3", "-1")),
    (("--skirmish", "II"), ("--skirmish", "whole number", "'II'")),
    (("--first", "7"), ("7", "0 to 1")),
    (("--first", "x"), ("--first", "whole number")),
    (("--hands", "shown"), ("--hands", "'shown'", "closed", "open")),
    (("--colour", "red"), ("--colour", "heroes", "scenario", "modular", "mode", "heroic", "skirmish")),
]


@pytest.mark.parametrize(("options", "words"), BAD, ids=[" ".join(options)[:50] for options, _ in BAD])
@pytest.mark.parametrize("command", [(*PLAY, "--seats", "human,bot:greedy"), SIM], ids=["play", "sim"])
def test_a_setup_that_is_refused_is_one_line_and_leaves_nothing_behind(
    tablee: Shell, command: tuple[str, ...], options: tuple[str, ...], words: tuple[str, ...]
) -> None:
    if command is SIM and options[0] == "--first":
        command = (*SIM, "--players", "2")
    answer = tablee(*command, *options)
    assert answer.code == 2 and answer.out == "", answer
    lines = answer.err.splitlines()
    assert len(lines) == 1 and lines[0].startswith("tablee: ")
    assert [word for word in words if word not in lines[0]] == [], lines[0]
    saves = tablee.home / "saves"
    assert not saves.exists() or not list(saves.iterdir())


@pytest.mark.parametrize(
    ("seats", "heroes", "words"),
    [
        ("human,human", "iron-man", ("2 seats", "1")),
        ("human,human,human,human,human", "", ("1 to 4",)),
        ("human,alien", "", ("'alien'", "human", "bot:")),
        ("human,bot:clever", "", ("'clever'", "random", "greedy")),
    ],
)
def test_seats_that_do_not_fit_are_refused(tablee: Shell, seats: str, heroes: str, words: tuple[str, ...]) -> None:
    answer = tablee(*PLAY, "--seats", seats, *(("--heroes", heroes) if heroes else ()))
    assert answer.code == 2 and answer.out == "" and len(answer.err.splitlines()) == 1
    assert [word for word in words if word not in answer.err] == []
    assert not (tablee.home / "saves").exists() or not list((tablee.home / "saves").iterdir())


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_scenario_begins(tablee: Shell, scenario: str, lang: str) -> None:
    answer = tablee.good(*PLAY, "--scenario", scenario, "--lang", lang, "--seats", "human,bot:greedy")
    villain = SCENARIOS[scenario].name.en
    assert f"{villain} I " in answer.out and answer.out.count("> ") >= 1


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        (("--mode", "expert"), "Rhino II "),
        (("--mode", "standard"), "Rhino I "),
        (("--skirmish", "3"), "Rhino III "),
        (("--skirmish", "2", "--mode", "expert"), "Rhino II "),
        (("--heroic", "2"), "Rhino I "),
        (("--modular", "random"), "Rhino I "),
        (("--modular", "bomb-scare,under-attack"), "Rhino I "),
        (("--first", "1"), "Rhino I "),
    ],
)
def test_modes_are_what_is_played(tablee: Shell, options: tuple[str, ...], shown: str) -> None:
    answer = tablee.good(*PLAY, "--heroes", "iron-man,she-hulk", "--seats", "human,human", *options)
    assert f"Villain: {shown}[" in answer.out


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_as_many_players_as_the_game_has(tablee: Shell, n: int) -> None:
    answer = tablee.good(*PLAY, "--players", str(n), "--seats", ",".join(["human"] * n))
    assert f"HP {14 * n}/{14 * n}" in answer.out
    assert answer.out.count("You play ") == n


def test_games_help_and_content_know_champions(tablee: Shell) -> None:
    assert any(line.startswith("champions ") for line in tablee.good("games").lines)
    for command in ("play", "sim", "content", "decks"):
        assert f"tablee {command} champions" in tablee.good(command, "--help").out
    assert "champions" in tablee.good("games", "--help").out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_content_lists_heroes_scenarios_and_sets_and_shows_one_card(tablee: Shell, lang: str) -> None:
    listed = [line.split()[0] for line in tablee.good("content", "champions", "--lang", lang).lines]
    assert {*HEROES, *SCENARIOS, *MODULAR, *ASPECTS, "standard", "expert", "basic"} <= set(listed)
    lines = tablee.good("content", "champions", "haymaker", "--lang", lang).lines
    assert lines[0].startswith("Haymaker") and len(lines) > 1
    answer = tablee("content", "champions", "xyzzy")
    assert answer.code == 2 and "'xyzzy'" in answer.err and "spider-man" in answer.err


def test_odds_of_a_game_without_dice_are_refused_in_one_line(tablee: Shell) -> None:
    answer = tablee("odds", "champions", "spider-man", "--dice", "1,2,3,4,5")
    assert answer.code == 2 and answer.out == "" and len(answer.err.splitlines()) == 1
