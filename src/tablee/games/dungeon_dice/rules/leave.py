"""Somebody gives up: the dice go back into their bags, deals with them are off, the others play on."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.keeping import lapse, void
from tablee.games.dungeon_dice.rules.procedures.turn import Turn
from tablee.games.dungeon_dice.rules.state import Dungeon


def leave(game: Dungeon, seat: int) -> None:
    """Whatever was going on may have involved this seat, so the turn begins anew, or the next one does."""
    game.note("DD-GOAL-01", "concedes", who=f"&{seat}")
    hero = game.heroes[seat]
    held = [*hero.dice, *[die for die, _ in hero.trophies]]
    hero.dice, hero.worn, hero.trophies, hero.out = (), (), (), True
    trophies = [die for other in game.heroes for die, _ in other.trophies]
    held += [die for die in game.drawn if die not in trophies and die not in game.bags["black"] and die not in held]
    for die in held:
        game.put_back(die)
    for promise in game.ledger:
        if seat in (promise.by, promise.to):
            void(game, promise)
    game.ledger = tuple([p for p in game.ledger if seat not in (p.by, p.to)])
    game.filed = tuple([offer for offer in game.filed if seat != offer.by and seat not in offer.others])
    lapse(game)
    game.combat, game.drawn, game.chest = None, (), False
    game.tried, game.opening, game.received = (), (), ()
    left = [other for other, one in enumerate(game.heroes) if not one.out]
    if len(left) == 1:
        game.over((left[0],))
        game.stack.clear()
        return
    if game.active == seat:
        game.active = game.left_of(seat)[0]
    del game.stack[1:]
    game.decision = None
    game.stack.append(Turn())
    game.advance(None)
