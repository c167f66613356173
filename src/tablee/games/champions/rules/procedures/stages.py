"""Stages end: the villain's next stage, the main scheme advances, a player is eliminated (MC-VILLAIN, MC-MAIN, MC-ELIM)."""

from __future__ import annotations

from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.happening import Event
from tablee.games.champions.rules.run import Run
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import GONE, PLAY, TOUGH, VICTORY
from tablee.kernel.decision import Args, Flow
from tablee.kernel.procedure import Procedure, done
from tablee.kernel.record import record


@record
class Abilities(Procedure):
    """All abilities of one timing on one card, in order (MC-ABIL-15, MC-ABIL-17, MC-ABIL-18)."""

    STEPS = {"each": "MC-ABIL-15 MC-ABIL-17 MC-ABIL-18"}

    card: int
    seat: int
    timing: str
    td: int = -1
    ti: int = -1
    code: str = ""
    k: int = 0

    def about(self) -> Args:
        return {"card": self.card}

    def each(self, game: Scenario) -> Flow | None:
        face = game.kit.defs[self.code] if self.code else game.cards[self.card].face
        self.code = face.code
        while self.k < len(face.abilities):
            k, ability = self.k, face.abilities[self.k]
            self.k += 1
            if ability.timing == self.timing and ability.form in ("", game.form(self.seat)):
                self.resume = "each"
                return Run(self.seat, f"{face.code}.{k}", (0,), self.card, self.td, self.ti, {})
        return done()


@record
class NextStage(Procedure):
    """The villain's dial is at zero (MC-VILLAIN-02): the stage is removed, the next is revealed, or the players win."""

    STEPS = {
        "when_defeated": "MC-ABIL-17",
        "next": "MC-VILLAIN-01 MC-VILLAIN-02 MC-VILLAIN-03 MC-VILLAIN-04 MC-DEFEAT-03 MC-WIN-01 MC-KEY-20",
        "keywords": "MC-KEY-08",
        "when_revealed": "MC-ABIL-15",
    }

    seat: int

    def when_defeated(self, game: Scenario) -> Flow | None:
        return Abilities(game.villain, max(self.seat, 0), "defeated")

    def next(self, game: Scenario) -> Flow | None:
        if not game.stages:
            game.win()
            return done()
        code, game.stages = game.stages[0], game.stages[1:]
        if game.keyword(game.villain, "victory"):
            shown = game.new_card(game.cards[game.villain].code, -1)
            game.edit(shown).zone = VICTORY
            game.victory += (shown,)
        game.turn_to(game.villain, code)
        card = game.edit(game.villain)
        card.damage = 0  # excess is lost, the rest of what lies on it stays
        if game.keyword(game.villain, "toughness"):
            card.status |= TOUGH
        game.note("MC-VILLAIN-02", "next-stage", card=f"@card.{code}")
        return None

    def keywords(self, game: Scenario) -> Flow | None:
        n = game.keyword(game.villain, "incite")
        return Event([occ.place_threat.of(game.villain, game.main, max(self.seat, 0), n)]) if n else None

    def when_revealed(self, game: Scenario) -> Flow | None:
        seat = self.seat if self.seat >= 0 and not game.players[self.seat].out else game.first
        return Abilities(game.villain, seat, "revealed")


def to_b_side(game: Scenario) -> None:
    face = game.cards[game.main].face
    if face.stage.endswith("A") and face.face is not None:
        game.turn_to(game.main, face.face.code)
    card = game.edit(game.main)
    card.threat = game.per_player(card.face.threat)


