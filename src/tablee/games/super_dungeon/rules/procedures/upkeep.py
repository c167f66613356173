"""Upkeep: five steps at the beginning of every activation (SD-UPKEEP, SD-COIN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.gamekit.view import Words
from tablee.games.super_dungeon.rules import effects, equipment
from tablee.games.super_dungeon.rules.abilities import TOUGH
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.nodes.explore import NoCoins
from tablee.games.super_dungeon.rules.placing import room
from tablee.games.super_dungeon.rules.pointing import on_model, on_square, square_words, who_words
from tablee.games.super_dungeon.rules.procedures import death, shifting, traps
from tablee.games.super_dungeon.rules.procedures.aftermath import Aftermath
from tablee.games.super_dungeon.rules.ranks import HERO
from tablee.games.super_dungeon.rules.records import SKULL, Lasting
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.statuses import FIRE, POISON, TOKENS
from tablee.games.super_dungeon.rules.values import abilities, law
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

#: step 5: name -> does it concern the model now, and what is done then (SD-UPKEEP-06)
Others = dict[str, tuple[Callable[[Arena, int], bool], Callable[[int], Procedure]]]
OTHERS: Others = {"shift": (shifting.can_shift, shifting.Shift)}


@record
class Upkeep(Aftermath):
    STEPS = {
        "ending": "SD-UPKEEP-01 SD-UPKEEP-02",
        "coins": "SD-UPKEEP-03 SD-COIN-03",
        "back": "SD-COIN-04 SD-COIN-05",
        "healing": "SD-UPKEEP-04 SD-ABIL-20",
        "statuses": "SD-UPKEEP-05 SD-STATUS-06",
        "drops": "SD-COIN-01 SD-KEY-01",
        "time_out": "SD-TIMEOUT-02",
        "others": "SD-UPKEEP-06",
        "order": "SD-UPKEEP-06",
    }

    model: int
    returning: int = -1  # a destroyed Hero that a coin brings back
    pending: tuple[str, ...] | None = None  # effects of step 5 that are still to come; None: not reached yet

    def about(self) -> Args:
        return whose(self.model)

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.returning if self.step == "back" else self.model)}

    # ------------------------------------------------------------------ 1
    def ending(self, game: Arena) -> Flow | None:
        """What lasted from its last activation ends: potion bonuses, auras; a Choking Cloud holds for one more."""
        n = self.model
        choking = effects.has_lasting(game, n, traps.NO_POTIONS_NEXT)
        if choking:
            effects.drop_lasting(game, n, traps.NO_POTIONS_NEXT)
        lent = any([one.card >= 0 for one in game.models[n].lasting])
        effects.end_lasting(game, n)
        if choking:
            effects.gain(game, n, Lasting("choking-cloud", n, special=traps.NO_POTIONS))
        if lent:  # a Treasure that may have given hearts
            equipment.parted(game, n)
        return None if game.models[n].at >= 0 else done()

    # ------------------------------------------------------------------ 2
    def coins(self, game: Arena) -> Flow | None:
        options = coin_options(game, self.model)
        if not options:
            return goto("healing")
        return ask(game.models[self.model].seat, "coins", [*options, PASS], then="spent", n=game.coins)

    def spent(self, game: Arena, choice: Option) -> Flow | None:
        if choice == PASS:
            return goto("healing")
        hero = game.kit.by_handle[str(choice.args[0])]
        game.coins -= 1
        game.note("SD-COIN-03", "spends-coin", who=game.name(hero))
        if game.models[hero].at < 0:
            self.returning = hero
            return goto("back")
        effects.heal(game, hero, game.models[hero].wounds, "SD-COIN-03")
        effects.cure(game, hero, TOKENS, "SD-COIN-03")
        return goto("coins")

    def back(self, game: Arena) -> Flow | None:
        """Next to the start marker, or on the nearest free square."""
        found = list(bits(homes(game, self.returning)))
        width = game.board.width
        options = [RETURN(at % width, at // width) for at in found]
        return ask(game.models[self.returning].seat, "return", options, then="returns")

    def returns(self, game: Arena, choice: Option) -> Flow | None:
        x, y = choice.args
        assert isinstance(x, int) and isinstance(y, int)
        revive(game, self.returning, game.board.at(x, y))
        self.returning = -1
        return goto("coins")

    # ------------------------------------------------------------------ 3 and 4
    def healing(self, game: Arena) -> Flow | None:
        """Tough removes a wound before Fire burns."""
        if game.models[self.model].wounds and abilities(game, self.model) & TOUGH:
            effects.heal(game, self.model, 1, "SD-ABIL-20")
        return None

    def statuses(self, game: Arena) -> Flow | None:
        """Fire wounds; Poison is read from the token where action points are counted."""
        n = self.model
        statuses = game.models[n].statuses
        if statuses & POISON:
            game.note("SD-UPKEEP-05", "poisoned", who=game.name(n))
        if not statuses & FIRE:
            return goto("others")
        death.wound(game, n, 1, how="fire")
        return None

    # ------------------------------------------------------------------ 5
    def others(self, game: Arena) -> Flow | None:
        """All that is left, in the order that its player picks."""
        n = self.model
        if game.models[n].at < 0:
            return done()
        if self.pending is None:
            self.pending = tuple([name for name, (concerns, _) in OTHERS.items() if concerns(game, n)])
        if not self.pending:
            return done()
        if len(self.pending) > 1:
            return None
        return self.take(self.pending[0])

    def order(self, game: Arena) -> Flow | None:
        assert self.pending is not None
        return ask(game.models[self.model].seat, "upkeep", [FIRST(name) for name in self.pending], then="picked")

    def picked(self, game: Arena, choice: Option) -> Flow | None:
        return self.take(str(choice.args[0]))

    def take(self, name: str) -> Flow:
        assert self.pending is not None
        self.pending = tuple([other for other in self.pending if other != name])
        return call(OTHERS[name][1](self.model), then="others")

    # ------------------------------------------------------------------ why not
    def spending(self, game: Arena, seat: int, choice: Option) -> str:
        """Coins are spent in step 2 of a Hero's upkeep, from the backpack."""
        if self.step != "coins" or game.rank(self.model) != HERO:
            return "SD-UPKEEP-03"
        if not game.coins:
            return "SD-COIN-02"
        hero = game.kit.by_handle.get(str(choice.args[0]) if len(choice.args) == 1 else "", -1)
        if hero not in game.kit.heroes:
            return "SD-COIN-03"
        return "SD-EXPLORE-02" if jammed(game) else ""

    def coming_back(self, game: Arena, seat: int, choice: Option) -> str:
        if self.step != "back" or game.models[self.returning].seat != seat:
            return "SD-COIN-04"
        x, y = choice.args if len(choice.args) == 2 else (-1, -1)
        at = game.board.at(x, y) if isinstance(x, int) and isinstance(y, int) else -1
        return "" if at >= 0 and homes(game, self.returning) >> at & 1 else "SD-COIN-04"


