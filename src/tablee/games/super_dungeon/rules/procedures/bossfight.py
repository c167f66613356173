"""Mighty Monsters, boss spawn, the boss fight and its time-out (SD-MIGHTY, SD-BOSSSPAWN, SD-BOSS, SD-TIMEOUT)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.games.super_dungeon.rules import effects
from tablee.games.super_dungeon.rules.figures import SPAWN_REACH
from tablee.games.super_dungeon.rules.nodes.explore import Vault
from tablee.games.super_dungeon.rules.nodes.node import name_of
from tablee.games.super_dungeon.rules.placing import (
    Choosing,
    Place,
    around,
    in_order,
    mover,
    named,
    place_options,
    room,
)
from tablee.games.super_dungeon.rules.pointing import DONE, on_model, tile_called, tile_words, who_words
from tablee.games.super_dungeon.rules.ranks import BITS_8, BITS_16, BOSS, CONSUL, ELITE, MINI_BOSS, MINION
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.state import PAST, Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES, TOKENS
from tablee.games.super_dungeon.rules.values import hearts, holds
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

TOP_RUNG = 5  # SD-MIGHTY-07
TIME_OUT_SKULLS = 6  # SD-TIMEOUT-06
RELOCATION = 10  # squares (SD-TIMEOUT-07)
VAULT = Lasting(
    name_of(Vault), -1, special=name_of(Vault)
)  # its Treasure is worth more: an Explore card of the tile it came up on


# ---------------------------------------------------------------------- Mighty Monsters
@record
class Ladder(Procedure):
    STEPS = {"climb": "SD-MIGHTY-01", "status": "SD-MIGHTY-07"}

    rungs: int

    def climb(self, game: Arena) -> Flow | None:
        """One rung for each mini-boss destroyed; the ladder ends at the fifth, or is not used at all (SD-DIFF-05)."""
        if game.kit.on("no-ladder"):
            return done()
        rung = min(TOP_RUNG, game.rung + self.rungs)
        if rung > game.rung:
            game.note("SD-MIGHTY-01", "climbs", n=rung, before=game.rung)
        game.rung = rung
        return None if rung == TOP_RUNG and not game.rung_status else done()

    def status(self, game: Arena) -> Flow | None:
        return ask(game.kit.consul, "rung-status", CHOICES, then="chosen")

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        game.rung_status = 1 << STATUSES.index(str(choice.args[0]))
        game.note("SD-MIGHTY-07", "rung-status", status=f"#status.{choice.args[0]}")
        return None

    def ruling(self, game: Arena, seat: int, choice: Option) -> str:
        return "" if seat == game.kit.consul else "SD-MIGHTY-07"


# ---------------------------------------------------------------------- boss spawn
def boss(game: Arena) -> int:
    return game.kit.by_handle[game.kit.setup.boss]


def idle_mini_bosses(game: Arena) -> list[int]:
    """Mini-bosses in the pool, one of each kind (SD-BOSSSPAWN-05)."""
    found: list[int] = []
    for card in dict.fromkeys(game.kit.setup.mini_bosses):
        found += game.pool(card)[:1]
    return found


def last_together(game: Arena) -> list[int]:
    """The different tiles of the points that were destroyed together last."""
    found: list[int] = []
    for tile in reversed(game.dead_points):
        found.append(max(tile, ~tile))
        if tile >= 0:
            break
    return sorted(set(found))


class BossSpawn(Choosing):
    """For each spawning point destroyed in the turn a mini-boss on its tile (example SD-BOSSSPAWN-06); for the last one of
    all, the dungeon boss."""

    STEPS = {
        "order": "SD-BOSSSPAWN-04",
        "next": "SD-BOSSSPAWN-01 SD-BOSSSPAWN-04",
        "mini_boss": "SD-BOSSSPAWN-01 SD-BOSSSPAWN-02 SD-BOSSSPAWN-05",
        "placed": "SD-BOSSSPAWN-01",
        "last": "SD-BOSSSPAWN-03 SD-BOSS-01",
        "fight": "SD-BOSS-01",
    }

    def order(self, game: Arena) -> Flow | None:
        """Of points that one action destroyed together the Consul says which was the last of all."""
        tiles = last_together(game)
        if len(tiles) < 2 or game.points():
            game.dead_points = tuple([max(tile, ~tile) for tile in game.dead_points])
            return None
        return ask(game.kit.consul, "last-point", [LAST(tile + 1) for tile in tiles], then="ordered")

    def ordered(self, game: Arena, choice: Option) -> Flow | None:
        tiles = [max(tile, ~tile) for tile in game.dead_points]
        last = int(choice.args[0]) - 1
        at = len(tiles) - 1 - tiles[::-1].index(last)
        game.dead_points = (*tiles[:at], *tiles[at + 1 :], last)
        return None

    def next(self, game: Arena) -> Flow | None:
        if not game.dead_points:
            return done()
        if len(game.dead_points) == 1 and not game.points():
            return goto("last")
        if idle_mini_bosses(game):
            return None if self.options(game) else goto("placed")  # no room on the tile
        game.dead_points = game.dead_points[1:]
        return call(Ladder(1), then="next")  # SD-MIGHTY-08

    def options(self, game: Arena) -> list[Option]:
        squares = game.board.tile_squares[game.dead_points[0]]
        return [o for n in idle_mini_bosses(game) for o in place_options(game, n, room(game, n, squares, whole=True))]

    def mini_boss(self, game: Arena) -> Flow | None:
        """The Consul may do without."""
        tile = tile_called(game, game.dead_points[0])
        return ask(game.kit.consul, "mini-boss", [*self.options(game), PASS], then="chosen", tile=tile)

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        if choice != PASS:
            n, at = named(game, choice)
            vault = holds(game, game.dead_points[0], Vault)
            game.put(n, at, lasting=(VAULT,) if vault is not None else ())
            game.note("SD-BOSSSPAWN-01", "placed", who=game.name(n), x=choice.args[1], y=choice.args[2])
        return goto("placed")

    def placed(self, game: Arena) -> Flow | None:
        game.dead_points = game.dead_points[1:]
        return goto("next")

    def last(self, game: Arena) -> Flow | None:
        """It must come, on a place of the Consul's choice; on a tile too full for it, as near as there is room."""
        n = boss(game)
        squares = game.board.tile_squares[game.dead_points[0]]
        whole = room(game, n, squares, whole=True) != 0
        while not room(game, n, squares, whole):
            squares = game.board.spread(squares, 1)
        return call(Place(game.kit.consul, (n,), squares, "SD-BOSSSPAWN-03", whole), then="fight")

    def fight(self, game: Arena) -> Flow | None:
        """From here on the Boss Fight card applies: King's Riches works while the boss is wounded (`death.wound`)."""
        game.dead_points = ()
        game.note("SD-BOSS-01", "boss-fight", who=game.name(boss(game)), card=f"#card.{game.kit.fight.spawn.name}")
        return done()

    def forbids(self, game: Arena, choice: Option) -> str:
        """Why this mini-boss may not be put there."""
        n, at = named(game, choice)
        if n < 0 or game.rank(n) != MINI_BOSS:
            return "SD-BOSSSPAWN-01"
        if n not in idle_mini_bosses(game):
            return "SD-BOSSSPAWN-05"
        places = room(game, n, game.board.tile_squares[game.dead_points[0]], whole=True)
        return "" if at >= 0 and places >> at & 1 else "SD-BOSSSPAWN-01"

    def ordering(self, game: Arena, seat: int, choice: Option) -> str:
        asked = self.step == "order" and seat == game.kit.consul
        return "" if asked and choice.args in [(tile + 1,) for tile in last_together(game)] else "SD-BOSSSPAWN-04"


