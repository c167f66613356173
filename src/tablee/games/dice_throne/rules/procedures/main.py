"""Phases 3 and 7, Main, and phase 8, Discard."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dice_throne.rules.guards import can_sell, usable
from tablee.games.dice_throne.rules.phase import Phase
from tablee.games.dice_throne.rules.pointing import card_words, on_card, own
from tablee.games.dice_throne.rules.procedures.damage import ANSWERED, Answered, settle
from tablee.games.dice_throne.rules.state import HAND_LIMIT, Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, UPGRADE
from tablee.games.dice_throne.rules.window import use, window
from tablee.kernel.decision import PASS, Decision, Flow, Option, ask
from tablee.kernel.procedure import call, done, goto
from tablee.kernel.record import record


@record
class MainPhase(Phase):
    """Sell, play, upgrade, spend, in any order and as often as wanted, until passing (DT-MAIN-01)."""

    STEPS = {
        "act": "DT-MAIN-01 DT-MAIN-06",
        "settle": "DT-DMG-22",
        "answers": "DT-MAIN-07",
        "again": "DT-MAIN-01 DT-DMG-22",
        "last_answers": "DT-MAIN-07",
        "last_settle": "DT-DMG-22",
    }

    def allows(self) -> int:
        return MAIN | INSTANT | UPGRADE

    def act(self, game: Battle) -> Flow | None:
        player = game.players[self.seat]
        if player.out:
            return done()
        options = usable(game, self.seat, MAIN | INSTANT | UPGRADE)
        if not player.frozen:
            deck = game.heroes[self.seat].deck
            options += [deck[card].sell for card in player.hand]
        options.append(PASS)
        return Decision(self.seat, "main", options, "acted")

    def acted(self, game: Battle, choice: Option) -> Flow | None:
        if choice == PASS:
            self.step = "last_answers"
            return self.last_answers(game)
        if SELL.of(choice):
            sell(game, self.seat, game.card_named(self.seat, str(choice.args[0])))
            self.step = "act"
            return self.act(game)
        return use(game, self.seat, choice)

    def settle(self, game: Battle) -> Flow | None:
        return settle(game)

    def answers(self, game: Battle) -> Flow | None:
        return window(game, passes=1)

    def again(self, game: Battle) -> Flow | None:
        return call(settle(game), then="act")

    def last_answers(self, game: Battle) -> Flow | None:
        return window(game, passes=1) or done()

    def last_settle(self, game: Battle) -> Flow | None:
        return settle(game)


def sell(game: Battle, seat: int, number: int) -> None:
    """Discard a card and gain 1 CP, whatever it costs (DT-MAIN-02, DT-DISCARD-02, DT-DISCARD-03), also at 15 (DT-MAIN-04)."""
    game.take_from_hand(seat, number)
    game.put_away(seat, number)
    if game.log is not None:
        game.note("DT-MAIN-02", "sells", who=f"&{seat}", card=game.sheet(seat, number))
    game.gain_cp(seat, 1)


@record
class DiscardPhase(Answered):
    """Sell down to six (DT-DISCARD-01); the only moment the hand limit is looked at (DT-DISCARD-04)."""

    STEPS = {
        "sell_down": "DT-DISCARD-01 DT-DISCARD-04",
        **ANSWERED,
        "still_six": "DT-DISCARD-04",
    }

    def sell_down(self, game: Battle) -> Flow | None:
        hand = game.players[self.seat].hand
        if len(hand) <= HAND_LIMIT:
            return None
        deck = game.heroes[self.seat].deck
        options = [*[deck[card].sell for card in hand], *usable(game, self.seat, INSTANT)]
        return ask(self.seat, "sell-down", options, "sold")

    def sold(self, game: Battle, choice: Option) -> Flow | None:
        if not SELL.of(choice):
            return call(use(game, self.seat, choice), then="sell_down")
        sell(game, self.seat, game.card_named(self.seat, str(choice.args[0])))
        return goto("sell_down")

    def allows(self) -> int:
        return INSTANT

    def still_six(self, game: Battle) -> Flow | None:
        player = game.players[self.seat]
        return goto("sell_down") if len(player.hand) > HAND_LIMIT and not player.out else None


# ---------------------------------------------------------------------- verbs
def sell_tries(game: Battle, seat: int, piece: str) -> list[Option]:
    name = own("c", seat, piece)
    return [SELL(name)] if name else []


SELL = Verb("sell", can_sell, words=card_words, on=on_card, tries=sell_tries)
VERBS: list[Verb[Battle]] = [SELL]
