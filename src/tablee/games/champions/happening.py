"""Everything that happens goes through here: one batch, its predicted consequences, the windows of the book in order.

What is replaced or cancelled has not happened (MC-REPL-04), and nobody interrupts it any more (MC-WINDOW-05). Effects
worded with "instead" (MC-TEXT-08) and "after" (MC-TEXT-07) have their moments here; so has what a rule leaves open,
resolved in the way that is worse for the players (MC-GOLD-03).
"""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.games.champions.records import Occ
from tablee.games.champions.run import Node, Run
from tablee.games.champions.state import Scenario
from tablee.games.champions.usable import limit_key, max_key, trigger_fits, unusable
from tablee.games.champions.values import Standing
from tablee.games.champions.vocabulary import (
    ALLY,
    ATTACK,
    CONFUSED,
    MINION,
    OBLIGATION,
    OVERKILL,
    PIERCING,
    PILE,
    PLAY,
    SIDE_SCHEME,
    STUNNED,
    TOUGH,
)
from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.happening import DROPPED, HAPPENED, PENDING, REPLACED, Happening, Moment
from tablee.kernel.procedure import DONE, Procedure, call, goto

RESOLVE, AFTERMATH, ENGAGEMENT = 5, 6, 9  # the moments at which it happens, just after, and last of all
BEFORE, AFTER = 0b11110, 0b110000000  # the windows before and after it happens, as bits
#: kinds from which something may follow, which a status card or prohibition may stop, which a keyword may answer
LEADS_ON = frozenset(("damage", "remove_threat", "defeat", "leave"))
STOPPABLE = frozenset(("damage", "attack", "enemy_attack", "thwart", "enemy_scheme", "give", "remove_threat"))
ANSWERABLE = frozenset(("attack", "enemy_attack", "engage"))


#: moment -> cell in a row of listeners
CELLS = (-1, 0, 1, 2, 3, -1, -1, 4, 5, -1)
#: how each kind happens, the checks after a batch, the keywords that answer it, minions that engage: filled in by the module `occur` and by procedures
OCCUR: dict[str, Any] = {}
CHECKS: list[Any] = []
ANSWERS: list[Any] = []
ENGAGES: list[Any] = []


