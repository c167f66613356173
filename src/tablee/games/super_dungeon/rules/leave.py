"""Somebody gives up: a Hero player's Heroes go to the next one; without the Consul or without Heroes the game is over."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.ranks import PARTY
from tablee.games.super_dungeon.rules.seats import hero_seats
from tablee.games.super_dungeon.rules.state import Arena
from tablee.kernel.procedure import goto


def leave(game: Arena, seat: int) -> None:
    game.note("SD-COMP-01", "concedes", who=f"&{seat}")
    others = [other for other in hero_seats(game) if other != seat]
    if seat == game.kit.consul or not others:
        game.over(tuple(others) if seat == game.kit.consul else (game.kit.consul,))
        game.stack.clear()
        return
    heir = next((other for other in others if other > seat), others[0])
    for n, model in enumerate(game.models):
        if model.side == PARTY and model.seat == seat:
            game.change(n, seat=heir)
    if game.speaks() == seat:
        game.speaker = heir
    for frame in game.stack:  # frames that ask somebody by number
        if getattr(frame, "seat", -1) == seat:
            frame.seat = heir  # type: ignore[attr-defined]
    game.decision = None  # the heir may have nobody left to ask: one's own potion, or nothing of one's own to do
    game.advance(goto(game.stack[-1].step))
