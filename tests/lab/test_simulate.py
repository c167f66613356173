"""Simulations: a function of their seed, whatever the number of processes, and honest about what went wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import BOTS, Bot
from tablee.cli.figures import sim_lines
from tablee.kernel.errors import SetupError
from tablee.lab.simulate import CHUNK, Report, Result, interval, one_game, simulate

GAME = "dice-throne"
FORKS = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")


def run(
    games: int = 30, seed: str = "1", bots: tuple[str, ...] = ("random",), most: int = 100_000, **more: Any
) -> Report:
    options: dict[str, str] = more.pop("options", {})
    return simulate(GAME, games, seed, bots, options, most, more.pop("processes", 1))


# ---------------------------------------------------------------------- a function of the seed
def test_the_same_seed_gives_the_same_games() -> None:
    one, two, other = run(seed="a"), run(seed="a"), run(seed="b")
    assert one.results == two.results and one.data()["fingerprint"] == two.data()["fingerprint"]
    assert one.data()["fingerprint"] != other.data()["fingerprint"]


def test_more_games_begin_with_the_same_games() -> None:
    assert run(40).results[:15] == run(15).results


@FORKS
@pytest.mark.parametrize("games", [1, CHUNK, CHUNK + 1, 3 * CHUNK + 7])
def test_the_number_of_processes_makes_no_difference(games: int) -> None:
    one, two = run(games, processes=1), run(games, processes=2)
    assert one.results == two.results
    assert {k: v for k, v in one.data().items() if "second" not in k} == {
        k: v for k, v in two.data().items() if "second" not in k
    }


def test_each_game_has_a_seed_of_its_own_that_repeats_it() -> None:
    report = run(20, seed="base", bots=("random", "thrifty"))
    assert [result.seed for result in report.results] == [f"base/{i}" for i in range(20)]
    for result in report.results[::5]:
        assert one_game(GAME, {}, ("random", "thrifty"), result.seed, 100_000) == result
    assert len({result.fingerprint for result in report.results}) == 20


def test_bots_are_repeated_over_the_seats() -> None:
    report = run(5, bots=("random", "thrifty"), options={"players": "4"})
    assert all(len(result.setup["heroes"]) == 4 for result in report.results)
    assert not report.data()["errors"]


def test_heroes_that_are_named_play_every_game() -> None:
    report = run(12, options={"heroes": "paladin,pyromancer"})
    assert all(result.setup["heroes"] == ["paladin", "pyromancer"] for result in report.results)
    drawn = run(60)
    assert len({tuple(result.setup["heroes"]) for result in drawn.results}) > 15


# ---------------------------------------------------------------------- ends
def test_every_game_is_counted_once() -> None:
    data = run(60).data()
    assert data["games"] == 60 == sum(data["wins"].values()) + data["draws"] + data["unfinished"] + len(data["errors"])
    assert data["decisions"] == sum(result.decisions for result in run(60).results) > 60 * 20


def test_a_game_that_takes_too_long_is_unfinished_which_is_no_error() -> None:
    report = run(20, most=7)
    data = report.data()
    assert data["unfinished"] == 20 and data["decisions"] == 140 and data["errors"] == [] and data["wins"] == {}
    assert report.lengths() == (0.0, 0, 0) and report.first_player() == (0, 0) and report.win_rates() == {}


def test_some_games_may_end_in_time() -> None:
    whole = run(30)
    middle = sorted(result.decisions for result in whole.results)[15]
    data = run(30, most=middle).data()
    assert data["unfinished"] == sum(result.decisions > middle for result in whole.results)
    assert sum(data["wins"].values()) + data["draws"] == 30 - data["unfinished"] > 0


class Clumsy(Bot):
    """Falls over at its thirtieth decision."""

    def choose(self, game: Any, seat: int) -> Any:
        if game.turn >= 3:
            raise RuntimeError("I fell over")
        return game.decision.options[0]


class Cheat(Bot):
    def choose(self, game: Any, seat: int) -> Any:
        return type(game.decision.options[0])("cheat")


@pytest.mark.parametrize(("bot", "words"), [(Clumsy, "RuntimeError: I fell over"), (Cheat, "IllegalChoice")])
def test_what_goes_wrong_is_reported_with_its_seed(bot: type[Bot], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "odd", bot)
    report = run(6, seed="odd", bots=("odd", "random"))
    data = report.data()
    assert len(data["errors"]) == 6 and data["wins"] == {} and data["unfinished"] == data["draws"] == 0
    for i, error in enumerate(data["errors"]):
        assert error.startswith(f"seed odd/{i}: ") and words in error and "decisions at Match" in error


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"games": 0}, "1 or more"),
        ({"games": -3}, "1 or more"),
        ({"bots": ("clever",)}, "random, thrifty, greedy"),
        ({"options": {"heroes": "nobody,paladin"}}, "barbarian"),
        ({"options": {"colour": "red"}}, "heroes"),
    ],
    ids=str,
)
def test_what_cannot_be_simulated_is_said_before_anything_is(change: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        run(**change)
    with pytest.raises(SetupError, match="dice-throne"):
        simulate("chess", 1, "0", ("random",), {})


# ---------------------------------------------------------------------- figures
@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (900, 1000, 0.8799, 0.9171),
        (0, 0, 0.0, 1.0),
    ],
)
def test_intervals_are_wilsons(won: int, of: int, low: float, high: float) -> None:
    assert interval(won, of) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    widths = []
    for of in (10, 100, 1000):
        low, high = interval(of * 3 // 10, of)
        assert 0 <= low < 0.3 < high <= 1
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def made(winners: tuple[int, ...] | None, heroes: str, first: int = 0, turns: int = 10, error: str = "") -> Result:
    won = None if winners is None else tuple([str(seat) for seat in winners])
    return Result("s", {"heroes": heroes.split()}, 50, won, turns, first, "f", error)


REPORT = Report(
    GAME,
    [
        made((0,), "paladin barbarian", first=0, turns=8),
        made((1,), "paladin barbarian", first=0, turns=12),
        made((1,), "barbarian paladin", first=1, turns=13),
        made((0,), "paladin paladin", first=1, turns=30),
        made((), "paladin barbarian", turns=20),
        made(None, "paladin barbarian", turns=99),
        made((0,), "paladin barbarian", turns=1, error="KeyError: x"),
        made((2, 3), "paladin barbarian gunslinger pyromancer", first=3, turns=17),
    ],
    4.0,
    ("random",),
)


def test_a_report_counts_wins_draws_and_what_is_left_out() -> None:
    data = REPORT.data()
    assert data["wins"] == {"0": 2, "1": 2, "2": 1, "3": 1} and list(data["wins"]) == sorted(data["wins"])
    assert (data["games"], data["draws"], data["unfinished"]) == (8, 1, 1)
    assert data["errors"] == ["seed s: KeyError: x"]
    assert (data["decisions"], data["decisions_per_second"], data["games_per_second"]) == (400, 100, 2.0)


def test_a_report_knows_lengths_start_players_and_heroes() -> None:
    assert REPORT.lengths() == (100 / 6, 8, 30)
    assert REPORT.first_player() == (3, 5)
    assert REPORT.win_rates() == {
        "gunslinger": (1, 1),
        "pyromancer": (1, 1),
        "paladin": (2, 4),
        "barbarian": (1, 4),
    }


def test_the_fingerprint_of_a_report_changes_with_any_of_its_games() -> None:
    whole = REPORT.data()["fingerprint"]
    for i, result in enumerate(REPORT.results):
        changed = Result(**{**vars(result), "fingerprint": "g"})
        other = Report(GAME, [*REPORT.results[:i], changed, *REPORT.results[i + 1 :]], 4.0, ("random",))
        assert other.data()["fingerprint"] != whole
    assert Report(GAME, REPORT.results, 99.0, ("random",)).data()["fingerprint"] == whole


# ---------------------------------------------------------------------- what a game counts itself
def test_what_a_game_counts_is_summed_over_all_games() -> None:
    report = simulate("dungeon-dice", 3, "counts", ("random",), {"players": "3"}, processes=1)
    counts = report.data()["counts"]
    assert list(counts) == sorted(counts) and counts["offers made: swap"] > 0
    for what, n in counts.items():
        assert n == sum(result.counts.get(what, 0) for result in report.results)
    fights = [line for line in sim_lines(report, report.data()) if line.startswith("fights: ")]
    assert len(fights) == 1 and f"win {counts['fights: win']}" in fights[0]


def test_games_that_count_nothing_say_nothing_of_it() -> None:
    report = run(2)
    assert report.data()["counts"] == {} and not any(
        line.startswith("offers") for line in sim_lines(report, report.data())
    )
