"""Drawing Treasures: who has Luck draws one card more, then shuffles one of them back (SD-PRIORITY-01)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules import drawing
from tablee.games.super_dungeon.rules.abilities import LUCK
from tablee.games.super_dungeon.rules.pointing import card_words, on_card
from tablee.games.super_dungeon.rules.seats import from_speaker
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.values import abilities
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.procedure import Procedure, done
from tablee.kernel.record import record


def lucky(game: Arena, n: int, chest: bool = False) -> bool:
    """Does a Hero have Luck for this draw? Some tables let it work on chests only."""
    return bool(abilities(game, n) & LUCK) and (chest or game.kit.options["luck"] == "always")


def lucky_one(game: Arena) -> int:
    """In Power-Up the party draws: a Hero in the dungeon who has Luck does it for all, -1: there is none.

    Of several one alone draws: one of who speaks for the party first, then in the order of the seats."""
    found = [n for n in game.heroes() if lucky(game, n)]
    if not found:
        return -1
    seats = from_speaker(game)
    return min(found, key=lambda n: seats.index(game.models[n].seat))


@record
class Treasures(Procedure):
    """A draw of so many Treasure cards, by a seat that may have Luck. `out`: the cards."""

    STEPS = {"draw": "SD-DECK-07 SD-BOOTY-02 SD-BOOTY-04", "lucky": "SD-PRIORITY-01"}

    seat: int
    count: int
    luck: bool
    chest: bool  # Boo Booties come out of chests only (SD-BOOTY-02)
    cards: tuple[int, ...] = ()

    def draw(self, game: Arena) -> Flow | None:
        self.cards = self.out = drawing.draw_some(game, "treasure", self.count + self.luck, self.chest)
        return None if len(self.cards) > self.count else done()

    def lucky(self, game: Arena) -> Flow | None:
        options = [PUT_BACK(game.kit.cards[card].handle) for card in self.cards]
        return ask(self.seat, "lucky", options, then="returned", n=len(self.cards))

    def returned(self, game: Arena, choice: Option) -> Flow | None:
        card = game.kit.by_card[str(choice.args[0])]
        self.out = tuple([other for other in self.cards if other != card])
        game.shuffle_in("treasure", card)
        return done()


# ---------------------------------------------------------------------- verbs
PUT_BACK = Answer("put-back", at=Treasures, otherwise="SD-POWERUP-06", words=card_words, on=on_card)
VERBS: list[Verb[Arena]] = [PUT_BACK]
PROCEDURES: tuple[type[Procedure], ...] = (Treasures,)
