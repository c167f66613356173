"""A game that is watched is seen as one that nobody has looked at, whatever was changed since somebody looked."""

from __future__ import annotations

from typing import Any

from tablee.games import load
from tablee.table.beats import Beats

RULES = load("champions")


def watched() -> tuple[Any, Beats]:
    beats = Beats()
    setup = RULES.setup({"heroes": "spider-man", "scenario": "rhino"}, 1, "seen")
    return RULES.new(setup, "seen", True, None, beats), beats


def seen_alike(game: Any) -> bool:
    return all([RULES.view(game, seat) == RULES.view(game.clone(), seat) for seat in (0, -1)])


def test_a_record_that_changes_again_before_it_is_copied() -> None:
    """Nothing is told of exhausting a card: no clone is made between the two changes, and the record stays the same one."""
    game, beats = watched()
    me = game.players[0].me
    for damage in (1, 2, 3):
        game.edit(me).damage = damage
        beats(game)
        marks = {mark.role: mark.n for mark in RULES.view(game, 0).pieces[game.handle(me)].marks}
        assert marks["hp"] == game.hp(me) - damage


def test_a_hand_and_the_pile_that_its_cards_come_to() -> None:
    game, beats = watched()
    for i in game.players[0].hand[:3]:
        game.discard(i)
        beats(game)
        assert seen_alike(game)
