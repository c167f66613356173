"""The Consul Turn: activate monsters up to four skull points, or spawn at one point (SD-CONSUL).

Two turns of the example of play: SD-CONSUL-07, SD-CONSUL-08."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules.abilities import INSIGNIFICANT
from tablee.games.super_dungeon.rules.pointing import actor, on_model, who_words
from tablee.games.super_dungeon.rules.procedures import activation, potions
from tablee.games.super_dungeon.rules.procedures.activation import END
from tablee.games.super_dungeon.rules.procedures.spawning import Spawn, available, spawns, standing
from tablee.games.super_dungeon.rules.ranks import CONSUL, CREEP, POINT, SUPER
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.values import own_abilities
from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, call, goto
from tablee.kernel.record import record


@lru_cache(maxsize=4096)
def activate_option(handle: str) -> Option:
    return option("activate", handle)  # the verb is that of both sides: see `heroes`


# ---------------------------------------------------------------------- what an activation costs
def hero_tiles(game: Arena) -> int:
    """The squares of all tiles with a Hero on them; pets do not count (SD-ABIL-11)."""
    squares = 0
    tiles = game.board.tile_squares
    for n in game.heroes():
        for tile in game.tiles_of(n):
            squares |= tiles[tile]
    return squares


def is_free(game: Arena, n: int, seen: int) -> bool:
    """One Super in a turn, another one must be paid for (SD-CONSUL-03, SD-CONSUL-04, SD-BOSS-02); Insignificant monsters
    on a tile with a Hero (SD-ABIL-11)."""
    if game.card(n).level == SUPER:
        return not game.free_super and not game.kit.on("paid-supers")  # SD-DIFF-04
    own = game.rank(n) == CREEP or own_abilities(game, n) & INSIGNIFICANT
    return bool(own and seen & game.feet(n))


def cost(game: Arena, n: int) -> int:
    """Skull points that activating it takes now (SD-CONSUL-02)."""
    return 0 if is_free(game, n, hero_tiles(game)) else game.card(n).skulls


def ready(game: Arena) -> list[int]:
    """Monsters that can be activated now, once in a turn each (SD-CONSUL-06)."""
    left, seen = game.kit.skulls - game.skulls_spent, -1
    ranks, models, found = game.kit.ranks, game.models, []
    for n in game.present[CONSUL]:
        if models[n].turned or ranks[n] == POINT:
            continue
        if game.card(n).skulls > left:
            if seen < 0:
                seen = hero_tiles(game)  # few ask for it
            if not is_free(game, n, seen):
                continue
        found.append(n)
    return found


class SideTurn(Procedure):
    """A turn of one side, which activates its models."""

    def may_activate(self, game: Arena, n: int) -> str:
        """The rule against activating this model, which is there and of this side."""
        raise NotImplementedError

    def activating(self, game: Arena, seat: int, choice: Option) -> str:
        return self.may_activate(game, game.kit.by_handle[str(choice.args[0])])


@record
class ConsulTurn(SideTurn):
    STEPS = {
        "begin": "SD-TURN-01 SD-CONSUL-01",
        "choose": "SD-CONSUL-01 SD-CONSUL-02 SD-CONSUL-03",
        "between": "SD-CONSUL-05 SD-POTION-04",
        "brought": "SD-SPAWN-01 SD-POTION-04",
        "end": "SD-TURN-02",
    }

    acted: bool = False  # a monster was activated: no spawning any more
    spawned: bool = False  # this is a spawn turn

    def begin(self, game: Arena) -> Flow | None:
        game.turn += 1
        game.side, game.active = CONSUL, -1
        game.skulls_spent, game.free_super, game.drunk = 0, False, ()
        game.declined = potions.still_declined(game)
        for n, model in enumerate(game.models):
            if model.side == CONSUL and model.turned:
                game.change(n, turned=False)
        game.note("SD-TURN-01", "consul-turn", n=game.turn)
        return call(potions.emergency(game), then="choose")

    def choose(self, game: Arena) -> Flow | None:
        handles = game.kit.handles
        options = [activate_option(handles[n]) for n in ready(game)]
        if not self.acted:
            options += [SPAWN(handles[n]) for n in spawns(game)]
        if not options:
            return goto("end")
        options.append(END.bare)
        return ask(game.kit.consul, "consul-turn", options, then="chosen", n=game.kit.skulls - game.skulls_spent)

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        if END.of(choice):
            return goto("end")
        n = game.kit.by_handle[str(choice.args[0])]
        if SPAWN.of(choice):
            self.spawned = True
            return call(Spawn(n), then="brought")
        self.acted = True
        price = cost(game, n)
        if game.card(n).level == SUPER and not price:
            game.free_super = True
        game.skulls_spent += price
        game.change(n, turned=True)
        game.note("SD-CONSUL-02", "activates-monster", who=game.name(n), n=price)
        return call(activation.Activation(n), then="between")

    def between(self, game: Arena) -> Flow | None:
        """Potions were offered after the last action of the monster: not once more if nothing has happened since."""
        game.active = -1
        return goto("choose") if self.got else call(potions.emergency(game), then="choose")

    def brought(self, game: Arena) -> Flow | None:
        """The monsters of a spawn turn are there: the last moment of it."""
        return call(potions.emergency(game), then="end")

    def end(self, game: Arena) -> Flow | None:
        """A spawn turn bars the next Consul Turn from spawning (SD-SPAWN-08); points that are left over are lost."""
        game.spawned = self.spawned
        game.active = -1
        return None

    # ------------------------------------------------------------------ why not
    def may_activate(self, game: Arena, n: int) -> str:
        return ""

    def spawning(self, game: Arena, seat: int, choice: Option) -> str:
        if self.acted:
            return "SD-CONSUL-01"
        if game.spawned and not game.kit.on("free-spawning"):  # SD-DIFF-15
            return "SD-SPAWN-08"
        return "" if available(game, game.kit.by_handle[str(choice.args[0])]) else "SD-SPAWN-02"


# ---------------------------------------------------------------------- why not
def consuls_turn(game: Arena, seat: int, choice: Option) -> str:
    return "" if seat == game.kit.consul and game.side == CONSUL else "SD-CONSUL-01"


def a_point(game: Arena, seat: int, choice: Option) -> str:
    n = game.kit.by_handle.get(str(choice.args[0]) if len(choice.args) == 1 else "", -1)
    there = n >= 0 and game.models[n].at >= 0 and game.rank(n) == POINT and standing(game, n)[0] == n
    return "" if there else "SD-SPAWN-01"


def activating(game: Arena, n: int) -> str:
    """Why the Consul may not activate this model in this turn."""
    model = game.models[n]
    if model.at < 0 or game.rank(n) == POINT:
        return "SD-COMP-06"
    if model.turned:
        return "SD-CONSUL-06"
    if cost(game, n) > game.kit.skulls - game.skulls_spent:
        return "SD-CONSUL-03" if game.card(n).level == SUPER else "SD-CONSUL-02"
    return ""


# ---------------------------------------------------------------------- verbs
def spawn_tries(game: Arena, seat: int, piece: str) -> list[Option]:
    n = game.kit.by_handle.get(piece, -1)
    own = n >= 0 and game.rank(n) == POINT and seat == game.models[n].seat == game.kit.consul
    return [SPAWN(piece)] if own and actor(game, seat) < 0 else []


SPAWN = Answer(
    "spawn",
    consuls_turn,
    a_point,
    at=ConsulTurn,
    asked=ConsulTurn.spawning,
    otherwise="SD-CONSUL-01",
    words=who_words,
    on=on_model,
    tries=spawn_tries,
    group="activate",
)
VERBS: list[Verb[Arena]] = [SPAWN]
PROCEDURES: tuple[type[Procedure], ...] = (ConsulTurn,)
