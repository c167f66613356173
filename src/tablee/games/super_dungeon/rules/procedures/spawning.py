"""The Spawn Monsters turn: a spawning point brings its monsters and takes a wound for it (SD-SPAWN)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.abilities import HATCHERY
from tablee.games.super_dungeon.rules.figures import SPAWN_REACH
from tablee.games.super_dungeon.rules.placing import Place, around, in_order
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.kernel.decision import Args, Flow
from tablee.kernel.procedure import Procedure, call, done
from tablee.kernel.record import record


def both(game: Arena, point: int) -> list[int]:
    """The figures on one card: a point alone, or the two of its pair, standing or not (SD-SETUP-07)."""
    card = game.kit.figures[point].card
    if not game.kit.defs[card].paired:
        return [point]
    same = [n for n, figure in enumerate(game.kit.figures) if figure.card == card]
    first = same.index(point) & ~1
    return same[first : first + 2]


def standing(game: Arena, point: int) -> list[int]:
    return [n for n in both(game, point) if game.models[n].at >= 0]


def available(game: Arena, point: int, level: str = "") -> list[int]:
    """What it can spawn now: of each monster on its card as many as are in the pool, at most the number listed
    (SD-SPAWN-02; example SD-SPAWN-10); of one level only, if it is named.

    The pool goes by names: a copy of the point may have brought them (SD-SPAWN-09), and a shapeshifter in the dungeon is
    not in it, whatever its form (SD-SPAWN-11)."""
    found: list[int] = []
    for card, count in game.card(point).pool:
        if not level or game.kit.defs[card].level == level:
            found += [n for n in game.pool(card) if n not in found][:count]
    return found


def zone(game: Arena, point: int) -> int:
    """Within two squares of the point, of either figure of a pair, or of a hatchery (SD-SPAWN-03, SD-SPAWN-04)."""
    nests = [n for n in game.points() if game.card(n).abilities & HATCHERY]
    return around(game, [*standing(game, point), *nests], SPAWN_REACH)


def spawns(game: Arena) -> list[int]:
    """Points that could spawn, one figure for each pair (SD-SPAWN-01, SD-SPAWN-02, SD-SPAWN-08); none in the boss fight,
    because none is left (SD-BOSS-03)."""
    if game.spawned and not game.kit.on("free-spawning"):  # SD-DIFF-15
        return []
    return [n for n in game.points() if standing(game, n)[0] == n and available(game, n)]


@record
class Spawn(Procedure):
    STEPS = {
        "place": "SD-SPAWN-01 SD-SPAWN-02 SD-SPAWN-03",
        "wound": "SD-SPAWN-04 SD-SPAWN-07",
        "drops": "SD-SPAWN-07 SD-COIN-01",
    }

    point: int

    def place(self, game: Arena) -> Flow | None:
        todo = in_order(game, available(game, self.point))
        cards = [game.models[n].card for n in todo]
        groups = "+".join([f"{cards.count(card)}={card}" for card in dict.fromkeys(cards)])
        price = len(standing(game, self.point))
        game.note("SD-SPAWN-01", "spawns", who=game.name(self.point), what=f"%groups:{groups}", n=price)
        return call(Place(game.kit.consul, todo, zone(game, self.point)), then="wound")

    def wound(self, game: Arena) -> Flow | None:
        """Each figure of the pair takes one; this may destroy it."""
        for n in standing(game, self.point):
            death.wound(game, n, 1, how="spawn")
        return None

    def drops(self, game: Arena) -> Flow | None:
        return call(death.Drops(), then="drops") if game.drops else done()

    def about(self) -> Args:
        return whose(self.point)


PROCEDURES: tuple[type[Procedure], ...] = (Spawn,)
