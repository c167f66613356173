"""Cards that enter and leave play, are drawn, discarded, exhausted, turned over, revealed."""

from __future__ import annotations

from tablee.games.champions.rules.batch import DROPPED, PENDING, Happening
from tablee.games.champions.rules.occurrences.base import LEADS_ON, NOT, Kind, Measured, Plain, gone
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.values import CHECK_HP
from tablee.games.champions.rules.vocabulary import GONE, HAND, OUT, PILE, VICTORY
from tablee.kernel.decision import Flow

DEFEATED = -1  # where a card goes that leaves play after its defeat


def put_away(game: Scenario, x: int) -> None:
    """A defeated ally, minion or side scheme goes to its pile, or to the victory display (MC-DEFEAT-02, MC-KEY-20)."""
    if game.keyword(x, "permanent"):
        return
    shown = game.keyword(x, "victory")
    game.leave_play(x)
    if shown:
        game.edit(x).zone = VICTORY
        game.victory += (x,)
    elif game.cards[x].zone != GONE:
        game.put_on_pile(x)


class Leave(Kind):
    """Out of play, to the zone named; once it has left, none is named."""

    name = "leave"
    ways = LEADS_ON

    def of(self, actor: int, subject: int, player: int, to: int, parent: int = -1, source: int = -1) -> Occ:
        return Occ(self.name, actor, subject, player, to, 0, parent, 0, 0, source)

    def foresee(self, game: Scenario, h: Happening, o: Occ, i: int) -> None:
        """What is attached goes too (MC-ATTACH-03)."""
        batch = h.batch
        for a in game.cards[o.subject].on:
            known = [p for p in batch if p.parent == i and p.subject == a]
            if not known and not game.keyword(a, "permanent"):
                go = self.of(o.actor, a, o.player, PILE, parent=i, source=o.source)
                go.level = o.level + 1
                batch.append(go)
            for p in known:
                p.status = PENDING if p.status == DROPPED else p.status

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        card = game.cards[o.subject]
        if gone(game, h, o, i):
            return None
        o.done = 1
        if o.base == DEFEATED:
            put_away(game, o.subject)
        elif not game.may_leave(o.subject):
            h.cancel(i)
            o.done = 0
        elif o.base == GONE:
            game.remove(o.subject)
        elif o.base == HAND:
            game.leave_play(o.subject)
            game.to_hand(o.subject)
            if game.log is not None:
                game.note("MC-ZONE-10", "to-hand", who=f"&{card.owner}", card=game.said(o.subject))
        else:
            game.discard(o.subject)
            if game.log is not None:
                game.note("MC-DISCARD-01", "discarded", card=game.said(o.subject))
        o.base = OUT
        return None


class EnterPlay(Kind):
    """An attaching card enters play on its host."""

    name = "enter_play"

    def of(self, actor: int, subject: int, player: int, host: int = -1, source: int = -1) -> Occ:
        return Occ(self.name, actor, subject, player, source=source, defender=host)

    def act(self, game: Scenario, o: Occ) -> int:
        below = game.cards[o.subject].under
        game.enter(o.subject, o.player, o.defender)
        if below:
            game.edit(o.subject).under = below
            if game.left(o.subject) <= 0:
                game.check |= CHECK_HP
        game.note("MC-ZONE-09", "enters", card=game.said(o.subject))
        return 1


class Draw(Measured):
    name = "draw"

    def act(self, game: Scenario, o: Occ) -> int:
        return game.draw(o.player, o.amount)


class Discard(Plain):
    """From hand."""

    name = "discard"

    def act(self, game: Scenario, o: Occ) -> int:
        if game.cards[o.subject].zone != HAND:
            return NOT
        game.discard(o.subject)
        game.note("MC-DISCARD-01", "discarded", card=game.said(o.subject))
        return 1


class Ready(Plain):
    name = "ready"

    def act(self, game: Scenario, o: Occ) -> int:
        if not game.cards[o.subject].exhausted or game.cannot("ready", o.subject):
            return 0
        game.edit(o.subject).exhausted = False  # it alone, not what is attached or its host (MC-ATTACH-04)
        game.note("MC-EXH-04", "readied", card=game.said(o.subject))
        return 1


class Exhaust(Plain):
    name = "exhaust"

    def act(self, game: Scenario, o: Occ) -> int:
        """To exhaust "you" is to exhaust the identity (MC-YOU-04); attached cards are not concerned (MC-ATTACH-04)."""
        if game.cards[o.subject].exhausted:
            return 0
        game.edit(o.subject).exhausted = True
        game.note("MC-EXH-01", "exhausted", card=game.said(o.subject))
        return 1


class Counters(Measured):
    """More of them, or fewer with a number below zero."""

    name = "counters"

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        card = game.edit(o.subject)
        before, card.counters = card.counters, max(0, card.counters + o.base)
        o.done = abs(card.counters - before)
        if before and not card.counters and card.face.script.uses and o.source != o.subject:  # MC-KEY-19
            return type(h)([leave.of(o.subject, o.subject, o.player, PILE, source=o.subject)])
        return None


class ChangeForm(Plain):
    name = "change_form"

    def act(self, game: Scenario, o: Occ) -> int:
        face = game.cards[o.subject].face.face
        assert face is not None
        game.turn_to(o.subject, face.code)
        game.note("MC-FORM-01", "changes-form", who=f"&{o.player}", card=f"@card.{face.code}")
        return 1


class Reveal(Plain):
    """An encounter card; whoever revealed it is told whether it surges and whether it has entered play."""

    name = "reveal"

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        o.done = 1
        return game.begin("RevealByType", o.subject, len(game.stack) - 1, i)


leave, enter_play, reveal, change_form = Leave(), EnterPlay(), Reveal(), ChangeForm()
draw, discard, ready, exhaust, counters = Draw(), Discard(), Ready(), Exhaust(), Counters()

KINDS: list[Kind] = [change_form, counters, discard, draw, enter_play, exhaust, leave, ready, reveal]
