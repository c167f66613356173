"""Steps 5 and 6 of the setup by hand: what goes into the Treasure and Loot decks beside the base cards (SD-DECK)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.games.super_dungeon.rules.placing import CHANCE, Choosing, by_chance, rest_by_chance
from tablee.games.super_dungeon.rules.pointing import DONE
from tablee.games.super_dungeon.rules.records import LOOT_ADDED, LOOT_REMOVED, MOST
from tablee.games.super_dungeon.rules.state import Arena
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


def candidates(game: Arena, name: str) -> dict[str, int]:
    """The cards that may still be chosen for a list, by their ids: of equal ones the next."""
    found: dict[str, int] = {}
    for n in game.kit.open.get(name, ()):
        in_deck = n in game.treasure or n in game.loot
        if in_deck == (name == LOOT_REMOVED):
            found.setdefault(game.kit.cards[n].id, n)
    return found


@record
class Stock(Choosing):
    """One list of cards, one after the other: up to so many, fewer are legal (SD-DECK-01)."""

    STEPS = {"choose": "SD-DECK-01 SD-DECK-02 SD-DECK-04"}

    seat: int
    name: str  # the list, as the setup has it
    most: int
    taken: int = 0

    def choose(self, game: Arena) -> Flow | None:
        """Chance fills the Treasure deck; unique Loot is for who asks for it."""
        ids = list(candidates(game, self.name))
        if not ids or self.taken == self.most:
            self.out = self.taken
            return done()
        if by_chance(game, self.seat):
            if self.name not in MOST:
                self.out = self.taken
                return done()
            self.put(game, ids[game.rng.below(len(ids), "setup")])
            return goto("choose")
        verb = SWAP if self.name == LOOT_REMOVED else STOCK
        return ask(
            self.seat,
            f"stock-{self.name.replace('_', '-')}",
            [*[verb(id) for id in ids], DONE.bare, CHANCE.bare],
            then="chosen",
            n=self.taken,
            most=self.most,
        )

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        if DONE.of(choice):
            self.out = self.taken
            return done()
        if CHANCE.of(choice):
            rest_by_chance(game, self.seat)
        else:
            self.put(game, str(choice.args[0]))
        return goto("choose")

    def forbids(self, game: Arena, choice: Option) -> str:
        """Nothing is placed before the decks are built (SD-SETUP-01)."""
        return "SD-SETUP-01"

    def put(self, game: Arena, id: str) -> None:
        """Into its deck, or out of it for a unique card."""
        n = candidates(game, self.name)[id]
        self.taken += 1
        if self.name == LOOT_REMOVED:
            game.loot = tuple([other for other in game.loot if other != n])
            game.note("SD-DECK-04", "swapped-out", who=f"&{self.seat}", card=f"#card.{id}")
        elif self.name == LOOT_ADDED:
            game.loot = (*game.loot, n)
            game.note("SD-DECK-04", "stocked", who=f"&{self.seat}", card=f"#card.{id}")
        else:
            game.treasure = (*game.treasure, n)
            game.note("SD-DECK-01", "stocked", who=f"&{self.seat}", card=f"#card.{id}")

    def stocking(self, game: Arena, seat: int, choice: Option) -> str:
        if SWAP.of(choice) != (self.name == LOOT_REMOVED):
            return "SD-SETUP-01"
        rule = "SD-DECK-02" if self.name in MOST else "SD-DECK-04"
        return "" if choice.args and choice.args[0] in candidates(game, self.name) else rule


# ---------------------------------------------------------------------- verbs
def stock_words(game: Arena, seat: int, choice: Option) -> Args:
    return {"card": f"%name:{choice.args[0]}"}


STOCK = Answer("stock", at=Stock, asked=Stock.stocking, otherwise="SD-SETUP-01", words=stock_words, on=nothing)
SWAP = Answer("swap", at=Stock, asked=Stock.stocking, otherwise="SD-SETUP-01", words=stock_words, on=nothing)
VERBS: list[Verb[Arena]] = [STOCK, SWAP]
PROCEDURES: tuple[type[Procedure], ...] = (Stock,)
