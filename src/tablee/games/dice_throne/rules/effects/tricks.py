"""Tricks: abilities that are blocked, a choice made by whom a token belongs to, cards that an attacker turns over blindly."""

from __future__ import annotations

from tablee.gamekit.verb import Verb, nothing
from tablee.games.dice_throne.rules.pointing import number_words
from tablee.games.dice_throne.rules.run import Around, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.decision import Args, Flow, Option, ask, option
from tablee.kernel.effect import Effect, Either
from tablee.kernel.frozen import frozen
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


# ---------------------------------------------------------------------- blocked abilities
def bindable(game: Battle, seat: int) -> list[str]:
    """Offensive Abilities of a player that can be blocked: no Ultimate, and never the last free one."""
    player = game.players[seat]
    offered = [a.id for a in player.board.abilities if a.needs is not None and not a.ultimate]
    free = [id for id in offered if id not in game.blocked(seat)]
    return free if len(free) > 1 else []


@record
class Binding(Procedure):
    """Whoever gives such a token says which ability of the player it lies on (DT-STATUS-05, DT-STATUS-12)."""

    STEPS = {"bind": "DT-STATUS-05 DT-STATUS-12"}

    by: int
    seat: int
    token: int  # its kind
    n: int

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def says(self, game: Battle) -> Args:
        return {"source": f"@token.{game.kit.kinds[self.token].token.id}", "who": f"&{self.seat}"}

    def bind(self, game: Battle) -> Flow | None:
        kind, free = game.kit.kinds[self.token], bindable(game, self.seat)
        if not self.n or not free or not game.room(self.seat, kind):
            return done()
        return ask(self.by, "which-ability", [BIND(self.seat, id) for id in free], "bound")

    def bound(self, game: Battle, choice: Option) -> Flow | None:
        self.n -= 1
        player = game.players[self.seat]
        player.blocked = (*game.blocked(self.seat), str(choice.args[1]))
        game.add_tokens(self.seat, game.kit.kinds[self.token], 1)
        return goto("bind")


# ---------------------------------------------------------------------- choices of others
@frozen
class OwnerChooses(Around):
    """Of a token that belongs to a player: that one says which of these happens to its holder; the holder does, once that one
    is defeated."""

    what: Effect

    def do(self, game: Battle, run: Run) -> Flow | None:
        assert isinstance(self.what, Either)
        ways = [option("choose", i + 1) for i in range(len(self.what.parts))]
        owner = game.kit.kinds[run.token].owner
        return ask(run.seat if game.players[owner].out else owner, "either", ways, "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        assert isinstance(self.what, Either)
        run.push(self.what.parts[int(choice.args[0]) - 1])
        return None


@frozen
class TurnOver(Around):
    """As many cards as there are ways lie face down, shuffled; the attacker turns one over. Nobody knows which lies where:
    they are shuffled once the attacker has pointed at one."""

    cards: int  # as many as there are ways
    what: Effect

    def do(self, game: Battle, run: Run) -> Flow | None:
        assert isinstance(self.what, Either)
        if game.attack is None:
            return None
        return ask(game.attack.by, "turn-over", [PICK(i + 1) for i in range(len(self.what.parts))], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        assert isinstance(self.what, Either) and game.attack is not None
        order = game.rng.shuffled(range(len(self.what.parts)), f"cards.{run.seat}")
        turned = order[int(choice.args[0]) - 1]
        game.reveals += 1
        what, source = f"%{run.source}/{self.what.parts[turned].at}", game.origin(run.seat, run.source)
        game.note("DT-TEXT-05", "turns-over", who=f"&{game.attack.by}", what=what, source=source)
        run.push(self.what.parts[turned])
        return None


# ---------------------------------------------------------------------- verbs
def bind_words(game: Battle, seat: int, choice: Option) -> Args:
    owner, ability = choice.args
    return {"who": f"&{owner}", "ability": f"@ability.{game.heroes[int(owner)].id}.{ability}"}


def on_bound(game: Battle, seat: int, choice: Option) -> list[str]:
    return [f"a{choice.args[0]}.{choice.args[1]}"]


BIND = Verb("bind", words=bind_words, on=on_bound)
PICK = Verb("turn", words=number_words, on=nothing)
VERBS: list[Verb[Battle]] = [BIND, PICK]
