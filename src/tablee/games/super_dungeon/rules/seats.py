"""Seats of the Hero players, in the order in which they are asked."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.state import Arena


def hero_seats(game: Arena) -> list[int]:
    """Seats that own a Hero, beginning after the owner of the Hero activated last."""
    seats = [seat for seat in game.kit.party_seats if any([game.models[n].seat == seat for n in game.kit.heroes])]
    after = [seat for seat in seats if seat > game.speaker]
    return after + [seat for seat in seats if seat <= game.speaker]


def from_speaker(game: Arena) -> list[int]:
    """The same seats, beginning with who speaks for the party."""
    seats = hero_seats(game)
    first = seats.index(game.speaks()) if game.speaks() in seats else 0
    return seats[first:] + seats[:first]
