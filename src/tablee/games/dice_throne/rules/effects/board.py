"""Looking into one's deck, and putting upgrades into play (DT-HERO-WID, DT-UPGRADE)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dice_throne.rules.effects.aim import ENOUGH
from tablee.games.dice_throne.rules.pointing import card_words, on_card
from tablee.games.dice_throne.rules.run import Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import UPGRADE, UPGRADED
from tablee.games.dice_throne.rules.window import lay_upgrade, one_by_one, triggered
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.frozen import frozen
from tablee.kernel.zone import without


def fitting(game: Battle, seat: int, numbers: tuple[int, ...]) -> list[int]:
    """Upgrades among these cards that raise their slot (DT-UPGRADE-06)."""
    levels = game.players[seat].levels
    deck = game.heroes[seat].deck
    return [n for n in numbers if deck[n].timing == UPGRADE and deck[n].level > levels[deck[n].slot]]


class LayFree(Node):
    """Put an upgrade from your hand into play without paying (DT-HERO-WID-02)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        numbers = fitting(game, run.seat, game.players[run.seat].hand)
        if not numbers:
            return None
        return ask(run.seat, "lay", [LAY(game.card(run.seat, n).id) for n in numbers], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        number = game.card_named(run.seat, str(choice.args[0]))
        game.take_from_hand(run.seat, number)
        return lay_upgrade(game, run.seat, number)

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if fitting(game, seat, game.players[seat].hand) else "DT-HERO-WID-02"


@frozen
class LookTop(Node):
    """Look at the top n cards of your deck; what is there, without a reshuffle (DT-HERO-WID-03)."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        top = game.players[run.seat].deck[: self.n]
        game.show(run.seat, top, run.seat)
        deck = game.heroes[run.seat].deck
        run.tally = sum([deck[number].timing == UPGRADE for number in top])
        game.note("DT-HERO-WID-03", "looks-top", who=f"&{run.seat}", n=len(top))
        for number in top:
            game.note("DT-HERO-WID-03", "sees-own", to=run.seat, card=game.sheet(run.seat, number))
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if game.players[seat].deck else "DT-CARD-04"


@frozen
class RevealTop(Node):
    """Show them to everybody."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        top = game.players[run.seat].deck[: self.n]
        for onlooker in range(game.kit.seats):
            game.show(run.seat, top, onlooker)
        for number in top:
            game.note("DT-HERO-WID-03", "reveals-card", who=f"&{run.seat}", card=game.sheet(run.seat, number))
        return None


@frozen
class OrderTop(Node):
    """Put the top n cards back in any order: the first you name comes to lie on top."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        deck = game.players[run.seat].deck
        left = [number for number in deck[: self.n] if number not in run.picked]
        if len(left) <= 1:
            order = (*run.picked, *left)
            game.players[run.seat].deck = (*order, *deck[len(order) :])
            run.picked = ()
            return None
        return ask(run.seat, "order-top", [TOP(game.card(run.seat, n).id) for n in left], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        run.picked += (game.card_named(run.seat, str(choice.args[0])),)
        run.push(self)
        return None


@frozen
class TakeUpgrades(Node):
    """Every upgrade among the top n cards comes into your hand."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        player = game.players[run.seat]
        run.tally = 0
        for number in player.deck[: self.n]:
            if game.card(run.seat, number).timing == UPGRADE:
                player.deck = without(player.deck, number)
                game.holds(run.seat, (*player.hand, number))
                game.seen.pop(run.seat * 64 + number, None)
                game.note("DT-HERO-WID-03", "drew", to=run.seat, card=game.sheet(run.seat, number))
                run.tally += 1
        game.note("DT-HERO-WID-03", "takes-cards", who=f"&{run.seat}", n=run.tally)
        return None


@frozen
class SearchUpgrade(Node):
    """Search your deck for up to n upgrades, put them into play (or, one, into your hand), and shuffle."""

    n: int = 1
    to_hand: bool = False

    def do(self, game: Battle, run: Run) -> Flow | None:
        deck = game.players[run.seat].deck
        cards = game.heroes[run.seat].deck
        if self.to_hand:
            found = [number for number in deck if cards[number].timing == UPGRADE]
        else:
            covered = [cards[number].slot for number in run.picked]
            found = [number for number in fitting(game, run.seat, deck) if cards[number].slot not in covered]
        if not found or len(run.picked) == self.n:
            return self.finish(game, run)
        names = sorted([cards[number].id for number in found])  # not the order they lie in
        return ask(run.seat, "search", [*[TAKE(name) for name in names], ENOUGH.bare], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if ENOUGH.of(choice):
            return self.finish(game, run)
        run.picked += (game.card_named(run.seat, str(choice.args[0])),)
        run.push(self)
        return None

    def finish(self, game: Battle, run: Run) -> Flow | None:
        """Upgrades laid together do not trigger each other (DT-HERO-WID-11)."""
        seat, player = run.seat, game.players[run.seat]
        chosen, run.picked = run.picked, ()
        take_out(game, seat, chosen)
        if self.to_hand:
            game.holds(seat, (*player.hand, *chosen))
            for number in chosen:
                game.note("DT-HERO-WID-03", "takes-card", who=f"&{seat}", card=game.sheet(seat, number))
                for onlooker in range(game.kit.seats):
                    game.show(seat, (number,), onlooker)
            return None
        runs = [run_ for _ in chosen for run_ in triggered(game, seat, UPGRADED)]
        for number in chosen:
            lay_upgrade(game, seat, number)
        return one_by_one(runs)


class SearchCard(Node):
    """Search your deck for any card, take it into your hand unseen, and shuffle."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        deck, cards = game.players[run.seat].deck, game.heroes[run.seat].deck
        names = sorted([cards[number].id for number in deck])  # not the order they lie in
        return ask(run.seat, "search", [*[TAKE(name) for name in names], ENOUGH.bare], "answered") if names else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        seat, player = run.seat, game.players[run.seat]
        chosen = () if ENOUGH.of(choice) else (game.card_named(seat, str(choice.args[0])),)
        take_out(game, seat, chosen)
        game.holds(seat, (*player.hand, *chosen))
        for number in chosen:
            game.note("DT-CARD-05", "finds-card", who=f"&{seat}")
            game.note("DT-CARD-05", "drew", to=seat, card=game.sheet(seat, number))
        return None


def take_out(game: Battle, seat: int, chosen: tuple[int, ...]) -> None:
    """These cards leave the deck, which is shuffled."""
    player = game.players[seat]
    player.deck = game.rng.shuffled(sorted([n for n in player.deck if n not in chosen]), f"deck.{seat}")
    game.forget(seat, (*player.deck, *chosen) if len(player.deck) > 1 else chosen)  # one card cannot be mixed


# ---------------------------------------------------------------------- verbs
LAY = Verb("lay", words=card_words, on=on_card)
TOP = Verb("top", words=card_words, on=on_card)
TAKE = Verb("take", words=card_words, on=on_card)
VERBS: list[Verb[Battle]] = [LAY, TOP, TAKE]
