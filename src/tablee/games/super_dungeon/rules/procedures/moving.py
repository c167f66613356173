"""Movement: destinations, the way there, and what happens square by square (SD-MOVE, SD-TERRAIN, SD-BASE, SD-TILE)."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules.board.map import Board, bits, squares_in
from tablee.games.super_dungeon.rules.board.movers import DIFFICULT_STEP, Mover
from tablee.games.super_dungeon.rules.board.reach import AMPLE, fewest, path, reach
from tablee.games.super_dungeon.rules.board.steps import Legs
from tablee.games.super_dungeon.rules.effects import inflict
from tablee.games.super_dungeon.rules.placing import told_way
from tablee.games.super_dungeon.rules.pointing import on_square, square_words
from tablee.games.super_dungeon.rules.procedures import exploring, traps
from tablee.games.super_dungeon.rules.procedures.aftermath import Aftermath
from tablee.games.super_dungeon.rules.ranks import HERO, PARTY
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.statuses import IMMOBILE, KNOCKDOWN, POISON, SLOW
from tablee.games.super_dungeon.rules.tile_effects import (
    brambles,
    clouded,
    definition,
    eventful,
    gait,
    rough_for,
    springs,
    unexplored,
    zone,
)
from tablee.games.super_dungeon.rules.values import moves
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


# ---------------------------------------------------------------------- where to
@lru_cache(maxsize=64)
def known_options(width: int, size: int) -> list[Option]:
    """`move X Y` for each square of a map."""
    return [Option("move", (q % width, q // width)) for q in range(size)]


def moves_to(board: Board, places: int) -> list[Option]:
    """`move X Y` for each place: where the top left corner of the base ends."""
    known = known_options(board.width, board.size)
    return [known[at] for at in squares_in(places)]


def destinations(game: Arena, n: int, points: int) -> int:
    """The places where a move with these points may end: enemies bar the way, friends and chests only the end of it
    (SD-MOVE-03, SD-MOVE-04, SD-MOVE-06, SD-COMP-10)."""
    model = game.models[n]
    if points <= 0 or model.at < 0 or model.statuses & (KNOCKDOWN | IMMOBILE):
        return 0
    feet = game.feet(n)
    enemies = game.held[1 - model.side]
    taken = (enemies | game.held[model.side]) & ~feet | game.chests()
    return reach(gait(game, n), model.at, points, enemies, taken, rough_for(game, n))


def move_options(game: Arena, n: int, points: int) -> list[Option]:
    return moves_to(game.board, destinations(game, n, points))


def avoided(game: Arena, n: int, goal: int, events: int) -> int:
    """Hazards, passages and new tiles; on its way within a new tile all squares of it are the same."""
    new = unexplored(game, n)
    return events & ~new if new >> goal & 1 else events


@lru_cache(maxsize=4096)
def priced(mover: Mover, rough: int) -> tuple[Legs, Legs]:
    return mover.priced(rough)


def price(mover: Mover, rough: int, here: int, there: int) -> int:
    """Points for one step, 0 where there is none (SD-MOVE-02, SD-TERRAIN-02, SD-TERRAIN-03)."""
    cheap, dear = (mover.cheap, mover.dear) if not rough else priced(mover, rough)
    for k in range(8):
        if cheap[k][0] == there - here:
            return 1 if cheap[k][1] >> here & 1 else DIFFICULT_STEP if dear[k][1] >> here & 1 else 0
    return 0


# ---------------------------------------------------------------------- square by square
@record
class Walk(Aftermath):
    """A model goes along a path; a new tile, the ground, passages and traps break in. `out`: movement points spent by now.

    For the model's own move `times` is 1, or 2 for who runs, and `spent` the points that were spent before; moved by
    something else, `forced`, it pays nothing."""

    STEPS = {
        "go": "SD-MOVE-01 SD-MOVE-02 SD-MOVE-03 SD-MOVE-05 SD-BASE-02",
        "explore": "SD-EXPLORE-01 SD-EXPLORE-03 SD-BASE-05",
        "ground": "SD-TILE-06 SD-ABIL-19",
        "passage": "SD-TILE-06",
        "through": "SD-TILE-06",
        "traps": "SD-TRAP-04 SD-TRAP-07",
        "drops": "SD-COIN-01 SD-KEY-01",
        "time_out": "SD-TIMEOUT-02",
        "on": "SD-EXPLORE-03",
        "stop": "SD-MOVE-04",
    }

    model: int
    path: tuple[int, ...]
    forced: bool = False
    spent: int = 0
    times: int = 0
    last: int = -1  # where it last stood alone (SD-MOVE-04)
    fresh: int = 0  # squares that its last step brought under its base
    sprung: tuple[int, ...] = ()  # traps it has set off on this way, by their cards

    def about(self) -> Args:
        return whose(self.model)

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.model)}

    def go(self, game: Arena) -> Flow | None:
        """Steps without anything to tell are made one after the other; the first that has breaks off."""
        n = self.model
        model = game.models[n]
        mover, rough = gait(game, n), rough_for(game, n)
        events, _ = eventful(game, n)
        if self.last < 0:
            self.last = model.at
        taken = game.others(n) | game.chests()
        way, event = [model.at], False
        while self.path:
            here, there = game.models[n].at, self.path[0]
            paid = price(mover, rough, here, there)
            if not paid or not self.can_go(game, mover.feet(there), paid):
                break
            self.path = self.path[1:]
            self.spent += paid
            was = mover.feet(here)
            shift(game, n, there)
            way.append(there)
            feet = mover.feet(there)
            if not feet & taken and mover.stand >> there & 1:
                self.last = there
            if feet & events:
                self.fresh = feet & ~was
                event = True
                break
        self.tell(game, way)
        return goto("explore") if event else goto("stop")

    def tell(self, game: Arena, way: list[int]) -> None:
        """So far it has gone, before anything breaks in."""
        if len(way) > 1 and game.log is not None:
            rule = "SD-CONTROL-01" if self.forced else "SD-MOVE-01"
            game.note(rule, "moved", -1, **told_way(game, self.model, way))

    def can_go(self, game: Arena, feet: int, paid: int) -> bool:
        model = game.models[self.model]
        if feet & game.held[1 - model.side]:
            return False
        if self.forced:
            return True
        return not model.statuses & (KNOCKDOWN | IMMOBILE) and moves(game, self.model) * self.times - self.spent >= paid

    def explore(self, game: Arena) -> Flow | None:
        """A Hero on a tile that the party has never entered stops there; the rest of the way is given up."""
        n = self.model
        if game.models[n].at < 0:
            return goto("stop")
        if game.rank(n) == HERO:
            for tile in game.tiles_of(n):
                if not game.tiles[tile].entered:
                    exploring.enter(game, tile)
                    self.path = ()
                    self.back_to_free(game)
                    return call(exploring.Explore(tile, n), then="explore")
        return None

    def ground(self, game: Arena) -> Flow | None:
        """Brambles poison who enters them; a soporific cloud makes Heroes slow."""
        n = self.model
        if self.fresh & brambles(game, n):
            inflict(game, n, POISON)
        if game.feet(n) & clouded(game, n):
            inflict(game, n, SLOW)
        return None

    def passage(self, game: Arena) -> Flow | None:
        """A secret passage leads to another free one; where there are several the model's player picks."""
        if not self.fresh & game.board.effects["secret_passage"]:
            return goto("traps")
        found = list(bits(self.exits(game)))
        if not found:
            return goto("traps")
        if len(found) > 1:
            return goto("through")
        return self.come_out(game, found[0])

    def exits(self, game: Arena) -> int:
        mover = gait(game, self.model)
        elsewhere = mover.covering(game.board.effects["secret_passage"] & ~game.feet(self.model))
        taken = game.others(self.model) | game.feet(self.model) | game.chests()
        return elsewhere & mover.stand & ~mover.covering(taken)

    def through(self, game: Arena) -> Flow | None:
        width = game.board.width
        options = [EXIT(q % width, q // width) for q in bits(self.exits(game))]
        return ask(game.models[self.model].seat, "passage", options, then="came_out")

    def came_out(self, game: Arena, choice: Option) -> Flow | None:
        return self.come_out(game, square_of(game, choice))

    def come_out(self, game: Arena, at: int) -> Flow:
        n = self.model
        self.path = ()
        way = [game.models[n].at, at]
        shift(game, n, at)
        self.last = at
        self.fresh = game.feet(n) & ~game.board.effects["secret_passage"]
        game.note("SD-TILE-06", "passage", -1, **told_way(game, n, way))
        return goto("explore")

    def traps(self, game: Arena) -> Flow | None:
        """Who is of the party sets off what it comes next to, each trap once in an activation."""
        n = self.model
        model = game.models[n]
        if model.at < 0 or model.side != PARTY:
            return goto("drops")
        feet = game.feet(n)
        for trap in game.traps:
            if trap.card in self.sprung or n in trap.set_off or not springs(definition(game, trap)):
                continue
            if feet & zone(game.board, trap.templates):
                self.sprung = (*self.sprung, trap.card)
                return call(traps.spring(game, trap, n), then="traps")
        return None

    def on(self, game: Arena) -> Flow | None:
        return goto("go") if self.path and game.models[self.model].at >= 0 else None

    def stop(self, game: Arena) -> Flow | None:
        n = self.model
        self.out = self.spent
        if game.models[n].at >= 0:
            self.back_to_free(game)
        return done()

    def back_to_free(self, game: Arena) -> None:
        """Stopped where somebody stands, it is moved back to where it last stood alone (SD-MOVE-04)."""
        n = self.model
        if self.last >= 0 and (
            game.feet(n) & (game.others(n) | game.chests()) or not gait(game, n).stand >> game.models[n].at & 1
        ):
            way = [game.models[n].at, self.last]
            shift(game, n, self.last)
            self.tell(game, way)

    def leaving_passage(self, game: Arena, seat: int, choice: Option) -> str:
        at = square_of(game, choice) if self.step == "through" else -1
        return "" if at >= 0 and self.exits(game) >> at & 1 else "SD-TILE-06"


def shift(game: Arena, n: int, there: int) -> None:
    """Move a figure that may share its square with a friend: both squares stay held."""
    game.put(n, there)
    game.hold_again()


def walk(game: Arena, n: int, goal: int, points: int, spent: int, times: int) -> Walk | int:
    """Go there: the points of a way on which nothing happens, after going it, or the procedure that goes it."""
    mover, rough = gait(game, n), rough_for(game, n)
    events, _ = eventful(game, n)
    model = game.models[n]
    enemies = game.held[1 - model.side]
    paid = fewest(mover, model.at, goal, points, enemies | events, rough)
    if paid < 0:
        hazards = avoided(game, n, goal, events)
        return Walk(n, path(mover, model.at, goal, points, enemies, hazards, rough), False, spent, times)
    game.put(n, goal)
    if game.log is not None:
        way = path(mover, model.at, goal, paid, enemies | events, 0, rough)
        game.note("SD-MOVE-01", "moved", -1, **told_way(game, n, [model.at, *way]))
    return paid


def arrival(game: Arena, n: int) -> Procedure | None:
    """What happens to a model that was placed somewhere by an action: nothing, or a new tile, the ground, traps."""
    feet = game.feet(n)
    if not feet & eventful(game, n)[0]:
        return None
    walk = Walk(n, (), True, last=game.models[n].at, fresh=feet & ~game.board.effects["secret_passage"])
    walk.resume = "explore"
    return walk


def square_of(game: Arena, choice: Option) -> int:
    """The square that the last two arguments name; -1: there is none."""
    x, y = choice.args[-2:] if len(choice.args) > 1 else (-1, -1)
    return game.board.at(x, y) if isinstance(x, int) and isinstance(y, int) else -1


# ---------------------------------------------------------------------- why not
def cannot_go(game: Arena, n: int, goal: int, points: int) -> str:
    """The rule that stands between a model and a square, '' if none does."""
    board, model = game.board, game.models[n]
    if model.statuses & KNOCKDOWN:
        return "SD-STATUS-08"
    if goal < 0:
        return "SD-TILE-03"
    mover = gait(game, n)
    feet = mover.feet(goal)
    if not mover.stand >> goal & 1:
        if feet & board.structures:
            return "SD-TERRAIN-04"
        return "SD-TERRAIN-01" if feet & board.chasms else "SD-BASE-02"
    if feet & (game.others(n) | game.chests()):
        return "SD-COMP-10" if not feet & game.others(n) else "SD-MOVE-04"
    if goal == model.at or destinations(game, n, points) >> goal & 1:
        return ""
    enemies, rough = game.held[1 - model.side], rough_for(game, n)
    if reach(mover, model.at, AMPLE, enemies, 0, rough) >> goal & 1:
        plain = board.mover(mover.size, mover.powers | 1)  # as a surefooted model
        return "SD-TERRAIN-02" if reach(plain, model.at, points, enemies, 0) >> goal & 1 else "SD-MOVE-01"
    if reach(mover, model.at, AMPLE, 0, 0, rough) >> goal & 1:
        return "SD-MOVE-03"
    usual = board.mover(mover.size, mover.powers)
    return "SD-EXPLORE-02" if reach(usual, model.at, AMPLE, 0, 0) >> goal & 1 else "SD-MOVE-05"


# ---------------------------------------------------------------------- verbs
EXIT = Answer("exit", at=Walk, asked=Walk.leaving_passage, otherwise="SD-TILE-06", words=square_words, on=on_square)
VERBS: list[Verb[Arena]] = [EXIT]
PROCEDURES: tuple[type[Procedure], ...] = (Walk,)
