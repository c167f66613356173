"""Revealing encounter cards (MC-REVEAL) and what each type then does; obligations go to their identity (MC-OBLIG-02)."""

from __future__ import annotations

from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.effects.play import entering
from tablee.games.champions.rules.happening import Event, event
from tablee.games.champions.rules.names import namesake
from tablee.games.champions.rules.procedures.stages import Abilities
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import TARGET
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import hosts
from tablee.games.champions.rules.vocabulary import (
    ATTACHMENT,
    DEALT,
    ENCOUNTER_DECK,
    ENVIRONMENT,
    FROM_DECK,
    HIDDEN,
    MINION,
    NO_REVEAL,
    OBLIGATION,
    REVEALED,
    SIDE_SCHEME,
    SURGE,
    TREACHERY,
)
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


@record
class Reveal(Procedure):
    """Turn a card faceup and resolve it; then Surge (MC-REVEAL-01, MC-REVEAL-03, MC-KEY-14)."""

    STEPS = {
        "turn_up": "MC-REVEAL-01 MC-REVEAL-03 MC-KEY-12",
        "surge": "MC-KEY-14",
    }

    card: int
    seat: int
    held: int = -2  # whose Peril was in force before

    def about(self) -> Args:
        return {"card": self.card}

    def turn_up(self, game: Scenario) -> Flow | None:
        game.reveals += 1
        card = game.edit(self.card)
        dealt = FROM_DECK if card.zone in (ENCOUNTER_DECK, DEALT) else 0
        card.zone, card.area = REVEALED, self.seat
        if game.log is not None:
            game.note("MC-REVEAL-01", "reveals", who=f"&{self.seat}", card=game.said(self.card))
            game.pause()
        if game.phase == "setup":
            game.shown += (self.card,)
        self.held = game.peril
        if "peril" in card.face.keywords:
            game.peril = self.seat
        flags = dealt | (SURGE if "surge" in card.face.keywords else 0)
        return game.at_once(Event([occ.reveal.of(game.players[self.seat].me, self.card, self.seat, flags=flags)]))

    def surge(self, game: Scenario) -> Flow | None:
        """After it has been completely resolved: the resolving player reveals one more."""
        game.peril = self.held
        seat, more = self.seat, False
        for fact in self.got or ():
            if fact[0] == "reveal" and fact[1] == self.card:
                seat, more = fact[5], fact[3] in (1, 3)
                self.out = (("enter", self.card, 1, 1, 0, self.seat),) if fact[3] >= 2 else ()
        if more and not game.players[seat].out:
            if game.log is not None:
                game.note("MC-KEY-14", "surge", card=game.said(self.card))
            card = game.top_encounter()
            if card >= 0:
                return Reveal(card, seat)
        return done()


@record
class RevealAll(Procedure):
    """A nemesis: its cards revealed one after the other, the rest of its set shuffled in; `out` is what entered play."""

    STEPS = {"next": "MC-REVEAL-01 MC-NEMESIS-01", "note": "MC-NEMESIS-01", "end": "MC-NEMESIS-01"}

    seat: int
    cards: tuple[int, ...]
    rest: tuple[int, ...] = ()
    entered: tuple[int, ...] = ()

    def next(self, game: Scenario) -> Flow | None:
        if not self.cards:
            return goto("end")
        return Reveal(self.cards[0], game.chooser(self.seat))

    def note(self, game: Scenario) -> Flow | None:
        card, self.cards = self.cards[0], self.cards[1:]
        if self.got:
            self.entered += (card,)
        self.got = None
        return goto("next")

    def end(self, game: Scenario) -> Flow | None:
        for i in self.rest:
            game.edit(i).zone = ENCOUNTER_DECK
        if self.rest:
            game.edeck = game.rng.shuffled((*game.edeck, *self.rest), "encounter")
        self.out = tuple([(f"enter {game.cards[i].face.type}", i, 1, 1, 0, self.seat) for i in self.entered])
        return done()


