"""Companions (DT-COMPANION): figures of a hero that are no status effects, and what only their own rules do with them.

A companion is a kind of token that its owner alone issues. Who holds it says where it is, how many there are says how it
fares; what it does at a moment, and how it may be used, stands on the board like everything else.
"""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.aim import AtPlayer
from tablee.games.dice_throne.rules.effects.amounts import Active
from tablee.games.dice_throne.rules.effects.basic import Suffered
from tablee.games.dice_throne.rules.effects.damage import OfAttack
from tablee.games.dice_throne.rules.effects.tokens import AMOUNT
from tablee.games.dice_throne.rules.records import Kind
from tablee.games.dice_throne.rules.run import Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import RETRIEVED, THROWN, Token
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.effect import Number, value
from tablee.kernel.frozen import frozen


def home(game: Battle, run: Run, token: Token) -> bool:
    """Does its owner hold it?"""
    return game.players[run.seat].tokens[game.kit.kind(token, run.seat).uid] > 0


def goes(game: Battle, kind: Kind, giver: int, taker: int, moment: str) -> Flow | None:
    """It changes hands, and what its own text says about that happens: to its owner, about the other player."""
    game.add_tokens(giver, kind, -1, spent=True)
    game.add_tokens(taker, kind, 1, spent=True)
    other = taker if moment == THROWN else giver
    if game.log is not None:
        message = "throws" if moment == THROWN else "retrieves"
        token = f"@token.{kind.token.id}"
        game.note("DT-COMPANION-03", message, who=f"&{kind.owner}", whom=f"&{other}", token=token)
    text = kind.token.on.get(moment)
    return None if text is None else Run(kind.owner, text.key, target=other, token=kind.uid)


@frozen
class Mover(AtPlayer):
    """What its owner does with a companion that lies before one player or another."""

    token: Token

    def throw(self, game: Battle, run: Run) -> Flow | None:
        return self.at_one(game, run, game.opponents(run.seat) if home(game, run, self.token) else [])

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        return goes(game, game.kit.kind(self.token, run.seat), run.seat, seat, THROWN)

    def forbids(self, game: Battle, seat: int) -> str:
        kind = game.kit.kind(self.token, seat)
        return "" if any([player.tokens[kind.uid] for player in game.players]) else "DT-COMPANION-03"

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # it can wait for a Main Phase

    def retrieve(self, game: Battle, run: Run) -> Flow | None:
        kind = game.kit.kind(self.token, run.seat)
        for seat, player in enumerate(game.players):
            if seat != run.seat and player.tokens[kind.uid]:
                return goes(game, kind, seat, run.seat, RETRIEVED)
        return None


class Throw(Mover):
    """A companion that its owner holds goes to an opponent of their choice."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return self.throw(game, run)


class Retrieve(Mover):
    """It comes back to its owner, from whoever holds it."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return self.retrieve(game, run)


class ThrowOrRetrieve(Mover):
    """The one that is possible."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return self.throw(game, run) if home(game, run, self.token) else self.retrieve(game, run)


# ---------------------------------------------------------------------- companions with health
def active(game: Battle, seat: int, token: Token) -> bool:
    return Active(token).holds(game, Run(seat, ""))


@frozen
class Mend(Node):
    """A companion heals, up to its limit; by that alone it does not get up again."""

    token: Token
    n: Number

    def do(self, game: Battle, run: Run) -> Flow | None:
        n, kind = value(self.n, game, run), game.kit.companion(self.token, run.seat)
        if n > 0 and kind is not None:
            healed = game.add_tokens(run.seat, kind, n, spent=True)
            token = f"@token.{self.token.id}"
            game.note("DT-COMPANION-03", "companion-heals", who=f"&{run.seat}", n=healed, token=token)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        kind = game.kit.companion(self.token, seat)
        return "" if kind is not None and game.room(seat, kind) else "DT-COMPANION-03"


class ForgoDefence(OfAttack):
    """You are attacked, may still defend, and do not: for what follows. Nothing takes the place of an Ultimate's target
    (DT-COMPANION-03)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        assert game.attack is not None
        game.attack.answered = True
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        attack = game.attack
        if attack is None or not attack.made or attack.to != seat or attack.landed:
            return "DT-TARGET-08"
        if attack.ultimate:
            return "DT-COMPANION-03"
        return "DT-DEF-05" if attack.answered else ""


@frozen
class Ward(Node):
    """An active companion takes all the damage of this Roll Phase in your place."""

    token: Token

    def do(self, game: Battle, run: Run) -> Flow | None:
        one = game.incoming_to(run.seat)
        one.ward, one.share = game.kit.kind(self.token, run.seat).uid, -1
        game.note("DT-COMPANION-03", "wards", who=f"&{run.seat}", token=f"@token.{self.token.id}")
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if active(game, seat, self.token) else "DT-COMPANION-03"


@frozen
class Split(Suffered):
    """The final damage is parted between you and an active companion as you like."""

    token: Token

    def do(self, game: Battle, run: Run) -> Flow | None:
        one = game.pending(run.seat)
        whole = 0 if one is None else game.whole(one)
        if whole <= 0 or not active(game, run.seat, self.token):
            return None
        amounts = [AMOUNT(n) for n in range(whole, -1, -1)]
        return ask(run.seat, "split", amounts, "answered", what=f"@token.{self.token.id}")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        one = game.incoming_to(run.seat)
        one.ward, one.share = game.kit.kind(self.token, run.seat).uid, int(choice.args[0])
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if active(game, seat, self.token) else "DT-COMPANION-03"
