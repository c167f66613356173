"""Exact odds of the dice that somebody has marked to be kept."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.ladder import parts
from tablee.games.dice_throne.rules.procedures.offense import KEEP
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.decision import PASS


def rolled() -> Battle:
    """At the first question which dice to keep."""
    rules = load("dice-throne")
    game: Battle = rules.new(rules.setup({"heroes": "gunslinger,barbarian"}, 2, "held"), "held")  # type: ignore[assignment]
    while not any([KEEP.of(option) for option in game.asked.options]):
        game.choose(PASS if PASS in game.asked.options else game.asked.options[0])
    return game


@pytest.mark.rule("DT-OFF-02", "DT-OFF-03")
def test_the_best_of_all_ways_to_keep_dice_is_what_the_odds_say() -> None:
    game = rolled()
    chances = load("dice-throne").chances
    assert chances is not None
    seat = game.asked.seat
    best = {one.sheet: Fraction(one.over, one.under) for one in chances.odds(game, seat)}
    found: dict[str, list[Fraction]] = {sheet: [] for sheet in best}
    for part in parts(tuple(sorted(game.rolls[-1].faces))):
        held = chances.holding(game, seat, part)
        assert {one.keep for one in held} == {part}
        for one in held:
            found[one.sheet].append(Fraction(one.over, one.under))
    assert {sheet: max(all) for sheet, all in found.items()} == best
    # keeping all five is stopping: each ability is there or it is not
    everything = chances.holding(game, seat, tuple(sorted(game.rolls[-1].faces)))
    assert {Fraction(one.over, one.under) for one in everything} <= {Fraction(0), Fraction(1)}


def test_dice_that_do_not_lie_there_cannot_be_held() -> None:
    game = rolled()
    chances = load("dice-throne").chances
    assert chances is not None
    missing = next(face for face in range(1, 7) if face not in game.rolls[-1].faces)
    assert list(chances.holding(game, game.asked.seat, (missing,))) == []
    assert list(chances.holding(game, 1 - game.asked.seat, ())) == []
