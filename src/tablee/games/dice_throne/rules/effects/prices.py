"""Prices other than CP, for what follows in the same text: a card of one's hand, tokens."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.basic import DISCARDING, discard
from tablee.games.dice_throne.rules.run import Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import Token
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.frozen import frozen


class PayCard(Node):
    """A card of one's hand, chosen by oneself, as the price of what follows."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        hand, deck = game.players[run.seat].hand, game.heroes[run.seat].deck
        return ask(run.seat, "discard", [DISCARDING(deck[card].id) for card in hand], "answered") if hand else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        discard(game, run.seat, game.card_named(run.seat, str(choice.args[0])))
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        texts = [game.card(seat, number).text for number in game.players[seat].hand]
        others = [text for text in texts if text is None or text.nodes[self.at :][:1] != [self]]  # not the card itself
        return "" if others else "DT-CARD-05"

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # what it pays for may


@frozen
class PayTokens(Node):
    """Tokens of yours as the price of what follows."""

    token: Token
    n: int = 1

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.add_tokens(run.seat, game.kit.kind(self.token, run.seat), -self.n)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if game.players[seat].tokens[game.kit.kind(self.token, seat).uid] >= self.n else "DT-STATUS-08"
