"""Everything that happens goes through here: one batch, its predicted consequences, the windows of the book in order.

What is replaced or cancelled has not happened (MC-REPL-04), and nobody interrupts it any more (MC-WINDOW-05). Effects
worded with "instead" (MC-TEXT-08) and "after" (MC-TEXT-07) have their moments here; so has what a rule leaves open,
resolved in the way that is worse for the players (MC-GOLD-03).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tablee.games.champions.rules.batch import HAPPENED, PENDING, REPLACED, Happening, Moment
from tablee.games.champions.rules.occurrences import KINDS, defeat, engage
from tablee.games.champions.rules.occurrences.base import STANDS, STOPPED
from tablee.games.champions.rules.occurrences.kinds import ANSWERED_BY, LEADING, STOPPED_BY
from tablee.games.champions.rules.pointing import batch_words, occurring
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Node, Run
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import overused, trigger_fits, unusable
from tablee.games.champions.rules.values import (
    CHECK_ALLIES,
    CHECK_HP,
    CHECK_RESTRICTED,
    CHECK_STALWART,
    RESTRICTED_LIMIT,
    Standing,
)
from tablee.games.champions.rules.vocabulary import ANSWERED, OBLIGATION, PLAY
from tablee.kernel.decision import Args, Flow, Option, ask, option
from tablee.kernel.procedure import DONE, Procedure, call, goto
from tablee.kernel.record import record

#: kind -> who listens to it in each window: a card, and the number of its ability
Rows = dict[str, tuple[tuple[tuple[int, int], ...], ...]]
#: the moments at which it happens, just after, and last of all
RESOLVE: Final = 5
AFTERMATH: Final = 6
ENGAGEMENT: Final = 9
#: the windows before and after it happens, as bits
BEFORE: Final = 0b11110
AFTER: Final = 0b110000000
#: moment -> cell in a row of listeners
CELLS: Final = (-1, 0, 1, 2, 3, -1, -1, 4, 5, -1)


@record
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
        batch: list[Occ] = (
            self.batch
        )  # said here and below: Happening does not know of what it is, and asking is slow compiled
        masks, mask = game.masks, 0
        if len(batch) == 1:
            return masks.get(batch[0].kind, 0)
        for o in batch:
            kind = o.kind
            if kind in masks:
                mask |= masks[kind]
        return mask

    def predict(self, game: Scenario) -> Flow | None:
        """What nobody can interrupt goes straight on to its resolution; else the windows are gone through one by one.

        The kernel's walker comes to the same, with 4 % fewer decisions a second.
        """
        batch: list[Occ] = self.batch
        first = batch[0]
        if len(batch) > 1 or first.kind in LEADING:
            self.foresee(game)
        self.step = "seek"
        if self.at != RESOLVE and (self.at > RESOLVE or self.interrupted(game)):
            return self.seek(game)
        flow: Flow | None = None
        if len(batch) == 1 and self.up < 0 and first.status == PENDING and first.kind != "defeat":  # as resolve() does
            first.status = HAPPENED
            flow = KINDS[first.kind].happen(game, self, first, 0)
        else:
            flow = self.resolve(game)
        if flow is None and self.at == RESOLVE:  # else the facts have gone up
            flow = self.afterwards(game)
        if flow is not None:
            if flow.kind == 4:
                self.resume = "predict"
            return flow
        if len(batch) == 1:
            self.out = (first.fact(),) if first.status == HAPPENED else ()
        else:
            self.out = tuple([o.fact() for o in batch if o.status == HAPPENED])
        return DONE

    def interrupted(self, game: Scenario) -> bool:
        """Does anybody wait for it in the windows before it happens? Else they are behind us, with the status cards."""
        batch: list[Occ] = self.batch
        heard = self.heard(game)
        if heard & BEFORE and (self.at or self.awaited(game, 0, PENDING)):
            return True
        if self.at == 0 and (len(batch) > 1 or batch[0].kind in STOPPED_BY):
            n = len(batch)
            self.statuses(game)
            if len(batch) != n:
                heard = self.heard(game)
                if heard & BEFORE and self.awaited(game, 0, PENDING):
                    self.at = 1
                    return True
        if heard:  # somebody may respond
            self.turn = self.passes = 0
            while len(batch) > 1 and self.at < 3 and self.deeper():
                pass
        self.at = RESOLVE
        return False

    def afterwards(self, game: Scenario) -> Flow | None:
        """It has happened: the checks, the responses if anybody waits for it, minions that engage."""
        batch: list[Occ] = self.batch
        heard = self.heard(game)
        self.at = AFTERMATH
        flow: Flow | None = None
        if len(batch) > 1 or game.check or game.later or game.lasting or batch[0].kind in ANSWERED_BY:
            flow = self.moment(game, "aftermath")
        if flow is None and heard & AFTER and self.awaited(game, 4, HAPPENED):
            self.at = AFTERMATH + 1
            return self.seek(game)
        if flow is None and game.arriving:
            self.at = ENGAGEMENT
            flow = self.engagements(game)
        return flow

    def awaited(self, game: Scenario, first: int, status: int) -> bool:
        """Is anybody waiting for just this, in the windows before it happens or in those after it (MC-WINDOW-01)?"""
        cards = game.cards
        rows: Rows = game.listeners.rows
        batch: list[Occ] = self.batch
        for o in batch:
            if o.status == status and o.kind in rows:
                for cell in rows[o.kind][first : first + 4]:
                    for i, k in cell:
                        if trigger_fits(game, i, cards[i].face.abilities[k], o):
                            return True
        return False

    def about(self) -> Args | None:
        return occurring(self.batch[0], self.at == RESOLVE)

    def says(self, game: Scenario) -> Args:
        return batch_words(game, self.batch)

    # ------------------------------------------------------------------ what follows
    def foresee(self, game: Scenario) -> None:
        if self.at > RESOLVE:
            return
        i = 0
        batch: list[Occ] = self.batch
        while i < len(batch):
            o = batch[i]
            if o.kind in LEADING and o.status == PENDING:
                KINDS[o.kind].foresee(game, self, o, i)
            i += 1

    # ------------------------------------------------------------------ who reacts
    def listening(self, game: Scenario, i: int, moment: Moment) -> list[tuple[int, str]]:
        """Forced abilities are set off by the game itself, Peril or not (MC-ABIL-11, MC-WINDOW-09)."""
        o: Occ = self.batch[i]
        if o.kind == "damage" and moment.timing != "after" and o.amount <= 0:
            return []
        found = []
        depth = len(game.stack) - 1
        rows: Rows = game.listeners.rows
        for card_id, k in rows[o.kind][CELLS[self.at]]:
            card = game.cards[card_id]
            ability = card.face.abilities[k]
            if not trigger_fits(game, card_id, ability, o) or (o.code and card_id == o.subject and card.code != o.code):
                continue
            if ability.forced:
                if game.phase == "setup" and card.owner >= 0:
                    continue
                if overused(game, card_id, k, ability):
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
        batch: list[Occ] = self.batch
        found = []
        for want in (HAPPENED,) if cell > 3 else (PENDING, REPLACED) if cell == 0 else (PENDING,):
            for i, o in enumerate(batch):
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
        if not ability.forced and (ability.anyone or game.cards[card].ctl < 0):
            order = game.order()
            seat = order[(self.turn - 1) % len(order)]  # who has just answered in this window
        return game.begin("Use", seat, card, k, len(game.stack) - 1, i, {})

    # ------------------------------------------------------------------ moments of the book
    def moment(self, game: Scenario, name: str) -> Flow | None:
        if name == "status":
            return self.statuses(game)
        if name == "engagement":
            return self.engagements(game) if game.arriving else None
        flow: Flow | None = checks(game) if game.check else None
        if flow is None:
            flow = self.answers(game)
        if flow is not None or not (game.later or game.lasting):
            return flow
        depth = len(game.stack) - 1
        due = game.due(f"end of {depth}") if game.later else None
        if due is None and game.lasting:
            game.expire(f"end of {depth}")
        return due

    def statuses(self, game: Scenario) -> Flow | None:
        changed = False
        batch: list[Occ] = self.batch
        for i, o in enumerate(batch):
            if o.kind in STOPPED_BY and o.status == PENDING:
                met = KINDS[o.kind].met(game, o)
                if met != STANDS:
                    changed = True
                    if met == STOPPED:
                        self.cancel(i)
        if changed:
            self.foresee(game)
        return None

    def answers(self, game: Scenario) -> Flow | None:
        """Retaliate (MC-KEY-16) and Quickstrike (MC-KEY-03), once for each deed."""
        batch: list[Occ] = self.batch
        for o in batch:
            if o.kind in ANSWERED_BY and o.status == HAPPENED and not o.flags & ANSWERED:
                o.flags |= ANSWERED
                answer = KINDS[o.kind].answer(game, o, batch)
                if answer:
                    return Event(answer)
        return None

    def engagements(self, game: Scenario) -> Flow | None:
        """Minions that this batch has brought into play engage, a happening of its own: whatever answered their entering
        play comes before it (MC-MINION-01), Quickstrike after it (MC-KEY-03)."""
        now: list[Occ] = []
        for o in self.batch:
            if (
                o.kind == "enter_play"
                and o.status == HAPPENED
                and not o.flags & ANSWERED
                and o.subject in game.arriving
            ):
                o.flags |= ANSWERED
                seat = o.player if not game.players[o.player].out else game.order((o.player + 1) % len(game.players))[0]
                now.append(engage.of(o.subject, game.players[seat].me, seat))
        return Event(now) if now else None

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
        flow = defeat.happen(game, self, self.batch[i], i)
        return goto("seek") if flow is None else call(flow, then="predict")  # type: ignore[arg-type]

    def instead(self, game: Scenario, fields: tuple[Any, ...]) -> Flow | None:
        return Run(*fields)

    def resolve(self, game: Scenario) -> Flow | None:
        batch: list[Occ] = self.batch
        for i, o in enumerate(batch):
            if o.status == PENDING:
                o.status = HAPPENED
                if o.kind == "defeat" and has_when_defeated(game, o.subject) and self.falling(game):
                    o.status = PENDING  # several at once: the first player says which comes first
                    return goto("defeats")
                flow: Flow | None = KINDS[o.kind].happen(game, self, o, i)
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


def checks(game: Scenario) -> Procedure | None:
    """State checks after a batch: Stalwart, who is left without hit points, too many allies or Restricted cards."""
    if game.check & CHECK_STALWART:
        game.strip_stalwart()  # MC-KEY-17
        game.check &= ~CHECK_STALWART
    if game.check & CHECK_HP:
        game.check &= ~CHECK_HP
        dead = [x for x in (*game.friends(), *game.enemies()) if game.left(x) <= 0]
        if dead:  # MC-DEFEAT-01, MC-MOD-08
            return Event([defeat.of(-1, x, game.seat_of(x)) for x in dead])
    if game.check & CHECK_ALLIES:
        for seat in game.order():
            if len(game.players[seat].allies) > game.ally_limit(seat):
                return game.begin("TooMany", seat, "ally")
        game.check &= ~CHECK_ALLIES
    if game.check & CHECK_RESTRICTED:
        for seat in game.order():
            if len(restricted(game, seat)) > RESTRICTED_LIMIT:
                return game.begin("TooMany", seat, "restricted")
        game.check &= ~CHECK_RESTRICTED
    game.check = 0
    return None


def ended(game: Scenario, what: str) -> Procedure | None:
    """A turn, phase or round ends: what lasts until then does too, then come the checks, then what is due (MC-DELAY-02)."""
    game.expire(f"end of {what}")
    flow = checks(game) if game.check else None
    return flow or (game.due(f"end of {what}") if game.later else None)


def restricted(game: Scenario, seat: int) -> list[int]:
    return [c.id for c in game.cards if c.zone == PLAY and c.ctl == seat and game.keyword(c.id, "restricted")]
