"""Where Heroes of bots stand: what monsters could do to them in the next Consul Turn."""

from __future__ import annotations

from tablee.games.super_dungeon.mind.reckoning import harmless
from tablee.games.super_dungeon.mind.worth import force_of
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.procedures.moving import square_of
from tablee.games.super_dungeon.rules.ranks import CONSUL, POINT, SUPER
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.tile_effects import gait
from tablee.games.super_dungeon.rules.values import moves
from tablee.kernel.decision import Option

FAR = 12  # squares from which on distance makes no difference


def move_to(game: Arena, n: int, places: int) -> Option:
    """To the least dangerous of these places, the nearest of equals."""
    return Option("move", game.board.xy(safest(game, n, harmless(game, n, places), dangers(game, n))))


def safest(game: Arena, n: int, places: int, found: list[tuple[int, int, int]]) -> int:
    here = game.models[n].at
    return min(bits(places), key=lambda q: (danger(game, found, q), game.board.distance(here, q), q))


def dangers(game: Arena, n: int) -> list[tuple[int, int, int]]:
    """Monsters that could attack in the next Consul Turn: the places they reach, their force, their skull points."""
    how = gait(game, n)
    found: list[tuple[int, int, int]] = []
    for m in game.on_map(CONSUL):
        card = game.card(m)
        if game.rank(m) != POINT:
            squares = game.board.spread(game.feet(m), moves(game, m) + max(card.reach))
            price = 0 if card.level == SUPER else card.skulls
            found.append((how.covering(squares), force_of(card), price))
    return sorted(found, key=lambda one: (-one[1] // max(1, one[2]), one))


def danger(game: Arena, found: list[tuple[int, int, int]], at: int) -> int:
    """What could happen on a place: the force of the worst monsters that the Consul can pay for."""
    budget, total = game.kit.skulls, 0
    for squares, force, price in found:
        if squares >> at & 1 and price <= budget:
            budget -= price
            total += force
    return total


def away(game: Arena, target: int, options: list[Option]) -> Option:
    """A Hero may move somebody: a monster as far from all Heroes as can be, a friend not at all (SD-CONTROL-01)."""
    places = [o for o in options if len(o.args) == 2]
    if game.models[target].side != CONSUL or not places:
        return options[-1]
    heroes = [game.feet(n) for n in game.heroes()]
    shape = game.board.shapes[game.width(target)]

    def far(feet: int) -> int:
        return sum([min(FAR, game.board.apart(feet, one)) for one in heroes])

    best = max(places, key=lambda o: (far(shape << square_of(game, o)), str(o)))
    return best if far(shape << square_of(game, best)) > far(game.feet(target)) else options[-1]
