"""The account of a finished game says what its figures did, where the greatest blow fell, where it turned, and who was lucky."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tablee.gamekit.account import Figure
from tablee.games import load
from tablee.games.champions.mind.luck import BoostLuck, average
from tablee.games.super_dungeon.mind.luck import beyond
from tablee.table.account import Series, Teller, account
from tablee.table.journal import Journal, header_of, replay
from tablee.table.session import Session

#: heroes that are there whoever comes after them
OPTIONS = {"dice-throne": {"heroes": "barbarian,gunslinger"}}
SEATS = {"dice-throne": 2, "champions": 1, "dungeon-dice": 2, "super-dungeon": 2}


def played(game: str, seed: str = "7") -> Journal:
    """A whole game of bots that choose at random."""
    session = Session.start(game, OPTIONS.get(game, {}), ("bot:random",) * SEATS[game], seed)
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


def test_a_new_stage_is_no_turning_point() -> None:
    """The second villain comes with all its health: nobody was healed, and nothing turned with it."""
    teller = Teller(load("champions"))
    for teller.entry, figure in enumerate(
        [
            Figure("hp", "hp", "@card.rhino-1", 14, 14, -1),
            Figure("hp", "hp", "@card.rhino-1", 9, 14, -1),
            Figure("hp", "hp", "@card.rhino-2", 15, 15, -1),
        ]
    ):
        if teller.now:
            teller.changed(teller.now["hp"], figure, [])
        else:
            teller.series["hp"] = Series("hp", figure.who, figure.of, [(0, figure.n)])
        teller.now["hp"] = figure
    assert list(teller.swings) == [1] and teller.series["hp"].points == [(0, 14), (1, 9), (2, 15)]


@pytest.mark.parametrize(("wounds", "greatest"), [((4, 3, 2), 0), ((4, 2, 1), 2), ((4, 3, 1), 2)])
def test_where_every_blow_takes_one_none_is_the_greatest(wounds: tuple[int, ...], greatest: int) -> None:
    teller = Teller(load("super-dungeon"))
    now = Figure("hearts", "hearts", "@model.ember-mage", 5, 5, -1)
    teller.series["hearts"] = Series("hearts", now.who, now.of, [(0, now.n)])
    for teller.entry, n in enumerate(wounds, 1):
        old, now = now, replace(now, n=n)
        teller.changed(old, now, [])
    assert (teller.blow.n if teller.blow is not None else 0) == greatest


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


@pytest.mark.parametrize(("game", "games", "most"), [("super-dungeon", 6, 10), ("champions", 6, 3)])
def test_luck_with_stars_and_with_boost_cards_is_fair_over_many_games(game: str, games: int, most: int) -> None:
    found = [account(played(game, str(seed))) for seed in range(games)]
    sums = [sum(one.luck.values(), Fraction(0)) for one in found]
    assert all([one.luck and one.luck_words is not None for one in found])
    assert len(set(sums)) == len(sums) and abs(sum(sums, Fraction(0)) / len(sums)) < most


@pytest.mark.rule("SD-DICE-02")
def test_a_die_counts_for_what_it_shows_beyond_its_average() -> None:
    rules = load("super-dungeon")
    game: Any = rules.new(rules.setup({}, 2, "1"), "1", True)
    for colour, faces in zip("brg", game.kit.faces):
        gained = [beyond(game, f"{colour}{side}") for side in range(1, 7)]
        assert sum(gained) == 0
        assert [n - gained[0] for n in gained] == [face.stars - faces[0].stars for face in faces]


@pytest.mark.rule("MC-BOOST-01")
def test_a_boost_card_is_compared_with_all_that_lie_face_down() -> None:
    rules = load("champions")
    game: Any = rules.new(rules.setup({}, 1, "1"), "1", True)
    turned, *rest = game.edeck
    icons = [game.cards[i].face.boost for i in (turned, *rest)]
    game.edeck = tuple(rest)
    assert average(game, turned) == Fraction(sum(icons), len(icons))


@pytest.mark.rule("MC-BOOST-01")
def test_whoever_meets_many_boost_icons_was_unlucky() -> None:
    """The same game twice: once the cards with the most icons lie on top, once those with none."""
    rules, found = load("champions"), []
    for most in (True, False):
        luck = BoostLuck()
        game: Any = rules.new(rules.setup({"scenario": "rhino"}, 1, "1"), "1", True, None, luck)
        while not luck.sums:
            ordered = sorted(game.edeck, key=lambda i: (game.cards[i].face.boost, i), reverse=most)
            game.edeck = tuple(ordered)
            game.choose(game.decision.options[-1])
        found.append(luck.sums[0])
    unlucky, lucky = found
    assert unlucky < 0 < lucky
