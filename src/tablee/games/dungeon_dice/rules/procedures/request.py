"""Somebody is asked for help, and answers: for nothing, for a price, or not at all (DD-HELP)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.dungeon_dice.rules.procedures.deals import Compose
from tablee.games.dungeon_dice.rules.records import Offer
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, goto
from tablee.kernel.record import record


@record
class Request(Procedure):
    """Somebody is asked to join: for nothing, for a price, or not at all (DD-HELP-01, DD-HELP-04). `out`: terms that
    were refused."""

    STEPS = {"ask": "DD-HELP-01 DD-HELP-02", "named": "DD-HELP-06"}

    seat: int = 0

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def ask(self, game: Dungeon) -> Flow | None:
        terms = [TERMS.bare] if game.kit.deals else []
        return ask(self.seat, "help", [HELP.bare, *terms, DECLINE.bare], "answered")

    def answered(self, game: Dungeon, choice: Option) -> Flow | None:
        if HELP.of(choice):
            game.fight.helper = self.seat
            game.note("DD-HELP-03", "joins", who=f"&{self.seat}")
        elif TERMS.of(choice):
            return call(Compose(self.seat, game.active, ("help",), (), 1), then="named")
        else:
            game.note("DD-HELP-06", "refuses", who=f"&{self.seat}", whom=f"&{game.active}")
        return goto("named")

    def named(self, game: Dungeon) -> Flow | None:
        offer = self.got
        self.out = offer if isinstance(offer, Offer) and offer.by == self.seat else None
        return None

    def helping(self, game: Dungeon, seat: int, choice: Option) -> str:
        return "" if self.seat == seat else uninvited(game, seat, choice)

    def pricing(self, game: Dungeon, seat: int, choice: Option) -> str:
        """A price is a deal."""
        if self.seat != seat:
            return uninvited(game, seat, choice)
        return "" if game.kit.deals else "DD-TRADE-01"


def uninvited(game: Dungeon, seat: int, choice: Option) -> str:
    """Nobody joins uninvited (DD-HELP-01)."""
    if game.combat is not None and game.combat.fought:
        return "DD-HELP-07"
    return "DD-HELP-02" if game.combat is not None and game.combat.helper >= 0 else "DD-HELP-01"


# ---------------------------------------------------------------------- verbs
HELP = Answer("help", at=Request, asked=Request.helping, otherwise=uninvited, group="help")
TERMS = Answer("terms", at=Request, asked=Request.pricing, otherwise=uninvited, group="help")
DECLINE = Answer("decline", at=Request, asked=Request.helping, otherwise=uninvited, group="help")
VERBS: list[Verb[Dungeon]] = [HELP, TERMS, DECLINE]