# ---------------------------------------------------------------------- coins
def coin_options(game: Arena, n: int) -> list[Option]:
    """In any Hero's upkeep, because the backpack is shared (SD-COMP-08): each Hero that a coin would help, destroyed ones
    too."""
    if not game.coins or game.rank(n) != HERO or jammed(game):
        return []
    models = game.models
    return [
        COIN(game.kit.handles[hero])
        for hero in game.kit.heroes
        if models[hero].gone or models[hero].wounds or models[hero].statuses & TOKENS
    ]


def jammed(game: Arena) -> bool:
    """Jammed Coin Slot: no coin while a Hero is on its tile."""
    return any([law(game, hero, NoCoins) is not None for hero in game.heroes()])


def homes(game: Arena, hero: int) -> int:
    """Free places next to the start marker; if there is none, the nearest (SD-COIN-04)."""
    marker = 1 << game.marker
    for steps in range(1, game.board.size):
        squares = game.board.spread(marker, steps)
        found = room(game, hero, squares & ~marker)
        if found:
            return found
    raise AssertionError("a dungeon without a free square")


def revive(game: Arena, hero: int, at: int) -> None:
    """Without wounds and statuses; with its equipment if its skull token still lies on the map (SD-COIN-05)."""
    skull = next((token for token in game.tokens if token.kind == SKULL and token.hero == hero), None)
    changes: dict[str, Any] = {} if skull is not None else {"gear": ()}
    game.put(hero, at, wounds=0, statuses=0, lasting=(), gone=False, **changes)
    equipment.parted(game, hero)
    if skull is not None:
        game.lift(skull)
    x, y = game.board.xy(at)
    game.note("SD-COIN-04", "returns", who=game.name(hero), x=x, y=y)


# ---------------------------------------------------------------------- verbs
def first_words(game: Arena, seat: int, choice: Option) -> Words:
    return Words(f"opt-first-{choice.args[0]}")


COIN = Answer("coin", at=Upkeep, asked=Upkeep.spending, otherwise="SD-UPKEEP-03", words=who_words, on=on_model)
RETURN = Answer("return", at=Upkeep, asked=Upkeep.coming_back, otherwise="SD-COIN-04", words=square_words, on=on_square)
FIRST = Verb("first", words=first_words, on=nothing)
VERBS: list[Verb[Arena]] = [COIN, RETURN, FIRST]
PROCEDURES: tuple[type[Procedure], ...] = (Upkeep,)
