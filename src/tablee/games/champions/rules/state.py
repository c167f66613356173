"""The state of a game of Champions: the small verbs of its rulebook that move cards between zones."""

from __future__ import annotations

from tablee.games.champions.rules.constants import Blank
from tablee.games.champions.rules.records import Card
from tablee.games.champions.rules.values import (
    BLANKED,
    CHECK_ALLIES,
    CHECK_EMPTY,
    CHECK_HP,
    CHECK_RESTRICTED,
    Valued,
)
from tablee.games.champions.rules.vocabulary import (
    ALLY,
    ALTER_EGO,
    ASIDE,
    BOOST,
    CONFUSED,
    DEALT,
    DECK,
    ENCOUNTER_DECK,
    ENCOUNTER_PILE,
    ENVIRONMENT,
    EVENT,
    GONE,
    HAND,
    HERO,
    MAIN_SCHEME,
    MINION,
    OUT,
    PILE,
    PLAY,
    SIDE_SCHEME,
    STUNNED,
    TOUGH,
    UNDER,
    VILLAIN,
)
from tablee.kernel.zone import without


class Scenario(Valued):
    """Zones, status cards, limits, the end."""

    # ------------------------------------------------------------------ zones
    def new_card(self, code: str, owner: int) -> int:
        i = len(self.cards)
        card = Card(i, code, owner)
        card.face = self.kit.defs[code]
        self.cards.append(card)
        self.owned.add(i)
        return i

    def draw(self, seat: int, n: int) -> int:
        """Cards go from the top of the deck to the hand; the new deck serves the rest (MC-DRAW-01, MC-DECK-22)."""
        player = self.players[seat]
        drawn = 0
        while drawn < n and (player.deck or self.new_deck(seat)):
            card, player.deck = player.deck[0], player.deck[1:]
            self.to_hand(card)
            drawn += 1
            self.ran_out(seat)
        if drawn:
            if self.log is not None:
                self.note("MC-DRAW-01", "draws", who=f"&{seat}", n=drawn)
        return drawn

    def ran_out(self, seat: int) -> None:
        """After a card has left the deck: an encounter card is dealt even if no new deck can be formed (MC-DECK-21)."""
        player = self.players[seat]
        if not player.deck and not self.new_deck(seat):
            self.deal_encounter(seat)

    def new_deck(self, seat: int) -> bool:
        """The deck ran out: the discard pile is shuffled, an encounter card is dealt (MC-DECK-21)."""
        player = self.players[seat]
        if not player.pile:
            return False
        for i in player.pile:
            if self.cards[i].face.script.from_pile:
                self.listen(i, False)
            self.edit(i).zone = DECK
        player.deck = self.rng.shuffled(player.pile, f"deck.{seat}")
        player.pile = ()
        self.note("MC-DECK-21", "deck-out", who=f"&{seat}")
        self.deal_encounter(seat)
        return True

    def to_hand(self, i: int) -> None:
        card = self.edit(i)
        if self.players[card.owner].out:
            card.zone = GONE  # MC-CTRL-05
            return
        if card.zone in HIDDEN_ZONES:
            self.reveals += 1
        card.zone, card.ctl, card.area = HAND, card.owner, card.owner
        self.players[card.owner].hand += (i,)
        if card.face.type == EVENT:
            self.listen(i, True)

    def from_hand(self, i: int) -> None:
        card = self.edit(i)
        self.players[card.owner].hand = without(self.players[card.owner].hand, i)
        if card.face.type == EVENT:
            self.listen(i, False)
        card.zone = OUT

    def top_encounter(self) -> int:
        """The top card leaves the encounter deck; an empty deck is renewed at once (MC-ENC-02, MC-ENC-04)."""
        if not self.edeck:
            return -1
        card, self.edeck = self.edeck[0], self.edeck[1:]
        if not self.edeck:
            self.new_encounter_deck()
        return card

    def new_encounter_deck(self) -> None:
        if not self.epile:
            self.note("MC-ENC-04", "no-encounter-cards")
            self.lose("MC-ENC-04")
            return
        self.edeck = self.rng.shuffled(self.epile, "encounter")
        for i in self.epile:
            self.edit(i).zone = ENCOUNTER_DECK
        self.epile = ()
        self.tokens += 1
        self.note("MC-ENC-02", "encounter-out", n=self.tokens)

    def deal_encounter(self, seat: int) -> None:
        """Facedown, in front of the player, behind those already there (MC-ENC-05, MC-ENC-06)."""
        if self.players[seat].out:
            return
        i = self.top_encounter()
        if i >= 0:
            card = self.edit(i)
            card.zone, card.area = DEALT, seat
            self.players[seat].dealt += (i,)
            if self.log is not None:
                self.note("MC-ENC-05", "dealt", who=f"&{seat}")

    def discard(self, i: int) -> None:
        """From wherever it is onto its owner's pile; one that cannot leave play stays (MC-DISCARD-01, MC-CTRL-05)."""
        card = self.cards[i]
        if card.zone == PLAY:
            if not self.may_leave(i):
                return
            self.leave_play(i)
        elif card.zone == HAND:
            self.from_hand(i)
        self.put_on_pile(i)

    def may_leave(self, i: int) -> bool:
        """Identities, villains, main schemes and Permanent cards stay (MC-FORM-07, MC-VILLAIN-05, MC-MAIN-04, MC-KEY-13)."""
        return (
            self.cards[i].face.type not in (HERO, ALTER_EGO, VILLAIN, MAIN_SCHEME)
            and not self.keyword(i, "permanent")
            and not self.cannot("leave", i)
        )

    def put_on_pile(self, i: int) -> None:
        card = self.edit(i)
        if card.zone in HIDDEN_ZONES:
            self.reveals += 1
        card.ctl = card.owner
        if card.owner < 0:
            card.zone, card.area = ENCOUNTER_PILE, -1
            self.epile += (i,)
        elif self.players[card.owner].out:
            card.zone = GONE
        else:
            card.zone, card.area = PILE, card.owner
            self.players[card.owner].pile += (i,)
            if card.face.script.from_pile:
                self.listen(i, True)

    def from_pile(self, i: int) -> None:
        card = self.edit(i)
        if card.owner < 0:
            self.epile = without(self.epile, i)
        else:
            self.players[card.owner].pile = without(self.players[card.owner].pile, i)
            if card.face.script.from_pile:
                self.listen(i, False)
        card.zone = OUT

    def remove(self, i: int) -> None:
        """From the game, for good (MC-ZONE-13)."""
        if self.cards[i].zone == PLAY:
            self.leave_play(i)
        self.edit(i).zone = GONE
        self.removed += (i,)

    def enter(self, i: int, seat: int, host: int = -1) -> None:
        """Supports and upgrades stay (MC-SUPPORT-01, MC-UPG-01); counters are just numbers (MC-TOKEN-01). Into play: ready, under its owner's control, in an area (MC-EXH-03, MC-CTRL-02, MC-ZONE-09)."""
        card = self.edit(i)
        face = card.face
        card.zone = PLAY  # a player's card or one of the encounter deck that has entered (MC-ZONE-06, MC-ZONE-07)
        card.entry += 1
        card.exhausted = False
        card.damage = card.threat = card.status = 0
        card.on = card.under = card.boosts = ()
        card.counters = face.script.uses or face.script.enters_with
        card.ctl = seat if card.owner >= 0 else -1
        card.area = seat
        if host >= 0:
            card.host = host
            self.edit(host).on += (i,)
            card.area = self.cards[host].area
        elif face.type == ALLY:
            self.players[seat].allies += (i,)
            self.check |= CHECK_ALLIES
        elif face.type == MINION:
            self.arriving += (i,)  # in that player's area, but not engaged yet (MC-MINION-01)
        elif face.type == SIDE_SCHEME:
            card.area = -1
            card.threat = self.per_player(face.threat)  # not a placement (MC-MAIN-03)
            self.sides += (i,)
        elif face.type == ENVIRONMENT:
            card.area = -1
            self.around += (i,)
        else:
            self.players[seat].board += (i,)
        if "restricted" in face.keywords:
            self.check |= CHECK_RESTRICTED
        self.wake(i, True)
        if host >= 0 and any([isinstance(c, Blank) for c in face.script.constants]):
            self.blank(host, True)
        if self.keyword(i, "toughness"):
            card.status |= TOUGH  # MC-KEY-18

    def blank(self, i: int, on: bool) -> None:
        if on:
            self.wake(i, False)
            self.edit(i).status |= BLANKED
        else:
            self.edit(i).status &= ~BLANKED
            self.wake(i, True)

    def engage(self, i: int, seat: int) -> None:
        """A minion moves to a player's area (MC-ENGAGE-01); what is attached goes along (MC-ZONE-05)."""
        card = self.edit(i)
        if card.area >= 0 and i in self.players[card.area].engaged:
            self.players[card.area].engaged = without(self.players[card.area].engaged, i)
        elif i in self.arriving:
            self.arriving = without(self.arriving, i)
        card.area = seat
        self.players[seat].engaged += (i,)
        for a in card.on:
            self.edit(a).area = seat

    def leave_play(self, i: int) -> None:
        """Out of play, with nothing of its former state (MC-ZONE-10, MC-ZONE-11); what is attached is discarded."""
        card = self.edit(i)
        for a in card.on:
            self.lose_host(a)
        for b in card.boosts:
            self.put_on_pile(b)
        if card.host >= 0 and any([isinstance(c, Blank) for c in card.face.script.constants]):
            self.blank(card.host, False)
        self.wake(i, False)
        face = card.face
        if card.host >= 0:
            self.check |= CHECK_HP if "hp" in face.stats else 0
            host = self.edit(card.host)
            host.on = without(host.on, i)
        elif face.type == SIDE_SCHEME:
            self.sides = without(self.sides, i)
        elif face.type == ENVIRONMENT:
            self.around = without(self.around, i)
        elif card.area >= 0:
            self.leave_area(i)
        if self.used:
            mark = f"/{i}."
            self.used = {key: n for key, n in self.used.items() if mark not in key}  # MC-LIMIT-03
        if self.lasting:
            self.lasting = tuple([one.without(i) if i in one.cards else one for one in self.lasting])
        for below in card.under:
            self.put_on_pile(below)
        card.on = card.under = card.boosts = ()
        card.host = card.area = -1
        card.damage = card.threat = card.counters = card.status = 0
        card.exhausted = False
        card.zone = OUT
        if face.facedown:
            card.zone = GONE

    def lose_host(self, a: int) -> None:
        """Its host leaves play: an attached card is discarded (MC-ATTACH-03), a Permanent one stays in its area (MC-KEY-13)."""
        if not self.keyword(a, "permanent"):
            self.discard(a)
            return
        attached = self.edit(a)
        attached.host = -1
        if attached.area >= 0:
            self.players[attached.area].board += (a,)
        else:
            self.around += (a,)

    def leave_area(self, i: int) -> None:
        """Out of a player's area."""
        card = self.cards[i]
        player = self.players[card.area]
        if card.face.type == ALLY:
            player.allies = without(player.allies, i)
            for frame in self.stack:  # an attack that it defends against hears of it (MC-DEFEND-08)
                lost = getattr(frame, "lost", None)
                if lost is not None:
                    lost(self, i)
        elif card.face.type == MINION:
            if i in player.engaged:
                player.engaged = without(player.engaged, i)
            elif i in self.arriving:
                self.arriving = without(self.arriving, i)
        elif i in player.board:
            player.board = without(player.board, i)

    def leave_identity(self, seat: int) -> None:
        """A defeated identity is removed from the game; encounter cards on it go to their pile (MC-DEFEAT-03)."""
        me = self.players[seat].me
        for a in self.cards[me].on:
            self.leave_play(a)  # Permanent ones too (MC-ELIM-03)
            self.put_on_pile(a)
        self.wake(me, False)
        card = self.edit(me)
        card.on = ()
        card.zone = GONE

    def attach(self, i: int, host: int) -> None:
        """Move an attached card to another host (MC-MOVE-01)."""
        card = self.edit(i)
        if card.host >= 0:
            old = self.edit(card.host)
            old.on = without(old.on, i)
        elif card.area >= 0 and i in self.players[card.area].board:
            self.players[card.area].board = without(self.players[card.area].board, i)
        card.host = host
        card.area = self.cards[host].area
        self.edit(host).on += (i,)
        self.check |= CHECK_HP

    def take_control(self, i: int, seat: int) -> None:
        """It keeps its state and moves over with what is attached (MC-CTRL-03, MC-CTRL-06, MC-CTRL-07)."""
        card = self.edit(i)
        player = self.players[card.area]
        if card.face.type == ALLY:
            player.allies = without(player.allies, i)
            self.players[seat].allies += (i,)
            self.check |= CHECK_ALLIES
        elif card.host < 0:
            player.board = without(player.board, i)
            self.players[seat].board += (i,)
        card.ctl = card.area = seat
        self.check |= CHECK_RESTRICTED
        for a in card.on:
            attached = self.edit(a)
            attached.area = seat
            if attached.owner >= 0:
                attached.ctl = seat

    def facedown_minion(self, seat: int) -> int:
        """The top card of a deck comes into play facedown as a Drone minion; -1 without a card."""
        player = self.players[seat]
        if not player.deck and not self.new_deck(seat):
            return -1
        below, player.deck = player.deck[0], player.deck[1:]
        self.edit(below).zone = UNDER
        i = next((c.id for c in self.cards[len(self.kit.cards) :] if c.zone == GONE), -1)
        if i < 0:
            i = self.new_card(self.kit.facedown, -1)
        self.edit(i).zone = OUT
        self.ran_out(seat)
        self.edit(i).under = (below,)
        return i

    # ------------------------------------------------------------------ status cards (MC-STATUS)
    def can_get(self, i: int, status: int) -> bool:
        card = self.cards[i]
        if card.zone != PLAY or card.status & status:
            return False  # MC-STATUS-02
        if status == TOUGH:
            return True
        if self.keyword(i, "stalwart"):
            return False  # MC-KEY-17
        return not self.cannot("be_stunned" if status == STUNNED else "be_confused", i)

    def strip_stalwart(self) -> None:
        for i in (*self.friends(), *self.enemies()):
            if self.cards[i].status & (STUNNED | CONFUSED) and self.keyword(i, "stalwart"):
                self.edit(i).status &= ~(STUNNED | CONFUSED)

    # ------------------------------------------------------------------ limits (MC-LIMIT, MC-MAX)
    def used_up(self, key: str, most: int) -> bool:
        return most > 0 and self.used.get(key, 0) >= most

    def count_use(self, key: str) -> None:
        """Counted when the cost is paid: cancelled or not (MC-LIMIT-02, MC-MAX-03)."""
        self.used[key] = self.used.get(key, 0) + 1

    def forget_uses(self, period: str) -> None:
        self.used = {key: n for key, n in self.used.items() if not key.startswith(period + "/")}

    def expire(self, until: str) -> None:
        """Effects that last until now end (MC-LAST-04)."""
        if self.lasting:
            kept = tuple([lasting for lasting in self.lasting if lasting.until != until])
            if len(kept) != len(self.lasting):
                self.lasting = kept
                self.check |= CHECK_HP | CHECK_EMPTY

    # ------------------------------------------------------------------ the end (MC-WIN)
    def win(self) -> None:
        if self.outcome is None:
            self.note("MC-WIN-01", "won")
            self.over(tuple(range(len(self.players))))  # the eliminated win with the group (MC-ELIM-05)

    def lose(self, rule: str) -> None:
        """Both at once is a defeat (MC-WIN-01)."""
        self.note(rule, "lost")
        self.outcome = None
        self.over((-1,))  # the scenario

    def aside_of(self, seat: int) -> tuple[int, ...]:
        return tuple([i for i in self.players[seat].aside if self.cards[i].zone == ASIDE])


HIDDEN_ZONES = (DECK, ENCOUNTER_DECK, DEALT, BOOST, UNDER)
