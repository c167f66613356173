"""Tokens that are conjured from the leaflets of others (DT-STATUS-03)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb, nothing
from tablee.games.dice_throne.rules.effects.basic import DISCARDING, discard
from tablee.games.dice_throne.rules.effects.tokens import put
from tablee.games.dice_throne.rules.pointing import token_of
from tablee.games.dice_throne.rules.records import Kind
from tablee.games.dice_throne.rules.run import NO, Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import POSITIVE
from tablee.kernel.decision import Args, Flow, Option, ask


class Conjure(Node):
    """You gain a positive token that stands on the leaflet of any player, unless an opponent discards a card: they are
    asked one after the other, clockwise, until one does."""

    def found(self, game: Battle, seat: int) -> list[Kind]:
        kinds: dict[int, Kind] = {}
        for other in game.order():
            for token in game.heroes[other].tokens:
                kind = game.kit.kind(token, other)
                if token.kind == POSITIVE and game.room(seat, kind):
                    kinds[kind.uid] = kind
        return [kinds[uid] for uid in sorted(kinds)]

    def do(self, game: Battle, run: Run) -> Flow | None:
        if not run.tally:
            return ask(run.seat, "conjure", [CONJURE(kind.id) for kind in self.found(game, run.seat)], "answered")
        kind, foe = game.kit.kinds[run.tally - 1], self.asked(game, run)
        if foe < 0:
            return put(game, run, run.seat, kind, 1)
        cards = [DISCARDING(game.card(foe, number).id) for number in game.players[foe].hand]
        what = f"@token.{kind.token.id}"
        return ask(foe, "stop-conjuring", [*cards, NO.bare], "answered", what=what, whom=f"&{run.seat}")

    def asked(self, game: Battle, run: Run) -> int:
        """The next opponent who could discard; -1: none. Who is stunned does nothing."""
        able = [foe for foe in game.opponents(run.seat) if game.players[foe].hand and not game.players[foe].frozen]
        return next((foe for foe in able if foe not in run.picked), -1)

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if CONJURE.of(choice):
            run.tally = 1 + game.kit.by_id[str(choice.args[0])].uid
        elif NO.of(choice):
            run.picked += (self.asked(game, run),)
        else:
            foe = self.asked(game, run)
            game.note("DT-STATUS-03", "stops-conjuring", who=f"&{foe}", whom=f"&{run.seat}")
            discard(game, foe, game.card_named(foe, str(choice.args[0])))
            return None
        run.push(self)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if self.found(game, seat) else "DT-STATUS-11"


# ---------------------------------------------------------------------- verbs
def conjure_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"token": token_of(game, choice.args[0])}


CONJURE = Verb("conjure", words=conjure_words, on=nothing)
VERBS: list[Verb[Battle]] = [CONJURE]
