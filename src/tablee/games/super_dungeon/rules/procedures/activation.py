"""The activation of one model: upkeep, then movement points, action points and potions in any order (SD-ACT)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.gamekit.view import Words
from tablee.games.super_dungeon.rules import effects, targets
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.chores import Args
from tablee.games.super_dungeon.rules.figures import KEYS_SPENT, STAND_UP
from tablee.games.super_dungeon.rules.nodes.actions import StepAttacks
from tablee.games.super_dungeon.rules.nodes.node import name_of
from tablee.games.super_dungeon.rules.pointing import MAP, actor, on_square, square_words, tile_words
from tablee.games.super_dungeon.rules.procedures import acting, light, moving, potions, traps, upkeep
from tablee.games.super_dungeon.rules.ranks import CONSUL, HERO
from tablee.games.super_dungeon.rules.rolling import BLESSED
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.statuses import IMMOBILE, KNOCKDOWN
from tablee.games.super_dungeon.rules.tile_effects import is_locked, unlock
from tablee.games.super_dungeon.rules.usable import RAGE_STEP
from tablee.games.super_dungeon.rules.values import actions, moves
from tablee.kernel.decision import Args as Said
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


@record
class Activation(targets.Turn):
    """What can be used once in it is in `used`: see `usable.free_attacks` and `potions.spent`."""

    STEPS = {
        "upkeep": "SD-ACT-01 SD-UPKEEP-01",
        "begin": "SD-ACT-02 SD-ACT-03",
        "announced": "SD-POTION-05",
        "act": "SD-ACT-01 SD-ACT-02",
        "declared_act": "SD-POTION-05",
        "carry_out": "SD-ACTION-05",
        "arrived": "SD-MOVE-01 SD-EXPLORE-03",
        "walked": "SD-MOVE-01",
        "after": "SD-ACT-03 SD-POTION-05",
        "offered": "SD-POTION-05",
        "end": "SD-ACT-02",
    }

    model: int
    moved: int = 0  # movement points spent
    acted: int = 0  # action points spent
    running: bool = False
    used: tuple[str, ...] = ()
    far: int = -1  # squares to the dancing light that it must come nearer to, -1: none
    calm: bool = False  # nothing has happened since emergency potions could be drunk
    declared: Args = ()  # the action that it is about to carry out

    def about(self) -> Said:
        return whose(self.model)

    def says(self, game: Arena) -> Said:
        return {"who": game.name(self.model)}

    # ------------------------------------------------------------------ points
    def points(self, game: Arena) -> int:
        """Action points left: totals follow the tokens on the card (SD-STATUS-10)."""
        return 0 if self.running else max(0, actions(game, self.model) - self.acted)

    def moves_left(self, game: Arena) -> int:
        """Movement points left; running doubles the total, after Slow has halved it (SD-BASIC-10)."""
        return max(0, moves(game, self.model) * (2 if self.running else 1) - self.moved)

    def can_run(self, game: Arena) -> bool:
        """Before any action point is spent; all of them are (SD-BASIC-10)."""
        return not self.running and not self.acted and self.points(game) > 0 and moves(game, self.model) > 0

    # ------------------------------------------------------------------ the steps
    def upkeep(self, game: Arena) -> Flow | None:
        game.active = self.model
        return call(upkeep.Upkeep(self.model), then="begin")

    def begin(self, game: Arena) -> Flow | None:
        if game.models[self.model].at >= 0:
            self.far = light.distance(game, self.model)
        return None

    def announced(self, game: Arena) -> Flow | None:
        """Everybody knows now which monster it is: Heroes may drink before it does anything."""
        return goto("after") if game.side == CONSUL and game.models[self.model].at >= 0 else None

    def act(self, game: Arena) -> Flow | None:
        """Everything the model may do now; destroyed, it can no longer be used (SD-ACT-03)."""
        n = self.model
        model = game.models[n]
        if model.at < 0:
            return goto("end")
        if model.statuses & KNOCKDOWN:
            return ask(
                model.seat,
                "act",
                self.standing_up(game),
                then="chosen",
                moves=self.moves_left(game),
                actions=self.points(game),
            )
        points, total = self.points(game), moves(game, n)
        steps = max(0, (2 * total if self.running else total) - self.moved)
        options = moving.move_options(game, n, steps) if steps else []
        options += targets.act_options(game, n, points, self)
        options += potions.drink_options(game, n, self)
        if points and total and not self.acted and not model.statuses & IMMOBILE:  # see `can_run`
            options.append(RUN.bare)
        options += doors(game, n)
        if self.far < 0 or not light.calls(game, n, self.far, steps):
            options.append(END.bare)
        if options == [END.bare]:
            return goto("end")
        return ask(model.seat, "act", options, then="chosen", moves=steps, actions=points)

    def standing_up(self, game: Arena) -> list[Option]:
        """One action point or all movement points that are left, at least one, before anything else (SD-STATUS-08)."""
        found = [UP[0]] if self.points(game) >= STAND_UP else []
        if self.moves_left(game):
            found.append(UP[1])
        return [*found, END.bare]

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        n, verb = self.model, choice.verb
        if verb != END.name:
            self.calm = False
        if verb == MOVE.name:
            return self.move(game, moving.square_of(game, choice))
        if verb == acting.ACT.name:
            self.acted += acting.cost(game, n, choice)
            self.declared = choice.args
            return goto("declared_act")
        if verb == potions.DRINK.name:
            return call(potions.begin(game, n, choice), then="after")
        if verb == RUN.name:
            self.running = True
            game.note("SD-BASIC-10", "runs", who=game.name(n))
        elif verb == STAND.name:
            self.stand(game, choice.args[0] == "actions")
        elif verb == UNLOCK.name:
            game.keys -= KEYS_SPENT
            unlock(game, int(choice.args[0]) - 1)
        return goto("end") if verb == END.name else goto("after")

    def declared_act(self, game: Arena) -> Flow | None:
        """Whom a monster strikes at is known, and no die has been rolled: the last moment for a potion (SD-POTION-05)."""
        struck = game.side == CONSUL and potions.struck(game)
        return call(potions.emergency(game) if struck else None, then="carry_out")

    def carry_out(self, game: Arena) -> Flow | None:
        option, self.declared = acting.ACT(*self.declared), ()
        return call(acting.begin(game, self.model, option), then="after")

    def move(self, game: Arena, goal: int) -> Flow:
        steps, times = self.moves_left(game), 2 if self.running else 1
        went = moving.walk(game, self.model, goal, steps, self.moved, times)
        if not isinstance(went, int):
            return call(went, then="arrived")
        self.moved += went
        return goto("walked")

    def stand(self, game: Arena, by_action: bool) -> None:
        if by_action:
            self.acted += STAND_UP
        else:
            self.moved += self.moves_left(game)
        effects.cure(game, self.model, KNOCKDOWN, "SD-STATUS-08")

    def arrived(self, game: Arena) -> Flow | None:
        """The way has counted the points itself: something happened on it."""
        self.moved = self.got
        return None

    def walked(self, game: Arena) -> Flow | None:
        """Under Rage each movement point spent is worth a Melee Attack, to be made before the next."""
        if effects.has_lasting(game, self.model, name_of(StepAttacks)) and RAGE_STEP not in self.used:
            self.used += (RAGE_STEP,)
        return goto("after")

    def after(self, game: Arena) -> Flow | None:
        """After every move, action and step of a monster Heroes may drink emergency potions."""
        window = potions.emergency(game) if game.side == CONSUL else None
        self.calm = window is None
        return goto("act") if window is None else call(window, then="offered")

    def offered(self, game: Arena) -> Flow | None:
        self.calm = self.got
        return goto("act")

    def end(self, game: Arena) -> Flow | None:
        """What is left of the points is lost. `out`: has nothing happened since emergency potions could be drunk?"""
        n = self.model
        before = game.models[n]
        traps.forget(game, n)
        if game.models[n].at >= 0:
            if game.models[n].statuses & IMMOBILE:
                effects.cure(game, n, IMMOBILE)
            light.reached(game, n)
            bless(game, n)
        self.out = self.calm and game.models[n] is before
        game.active = -1
        return done()

    def leaving(self, game: Arena, seat: int, choice: Option) -> str:
        """A Hero near a dancing light must come nearer first, if it can."""
        if self.far < 0 or frame_is_down(game, self):
            return ""
        return "SD-EXPLORE-02" if light.calls(game, self.model, self.far, self.moves_left(game)) else ""


def bless(game: Arena, n: int) -> None:
    """Who ends its activation next to a goddess removes a wound (SD-ABIL-03)."""
    goddess = game.board.effects["goddess"]
    if goddess and game.models[n].wounds and game.rank(n) in BLESSED:
        if any([game.board.spread(1 << q, 1) & game.feet(n) for q in bits(goddess)]):
            effects.heal(game, n, 1, "SD-ABIL-03")


def doors(game: Arena, n: int) -> list[Option]:
    """A Hero on a tile with locked doors may spend a dungeon key on them."""
    if not game.keys or game.rank(n) != HERO:
        return []
    return [UNLOCK(tile + 1) for tile in game.tiles_of(n) if is_locked(game, tile)]


# ---------------------------------------------------------------------- why not
def going_on(game: Arena) -> Activation | None:
    return next((frame for frame in reversed(game.stack) if isinstance(frame, Activation)), None)


def mine(game: Arena, seat: int, choice: Option) -> str:
    """The owner of the model whose activation it is decides; nothing before its upkeep is over (SD-ACT-01)."""
    frame = going_on(game)
    if frame is None or frame.step == "upkeep":
        return "SD-ACT-01"
    return "" if game.models[frame.model].seat == seat else "SD-COMP-01"


def on_its_feet(game: Arena, seat: int, choice: Option) -> str:
    frame = going_on(game)
    assert frame is not None
    return "SD-STATUS-08" if game.models[frame.model].statuses & KNOCKDOWN else ""


def can_move(game: Arena, seat: int, choice: Option) -> str:
    frame = going_on(game)
    if frame is None or game.models[frame.model].at < 0:
        return "SD-ACT-03"
    goal = moving.square_of(game, choice) if len(choice.args) == 2 else -1
    if goal == game.models[frame.model].at or game.models[frame.model].statuses & IMMOBILE:
        return "SD-MOVE-01"
    return moving.cannot_go(game, frame.model, goal, frame.moves_left(game))


def may_run(game: Arena, seat: int, choice: Option) -> str:
    frame = going_on(game)
    if frame is None or choice.args:
        return "SD-BASIC-10"
    immobile = game.models[frame.model].statuses & IMMOBILE
    return "" if frame.can_run(game) and not immobile else "SD-BASIC-10"


def may_stand(game: Arena, seat: int, choice: Option) -> str:
    frame = going_on(game)
    return (
        "" if frame is not None and frame_is_down(game, frame) and choice in frame.standing_up(game) else "SD-STATUS-08"
    )


def frame_is_down(game: Arena, frame: Activation) -> bool:
    return bool(game.models[frame.model].statuses & KNOCKDOWN)


def may_unlock(game: Arena, seat: int, choice: Option) -> str:
    frame = going_on(game)
    return "" if frame is not None and choice in doors(game, frame.model) else "SD-EXPLORE-02"


# ---------------------------------------------------------------------- verbs
def stand_words(game: Arena, seat: int, choice: Option) -> Words:
    return Words(f"opt-stand-{choice.args[0]}", {"points": STAND_UP})


def move_tries(game: Arena, seat: int, piece: str) -> list[Option]:
    if not piece.startswith(f"{MAP}/") or actor(game, seat) < 0:
        return []
    x, _, y = piece.removeprefix(f"{MAP}/").partition(".")
    return [MOVE(int(x), int(y))]


MOVE = Answer("move", mine, can_move, at=Activation, words=square_words, on=on_square, tries=move_tries, group="moves")
RUN = Verb("run", mine, on_its_feet, may_run, on=nothing, group="moves")
STAND = Verb("stand", mine, may_stand, words=stand_words, on=nothing, group="moves")
UP = (STAND("actions"), STAND("moves"))
UNLOCK = Verb("unlock", mine, may_unlock, words=tile_words, on=nothing)
END = Answer("end", at=Activation, asked=Activation.leaving, on=nothing, group="more")
VERBS: list[Verb[Arena]] = [MOVE, RUN, STAND, UNLOCK, END]
PROCEDURES: tuple[type[Procedure], ...] = (Activation,)
