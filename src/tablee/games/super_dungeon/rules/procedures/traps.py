"""Traps: the Consul lays them, the party sets them off, all near them are hit (SD-TRAP)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules import effects
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.board.templates import SCATTERED, places
from tablee.games.super_dungeon.rules.nodes.traps import Choking
from tablee.games.super_dungeon.rules.pointing import MAP
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.aftermath import Aftermath
from tablee.games.super_dungeon.rules.procedures.rolls import Defend
from tablee.games.super_dungeon.rules.ranks import PARTY
from tablee.games.super_dungeon.rules.records import Lasting, Trap
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.tile_effects import definition, springs, zone
from tablee.games.super_dungeon.rules.vocabulary import SCATTER_TRAP, TrapDef
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

NO_POTIONS = "no-potions"  # for the rest of an activation and all of the next (Choking Cloud)
NO_POTIONS_NEXT = "no-potions-next"  # the next one is still to come


# ---------------------------------------------------------------------- laying
@record
class Lay(Aftermath):
    """The Consul puts the template of a trap card on its tile; next to the party it goes off at once (SD-TRAP-10)."""

    STEPS = {
        "where": "SD-TRAP-01 SD-TRAP-02 SD-TRAP-03",
        "down": "SD-TRAP-01",
        "at_once": "SD-TRAP-10 SD-TRAP-05",
        "drops": "SD-COIN-01 SD-KEY-01",
        "time_out": "SD-TIMEOUT-02",
        "over": "SD-TRAP-10",
    }

    card: int
    tile: int
    templates: tuple[tuple[int, ...], ...] = ()

    def says(self, game: Arena) -> Args:
        return {"card": f"@explore.{game.kit.explores[self.card].id}"}

    def text(self, game: Arena) -> TrapDef:
        found = game.kit.explores[self.card].trap
        assert found is not None
        return found

    def spots(self, game: Arena) -> list[int]:
        """Ways to lay the next template; the four of a scatter come on rising squares."""
        found = list(places(game.board, self.tile, self.text(game).template))
        if self.text(game).template != SCATTER_TRAP:
            return found
        last = 1 << self.templates[-1][0] if self.templates else 0
        found = [one for one in found if one > last]
        return found[: max(1, len(found) - (SCATTERED - len(self.templates)) + 1)]

    def where(self, game: Arena) -> Flow | None:
        options = [TEMPLATE(*corner(game, one)) for one in self.spots(game)]
        if not options:
            return goto("down")
        of = SCATTERED if self.text(game).template == SCATTER_TRAP else 1
        return ask(game.kit.consul, "trap", options, then="chosen", n=len(self.templates) + 1, of=of)

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        spot = next(one for one in self.spots(game) if corner(game, one) == choice.args)
        self.templates += (tuple(bits(spot)),)
        if self.text(game).template == SCATTER_TRAP and len(self.templates) < SCATTERED:
            return goto("where")
        return None

    def down(self, game: Arena) -> Flow | None:
        if not self.templates:
            game.discard("explore", self.card)  # no room on this tile
            return done()
        game.traps += (Trap(self.card, self.tile, self.templates),)
        game.note("SD-TRAP-01", "trap-laid", card=f"#card.{game.kit.explores[self.card].id}")
        return None

    def at_once(self, game: Arena) -> Flow | None:
        """It counts as the trigger of the model whose activation it is."""
        trap = game.traps[-1]
        near = [n for n in game.on_map(PARTY) if game.feet(n) & zone(game.board, trap.templates)]
        if not near or not springs(definition(game, trap)):
            return done()
        by = game.active if game.active in near else near[0]
        touched = tuple(
            [k for k, one in enumerate(trap.templates) if any([game.feet(n) & zone(game.board, (one,)) for n in near])]
        )
        set_off(game, trap, by)
        return call(Spring(trap.card, touched, by), then="drops")

    def over(self, game: Arena) -> Flow | None:
        return done()

    def laying(self, game: Arena, seat: int, choice: Option) -> str:
        if seat != game.kit.consul:
            return "SD-TRAP-01"
        if choice.args in [corner(game, one) for one in self.spots(game)]:
            return ""
        x, y = choice.args[:2] if len(choice.args) > 1 else (-1, -1)
        square = game.board.at(x, y) if isinstance(x, int) and isinstance(y, int) else -1
        on_tile = square >= 0 and game.board.tile_of[square] == self.tile
        return "SD-TRAP-03" if on_tile else "SD-TRAP-01"


def corner(game: Arena, squares: int) -> tuple[int | str, ...]:
    """How an option names a template: its first square, and for a line the direction in which it runs."""
    found = list(bits(squares))
    x, y = game.board.xy(found[0])
    if len(found) < 2 or (found[1] == found[0] + 1 and found[-1] >= found[0] + game.board.width):
        return (x, y)
    return (x, y, "e" if found[1] == found[0] + 1 else "s")


# ---------------------------------------------------------------------- going off
def set_off(game: Arena, trap: Trap, n: int) -> None:
    """A model sets off a trap once in its activation (SD-TRAP-07); moved by others, once for each such move."""
    if n == game.active:
        new = Trap(trap.card, trap.tile, trap.templates, (*trap.set_off, n))
        game.traps = tuple([new if one.card == trap.card else one for one in game.traps])


def forget(game: Arena, n: int) -> None:
    """With its activation it is over that it has set off traps."""
    if any([n in trap.set_off for trap in game.traps]):
        game.traps = tuple(
            [Trap(t.card, t.tile, t.templates, tuple([m for m in t.set_off if m != n])) for t in game.traps]
        )


def spring(game: Arena, trap: Trap, n: int) -> Procedure:
    """A model of the party moved onto or next to it (SD-TRAP-04)."""
    set_off(game, trap, n)
    feet = game.feet(n)
    touched = [k for k, one in enumerate(trap.templates) if feet & zone(game.board, (one,))]
    return Spring(trap.card, tuple(touched), n)


def disarm(game: Arena, trap: Trap) -> None:
    """The trap leaves the map with all its templates (SD-TRAP-09)."""
    game.traps = tuple([one for one in game.traps if one.card != trap.card])
    game.discard("explore", trap.card)


@record
class Spring(Procedure):
    """All models by the templates that were touched are affected, those of the Consul as well (SD-TRAP-05, SD-TRAP-08).

    Those who must defend all roll first; then the losers are hit together."""

    STEPS = {
        "who": "SD-TRAP-05 SD-TRAP-08",
        "next": "SD-TRAP-06",
        "defended": "SD-TRAP-06",
        "hit": "SD-TRAP-06 SD-TRAP-10",
    }

    card: int
    touched: tuple[int, ...]  # which of its templates
    by: int  # who set it off
    todo: tuple[int, ...] = ()  # who has still to defend
    lost: tuple[int, ...] = ()  # whose defense was not enough

    def about(self) -> Args:
        return whose(self.by)

    def text(self, game: Arena) -> TrapDef:
        found = game.kit.explores[self.card].trap
        assert found is not None
        return found

    def who(self, game: Arena) -> Flow | None:
        trap = next(one for one in game.traps if one.card == self.card)
        area = zone(game.board, tuple([trap.templates[k] for k in self.touched]))
        near = tuple([n for n, model in enumerate(game.models) if model.at >= 0 and game.feet(n) & area])
        game.note("SD-TRAP-04", "trap-springs", card=f"#card.{game.kit.explores[self.card].id}", who=game.name(self.by))
        if self.text(game).strength < 0:
            self.lost = near
            return goto("hit")
        self.todo = near
        return None

    def next(self, game: Arena) -> Flow | None:
        if not self.todo:
            return goto("hit")
        return call(Defend(self.todo[0], self.text(game).strength), then="defended")

    def defended(self, game: Arena) -> Flow | None:
        """A defense of as many stars saves (SD-TRAP-06)."""
        n, self.todo = self.todo[0], self.todo[1:]
        if self.got < self.text(game).strength:
            self.lost += (n,)
        return goto("next")

    def hit(self, game: Arena) -> Flow | None:
        """A wound and the status of the trap; a cloud takes away potions instead."""
        text = self.text(game)
        for n in self.lost:
            if isinstance(text.special, Choking):
                effects.gain(game, n, Lasting("choking-cloud", n, special=NO_POTIONS_NEXT))
                game.note("SD-TRAP-05", "chokes", who=game.name(n))
                continue
            if game.models[n].at < 0:
                continue
            effects.inflict(game, n, text.statuses)
            death.wound(game, n, 1, how="trap")
        return done()


# ---------------------------------------------------------------------- verbs
def template_words(game: Arena, seat: int, choice: Option) -> Args:
    return {
        "x": choice.args[0],
        "y": choice.args[1],
        "side": choice.args[2] if len(choice.args) == 3 else "",
    }


def on_corner(game: Arena, seat: int, choice: Option) -> list[str]:
    return [f"{MAP}/{choice.args[0]}.{choice.args[1]}"]


TEMPLATE = Answer("template", at=Lay, asked=Lay.laying, otherwise="SD-TRAP-01", words=template_words, on=on_corner)
VERBS: list[Verb[Arena]] = [TEMPLATE]
PROCEDURES: tuple[type[Procedure], ...] = (Lay, Spring)