class Advance(Procedure):
    """The main scheme has reached its target (MC-MAIN-01): completed, removed, the next stage comes up."""

    STEPS = {
        "when_completed": "MC-ABIL-18 MC-ABIL-09",
        "next": "MC-MAIN-01 MC-MAIN-02 MC-ICON-03 MC-WIN-01",
        "turn_over": "MC-ABIL-15",
        "b_side": "MC-MAIN-03",
        "when_revealed": "MC-ABIL-15",
        "threat": "MC-THREAT-03",
    }

    def when_completed(self, game: Scenario) -> Flow | None:
        game.note("MC-MAIN-01", "completed", scheme=f"@card.{game.cards[game.main].code}")
        return Abilities(game.main, game.first, "completed")

    def next(self, game: Scenario) -> Flow | None:
        if not game.schemes:
            game.lose("MC-WIN-01")
            return done()
        code, game.schemes = game.schemes[0], game.schemes[1:]
        face = game.kit.defs[code]
        game.turn_to(game.main, code if face.face is None else face.face.code)
        card = game.edit(game.main)
        card.threat = card.counters = 0  # excess does not carry over; tokens stay
        game.note("MC-MAIN-01", "advances", scheme=f"@card.{code}")
        return None

    def turn_over(self, game: Scenario) -> Flow | None:
        """Side A is read first."""
        return Abilities(game.main, game.first, "revealed") if game.cards[game.main].face.stage.endswith("A") else None

    def b_side(self, game: Scenario) -> Flow | None:
        to_b_side(game)
        return None

    def when_revealed(self, game: Scenario) -> Flow | None:
        return Abilities(game.main, game.first, "revealed")

    def threat(self, game: Scenario) -> Flow | None:
        return Advance() if 0 < game.target_threat() <= game.cards[game.main].threat else None


@record
class Eliminate(Procedure):
    """A player's identity is defeated: minions move on, foreign cards go home, the rest is removed; the ability that did
    it is still resolved completely (MC-ELIM-07)."""

    STEPS = {
        "minions": "MC-ELIM-01 MC-ELIM-02",
        "foreign": "MC-ELIM-03 MC-KEY-13",
        "removed": "MC-ELIM-04 MC-DEFEAT-03 MC-ORDER-05 MC-ELIM-06",
        "engage": "MC-ELIM-02",
    }

    seat: int
    moved: tuple[int, ...] = ()

    def minions(self, game: Scenario) -> Flow | None:
        player = game.players[self.seat]
        game.note("MC-ELIM-01", "eliminated", who=f"&{self.seat}")
        self.moved = player.engaged
        return None

    def foreign(self, game: Scenario) -> Flow | None:
        player = game.players[self.seat]
        for i in player.dealt:
            game.put_on_pile(i)
        player.dealt = ()
        for i in (*player.allies, *player.board):
            if game.cards[i].owner != self.seat:
                game.leave_play(i)
                game.put_on_pile(i)
        return None

    def removed(self, game: Scenario) -> Flow | None:
        player = game.players[self.seat]
        player.out = True
        game.orders = {}
        if all([p.out for p in game.players]):
            game.lose("MC-ELIM-06")
            return done()
        if game.first == self.seat:
            game.first = game.order((self.seat + 1) % len(game.players))[0]
        for i in (*player.allies, *player.board):
            game.leave_play(i)
            game.edit(i).zone = GONE
        for i in player.hand:
            if game.cards[i].face.type == "event":
                game.listen(i, False)
        for card in [c for c in game.cards if c.zone == PLAY and c.ctl == self.seat]:  # its cards elsewhere, too
            card = game.cards[card.id]
            elsewhere = card.host >= 0 and game.cards[card.host].ctl != self.seat  # not in this player's area
            if card.owner == card.ctl == self.seat and card.zone == PLAY and card.id != player.me and not elsewhere:
                game.leave_play(card.id)
                game.edit(card.id).zone = GONE
        game.leave_identity(self.seat)
        for i in (*player.hand, *player.deck, *player.pile, *player.aside):
            if game.cards[i].zone not in (VICTORY, GONE):
                game.edit(i).zone = GONE
        player.hand = player.deck = player.pile = player.aside = ()
        return None

    def engage(self, game: Scenario) -> Flow | None:
        seat = game.order((self.seat + 1) % len(game.players))[0]
        me = game.players[seat].me
        batch = [occ.engage.of(i, me, seat) for i in self.moved if game.cards[i].zone == PLAY]
        return Event(batch) if batch else None