# ---------------------------------------------------------------------- time-out
@record
class TimeOut(Choosing):
    """Once, when the boss has lost half its hearts: five steps by the Consul before anything else happens."""

    STEPS = {
        "statuses": "SD-TIMEOUT-01 SD-TIMEOUT-02 SD-TIMEOUT-03",
        "heal": "SD-TIMEOUT-04",
        "card": "SD-TIMEOUT-05",
        "summon": "SD-TIMEOUT-06",
        "spawn": "SD-TIMEOUT-06",
        "relocate": "SD-TIMEOUT-07 SD-TIMEOUT-08",
    }

    summoned: tuple[int, ...] = ()

    def says(self, game: Arena) -> Args:
        return {"who": game.the(boss(game))}

    def statuses(self, game: Arena) -> Flow | None:
        game.time_out = PAST  # SD-TIMEOUT-08
        game.note("SD-TIMEOUT-01", "time-out", who=game.name(boss(game)))
        effects.cure(game, boss(game), TOKENS, "SD-TIMEOUT-03")
        return None

    def heal(self, game: Arena) -> Flow | None:
        """Back to half its hearts, rounded up."""
        n = boss(game)
        most = hearts(game, n)
        effects.heal(game, n, max(0, game.models[n].wounds - most // 2), "SD-TIMEOUT-04")
        return None

    def card(self, game: Arena) -> Flow | None:
        """Last Stand: boss, elites and minions are immune now (see `values.abilities`), so their tokens go."""
        if game.kit.fight.timeout:
            game.note("SD-TIMEOUT-05", "time-out-card", card=f"#card.{game.kit.fight.timeout.name}")
        for n in game.on_map(CONSUL):
            effects.shed(game, n)
        return None

    def summon(self, game: Arena) -> Flow | None:
        """Which monsters of the pool come: kinds in a fixed order, so that the same lot is put together in one way only."""
        options = self.options(game)
        if not options:
            return None
        left = TIME_OUT_SKULLS - skulls(game, self.summoned)
        return ask(game.kit.consul, "time-out", [*options, DONE.bare], then="summons", n=left)

    def options(self, game: Arena) -> list[Option]:
        left = TIME_OUT_SKULLS - skulls(game, self.summoned)
        kinds = reinforcements(game)
        first = kinds.index(game.kit.figures[self.summoned[-1]].card) if self.summoned else 0
        near = around(game, [boss(game)], SPAWN_REACH)
        return [
            SUMMON(card)
            for card in kinds[first:]
            if game.kit.defs[card].skulls <= left
            and any([n not in self.summoned and room(game, n, near) for n in game.pool(card)])
        ]

    def summons(self, game: Arena, choice: Option) -> Flow | None:
        if DONE.of(choice):
            return None
        free = [n for n in game.pool(str(choice.args[0])) if n not in self.summoned]
        self.summoned += (free[0],)
        return goto("summon")

    def spawn(self, game: Arena) -> Flow | None:
        if not self.summoned:
            return None
        todo = in_order(game, list(self.summoned))
        near = around(game, [boss(game)], SPAWN_REACH)
        return call(Place(game.kit.consul, todo, near, "SD-TIMEOUT-06"), then="relocate")

    def relocate(self, game: Arena) -> Flow | None:
        places = relocations(game)
        if not places:
            return done()
        return ask(game.kit.consul, "relocate", [*place_options(game, boss(game), places), PASS], then="relocated")

    def relocated(self, game: Arena, choice: Option) -> Flow | None:
        if choice != PASS:
            n, at = named(game, choice)
            game.put(n, at)
            game.note("SD-TIMEOUT-07", "placed", who=game.name(n), x=choice.args[1], y=choice.args[2])
        return done()

    def forbids(self, game: Arena, choice: Option) -> str:
        n, at = named(game, choice)
        if n < 0 or game.rank(n) != BOSS or self.step != "relocate":
            return "SD-TIMEOUT-02"
        return "" if at >= 0 and relocations(game) >> at & 1 else "SD-TIMEOUT-07"

    def summoning(self, game: Arena, seat: int, choice: Option) -> str:
        if seat != game.kit.consul:
            return "SD-TIMEOUT-02"
        return "" if choice in self.options(game) else "SD-TIMEOUT-06"


def skulls(game: Arena, models: tuple[int, ...]) -> int:
    return sum([game.kit.defs[game.kit.figures[n].card].skulls for n in models])


def reinforcements(game: Arena) -> list[str]:
    """Cards of 8-bit and 16-bit monsters that spawning points listed; Boo Booties come out of chests only (SD-BOOTY-02)."""
    cards = dict.fromkeys([card for point in game.kit.setup.points for card, _ in game.kit.defs[point].pool])
    defs = game.kit.defs
    return [card for card in cards if defs[card].level in (BITS_8, BITS_16) and defs[card].rank in (MINION, ELITE)]


def relocations(game: Arena) -> int:
    """Free places within ten squares of the boss, whatever lies between; its own squares are free for it."""
    n = boss(game)
    how, feet = mover(game, n), game.feet(n)
    taken = (game.held[0] | game.held[1] | game.chests()) & ~feet
    near = how.stand & how.covering(game.board.spread(feet, RELOCATION)) & ~how.covering(taken)
    return near & ~(1 << game.models[n].at)


# ---------------------------------------------------------------------- verbs
def status_words(game: Arena, seat: int, choice: Option) -> Args:
    return {"status": f"@status.{choice.args[0]}"}


STATUS = Answer("status", at=Ladder, asked=Ladder.ruling, otherwise="SD-MIGHTY-07", words=status_words, on=nothing)
CHOICES = [STATUS(name) for n, name in enumerate(STATUSES) if TOKENS >> n & 1]
SUMMON = Answer("summon", at=TimeOut, asked=TimeOut.summoning, otherwise="SD-TIMEOUT-02", words=who_words, on=on_model)
LAST = Answer("last", at=BossSpawn, asked=BossSpawn.ordering, otherwise="SD-BOSSSPAWN-04", words=tile_words, on=nothing)
VERBS: list[Verb[Arena]] = [STATUS, SUMMON, LAST]
PROCEDURES: tuple[type[Procedure], ...] = (Ladder, BossSpawn, TimeOut)
