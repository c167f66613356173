"""Control effects: moving others by Push, Pull and Compel (SD-CONTROL)."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.games.super_dungeon.rules.board.force import forced
from tablee.games.super_dungeon.rules.pointing import on_square, square_words
from tablee.games.super_dungeon.rules.procedures.moving import Walk, square_of
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.tile_effects import eventful, gait, rough_for
from tablee.games.super_dungeon.rules.vocabulary import COMPEL, PULL, PUSH
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done
from tablee.kernel.record import record

RULES = {COMPEL: "SD-CONTROL-03", PULL: "SD-CONTROL-04", PUSH: "SD-CONTROL-05"}


@lru_cache(maxsize=32768)
def force_option(control: str, x: int, y: int) -> Option:
    return Option(control, (x, y))


def ways(game: Arena, user: int, target: int, control: str, squares: int) -> dict[int, tuple[int, ...]]:
    """Where the target may be moved and the way there: as it might move itself (SD-CONTROL-02).

    Who moves a friend avoids what would harm it; who moves an enemy leads it there."""
    model = game.models[target]
    enemies = game.held[1 - model.side]
    taken = (enemies | game.held[model.side]) & ~game.feet(target) | game.chests()
    _, harm = eventful(game, target)
    if harm and game.models[user].side != model.side:
        harm = game.board.squares & ~harm
    at, width = game.models[user].at, game.width(user)
    return forced(
        control, gait(game, target), model.at, at, width, squares, enemies, taken, harm, rough_for(game, target)
    )


@record
class Force(Procedure):
    """The user of the effect chooses where the target goes; it may also leave it where it is (SD-CONTROL-01)."""

    STEPS = {
        "where": "SD-CONTROL-01 SD-CONTROL-02 SD-CONTROL-03 SD-CONTROL-04 SD-CONTROL-05",
        "moved": "SD-CONTROL-01",
    }

    user: int
    target: int
    control: str
    by: int  # squares

    def about(self) -> Args:
        return whose(self.target)

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.target)}

    def ways(self, game: Arena) -> dict[int, tuple[int, ...]]:
        if self.user == self.target or game.models[self.target].at < 0 or game.models[self.user].at < 0:
            return {}
        return ways(game, self.user, self.target, self.control, self.by)

    def where(self, game: Arena) -> Flow | None:
        found = self.ways(game)
        if not found:
            return done()
        width = game.board.width
        options = [force_option(self.control, at % width, at // width) for at in found]
        return ask(game.models[self.user].seat, "force", [*options, STAY.bare], then="chosen")

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        if STAY.of(choice):
            return done()
        path = self.ways(game)[square_of(game, choice)]
        return call(Walk(self.target, path, forced=True), then="moved")

    def moved(self, game: Arena) -> Flow | None:
        return done()

    def forcing(self, game: Arena, seat: int, choice: Option) -> str:
        """Only steps the effect and the target's own movement allow."""
        rule = RULES[choice.verb]
        if self.control != choice.verb:
            return rule
        at = square_of(game, choice)
        if at in self.ways(game):
            return ""
        mover = gait(game, self.target)
        return rule if at >= 0 and mover.stand >> at & 1 else "SD-CONTROL-02"


# ---------------------------------------------------------------------- verbs
STAY: Answer[Arena, Force] = Answer("stay", at=Force, on=nothing)
VERBS: list[Verb[Arena]] = [
    *[
        Answer(control, at=Force, asked=Force.forcing, otherwise=rule, words=square_words, on=on_square)
        for control, rule in RULES.items()
    ],
    STAY,
]
PROCEDURES: tuple[type[Procedure], ...] = (Force,)
