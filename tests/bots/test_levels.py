"""Levels of play: one table of names in order, an easy bot that slips in one decision of three, and is weaker for it."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import BOTS, LEVELS, bots_of, known_bots, levels_of, make_bot, usual_bot
from tablee.bots.easy import EasyBot
from tablee.bots.greedy import CunningBot, GreedyBot, PlainBot
from tablee.bots.levels import at_one_seat, level_called
from tablee.games import GAMES, load
from tablee.lab.simulate import interval, simulate
from tests.bots.kit import decisions

TABLES = {
    "dice-throne": {"heroes": "gunslinger,paladin"},
    "champions": {"heroes": "spider-man,iron-man"},
    "dungeon-dice": {"players": "3"},
    "super-dungeon": {"players": "3"},
}


def test_every_game_has_some_of_the_levels_in_their_order() -> None:
    for game in GAMES:
        found = list(levels_of(load(game)))
        assert found[:3] == ["giddy", "easy", "medium"] and found == [level for level in LEVELS if level in found]
        assert set(at_one_seat(load(game))) <= set(found)
    assert at_one_seat(load("super-dungeon")) == {"strong": "consul"}
    assert list(levels_of(load("super-dungeon"))) == ["giddy", "easy", "medium", "strong"]


def test_bots_keep_their_own_names_beside_the_levels() -> None:
    for game in GAMES:
        rules = load(game)
        assert known_bots(rules)[: len(levels_of(rules))] == tuple(levels_of(rules))
        for name in (*bots_of(rules), *levels_of(rules)):
            assert isinstance(make_bot(name, rules, "0"), bots_of(rules)[levels_of(rules).get(name, name)])
    assert BOTS["easy"] is EasyBot and BOTS["greedy"] is GreedyBot
    assert level_called("greedy", load("dice-throne")) == "medium" and level_called("easy", load("champions")) == "easy"
    rules = load("super-dungeon")
    assert type(make_bot("strong", rules, "0")) is CunningBot and level_called("cunning", rules) == "strong"
    assert type(make_bot("plain", rules, "0")) is PlainBot and level_called("plain", rules) == "easy"
    assert level_called("thrifty", rules) == "thrifty"


def test_the_usual_opponent_is_easy_and_a_usual_fellow_knows_the_game() -> None:
    assert {game: usual_bot(load(game)) for game in TABLES} == {
        "dice-throne": "bot:easy",
        "champions": "bot:medium",
        "dungeon-dice": "bot:easy",
        "super-dungeon": "bot:easy",
    }


@pytest.mark.parametrize("game", TABLES)
def test_the_easy_bot_slips_in_one_decision_of_three_at_most(game: str) -> None:
    """With the same luck of their own both would choose the same if it did not slip."""
    rules = load(game)
    slips = of = 0
    for n, (position, seat) in enumerate(decisions(rules, TABLES[game], "slips", 240, by="greedy")):
        if rules.levels is not None and rules.levels.matter(position, seat):
            continue
        easy, greedy = (make_bot(name, rules, f"slips {n}").choose(position, seat) for name in ("easy", "greedy"))
        assert easy in position.decision.options
        slips, of = slips + (easy != greedy), of + 1
    low, high = interval(slips, of)
    assert of > 100 and low < 1 / 3 and high > 0.15, f"{slips} of {of}"


def test_an_easy_consul_plays_plainly() -> None:
    rules: Any = load("super-dungeon")
    asked = 0
    for n, (position, seat) in enumerate(decisions(rules, {"players": "2"}, "plain", 400, by="greedy")):
        if rules.levels.matter(position, seat):
            asked += 1
            easy, plain = (make_bot(name, rules, f"plain {n}").choose(position, seat) for name in ("easy", "plain"))
            assert easy == plain
    assert asked > 30


def won_by_easy(game: str, games: int, options: dict[str, str]) -> tuple[int, int]:
    """Games that the easy bot won of those it played against the medium one, from both seats on the same seeds."""
    won = 0
    for seat, bots in enumerate((("easy", "medium"), ("medium", "easy"))):
        report = simulate(game, games, f"paired {game}", bots, options, 20_000, processes=1)
        assert not report.data()["errors"] and not report.data()["unfinished"]
        won += sum([result.winners == (str(seat),) for result in report.results])
    return won, 2 * games


def won_together(game: str, games: int, bots: tuple[str, ...], side: str, options: dict[str, str]) -> int:
    report = simulate(game, games, f"paired {game}", bots, options, 20_000, processes=1).data()
    assert not report["errors"] and not report["unfinished"]
    return int(report["wins"].get(side, 0))


@pytest.mark.parametrize(
    ("game", "games"),
    [
        ("dice-throne", 12),
        ("dungeon-dice", 12),
        pytest.param("dice-throne", 150, marks=pytest.mark.long),
        pytest.param("dungeon-dice", 150, marks=pytest.mark.long),
    ],
)
def test_easy_is_weaker_than_medium(game: str, games: int) -> None:
    won, of = won_by_easy(game, games, {})
    assert interval(won, of)[1] < 0.5, f"easy won {won} of {of}"


@pytest.mark.long
def test_easy_dice_throne_beats_careless_play() -> None:
    """Easy, not hopeless: a level above the giddy one."""
    report = simulate("dice-throne", 150, "easy giddy", ("easy", "giddy"), {}, 20_000, processes=1)
    assert interval(sum([result.winners == ("0",) for result in report.results]), 150)[0] > 0.7


@pytest.mark.long
@pytest.mark.parametrize("seat", ["heroes", "consul"])
def test_easy_is_weaker_on_both_sides_of_the_dungeon(seat: str) -> None:
    """Against the same medium side on the same seeds."""
    easy, medium = (
        won_together(
            "super-dungeon", 60, (level, "medium") if seat == "heroes" else ("medium", level), seat, {"players": "2"}
        )
        for level in ("easy", "medium")
    )
    assert interval(easy, 60)[1] < interval(medium, 60)[0] or easy + 8 <= medium, (easy, medium)


@pytest.mark.long
def test_easy_fellows_win_fewer_scenarios() -> None:
    options = {"heroes": "spider-man,she-hulk", "scenario": "rhino"}
    easy, medium = (won_together("champions", 60, (level,), "heroes", options) for level in ("easy", "medium"))
    assert interval(easy, 60)[1] < interval(medium, 60)[0], (easy, medium)
