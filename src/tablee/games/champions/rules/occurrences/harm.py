"""Damage and what follows from it, healing, status cards, threat."""

from __future__ import annotations

from tablee.games.champions.rules.batch import PENDING, Happening
from tablee.games.champions.rules.occurrences.base import (
    LEADS_ON,
    NOT,
    STANDS,
    STOPPABLE,
    STOPPED,
    TOUCHED,
    Kind,
    Measured,
    Plain,
    gone,
)
from tablee.games.champions.rules.occurrences.cards import DEFEATED, leave, put_away
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ALLY,
    ATTACK,
    IDENTITY_SIDES,
    MINION,
    OVERKILL,
    PIERCING,
    PLAY,
    SIDE_SCHEME,
    STATUSES,
    TOUGH,
    VILLAIN,
)
from tablee.kernel.decision import Flow


class Damage(Measured):
    name = "damage"
    ways = LEADS_ON | STOPPABLE

    def foresee(self, game: Scenario, h: Happening, o: Occ, i: int) -> None:
        batch, amount, left = h.batch, o.amount, game.left(o.subject)
        for p in batch[:i]:
            if p.kind == "damage" and p.subject == o.subject and p.status == PENDING:
                left -= p.amount
        falls = amount >= left > 0 and game.cards[o.subject].zone == PLAY
        if falls or len(batch) > i + 1:
            flags = o.flags & ATTACK
            h.expect(i, defeat.of(o.actor, o.subject, o.player, flags, source=o.source), falls)
        if o.flags & OVERKILL:
            to = spills(game, o.subject)
            if to >= 0:  # MC-KEY-04
                excess = amount - max(0, left) if amount > left else 0
                h.expect(i, damage.of(o.actor, to, o.player, excess, source=o.source), excess > 0)

    def met(self, game: Scenario, o: Occ) -> int:
        card = game.cards[o.subject]
        if card.zone != PLAY or o.base <= 0:
            return STOPPED
        if "take_damage" in game.mods and game.cannot("take_damage", o.subject, o.source):
            return STOPPED
        if not card.status & TOUGH:
            return STANDS
        game.edit(o.subject).status &= ~TOUGH
        game.note("MC-STATUS-08", "tough-gone", who=game.said(o.subject))
        return TOUCHED if pierces(o) else STOPPED

    def act(self, game: Scenario, o: Occ) -> int:
        """A dial stops at zero; tokens lie on allies and minions (MC-DMG-03). "You" is the identity (MC-YOU-02)."""
        n = o.amount
        if n <= 0 or game.cards[o.subject].zone != PLAY:
            return NOT
        card = game.edit(o.subject)
        if card.status & TOUGH and not pierces(o):  # given since the status moment
            card.status &= ~TOUGH
            return NOT
        card.damage += n
        # infinite hit points take any damage (MC-HP-04)
        if (card.face.type in IDENTITY_SIDES or card.face.type == VILLAIN) and not card.face.infinite:
            card.damage = min(card.damage, game.hp(o.subject))  # the dial stops at zero (MC-DMG-02)
        if game.log is not None:
            by = game.said(o.source) if o.source >= 0 else ""
            game.note("MC-DMG-01", "damage", who=game.said(o.subject), n=n, by=by)
        return n


def pierces(o: Occ) -> bool:
    return bool(o.flags & PIERCING and o.flags & ATTACK)  # MC-KEY-11


def spills(game: Scenario, x: int) -> int:
    """Who takes excess damage (MC-DMG-04, MC-KEY-04)."""
    card = game.cards[x]
    if card.face.type == MINION:
        return game.villain
    return game.players[card.ctl].me if card.face.type == ALLY else -1


class Heal(Measured):
    name = "heal"

    def act(self, game: Scenario, o: Occ) -> int:
        n = min(o.amount, game.cards[o.subject].damage)  # MC-HEAL-02
        if n:
            game.edit(o.subject).damage -= n
            game.note("MC-HEAL-01", "heals", who=game.said(o.subject), n=n)
        return n