@record
class RevealByType(Procedure):
    """It resolves occurrence `index` (reveal) of the happening at `depth` (MC-REVEAL-02)."""

    STEPS = {
        "cancelled": "MC-CANCEL-01 MC-CANCEL-04",
        "unique": "MC-UNIQUE-06 MC-OBLIG-03",
        "where": "MC-ATTACH-01 MC-ATTACH-05 MC-ORDER-06",
        "enter": "MC-REVEAL-02 MC-MINION-01 MC-SIDE-01 MC-ENV-01 MC-OBLIG-02 MC-OBLIG-04",
        "keywords": "MC-KEY-06 MC-KEY-08 MC-KEY-01",
        "when_revealed": "MC-ABIL-15 MC-TREACH-01",
        "put_away": "MC-TREACH-01 MC-CANCEL-04",
    }

    card: int
    depth: int
    index: int
    host: int = -1
    entered: bool = False

    def about(self) -> Args:
        return {"card": self.card}

    def says(self, game: Scenario) -> Args:
        return {"card": game.name(self.card)}

    it_player: int = -1

    def it(self, game: Scenario) -> Occ:
        o: Occ = game.stack[self.depth].batch[self.index]  # type: ignore[attr-defined]
        self.it_player = o.player
        return o

    def cancelled(self, game: Scenario) -> Flow | None:
        if self.it(game).flags & HIDDEN:
            return goto("put_away")
        if game.cards[self.card].face.type != TREACHERY:
            self.step = "unique"
            return self.unique(game)
        self.step = "keywords"
        return self.keywords(game)

    def unique(self, game: Scenario) -> Flow | None:
        o = self.it(game)
        face = game.cards[self.card].face
        if face.type == MINION and namesake(game, self.card):
            game.put_on_pile(self.card)
            return self.another(game, o.player)
        if face.type == OBLIGATION and face.script.give_to:
            seat = self.owner(game, face.script.give_to)
            if seat < 0:  # its identity has been eliminated
                game.remove(self.card)
                return self.another(game, o.player)
            if "peril" in face.keywords:
                game.peril = seat
            o.player = seat
        if face.type != ATTACHMENT:
            self.step = "enter"
            return self.enter(game)
        return None

    def another(self, game: Scenario, seat: int) -> Flow | None:
        card = game.top_encounter()
        self.resume = "put_away"
        return Reveal(card, seat) if card >= 0 else goto("put_away")

    def owner(self, game: Scenario, code: str) -> int:
        for seat, player in enumerate(game.players):
            face = game.cards[player.me].face
            if not player.out and code in (face.code, face.face.code if face.face is not None else ""):
                return seat
        return -1

    def where(self, game: Scenario) -> Flow | None:
        o = self.it(game)
        face = game.cards[self.card].face
        found = hosts(game, o.player, self.card)
        if not found:  # MC-ATTACH-05
            if face.script.surge_unless:
                o.flags |= SURGE
            return goto("put_away")
        if len(found) > 1:  # the first player breaks ties
            return ask(game.first, "where-to", [TARGET(game.handle(x)) for x in found], "place_chosen")
        self.host = found[0]
        return None

    def place_chosen(self, game: Scenario, choice: Option) -> Flow | None:
        self.host = game.named(choice.args[0])
        return goto("enter")

    def enter(self, game: Scenario) -> Flow | None:
        o = self.it(game)
        type = game.cards[self.card].face.type
        if type == ATTACHMENT:
            seat = game.cards[self.host].area
            enters = occ.enter_play.of(self.card, self.card, seat, self.host, source=self.card)
            return game.at_once(Event([enters]))
        if type in (MINION, SIDE_SCHEME, ENVIRONMENT, OBLIGATION):
            return game.at_once(event(entering(game, self.card, o.player, self.card)))
        self.got = None
        return None

    def keywords(self, game: Scenario) -> Flow | None:
        o = self.it(game)
        self.entered = bool(self.got)
        face = game.cards[self.card].face
        if not face.keywords:
            self.step = "when_revealed"
            return self.when_revealed(game)
        batch = []
        if face.keywords.get("hinder"):
            n = face.keywords["hinder"]
            batch.append(occ.place_threat.of(self.card, self.card, o.player, n, source=self.card))
        if face.keywords.get("incite"):
            n = face.keywords["incite"]
            batch.append(occ.place_threat.of(self.card, game.main, o.player, n, source=self.card))
        return Event(batch) if batch else None

    def when_revealed(self, game: Scenario) -> Flow | None:
        o = self.it(game)
        if game.later and o.flags & NO_REVEAL:
            due = game.due(f"revealed {self.depth}")
            if due is not None:
                return due
        if o.flags & NO_REVEAL or game.players[o.player].out or "revealed" not in game.cards[self.card].face.timings:
            self.step = "put_away"
            return self.put_away(game)
        return Abilities(self.card, o.player, "revealed", self.depth, self.index)

    def put_away(self, game: Scenario) -> Flow | None:
        o = self.it(game)
        if game.cards[self.card].zone == REVEALED:
            game.put_on_pile(self.card)
        surging = o.flags & SURGE
        if surging and o.flags & NO_REVEAL and game.reading("cancelled-surge") == "cancelled":
            surging = 0
        o.base = (1 if surging else 0) + (2 if self.entered else 0)  # told to whoever revealed it
        return None
