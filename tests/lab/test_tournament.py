"""Tournaments: pairs on the same seeds, strengths and intervals that games show, the file that a run goes on from."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.contests import standing_lines
from tablee.cli.page import page
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.lab.rows import check_rows, write_rows
from tablee.lab.standings import Standings, fingerprint
from tablee.lab.tournament import Plan, Played, Tournament, cases, columns_of, play, sides_of
from tablee.lab.workers import Workers

FORKS = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
THREE = {"heroes": "barbarian,gunslinger,paladin"}
ONE = Workers(1)


def duel(games: int = 8, bots: tuple[str, ...] = ("random", "thrifty"), seed: str = "t", **more: Any) -> Plan:
    return Plan("dice-throne", bots, games, seed, dict(more.pop("options", THREE)), **more)


# ---------------------------------------------------------------------- who meets whom
def test_every_pair_plays_the_same_seeds_from_both_sides() -> None:
    made = play(duel(4, ("random", "thrifty", "greedy"), most=5), ONE)
    assert len(made.games) == 12 and all(one.winners is None for one in made.games)
    for games in made.meetings():
        assert len({(one.seed, one.case, one.content, one.columns) for one in games}) == 1
        assert sorted([one.bots for one in games]) == sorted([(a, b) for a in made.names for b in made.names if a != b])


def test_all_pairs_of_heroes_come_up_both_ways_round() -> None:
    listed = cases(load("dice-throne"), duel())
    assert len(listed) == 6 and sorted([one["heroes"] for one in listed]) == sorted(
        [f"{a},{b}" for a in ("barbarian", "gunslinger", "paladin") for b in THREE["heroes"].split(",") if a != b]
    )
    assert len(cases(load("dice-throne"), duel(options={}))) == 24 * 23
    assert cases(load("dice-throne"), duel(options={"heroes": "monk,random"})) == [{"heroes": "monk,random"}]
    assert [one["scenario"] for one in cases(load("champions"), Plan("champions", ("random",), 2))][:2] == [
        "rhino",
        "klaw",
    ]


@pytest.mark.parametrize(
    ("game", "options", "players", "sides", "columns"),
    [
        ("dice-throne", {"heroes": "monk,ninja"}, 2, (0, 1), ("monk", "ninja")),
        ("dungeon-dice", {}, 4, (0, 1, 0, 1), ("seat-1", "seat-2", "seat-3", "seat-4")),
        ("super-dungeon", {}, 2, (0, 1), ("heroes", "consul")),
        ("champions", {"scenario": "klaw"}, 2, (0, 0), ("klaw", "klaw")),
    ],
)
def test_sides_and_columns_are_those_of_the_game(
    game: str, options: dict[str, str], players: int, sides: tuple[int, ...], columns: tuple[str, ...]
) -> None:
    rules = load(game)
    setup = rules.setup(options, players, "0")
    assert sides_of(rules, setup) == sides and columns_of(rules, setup, sides) == columns


@FORKS
def test_the_number_of_processes_makes_no_difference() -> None:
    one, two = play(duel(6), ONE), play(duel(6), Workers(2))
    assert one.games == two.games and fingerprint(one.games) == fingerprint(two.games)
    assert [game.seed for game in one.games] == [f"t/{n // 2}" for n in range(6)]


def test_the_other_games_are_played_too() -> None:
    solo = play(Plan("champions", ("random", "thrifty"), 3, "c", {"scenario": "rhino"}, players=1), ONE)
    assert len(solo.games) == 6 and solo.together and not solo.errors
    assert {one.winners for one in solo.games} <= {(-1,), (0,)} and {one.case for one in solo.games} == {"rhino"}
    table = play(Plan("dungeon-dice", ("random", "thrifty"), 2, "d", {}, players=3), ONE)
    assert [one.bots for one in table.games] == [("random", "thrifty", "random"), ("thrifty", "random", "thrifty")]
    for one in table.games:
        (seat,) = one.winners or ()
        assert one.at(seat) == 1 == one.share(one.sides[seat]) and one.share(1 - one.sides[seat]) == 0


# ---------------------------------------------------------------------- figures
def game(n: int, bots: Sequence[str], won: tuple[int, ...] | None, first: int = 0, case: str = "a,b") -> Played:
    columns = tuple(case.split(","))
    return Played(n, f"s/{n}", case, "c", tuple(bots), columns, (0, 1), first, won, 10, 50, f"{n}{bots}")


def standings(games: list[Played], *names: str) -> Standings:
    return Standings(Tournament(Plan("dice-throne", names, len(games)), names, False, games))


def test_a_bot_that_wins_three_of_four_is_191_points_ahead() -> None:
    games = []
    for n in range(2000):
        games += [game(n, ("x", "y"), (0,)), game(n, ("y", "x"), (1,) if n % 2 else (0,))]
    found = standings(games, "x", "y")
    best, other = found.rated
    assert (best.name, other.name) == ("x", "y") and best.elo - other.elo == pytest.approx(190.8, abs=0.5)
    assert best.low is not None and best.high is not None and best.low < best.elo < best.high
    (pair,) = found.duels
    assert (pair.one, pair.other) == ("x", "y") and pair.share.share == 0.75 and pair.share.games == 4000
    assert (pair.only_one, pair.only_other) == (1000, 0)
    assert 0.005 < pair.share.high - 0.75 < 0.015  # 2000 rounds of 1 or 1/2: 1.96 * 0.25 / sqrt(2000) = 0.011


def test_what_the_seed_decides_is_no_strength_and_counts_once() -> None:
    """Whoever sits first wins: both bots are even, and that is sure, not a matter of chance."""
    games = [game(n, pair, (0,)) for n in range(100) for pair in (("x", "y"), ("y", "x"))]
    found = standings(games, "x", "y")
    assert [one.elo for one in found.rated] == [0, 0] and found.duels[0].share.share == 0.5
    assert found.duels[0].share.high < 0.54  # 200 games by chance would be 0.57
    assert found.first is not None and found.first.share == 1 and found.first.low > 0.96
    assert found.table["x", "a"].share == 1 and found.table["x", "b"].share == 0


def test_intervals_narrow_and_are_missing_where_nothing_can_be_said() -> None:
    widths = []
    for rounds in (20, 200, 2000):
        games = [game(n, ("x", "y"), (0,) if n % 3 else (1,)) for n in range(rounds)]
        (best, _) = standings(games, "x", "y").rated
        assert best.low is not None and best.high is not None
        widths.append(best.high - best.low)
    assert widths == sorted(widths, reverse=True) and widths[2] < widths[0] / 5
    few = standings([game(0, ("x", "y"), (0,))], "x", "y")
    assert [one.low for one in few.rated] == [None, None]


def test_draws_are_half_and_unfinished_games_and_errors_are_left_out() -> None:
    games = [game(0, ("x", "y"), ()), game(0, ("y", "x"), None), game(1, ("x", "y"), ()), game(1, ("y", "x"), ())]
    games[1] = Played(**{**vars(games[1]), "error": "KeyError: x"})
    found = standings(games, "x", "y")
    assert found.table["x", "a"].share == 0.5 and found.data()["errors"] == ["seed s/0, y x: KeyError: x"]
    assert found.duels[0].share == standings(games[2:], "x", "y").duels[0].share  # half a pair compares nothing
    assert found.data()["unfinished"] == 0 and sum(one.games for one in found.rated) == 6


def test_against_a_game_bots_are_compared_by_what_only_one_of_them_wins() -> None:
    games = []
    for n in range(20):
        for bot, won in (("x", n % 2 == 0 or n == 1), ("y", n % 4 == 0)):
            games.append(
                Played(n, f"s/{n}", "klaw", "c", (bot,), ("klaw",), (0,), -1, (0,) if won else (-1,), 5, 9, "")
            )
    found = Standings(Tournament(Plan("champions", ("x", "y"), 20), ("x", "y"), True, games))
    (pair,) = found.duels
    assert (pair.one, pair.only_one, pair.only_other, pair.share.games) == ("x", 6, 0, 6) and pair.share.share == 1
    assert [(one.name, one.case) for one in found.rated][-1] == ("y", False) and found.first is None
    assert found.table["x", "klaw"].share == 0.55


# ---------------------------------------------------------------------- the file
def test_a_run_that_was_stopped_goes_on_and_may_be_asked_for_more(tmp_path: Path) -> None:
    file, whole = tmp_path / "t.jsonl", play(duel(8), ONE)
    part = play(duel(4), ONE, file)
    assert part.games == whole.games[:4]
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-30], encoding="utf-8")  # stopped while a round was written
    told: list[tuple[int, int]] = []
    again = play(duel(8), ONE, file, lambda done, of, _: told.append((done, of)))
    assert again.games == whole.games and told == [(2, 6), (4, 6), (6, 6)]
    assert play(duel(8), ONE, file, lambda *_: pytest.fail("played again")).games == whole.games
    assert play(duel(2), ONE, file).games == whole.games[:2]


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    play(duel(2), ONE, file)
    for other, words in (
        (duel(2, seed="u"), "seed t"),
        (duel(2, ("random", "greedy")), "bots"),
        (duel(2, options={"heroes": "monk,ninja"}), "setup"),
    ):
        with pytest.raises(SetupError, match=words):
            play(other, ONE, file)
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r'"content": "\w+"', '"content": "0"', text), encoding="utf-8")
    with pytest.raises(SetupError, match="other content"):
        play(duel(2), ONE, file)
    file.write_text("a poem\n", encoding="utf-8")
    with pytest.raises(SetupError, match="is no tournament"):
        play(duel(2), ONE, file)
    with pytest.raises(SetupError, match="no folder"):
        play(duel(2), ONE, tmp_path / "nowhere" / "t.jsonl")


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (duel(3), "even number"),
        (duel(0), "even number"),
        (duel(2, ("random",)), "two different bots"),
        (duel(2, ("random", "random")), "two different bots"),
        (duel(2, ("random", "clever")), "no bot is called"),
        (duel(2, options={"heroes": "monk,batman"}), "batman"),
    ],
    ids=str,
)
def test_what_cannot_be_held_is_said_before_anything_is_played(plan: Plan, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        play(plan, ONE)


# ---------------------------------------------------------------------- what is written
def test_rows_have_every_game(tmp_path: Path) -> None:
    made = play(duel(4), ONE)
    write_rows(tmp_path / "t.csv", [one.row() for one in made.games])
    rows = list(csv.DictReader((tmp_path / "t.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["fingerprint"] for row in rows] == [one.fingerprint for one in made.games]
    assert [row["bots"] for row in rows[:2]] == ["random thrifty", "thrifty random"]
    assert all(row["winners"] in ("0", "1") and row["columns"].replace(" ", ",") == row["case"] for row in rows)


def test_a_missing_extra_is_named_before_anything_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.rows.find_spec", lambda _: None)
    monkeypatch.setattr("tablee.lab.workers.find_spec", lambda _: None)
    with pytest.raises(SetupError, match=re.escape("tablee[parquet]")):
        check_rows(tmp_path / "t.parquet")
    with pytest.raises(SetupError, match=re.escape("tablee[ray]")):
        play(duel(2), Workers(1, "local"))
    with pytest.raises(SetupError, match=re.escape(".csv or .parquet")):
        check_rows(tmp_path / "t.xlsx")
    check_rows(tmp_path / "t.csv")


@pytest.mark.long
def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `parquet` brings it along")
    rows = [one.row() for one in play(duel(4), ONE).games]
    write_rows(tmp_path / "t.parquet", rows)
    assert parquet.read_table(tmp_path / "t.parquet").to_pylist() == rows


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("which", ["duel", "solo"])
def test_the_page_is_one_file_that_asks_for_nothing(lang: Any, which: str) -> None:
    if which == "duel":
        found = Standings(play(duel(24), ONE))
    else:
        found = Standings(play(Plan("champions", ("random", "thrifty"), 4, "c", {}, players=1), ONE))
    text = page(found, lang)
    assert f'<html lang="{lang}">' in text and "prefers-color-scheme: dark" in text
    assert not re.search(r"https?:|<script|<link|@import|url\(|src=", text)
    assert text.count("<svg") == text.count("</svg>") == text.count("<section>") == (5 if which == "duel" else 4)
    for name in found.made.names:
        assert f">{name}</text>" in text
    assert "NaN" not in text and "None" not in text
    assert json.dumps(found.data()) and standing_lines(found, lang)[-1].endswith(fingerprint(found.made.games))
    if which == "duel":
        assert {"en": ">Barbarian</text>", "fr": ">Barbare</text>"}[lang] in text


def test_names_in_the_page_are_no_markup() -> None:
    found = standings([game(n, ("<b>", "y"), (0,)) for n in range(12)], "<b>", "y")
    assert "<b>" not in page(found, "en") and "&lt;b&gt;" in page(found, "en")
