"""Shapeshifting: another card and model for the same monster or Hero (SD-SHIFT)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules.abilities import FIXED_FORM
from tablee.games.super_dungeon.rules.board.force import gap
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.board.movers import Mover
from tablee.games.super_dungeon.rules.board.reach import fronts
from tablee.games.super_dungeon.rules.effects import shed
from tablee.games.super_dungeon.rules.placing import mover, powers, told_way
from tablee.games.super_dungeon.rules.pointing import on_model, on_square, square_words, who_square_words, who_words
from tablee.games.super_dungeon.rules.ranks import POINT
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.values import hearts, worn
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record

ASIDE = 40  # steps that are enough to find a free square for who is in the way


# ---------------------------------------------------------------------- may it, and where
def can_shift(game: Arena, n: int) -> bool:
    """In its upkeep it may take its other form, unless that is fixed or has nowhere to stand (SD-SHIFT-02)."""
    card = game.card(n)
    return bool(card.shift) and not card.abilities & FIXED_FORM and bool(places(game, n))


def new_mover(game: Arena, n: int) -> Mover:
    form = game.kit.defs[game.card(n).shift]
    abilities = form.abilities
    for gear in worn(game, n):
        abilities |= gear.abilities
    return game.board.mover(form.width, powers(abilities))


def places(game: Arena, n: int) -> int:
    """Where the new base may stand: over the old one, or on it if it is smaller; without moving others if it can be
    (SD-SHIFT-04)."""
    how, feet = new_mover(game, n), game.feet(n)
    size = how.shape.bit_count()
    found = how.stand & how.covering(feet)
    fixed = game.chests()
    for point in game.points():
        fixed |= game.feet(point)
    found &= ~how.covering(fixed & ~feet)
    larger = size >= feet.bit_count()
    over = [at for at in bits(found) if (feet & ~how.feet(at) == 0 if larger else how.feet(at) & ~feet == 0)]
    others = game.others(n)
    free = [at for at in over if not how.feet(at) & others]
    return sum([1 << at for at in free or over])


def in_the_way(game: Arena, n: int, feet: int) -> list[int]:
    return [
        other
        for other, model in enumerate(game.models)
        if other != n and model.at >= 0 and game.rank(other) != POINT and game.feet(other) & feet
    ]


def asides(game: Arena, other: int) -> int:
    """The nearest free places for a model that has to make room; if it is shut in, the nearest behind the walls."""
    how, at, width = mover(game, other), game.models[other].at, game.board.width
    free = how.stand & ~how.covering(game.others(other) | game.chests())
    for front in fronts(how, at, ASIDE, 0)[1:]:
        if front & free:
            return front & free
    near = [(gap(width, at, how.size, place, how.size), place) for place in bits(free)]
    return sum([1 << place for far, place in near if far == min(near)[0]])


# ---------------------------------------------------------------------- the change
def change_form(game: Arena, n: int, at: int) -> None:
    """Tokens and equipment stay, the type stays that of the first form (SD-SHIFT-03); but a status that the new form is
    immune to goes (SD-ABIL-10)."""
    old = game.name(n)
    form = game.card(n).shift
    game.put(n, at, card=form)
    game.note("SD-SHIFT-02", "shapeshifts", who=old, form=f"#model.{form}/0")
    shed(game, n)


def move_aside(game: Arena, other: int, at: int) -> None:
    way = [game.models[other].at, at]
    game.put(other, at)
    game.hold_again()
    game.note("SD-SHIFT-04", "makes-room", -1, **told_way(game, other, way))


# ---------------------------------------------------------------------- instead of destruction
def hearts_to_come(game: Arena, n: int) -> int:
    """Those of the other form; 0: it has none."""
    form = game.card(n).shift
    return game.kit.defs[form].hearts if form else 0


def shifts_instead(game: Arena, n: int) -> bool:
    """Forced Shift: the other form instead of destruction, if it stands the wounds and has room.

    Whose turn it is goes on with `forced` before anything else happens, because its player chooses the place. Wounds that
    come together with the last one are those of the other form: that is destroyed then."""
    if n in game.shifts:
        game.shifts = tuple([other for other in game.shifts if other != n])
        return False
    if game.models[n].at < 0 or hearts_to_come(game, n) <= game.models[n].wounds or not places(game, n):
        return False
    game.shifts += (n,)
    return True


def forced(game: Arena) -> Procedure | None:
    """The first of those who take their other form instead of being destroyed."""
    return Shift(game.shifts[0], forced=True) if game.shifts else None


@record
class Shift(Procedure):
    """Step 5 of upkeep: the change is offered, its place chosen, others make room. `out`: did it change?

    A forced one is not offered; its player, too, chooses the place."""

    STEPS = {
        "offer": "SD-SHIFT-02 SD-ABIL-15",
        "where": "SD-SHIFT-04",
        "room": "SD-SHIFT-04",
        "aside": "SD-SHIFT-04",
        "tokens": "SD-SHIFT-03",
    }

    model: int
    other: int = -1  # who is in the way
    forced: bool = False  # instead of destruction

    def about(self) -> Args:
        return whose(self.model)

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.model), "other": game.the(self.other) if self.step == "aside" else ""}

    def offer(self, game: Arena) -> Flow | None:
        self.out = False
        if self.forced:
            game.shifts = game.shifts[1:]
            return self.begin(game)
        options = (SHIFT(game.card(self.model).shift), PASS)
        return ask(game.models[self.model].seat, "shift", options, then="offered")

    def offered(self, game: Arena, choice: Option) -> Flow | None:
        return done() if choice == PASS else self.begin(game)

    def begin(self, game: Arena) -> Flow:
        """A forced one may find its room taken by another that came first: then it is destroyed after all."""
        found = places(game, self.model)
        if not found:
            return goto("tokens")
        if found.bit_count() == 1:
            return self.change(game, next(bits(found)))
        return goto("where")

    def where(self, game: Arena) -> Flow | None:
        width = game.board.width
        options = [FORM(at % width, at // width) for at in bits(places(game, self.model))]
        return ask(game.models[self.model].seat, "shift-where", options, then="stands")

    def stands(self, game: Arena, choice: Option) -> Flow | None:
        x, y = choice.args
        assert isinstance(x, int) and isinstance(y, int)
        return self.change(game, game.board.at(x, y))

    def change(self, game: Arena, at: int) -> Flow:
        change_form(game, self.model, at)
        self.out = True
        return goto("room")

    def room(self, game: Arena) -> Flow | None:
        """Who is in the way moves just enough, by the shortest way."""
        for other in in_the_way(game, self.model, game.feet(self.model)):
            found = asides(game, other)
            if found.bit_count() > 1:
                self.other = other
                return goto("aside")
            move_aside(game, other, next(bits(found)))
        return goto("tokens")

    def aside(self, game: Arena) -> Flow | None:
        handle, width = game.kit.handles[self.other], game.board.width
        options = [STEP_ASIDE(handle, at % width, at // width) for at in bits(asides(game, self.other))]
        return ask(game.models[self.model].seat, "aside", options, then="moved_aside")

    def moved_aside(self, game: Arena, choice: Option) -> Flow | None:
        handle, x, y = choice.args
        assert isinstance(x, int) and isinstance(y, int)
        move_aside(game, game.kit.by_handle[str(handle)], game.board.at(x, y))
        return goto("room")

    def tokens(self, game: Arena) -> Flow | None:
        """A form with no more hearts than wounds is destroyed at once."""
        from tablee.games.super_dungeon.rules.procedures.death import destroy  # destruction may shift, too

        if game.models[self.model].wounds >= hearts(game, self.model):
            destroy(game, self.model, how="other")
        return forced(game) or done()

    # ------------------------------------------------------------------ why not
    def shifting(self, game: Arena, seat: int, choice: Option) -> str:
        if game.models[self.model].seat != seat:
            return "SD-COMP-01"
        return "" if self.step == "offer" and choice.args == (game.card(self.model).shift,) else "SD-SHIFT-02"

    def fitting(self, game: Arena, seat: int, choice: Option) -> str:
        return "" if self.step in ("where", "aside") else "SD-SHIFT-04"


# ---------------------------------------------------------------------- verbs
SHIFT = Answer("shift", at=Shift, asked=Shift.shifting, otherwise="SD-SHIFT-02", words=who_words, on=on_model)
FORM = Answer("form", at=Shift, asked=Shift.fitting, otherwise="SD-SHIFT-04", words=square_words, on=on_square)
STEP_ASIDE = Answer(
    "aside", at=Shift, asked=Shift.fitting, otherwise="SD-SHIFT-04", words=who_square_words, on=on_square
)
VERBS: list[Verb[Arena]] = [SHIFT, FORM, STEP_ASIDE]
PROCEDURES: tuple[type[Procedure], ...] = (Shift,)
