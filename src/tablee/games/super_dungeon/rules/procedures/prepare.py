"""Setup in ten steps (SD-SETUP-01): by the players, or by chance where the table wants to begin at once.

Sizes, Heroes and monsters were agreed on before, and mostly what goes into the decks: they are in the `Setup`."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.gamekit.view import Words
from tablee.games.super_dungeon.rules import laying
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.laying import beside
from tablee.games.super_dungeon.rules.placing import (
    CHANCE,
    PLACE,
    Choosing,
    Place,
    around,
    by_chance,
    in_order,
    mover,
    named,
    place_options,
    rest_by_chance,
    room,
)
from tablee.games.super_dungeon.rules.procedures.powerup import PET_REACH
from tablee.games.super_dungeon.rules.procedures.spawning import available, both, zone
from tablee.games.super_dungeon.rules.procedures.stocking import Stock
from tablee.games.super_dungeon.rules.ranks import BITS_8, POINT
from tablee.games.super_dungeon.rules.records import CHEST, LOOT_ADDED, LOOT_REMOVED, MOST
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.values import quantity
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

ENTRANCE_REACH = 4  # squares between an entrance and the start marker (SD-SETUP-12)
POINT_REACH = 2  # the marker is further than this from every spawning point
MARKER = "start"


@record
class Prepare(Choosing):
    STEPS = {
        "size": "SD-SETUP-01 SD-SETUP-02",
        "party": "SD-SETUP-03",
        "monsters": "SD-SETUP-04 SD-SETUP-05 SD-SETUP-06",
        "tiles": "SD-TILE-01 SD-TILE-02",
        "treasure": "SD-DECK-01",
        "loot": "SD-DECK-04",
        "exchange": "SD-DECK-04",
        "explore": "SD-DECK-05",
        "points": "SD-SETUP-09 SD-SETUP-10",
        "chests": "SD-SETUP-09",
        "spawn": "SD-SETUP-11",
        "marker": "SD-SETUP-12",
        "heroes": "SD-SETUP-13",
        "pets": "SD-SETUP-13",
        "supplies": "SD-SETUP-14",
    }

    at: int = 0  # which point spawns, which Hero or pet is placed next

    def says(self, game: Arena) -> Args:
        return {"who": game.the(next_point(game))} if self.step == "points" else {}

    # ------------------------------------------------------------------ 1 to 3: agreed on before
    def size(self, game: Arena) -> Flow | None:
        game.models = list(game.kit.figures)
        game.derive()
        game.note("SD-SETUP-02", "game-size", n=len(game.kit.heroes))
        return None

    def party(self, game: Arena) -> Flow | None:
        """Pets that come with a Hero are its own from the start (SD-ABIL-14)."""
        for hero in game.kit.heroes:
            pet = game.card(hero).pet
            if pet:
                own = next(n for n in game.pets() if game.models[n].card == pet and game.models[n].master < 0)
                game.change(own, master=hero, seat=game.models[hero].seat)
        return None

    def monsters(self, game: Arena) -> Flow | None:
        return None

    # ------------------------------------------------------------------ 4: tiles
    def tiles(self, game: Arena) -> Flow | None:
        """Consul and Heroes take turns, the Consul first."""
        if len(game.tiles) == laying.count(game):
            return None
        if game.kit.setup.preparing == "auto":
            laying.lay_all(game)
            return None
        seat = self.layer(game)
        options = list(laying.lay_options(game))
        if by_chance(game, seat):
            laying.lay(game, drawn(game, options))
            return goto("tiles")
        return ask(seat, "lay", [*options, CHANCE.bare], then="laid", n=len(game.tiles) + 1, of=laying.count(game))

    def layer(self, game: Arena) -> int:
        return game.speaks() if len(game.tiles) % 2 else game.kit.consul

    def laid(self, game: Arena, choice: Option) -> Flow | None:
        if CHANCE.of(choice):
            rest_by_chance(game, self.layer(game))
        else:
            laying.lay(game, choice)
        return goto("tiles")

    # ------------------------------------------------------------------ 5 to 7: decks
    def treasure(self, game: Arena) -> Flow | None:
        """The Consul chooses first, the Heroes from what is left (SD-DECK-02)."""
        if not self.at:
            game.treasure = game.kit.base(game.kit.treasure)
        if self.at == len(MOST):
            self.at = 0
            return None
        name = list(MOST)[self.at]
        self.at += 1
        seat = game.kit.consul if name in ("consul_treasures", "booties") else game.speaks()
        return call(Stock(seat, name, MOST[name]) if name in game.kit.open else None, then="treasure")

    def loot(self, game: Arena) -> Flow | None:
        """Unique Loot is added; base cards may go out for it, one for one."""
        game.loot = game.kit.base(game.kit.loot)
        unique = game.kit.open.get(LOOT_ADDED, ())
        return call(Stock(game.speaks(), LOOT_ADDED, len(unique)) if unique else None, then="exchange")

    def exchange(self, game: Arena) -> Flow | None:
        added = len([n for n in game.loot if n in game.kit.open.get(LOOT_ADDED, ())])
        return call(Stock(game.speaks(), LOOT_REMOVED, added) if added else None, then="explore")

    def explore(self, game: Arena) -> Flow | None:
        game.explore = tuple(range(len(game.kit.explores)))
        return None

    # ------------------------------------------------------------------ 8: the Consul populates the dungeon
    def points(self, game: Arena) -> Flow | None:
        """One on each tile; what there is more goes anywhere (SD-DIFF-16)."""
        n = next_point(game)
        if n < 0:
            return None
        places = point_places(game, n)
        if by_chance(game, game.kit.consul):
            marked = places & room(game, n, game.board.effects["spawn_location"], whole=True)
            self.point_placed(game, place_options(game, n, marked or places))
            return goto("points")
        return ask(game.kit.consul, "point", [*place_options(game, n, places), CHANCE.bare], then="point_chosen")

    def point_chosen(self, game: Arena, choice: Option) -> Flow | None:
        if CHANCE.of(choice):
            rest_by_chance(game, game.kit.consul)
        else:
            self.point_placed(game, [choice])
        return goto("points")

    def point_placed(self, game: Arena, options: list[Option]) -> None:
        n, at = named(game, drawn(game, options))
        game.put(n, at)
        game.note("SD-SETUP-09", "placed", who=game.name(n), x=at % game.board.width, y=at // game.board.width)

    def chests(self, game: Arena) -> Flow | None:
        places = chest_places(game)
        if not places:
            return None
        options = token_options(game, CHEST, places)
        if by_chance(game, game.kit.consul):
            return self.chest_chosen(game, drawn(game, options))
        return ask(game.kit.consul, "chest", [*options, CHANCE.bare], then="chest_chosen")

    def chest_chosen(self, game: Arena, choice: Option) -> Flow | None:
        if CHANCE.of(choice):
            rest_by_chance(game, game.kit.consul)
            return goto("chests")
        _, at = named(game, choice)
        game.lay(CHEST, at)
        game.note("SD-SETUP-09", "chest-placed", x=choice.args[1], y=choice.args[2])
        return goto("chests")

    def spawn(self, game: Arena) -> Flow | None:
        """Every point brings its 8-bit monsters, once for a pair, and takes no wound for it."""
        points = [n for n in game.points() if both(game, n)[0] == n]
        if self.at == len(points):
            self.at = 0
            return None
        n = points[self.at]
        self.at += 1
        todo = in_order(game, available(game, n, BITS_8))
        return call(
            Place(game.kit.consul, todo, zone(game, n), "SD-SETUP-11", drawn=by_chance(game, game.kit.consul)),
            then="spawn",
        )

    # ------------------------------------------------------------------ 9: the Heroes enter
    def marker(self, game: Arena) -> Flow | None:
        options = token_options(game, MARKER, marker_places(game))
        if by_chance(game, game.speaks()):
            self.marker_chosen(game, drawn(game, options))
            return None
        return ask(game.speaks(), "marker", [*options, CHANCE.bare], then="marker_chosen")

    def marker_chosen(self, game: Arena, choice: Option) -> Flow | None:
        if CHANCE.of(choice):
            rest_by_chance(game, game.speaks())
            return goto("marker")
        _, game.marker = named(game, choice)
        game.note("SD-SETUP-12", "marker-placed", x=choice.args[1], y=choice.args[2])
        return None

    def heroes(self, game: Arena) -> Flow | None:
        if self.at == len(game.kit.heroes):
            self.at = 0
            for n in game.kit.heroes:  # their tile is no news to them (SD-EXPLORE-04)
                on = game.tiles_of(n)
                game.tiles = tuple([t.but(entered=True) if k in on else t for k, t in enumerate(game.tiles)])
            return None
        hero = self.at
        self.at += 1
        seat, beside = game.models[hero].seat, beside_marker(game, hero)
        return call(Place(seat, (hero,), beside, "SD-SETUP-13", drawn=by_chance(game, seat)), then="heroes")

    def pets(self, game: Arena) -> Flow | None:
        found = [n for n in game.pets() if game.models[n].master >= 0]
        if self.at == len(found):
            return None
        pet = found[self.at]
        self.at += 1
        seat, near = game.models[pet].seat, around(game, [game.models[pet].master], PET_REACH)
        return call(Place(seat, (pet,), near, "SD-SETUP-13", drawn=by_chance(game, seat)), then="pets")

    # ------------------------------------------------------------------ 10: supplies
    def supplies(self, game: Arena) -> Flow | None:
        """A potion for each Hero that can hold one, shuffled decks, a coin for parties that wanted one."""
        for n in game.kit.heroes:
            game.change(n, potions=min(1, quantity(game, n)))
        for deck in ("treasure", "loot", "explore"):
            setattr(game, deck, game.rng.shuffled(getattr(game, deck), deck))
        game.coins = int(game.kit.on("first-coin") or game.kit.on("one-coin"))  # SD-DIFF-02, SD-DIFF-09
        return done()

    # ------------------------------------------------------------------ why not
    def forbids(self, game: Arena, choice: Option) -> str:
        """Against `place HANDLE|chest|start X Y` now."""
        n, at = named(game, choice)
        what = str(choice.args[0]) if choice.args else ""
        wanted = {"points": game.kit.handles[next_point(game)], "chests": CHEST, "marker": MARKER}.get(self.step, "")
        if what != wanted:
            return "SD-SETUP-01"
        if self.step == "points":
            return why_not_point(game, n, at)
        if self.step == "chests":
            places, rule = chest_places(game), "SD-SETUP-09"
        else:
            places, rule = marker_places(game), "SD-SETUP-12"
        return "" if at >= 0 and places >> at & 1 else rule

    def laying_one(self, game: Arena, seat: int, choice: Option) -> str:
        return laying.why_not_lay(game, choice) if self.step == "tiles" else "SD-SETUP-01"


def drawn(game: Arena, options: list[Option]) -> Option:
    """What chance picks."""
    return options[game.rng.below(len(options), "setup")] if len(options) > 1 else options[0]


def token_options(game: Arena, name: str, places: int) -> list[Option]:
    return [PLACE(name, *game.board.xy(at)) for at in bits(places)]


# ---------------------------------------------------------------------- places
def beside_marker(game: Arena, hero: int) -> int:
    """Squares next to the start marker; where all are taken, the nearest around it (as for SD-COIN-04)."""
    steps = 1
    while not room(game, hero, game.board.spread(1 << game.marker, steps) & ~(1 << game.marker)):
        steps += 1
    return game.board.spread(1 << game.marker, steps) & ~(1 << game.marker)


def next_point(game: Arena) -> int:
    """The next figure that has no place yet, or -1."""
    return next((n for n, model in enumerate(game.models) if game.rank(n) == POINT and model.at < 0), -1)


def point_tiles(game: Arena) -> list[int]:
    """Tiles for the next spawning point: those without one come first (SD-SETUP-09, SD-DIFF-16)."""
    held = 0
    for point in game.points():
        held |= game.feet(point)
    squares = game.board.tile_squares
    return [tile for tile in range(len(squares)) if not squares[tile] & held] or list(range(len(squares)))


def point_places(game: Arena, n: int) -> int:
    found = 0
    for tile in point_tiles(game):
        found |= room(game, n, game.board.tile_squares[tile], whole=True)
    how, taken = mover(game, n), found  # places from which it takes every square that the marker could lie on
    for at in bits(marker_places(game)):
        taken &= how.covering(game.board.spread(1 << at, POINT_REACH))
        if not taken:
            break
    return found & ~taken


def leaves_marker(game: Arena, n: int, at: int, marks: int) -> bool:
    """With a spawning point there, is some square left for the start marker (SD-SETUP-12)?"""
    return marks & ~game.board.spread(mover(game, n).feet(at), POINT_REACH) != 0


def why_not_point(game: Arena, n: int, at: int) -> str:
    tiles = game.board.tile_squares
    if at < 0 or not any([room(game, n, tiles[tile], whole=True) >> at & 1 for tile in point_tiles(game)]):
        return "SD-SETUP-09"
    return "" if leaves_marker(game, n, at, marker_places(game)) else "SD-SETUP-12"


def chest_places(game: Arena) -> int:
    """Free squares of the tiles that have no chest yet."""
    chests = game.chests()
    found = 0
    for squares in game.board.tile_squares:
        if not squares & chests:
            found |= squares
    return found & game.board.mover().stand & ~game.held[0] & ~game.held[1]


def marker_places(game: Arena) -> int:
    """Near an entrance that joins no tile, far from points, with a free square beside it for every Hero."""
    near = 0
    for _, squares in game.board.doors:
        for square in squares:
            near |= game.board.spread(1 << square, ENTRANCE_REACH)
    free = game.board.mover().stand & ~game.held[0] & ~game.held[1] & ~game.chests()
    near &= free & ~around(game, game.points(), POINT_REACH)
    party = len(game.kit.heroes)
    return sum([1 << at for at in bits(near) if (game.board.spread(1 << at, 1) & free).bit_count() > party]) or near


# ---------------------------------------------------------------------- verbs
def lay_words(game: Arena, seat: int, choice: Option) -> Args | Words:
    """Beside which tile, where two are in line; else on which square."""
    id, turns, x, y = choice.args
    args: Args = {"tile": f"@tile.{id}", "turns": turns, "x": x, "y": y}
    side, other = beside(game, choice)
    if side or not game.tiles:
        return Words("opt-lay-beside", {**args, "side": side, "other": f"@tile.{other}" if other else ""})
    return args


def on_tile(game: Arena, seat: int, choice: Option) -> list[str]:
    return [f"tile.{choice.args[0]}"]


LAY = Answer("lay", at=Prepare, asked=Prepare.laying_one, otherwise="SD-SETUP-01", words=lay_words, on=on_tile)
VERBS: list[Verb[Arena]] = [LAY]
PROCEDURES: tuple[type[Procedure], ...] = (Prepare,)