class Event(Happening):
    """A batch of occurrences (MC-WINDOW-02): status first, then the windows, then it happens, then the responses."""

    STEPS = {
        "predict": "MC-WINDOW-02",
        "seek": "MC-ABIL-13 MC-WINDOW-13",
        "order": "MC-ORDER-08 MC-WINDOW-11",
        "offer": "MC-WINDOW-04 MC-WINDOW-08 MC-ABIL-10",
        "defeats": "MC-ORDER-08",
    }
    MOMENTS: ClassVar[tuple[Moment, ...]] = (
        Moment("status"),  # prohibitions and status cards before anything else (MC-GOLD-05, MC-STATUS-03)
        Moment("forced-would", "would", True),  # MC-WINDOW-06
        Moment("would", "would"),
        Moment("forced-interrupt", "when", True),  # MC-WINDOW-10
        Moment("interrupt", "when"),  # MC-WINDOW-03
        Moment("resolve"),
        # state checks (MC-ALLY-03), then Retaliate and Quickstrike, then delayed effects (MC-DELAY-02)
        Moment("aftermath"),
        Moment("forced-response", "after", True),
        Moment("response", "after"),  # MC-WINDOW-07
        Moment("engagement"),  # a minion that has entered play engages its player (MC-MINION-01)
    )

    def heard(self, game: Scenario) -> int:
        masks, mask = game.masks, 0
        for o in self.batch:
            if o.kind in masks:
                mask |= masks[o.kind]
        return mask

    def predict(self, game: Scenario) -> Flow | None:
        """What nobody can interrupt goes straight on to its resolution; else the windows are gone through one by one."""
        batch, masks = self.batch, game.masks
        one, first = len(batch) == 1, batch[0]
        if not one or first.kind in LEADS_ON:
            self.foresee(game)
            one = len(batch) == 1
        self.step = "seek"
        if self.at != RESOLVE:
            heard = masks.get(first.kind, 0) if one else self.heard(game)
            if self.at > RESOLVE or (heard & BEFORE and (self.at or self.awaited(game, 0, PENDING))):
                return self.seek(game)
            if self.at == 0 and (not one or first.kind in STOPPABLE):
                n = len(batch)
                self.statuses(game)
                if len(batch) != n:
                    heard, one = self.heard(game), False
                    if heard & BEFORE and self.awaited(game, 0, PENDING):
                        self.at = 1
                        return self.seek(game)
            if heard:  # somebody may respond: the windows are behind us
                self.turn = self.passes = 0
                while not one and self.at < 3 and self.deeper():
                    pass
            self.at = RESOLVE
        flow: Flow | None = None
        if one and self.up < 0 and first.status == PENDING and first.kind != "defeat":  # as resolve() does
            first.status = HAPPENED
            flow = OCCUR[first.kind](game, self, first, 0)
        else:
            flow = self.resolve(game)
        if flow is None and self.at == RESOLVE:  # else the facts have gone up
            self.at = AFTERMATH
            one = len(batch) == 1
            heard = masks.get(first.kind, 0) if one else self.heard(game)
            if not one or game.check or game.later or game.lasting or first.kind in ANSWERABLE:
                flow = self.moment(game, "aftermath")
            if flow is None and heard & AFTER and self.awaited(game, 4, HAPPENED):
                self.at = AFTERMATH + 1
                return self.seek(game)
            if flow is None and game.arriving:
                self.at = ENGAGEMENT
                flow = ENGAGES[0](game, self.batch)
        if flow is not None:
            if flow.kind == 4:
                self.resume = "predict"
            return flow
        if len(batch) == 1:
            self.out = (first.fact(),) if first.status == HAPPENED else ()
        else:
            self.out = tuple([o.fact() for o in batch if o.status == HAPPENED])
        return DONE

    def awaited(self, game: Scenario, first: int, status: int) -> bool:
        """Is anybody waiting for just this, in the windows before it happens or in those after it (MC-WINDOW-01)?"""
        rows, cards = game.listeners.rows, game.cards
        for o in self.batch:
            if o.status == status and o.kind in rows:
                for cell in rows[o.kind][first : first + 4]:
                    for i, k in cell:
                        if trigger_fits(game, i, cards[i].face.abilities[k], o):
                            return True
        return False

    def about(self) -> tuple[Any, ...]:
        o = self.batch[0]
        return (o.kind, o.actor, o.subject, self.MOMENTS[min(self.at, len(self.MOMENTS) - 1)].name)

    # ------------------------------------------------------------------ what follows
    def foresee(self, game: Scenario) -> None:
        if self.at > RESOLVE:
            return
        i, batch = 0, self.batch
        while i < len(batch):
            o = batch[i]
            kind = o.kind
            if kind in LEADS_ON and o.status == PENDING:
                if kind == "damage":
                    amount, left = o.amount, game.left(o.subject)
                    for p in batch[:i]:
                        if p.kind == "damage" and p.subject == o.subject and p.status == PENDING:
                            left -= p.amount
                    falls = amount >= left > 0 and game.cards[o.subject].zone == PLAY
                    if falls or len(batch) > i + 1:
                        flags = o.flags & ATTACK
                        self.expect(i, Occ("defeat", o.actor, o.subject, o.player, flags=flags, source=o.source), falls)
                    if o.flags & OVERKILL:
                        to = self.spills(game, o.subject)
                        if to >= 0:  # MC-KEY-04
                            excess = amount - max(0, left) if amount > left else 0
                            self.expect(i, Occ("damage", o.actor, to, o.player, excess, source=o.source), excess > 0)
                elif kind == "remove_threat":
                    card = game.cards[o.subject]
                    if card.face.type == SIDE_SCHEME:
                        empty = o.amount >= card.threat > 0
                        self.expect(i, Occ("defeat", o.actor, o.subject, o.player, source=o.source), empty)
                elif kind == "defeat":
                    if game.cards[o.subject].face.type in (ALLY, MINION, SIDE_SCHEME):
                        self.expect(i, Occ("leave", o.actor, o.subject, o.player, -1, source=o.source), True)
                elif kind == "leave":  # what is attached goes too (MC-ATTACH-03)
                    for a in game.cards[o.subject].on:
                        known = [p for p in self.batch if p.parent == i and p.subject == a]
                        if not known and not game.keyword(a, "permanent"):
                            go = Occ("leave", o.actor, a, o.player, PILE, parent=i, source=o.source, level=o.level + 1)
                            self.batch.append(go)
                        for p in known:
                            p.status = PENDING if p.status == DROPPED else p.status
            i += 1

    def spills(self, game: Scenario, x: int) -> int:
        """Who takes excess damage (MC-DMG-04, MC-KEY-04)."""
        card = game.cards[x]
        if card.face.type == MINION:
            return game.villain
        return game.players[card.ctl].me if card.face.type == ALLY else -1

    # ------------------------------------------------------------------ who reacts
    def listening(self, game: Scenario, i: int, moment: Moment) -> list[tuple[int, str]]:
        """Forced abilities are set off by the game itself, Peril or not (MC-ABIL-11, MC-WINDOW-09)."""
        o = self.batch[i]
        if o.kind == "damage" and moment.timing != "after" and o.amount <= 0:
            return []
        found = []
        depth = len(game.stack) - 1
        for card_id, k in game.listeners.rows[o.kind][CELLS[self.at]]:
            card = game.cards[card_id]
            ability = card.face.abilities[k]
            if not trigger_fits(game, card_id, ability, o) or (o.code and card_id == o.subject and card.code != o.code):
                continue
            if ability.forced:
                if game.phase == "setup" and card.owner >= 0:
                    continue
                if ability.limit and game.used_up(limit_key(game, ability, card_id, k), ability.limit):
                    continue
                if ability.max and game.used_up(max_key(game, ability, card_id, k), ability.max):
                    continue
                seat = self.resolver(game, card_id, o)
                if ability.form and ability.form != game.form(seat):
                    continue
                view = Standing(card_id, seat, depth, i, ability.label)
                if ability.test is not None and not ability.test.holds(game, view):
                    continue
                if (
                    card.owner >= 0
                    and ability.cost
                    and isinstance(ability.do, Node)
                    and not ability.do.able(game, view)
                ):
                    continue  # a cost is not paid for nothing (MC-ABIL-03)
                found.append((seat, game.tag(card_id, k)))
            else:
                seats = (card.ctl,) if card.ctl >= 0 and not ability.anyone else game.order()
                for seat in seats:
                    if not game.players[seat].out and not unusable(game, seat, card_id, k, depth, i):
                        found.append((seat, game.tag(card_id, k)))
        return found

    def ready(self, game: Any) -> list[tuple[int, Any, int]]:
        """Mandatory replacements of one condition are all initiated; the latest is used (MC-REPL-03)."""
        moment, rows, cell = self.MOMENTS[self.at], game.listeners.rows, CELLS[self.at]
        found = []
        for want in (HAPPENED,) if cell > 3 else (PENDING, REPLACED) if cell == 0 else (PENDING,):
            for i, o in enumerate(self.batch):
                if o.status == want and o.kind in rows and rows[o.kind][cell] and (cell > 1 or o.level == self.level):
                    for seat, who in self.listening(game, i, moment):
                        if (who, i) not in self.used:
                            found.append((seat, who, i))
        return found

    def resolver(self, game: Scenario, card_id: int, o: Occ) -> int:
        """Who resolves a forced ability: its controller; for an encounter card the player it happens to, else the first."""
        card = game.cards[card_id]
        if card.face.type == OBLIGATION:
            return card.area  # MC-OBLIG-05
        seat = card.ctl if card.ctl >= 0 else o.player
        return seat if seat >= 0 else game.first

    def trigger(self, game: Scenario, who: str, i: int) -> Procedure:
        card, k = game.tagged(who)
        seat = self.resolver(game, card, self.batch[i])
        ability = game.cards[card].face.abilities[k]
        if not ability.forced and self.asked >= 0 and (ability.anyone or game.cards[card].ctl < 0):
            seat = self.asked
        return game.begin("Use", seat, card, k, len(game.stack) - 1, i)

    asked: int = -1  # who has just answered in a window; not state: used at once

    def chosen(self, game: Any, choice: Any) -> Flow | None:
        order = game.order()
        self.asked = order[self.turn % len(order)]
        return super().chosen(game, choice)

    # ------------------------------------------------------------------ moments of the book
    def moment(self, game: Scenario, name: str) -> Flow | None:
        if name == "status":
            return self.statuses(game)
        if name == "engagement":
            return ENGAGES[0](game, self.batch) if game.arriving else None
        if game.check:
            flow: Flow | None = CHECKS[0](game)
            if flow is not None:
                return flow
        flow = ANSWERS[0](game, self.batch)
        if flow is not None or not (game.later or game.lasting):
            return flow
        depth = len(game.stack) - 1
        due = game.due(f"end of {depth}") if game.later else None
        if due is None and game.lasting:
            game.expire(f"end of {depth}")
        return due

    def statuses(self, game: Scenario) -> Flow | None:
        changed = False
        for i, o in enumerate(self.batch):
            kind = o.kind
            if kind not in STOPPABLE or o.status != PENDING:
                continue
            if kind == "damage":
                card = game.cards[o.subject]
                if (
                    card.zone != PLAY
                    or o.base <= 0
                    or ("take_damage" in game.mods and game.cannot("take_damage", o.subject, o.source))
                ):
                    self.cancel(i)
                    changed = True
                elif card.status & TOUGH:
                    game.edit(o.subject).status &= ~TOUGH
                    changed = True
                    game.note("MC-STATUS-08", "tough-gone", who=game.said(o.subject))
                    if not (o.flags & PIERCING and o.flags & ATTACK):  # MC-KEY-11
                        self.cancel(i)
                        changed = True
            elif kind in ("attack", "enemy_attack"):
                if game.cards[o.actor].status & STUNNED:  # MC-STATUS-06, MC-STATUS-07
                    game.edit(o.actor).status &= ~STUNNED
                    game.note("MC-STATUS-07", "stunned-gone", who=game.said(o.actor))
                    self.cancel(i)
                    changed = True
                elif "attack" in game.mods and game.cannot("attack", o.actor):
                    self.cancel(i)
                    changed = True
            elif kind in ("thwart", "enemy_scheme"):
                if game.cards[o.actor].status & CONFUSED:  # MC-STATUS-04, MC-STATUS-05
                    game.edit(o.actor).status &= ~CONFUSED
                    game.note("MC-STATUS-05", "confused-gone", who=game.said(o.actor))
                    self.cancel(i)
                    changed = True
            elif kind == "give":
                if not game.can_get(o.subject, o.base):
                    self.cancel(i)
                    changed = True
            elif kind == "remove_threat":
                if "lose_threat" in game.mods and game.cannot("lose_threat", o.subject):
                    self.cancel(i)
                    changed = True
        if changed:
            self.foresee(game)
        return None

    # ------------------------------------------------------------------ it happens
    def falling(self, game: Scenario) -> list[int]:
        """Pending defeats with When Defeated abilities."""
        return [
            i
            for i, o in enumerate(self.batch)
            if o.status == PENDING and o.kind == "defeat" and has_when_defeated(game, o.subject)
        ]

    def defeats(self, game: Scenario) -> Flow | None:
        options = [option("first", game.handle(self.batch[i].subject), i) for i in self.falling(game)]
        return ask(game.order()[0], "forced-order", options, "falls")

    def falls(self, game: Scenario, choice: Option) -> Flow | None:
        i = int(choice.args[1])
        self.batch[i].status = HAPPENED
        flow: Flow | None = OCCUR["defeat"](game, self, self.batch[i], i)
        return goto("seek") if flow is None else call(flow, then="predict")  # type: ignore[arg-type]

    def instead(self, game: Scenario, fields: tuple[Any, ...]) -> Flow | None:
        return Run(*fields)

    def resolve(self, game: Scenario) -> Flow | None:
        for i, o in enumerate(self.batch):
            if o.status == PENDING:
                o.status = HAPPENED
                if o.kind == "defeat" and has_when_defeated(game, o.subject) and self.falling(game):
                    o.status = PENDING  # several at once: the first player says which comes first
                    return goto("defeats")
                flow: Flow | None = OCCUR[o.kind](game, self, o, i)
                if flow is not None:
                    return flow
            elif o.status == REPLACED and o.instead is not None:
                fields, o.instead = o.instead, None
                return self.instead(game, fields)
        if self.up >= 0:
            self.hand_up(game)
        return None


def event(batch: list[Occ]) -> Event:
    """A parent of -2 is the occurrence just before."""
    for i, o in enumerate(batch):
        if o.parent == -2:
            o.parent = i - 1
    return Event(batch)


def has_when_defeated(game: Scenario, x: int) -> bool:
    return "defeated" in game.cards[x].face.timings
