"""Companions that grow (DT-COMPANION-03): a step is a new one of the youngest kind, or one of them becoming its next kind."""

from __future__ import annotations

import itertools

from tablee.gamekit.verb import Verb, nothing
from tablee.games.dice_throne.rules.effects.aim import ENOUGH
from tablee.games.dice_throne.rules.effects.tokens import REMOVE
from tablee.games.dice_throne.rules.pointing import token_of
from tablee.games.dice_throne.rules.records import Kind
from tablee.games.dice_throne.rules.run import Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.effect import Amount, Condition, Number, value
from tablee.kernel.frozen import frozen
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


def chain(game: Battle, seat: int) -> list[Kind]:
    """The kinds of a player's growing companions, the youngest first: each but the last grows into the next."""
    tokens = game.heroes[seat].tokens
    grown = [token.grows for token in tokens if token.grows is not None]
    found = [token for token in tokens if token.grows is not None and token not in grown]
    while found and found[-1].grows is not None:
        found.append(found[-1].grows)
    return [game.kit.kind(token, seat) for token in found]


def held(game: Battle, seat: int) -> list[Kind]:
    """Those kinds of them that are there."""
    return [kind for kind in chain(game, seat) if game.players[seat].tokens[kind.uid]]


def possible(game: Battle, seat: int) -> list[Kind]:
    """What a step can bring: the kind there will be one more of."""
    kinds, tokens = chain(game, seat), game.players[seat].tokens
    ready = [at == 0 or tokens[kinds[at - 1].uid] > 0 for at in range(len(kinds))]
    return [kind for kind, can in zip(kinds, ready, strict=True) if can and game.room(seat, kind)]


def step(game: Battle, seat: int, kind: Kind) -> None:
    kinds = chain(game, seat)
    at = kinds.index(kind)
    if at:
        game.add_tokens(seat, kinds[at - 1], -1)
    game.add_tokens(seat, kind, 1)


@record
class Growth(Procedure):
    """So many steps, each as its player likes."""

    STEPS = {"grow": "DT-COMPANION-03"}

    seat: int
    left: int
    source: str

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def says(self, game: Battle) -> Args:
        return {"source": game.origin(self.seat, self.source), "n": self.left}

    def grow(self, game: Battle) -> Flow | None:
        kinds = possible(game, self.seat)
        if self.left <= 0 or not kinds:
            return done()
        if len(kinds) > 1:
            return ask(self.seat, "grow", [GROW(kind.id) for kind in kinds], "grown")
        return self.grows(game, kinds[0])

    def grown(self, game: Battle, choice: Option) -> Flow | None:
        return self.grows(game, game.kit.by_id[str(choice.args[0])])

    def grows(self, game: Battle, kind: Kind) -> Flow | None:
        step(game, self.seat, kind)
        self.left -= 1
        return goto("grow")


@frozen
class Grow(Node):
    """Your companions grow by so many steps."""

    n: Number

    def do(self, game: Battle, run: Run) -> Flow | None:
        n = value(self.n, game, run)
        return Growth(run.seat, n, run.source) if n > 0 else None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if possible(game, seat) else "DT-STATUS-12"

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # it can wait for a Main Phase


class GrowAll(Node):
    """Each companion you have grows by a step, the oldest first, as far as there is room."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        kinds, tokens = chain(game, run.seat), game.players[run.seat].tokens
        for young, old in reversed(list(itertools.pairwise(kinds))):
            for _ in range(min(tokens[young.uid], game.room(run.seat, old))):
                step(game, run.seat, old)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        kinds = chain(game, seat)
        return "" if any([kind in kinds[1:] for kind in possible(game, seat)]) else "DT-STATUS-12"


@frozen
class DismissUpTo(Node):
    """Remove as many of your companions as you like, up to a number; they are yours, so that is allowed (DT-COMPANION-02)."""

    most: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        options = [REMOVE(run.seat, kind.id) for kind in held(game, run.seat)]
        return ask(run.seat, "remove-any", [*options, ENOUGH.bare], "answered") if options else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if not ENOUGH.of(choice):
            game.add_tokens(run.seat, game.kit.by_id[str(choice.args[1])], -1)
            run.tally += 1
            if run.tally < self.most:
                run.push(self)
        return None


class PayCompanion(Node):
    """One of your companions as the price of what follows."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        kinds = held(game, run.seat)
        if len(kinds) > 1:
            return ask(run.seat, "remove-token", [REMOVE(run.seat, kind.id) for kind in kinds], "answered")
        if kinds:
            game.add_tokens(run.seat, kinds[0], -1)
        return None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        game.add_tokens(run.seat, game.kit.by_id[str(choice.args[1])], -1)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if held(game, seat) else "DT-STATUS-08"


@frozen
class PerCompanion(Amount):
    """n for each growing companion you have, whatever its kind."""

    n: int

    def value(self, game: Battle, run: Run) -> int:
        tokens = game.players[run.seat].tokens
        return self.n * sum([tokens[kind.uid] for kind in chain(game, run.seat)])


@frozen
class Dismissed(Condition):
    """This text has removed at least n."""

    n: int

    def holds(self, game: Battle, run: Run) -> bool:
        return run.tally >= self.n


# ---------------------------------------------------------------------- verbs
def grow_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"token": token_of(game, choice.args[0])}


GROW = Verb("grow", words=grow_words, on=nothing)
VERBS: list[Verb[Battle]] = [GROW]
