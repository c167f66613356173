"""Discarding from hand: as an effect, in the mulligan, at the end of the player phase."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.guards import known
from tablee.games.champions.rules.happening import Event
from tablee.games.champions.rules.pointing import card_words, on_card
from tablee.games.champions.rules.run import ENOUGH
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import HAND
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record

#: what the book asks, and no card: the rule that does
ASKED = {"mulligan": "MC-SETUP-14", "hand-size": "MC-ROUND-03"}


@record
class DiscardFromHand(Procedure):
    """One card after another, at least and at most; they are discarded together in the order chosen (MC-DISCARD-02)."""

    STEPS = {"choose": "MC-DISCARD-02 MC-YOU-09 MC-ROUND-03 MC-SETUP-14", "away": "MC-DISCARD-01"}

    seat: int
    least: int
    most: int
    prompt: str = "discard"
    chosen: tuple[int, ...] = ()

    def about(self) -> Args:
        return {"prompt": self.prompt}

    def cites(self) -> tuple[str, ...]:
        """The rule that asks comes first; the others are those of all discards."""
        rules = super().cites()
        mine = ASKED.get(self.prompt, rules[0])
        return (mine, *[rule for rule in rules if rule != mine and rule not in ASKED.values()])

    def says(self, game: Scenario) -> Args:
        """How many more, and which card tells to discard, if one does."""
        n: Args = {"n": max(0, self.least - len(self.chosen))}
        if self.prompt in ASKED:
            return n
        about = game.stack[-2].about() or {}
        return n | {"card": game.name(int(about.get("card", game.players[self.seat].me)))}

    def picked(self, game: Scenario) -> list[tuple[int, str]]:
        """Cards that are shown as picked while they are still in hand."""
        return [(i, "chosen") for i in self.chosen if game.cards[i].zone == HAND]

    def choose(self, game: Scenario) -> Flow | None:
        left = [i for i in game.players[self.seat].hand if i not in self.chosen]
        if not left or len(self.chosen) >= self.most:
            return None
        discards = game.kit.discards
        options = [discards[i] for i in left]
        if len(self.chosen) >= self.least:
            options.append(ENOUGH.bare)
        if self.prompt == "mulligan":
            return ask(self.seat, "mulligan", options, "chose")
        if self.prompt == "hand-size":
            return ask(self.seat, "hand-size", options, "chose")
        return ask(self.seat, "discard", options, "chose")

    def chose(self, game: Scenario, choice: Option) -> Flow | None:
        if ENOUGH.of(choice):
            return goto("away")
        self.chosen += (game.named(choice.args[0]),)
        return goto("choose")

    def away(self, game: Scenario) -> Flow | None:
        me = game.players[self.seat].me
        if not self.chosen:
            self.out = ()
            return done()
        self.out = tuple([("discard", i, 1, 1, 0, self.seat) for i in self.chosen])
        if "discard" in game.listeners.rows:
            return Event([occ.discard.of(me, i, self.seat) for i in self.chosen])
        for i in self.chosen:
            game.discard(i)
            game.note("MC-DISCARD-01", "discarded", card=game.said(i))
        return None


# ---------------------------------------------------------------------- verbs
DISCARD: Verb[Scenario] = Verb("discard", known, words=card_words, on=on_card)
VERBS: list[Verb[Scenario]] = [DISCARD]
