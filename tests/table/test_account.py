"""The account of a finished game says what its figures did, where the greatest blow fell, where it turned, and who was lucky."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tablee.games import load
from tablee.table.account import account
from tablee.table.journal import Journal, header_of, replay
from tablee.table.session import Session

SEATS = {"dice-throne": 2, "champions": 1, "dungeon-dice": 2, "super-dungeon": 2}


def played(game: str, seed: str = "7") -> Journal:
    """A whole game of bots that choose at random."""
    session = Session.start(game, {}, ("bot:random",) * SEATS[game], seed)
    session.run()
    return session.journal()


@pytest.mark.parametrize("game", ["dice-throne", "champions", "dungeon-dice"])
def test_figures_are_those_of_the_game_at_each_choice(game: str) -> None:
    journal = played(game)
    found = account(journal)
    rules = load(game)
    assert found.series and found.entries == len(journal.entries)
    for n, state in replay(journal):
        now = {(one.role, one.who): one.n for one in rules.figures(state)}
        for one in found.series:
            known = [value for entry, value in one.points if entry <= n]
            if known and (one.role, one.who) in now:
                assert now[one.role, one.who] == known[-1]


def test_the_greatest_blow_and_the_turning_point() -> None:
    found = account(played("dice-throne"))
    losses = [
        (old - new, entry)
        for one in found.series
        for (_, old), (entry, new) in zip(one.points, one.points[1:])
        if old > new
    ]
    assert found.blow is not None and found.blow.text is not None
    assert (found.blow.n, found.blow.entry) == max(losses)
    assert found.blow.n in found.blow.text.args.values()
    assert found.turning == found.blow.entry


def test_a_game_that_was_given_up_at_once_has_no_turning_point() -> None:
    rules = load("dice-throne")
    setup = rules.setup({}, 2, "1")
    session = Session(Journal(header_of(rules, setup, ("human", "human"), "1")))
    session.choose(0, "concede")
    found = account(session.journal())
    assert (found.turning, found.blow) == (0, None)
    assert [one.points for one in found.series] == [[(0, 50), (1, 0)], [(0, 50)]]


def test_luck_with_dice_is_fair_over_many_games() -> None:
    """Whatever is kept, what comes is on average what was expected: the sum over many rolls stays near nothing."""
    sums = [sum(account(played("dice-throne", str(seed))).luck.values(), Fraction(0)) for seed in range(12)]
    assert any([one != 0 for one in sums])
    assert abs(sum(sums, Fraction(0)) / len(sums)) < 10
    assert any([one < 0 for one in sums]) and any([one > 0 for one in sums])


def test_champions_has_no_luck_to_reckon() -> None:
    assert account(played("champions")).luck == {}
