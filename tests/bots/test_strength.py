"""The greedy bot is worth playing against: it beats random play nine times out of ten, whoever it plays."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.lab.learning.gate import gate
from tablee.lab.learning.selfplay import Table
from tablee.lab.learning.trial import trial
from tablee.lab.simulate import Report, simulate

GAMES = [100, pytest.param(200, marks=pytest.mark.long)]  # on each side


def counted(report: Report, seat: int) -> dict[str, tuple[int, int]]:
    """For each hero that the bot in `seat` played: games won of games played."""
    found: dict[str, tuple[int, int]] = {}
    for result in report.results:
        hero = str(result.setup["heroes"][seat])
        won, of = found.get(hero, (0, 0))
        found[hero] = (won + (result.winners == (str(seat),)), of + 1)
    return found


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
@pytest.mark.parametrize("games", GAMES)
def test_greedy_wins_nine_games_of_ten_against_random(games: int) -> None:
    first = simulate("dice-throne", games, "greedy first", ("greedy", "random"), {})
    second = simulate("dice-throne", games, "greedy second", ("random", "greedy"), {})
    assert not first.data()["errors"] and not second.data()["errors"]
    assert first.data()["unfinished"] == second.data()["unfinished"] == 0
    tables = [counted(first, 0), counted(second, 1)]
    by_hero = {hero: tuple(map(sum, zip(*[t[hero] for t in tables if hero in t]))) for hero in sorted({**tables[0]})}
    won = sum(wins for wins, _ in by_hero.values())
    assert sum(of for _, of in by_hero.values()) == 2 * games and set(by_hero) == set(
        load("dice-throne").content_names()
    )
    assert won >= 0.9 * 2 * games, f"{won} of {2 * games}: {by_hero}"
    for hero, (wins, of) in by_hero.items():
        assert wins >= 0.75 * of, f"{hero} won {wins} of {of}"


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
@pytest.mark.parametrize("players", ["3", "4"])
def test_greedy_holds_its_own_with_more_at_the_table(players: str) -> None:
    """One greedy side among random ones: far more than its share."""
    bots = ("greedy", "random", "random") if players == "3" else ("greedy", "greedy", "random", "random")
    report = simulate("dice-throne", 20, f"many {players}", bots, {"players": players})
    won = sum("0" in (result.winners or ()) for result in report.results)
    assert won >= (12 if players == "3" else 16), won


@pytest.mark.parametrize("games", [60, pytest.param(400, marks=pytest.mark.long)])
def test_the_strong_level_is_stronger_than_the_medium_one(games: int) -> None:
    """In pairs with sides swapped, all heroes, fixed seeds: the same games in every run."""
    report = gate(Table("dice-throne", 2, {}), "strong", "medium", games, "levels")
    assert not [pair for pair in report.pairs if pair.error or pair.unfinished]
    assert report.share >= 0.6 and report.interval[0] > 0.5, f"{report.share} {report.interval}"


@pytest.mark.parametrize("games", [24, pytest.param(400, marks=pytest.mark.long)])
def test_the_strong_level_is_stronger_than_the_medium_one_alone_against_villains(games: int) -> None:
    """The same games with both, all heroes and villains: of those that exactly one of them wins."""
    report = trial(Table("champions", 1, {}), "strong", "medium", games, "levels")
    assert not report.data()["errors"] and not report.data()["unfinished"]
    assert report.passed, f"{report.share} {report.interval} of {len(report.apart)}"