class Defeat(Plain):
    name = "defeat"
    ways = LEADS_ON

    def foresee(self, game: Scenario, h: Happening, o: Occ, i: int) -> None:
        if game.cards[o.subject].face.type in (ALLY, MINION, SIDE_SCHEME):
            h.expect(i, leave.of(o.actor, o.subject, o.player, DEFEATED, source=o.source), True)

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        """An ally, minion or side scheme stays until then (MC-ALLY-01, MC-MINION-02, MC-SIDE-02)."""
        card = game.cards[o.subject]
        if gone(game, h, o, i):
            return None
        o.done = 1
        if game.log is not None:
            game.note("MC-DEFEAT-01", "defeated", who=game.said(o.subject))
        if card.face.type in IDENTITY_SIDES:
            return game.begin("Eliminate", card.ctl)
        if card.face.type == VILLAIN:
            return game.begin("NextStage", o.player)
        if "defeated" in card.face.timings:  # just before it leaves play (MC-ABIL-17)
            return game.begin("Abilities", o.subject, o.player, "defeated", len(game.stack) - 1, i)
        if not any([other.parent == i and other.kind == "leave" for other in h.batch]):
            put_away(game, o.subject)
        return None


# ---------------------------------------------------------------------- status cards
class Status(Kind):
    """About status cards: which, as bits."""

    def of(self, actor: int, subject: int, player: int, which: int, source: int = -1) -> Occ:
        return Occ(self.name, actor, subject, player, which, source=source)


class Give(Status):
    name = "give"
    ways = STOPPABLE

    def met(self, game: Scenario, o: Occ) -> int:
        return STANDS if game.can_get(o.subject, o.base) else STOPPED

    def act(self, game: Scenario, o: Occ) -> int:
        """On "you" it lies on the identity (MC-YOU-05); who cannot have it does not get it (MC-STATUS-10)."""
        if not game.can_get(o.subject, o.base):
            return NOT
        game.edit(o.subject).status |= o.base
        game.note("MC-STATUS-01", "status", who=game.said(o.subject), status=STATUSES[o.base])
        return o.base


class LoseStatus(Status):
    name = "lose_status"

    def act(self, game: Scenario, o: Occ) -> int:
        game.edit(o.subject).status &= ~o.base
        return o.base


# ---------------------------------------------------------------------- threat
class Threat(Measured):
    def tell_threat(self, game: Scenario, message: str, o: Occ, n: int, before: int) -> None:
        scheme, by = game.said(o.subject), game.said(o.source) if o.source >= 0 else ""
        now = game.cards[o.subject].threat
        game.note("MC-THREAT-01", message, scheme=scheme, n=n, before=before, now=now, by=by)


class RemoveThreat(Threat):
    name = "remove_threat"
    ways = LEADS_ON | STOPPABLE

    def foresee(self, game: Scenario, h: Happening, o: Occ, i: int) -> None:
        card = game.cards[o.subject]
        if card.face.type == SIDE_SCHEME:
            empty = o.amount >= card.threat > 0
            h.expect(i, defeat.of(o.actor, o.subject, o.player, source=o.source), empty)

    def met(self, game: Scenario, o: Occ) -> int:
        return STOPPED if "lose_threat" in game.mods and game.cannot("lose_threat", o.subject) else STANDS

    def act(self, game: Scenario, o: Occ) -> int:
        n = min(o.amount, game.cards[o.subject].threat)  # MC-THREAT-02
        if n:
            game.edit(o.subject).threat -= n
            if game.log is not None:
                self.tell_threat(game, "threat-removed", o, n, game.cards[o.subject].threat + n)
        return n


class PlaceThreat(Threat):
    name = "place_threat"

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        n = o.amount
        if n <= 0 or game.cards[o.subject].zone != PLAY:
            h.cancel(i)
            return None
        card = game.edit(o.subject)
        card.threat += n
        o.done, o.code = n, card.code
        if game.log is not None:
            self.tell_threat(game, "threat-placed", o, n, card.threat - n)
        if o.subject == game.main and 0 < game.target_threat() <= card.threat:
            return game.begin("Advance")  # MC-MAIN-01
        return None


damage, heal, defeat = Damage(), Heal(), Defeat()
give, lose_status = Give(), LoseStatus()
place_threat, remove_threat = PlaceThreat(), RemoveThreat()

KINDS: list[Kind] = [damage, defeat, give, heal, lose_status, place_threat, remove_threat]
