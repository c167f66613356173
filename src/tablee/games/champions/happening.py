"""Everything that happens goes through here: one batch, its predicted consequences, the windows of the book in order."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.games.champions.records import Occ
from tablee.games.champions.run import Node, Run
from tablee.games.champions.state import (
    CHECK_ALLIES,
    CHECK_HP,
    CHECK_RESTRICTED,
    CHECK_STALWART,
    Scenario,
    Standing,
)
from tablee.games.champions.usable import limit_key, max_key, trigger_fits, unusable
from tablee.games.champions.vocabulary import (
    ALLY,
    ANSWERED,
    ATTACK,
    CONFUSED,
    GONE,
    HAND,
    IDENTITY_SIDES,
    MINION,
    OBLIGATION,
    OVERKILL,
    PIERCING,
    PILE,
    PLAY,
    RANGED,
    SIDE_SCHEME,
    STATUSES,
    STUNNED,
    TOUGH,
    VICTORY,
    VILLAIN,
)
from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.happening import DROPPED, HAPPENED, PENDING, REPLACED, Happening, Moment
from tablee.kernel.procedure import Procedure, call, goto


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
        Moment("check"),  # what nobody predicted: hit points, ally limit (MC-ALLY-03)
        Moment("keywords"),  # Retaliate, Quickstrike
        Moment("delayed"),  # MC-DELAY-02
        Moment("forced-response", "after", True),
        Moment("response", "after"),  # MC-WINDOW-07
    )
    SLOTS: ClassVar[dict[str, int]] = {
        m.name: ("would", "when", "after").index(m.timing) * 2 + (not m.forced) for m in MOMENTS if m.timing
    }

    def heard(self, game: Scenario) -> bool:
        rows = game.listeners.rows
        return any(o.kind in rows for o in self.batch)

    def about(self) -> tuple[Any, ...]:
        o = self.batch[0]
        return (o.kind, o.actor, o.subject, self.MOMENTS[min(self.at, len(self.MOMENTS) - 1)].name)

    # ------------------------------------------------------------------ what follows
    def foresee(self, game: Scenario) -> None:
        if self.at > 5:
            return
        i = 0
        while i < len(self.batch):
            o = self.batch[i]
            kind = o.kind
            if o.status == PENDING:
                if kind == "damage":
                    card = game.cards[o.subject]
                    amount = o.amount
                    before = [p for p in self.batch[:i] if p.kind == "damage" and p.subject == o.subject]
                    left = game.left(o.subject) - sum([p.amount for p in before if p.status == PENDING])
                    falls = amount >= left > 0 and card.zone == PLAY
                    if falls or len(self.batch) > i + 1:
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
        card = game.cards[x]
        if card.face.type == MINION:
            return game.villain
        return game.players[card.ctl].me if card.face.type == ALLY else -1

    # ------------------------------------------------------------------ who reacts
    def listening(self, game: Scenario, i: int, moment: Moment) -> list[tuple[int, str]]:
        o = self.batch[i]
        row = game.listeners.rows.get(o.kind)
        if row is None:
            return []
        cell = row[self.SLOTS[moment.name]]
        if not cell:
            return []
        found = []
        depth = len(game.stack) - 1
        for card_id, k in cell:
            card = game.cards[card_id]
            ability = card.face.script.abilities[k]
            if o.kind == "damage" and moment.timing != "after" and o.amount <= 0:
                continue
            if not trigger_fits(game, card, ability, o) or (o.code and card_id == o.subject and card.code != o.code):
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
        found = super().ready(game)
        moment = self.MOMENTS[self.at]
        if moment.name == "forced-would":
            for i, o in enumerate(self.batch):
                if o.status == REPLACED and o.level == self.level:
                    found += [(s, who, i) for s, who in self.listening(game, i, moment) if (who, i) not in self.used]
        return found

    def resolver(self, game: Scenario, card_id: int, o: Occ) -> int:
        """Who resolves a forced ability: its controller; for an encounter card the player it happens to, else the first."""
        card = game.cards[card_id]
        if card.face.type == OBLIGATION:
            return card.area  # MC-OBLIG-05
        seat = card.ctl if card.ctl >= 0 else o.player
        return seat if seat >= 0 else game.first

    def trigger(self, game: Scenario, who: str, i: int) -> Procedure:
        from tablee.games.champions.procedures.use import Use

        card, k = game.tagged(who)
        seat = self.resolver(game, card, self.batch[i])
        ability = game.cards[card].face.abilities[k]
        if not ability.forced and self.asked >= 0 and (ability.anyone or game.cards[card].ctl < 0):
            seat = self.asked
        return Use(seat, card, k, len(game.stack) - 1, i)

    asked: int = -1  # who has just answered in a window; not state: used at once

    def chosen(self, game: Any, choice: Any) -> Flow | None:
        order = game.order()
        self.asked = order[self.turn % len(order)]
        return super().chosen(game, choice)

    # ------------------------------------------------------------------ moments of the book
    def moment(self, game: Scenario, name: str) -> Flow | None:
        if name == "status":
            return self.statuses(game)
        if name == "check":
            return checks(game) if game.check else None
        if name == "keywords":
            return self.keywords(game)
        depth = len(game.stack) - 1
        if game.later:
            due = game.due(f"end of {depth}")
            if due is not None:
                return due
        if game.lasting:
            game.expire(f"end of {depth}")
        return None

    def statuses(self, game: Scenario) -> Flow | None:
        for i, o in enumerate(self.batch):
            if o.status != PENDING:
                continue
            kind = o.kind
            if kind == "damage":
                card = game.cards[o.subject]
                if card.zone != PLAY or o.base <= 0 or game.cannot("take_damage", o.subject, o.source):
                    self.cancel(i)
                elif card.status & TOUGH:
                    game.edit(o.subject).status &= ~TOUGH
                    game.note("MC-STATUS-08", "tough-gone", who=game.name(o.subject))
                    if not (o.flags & PIERCING and o.flags & ATTACK):  # MC-KEY-11
                        self.cancel(i)
            elif kind in ("attack", "enemy_attack"):
                if game.cards[o.actor].status & STUNNED:  # MC-STATUS-06, MC-STATUS-07
                    game.edit(o.actor).status &= ~STUNNED
                    game.note("MC-STATUS-07", "stunned-gone", who=game.name(o.actor))
                    self.cancel(i)
                elif game.cannot("attack", o.actor):
                    self.cancel(i)
            elif kind in ("thwart", "enemy_scheme"):
                if game.cards[o.actor].status & CONFUSED:  # MC-STATUS-04, MC-STATUS-05
                    game.edit(o.actor).status &= ~CONFUSED
                    game.note("MC-STATUS-05", "confused-gone", who=game.name(o.actor))
                    self.cancel(i)
            elif kind == "give":
                if not game.can_get(o.subject, o.base):
                    self.cancel(i)
            elif kind == "remove_threat":
                if game.cannot("lose_threat", o.subject):
                    self.cancel(i)
        self.predict(game)
        return None

    def keywords(self, game: Scenario) -> Flow | None:
        for o in self.batch:
            if o.status != HAPPENED or o.flags & ANSWERED:
                continue
            if o.kind in ("attack", "enemy_attack"):
                o.flags |= ANSWERED
                back = game.keyword(o.subject, "retaliate") if not o.flags & RANGED else 0  # MC-KEY-02
                if (
                    back
                    and self.survived(game, o.subject)
                    and game.cards[o.actor].face.character
                    and game.cards[o.actor].zone == PLAY
                ):  # MC-KEY-16
                    game.note("MC-KEY-16", "retaliates", who=game.name(o.subject), n=back)
                    return Event([Occ("damage", o.subject, o.actor, o.player, back, source=o.subject)])
            elif o.kind == "engage":
                o.flags |= ANSWERED
                card = game.cards[o.actor]
                if card.zone == PLAY and game.hero_form(o.player) and game.keyword(o.actor, "quickstrike"):  # MC-KEY-03
                    game.note("MC-KEY-03", "quickstrike", who=game.name(o.actor))
                    return Event([Occ("enemy_attack", o.actor, game.players[o.player].me, o.player)])
        return None

    def survived(self, game: Scenario, x: int) -> bool:
        beaten = any([o.kind == "defeat" and o.subject == x and o.status == HAPPENED for o in self.batch])
        return game.cards[x].zone == PLAY and not beaten

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
        flow = defeat(game, self, self.batch[i], i)
        return goto("seek") if flow is None else call(flow, then="predict")  # type: ignore[arg-type]

    def instead(self, game: Scenario, fields: tuple[Any, ...]) -> Flow | None:
        return Run(*fields)

    def occur(self, game: Scenario, i: int) -> Flow | None:
        o = self.batch[i]
        if o.kind == "defeat" and self.falling(game) and has_when_defeated(game, o.subject):
            o.status = PENDING  # several at once: the first player says which comes first
            return goto("defeats")
        return OCCUR[o.kind](game, self, o, i)


def event(batch: list[Occ]) -> Event:
    """A parent of -2 is the occurrence just before."""
    for i, o in enumerate(batch):
        if o.parent == -2:
            o.parent = i - 1
    return Event(batch)


def has_when_defeated(game: Scenario, x: int) -> bool:
    return any([a.timing == "defeated" for a in game.cards[x].face.abilities])


def checks(game: Scenario) -> Flow | None:
    """State checks after a batch: Stalwart, who is left without hit points, too many allies or Restricted cards."""
    from tablee.games.champions.procedures.checks import TooMany

    if game.check & CHECK_STALWART:
        game.strip_stalwart()  # MC-KEY-17
        game.check &= ~CHECK_STALWART
    if game.check & CHECK_HP:
        game.check &= ~CHECK_HP
        dead = [x for x in (*game.friends(), *game.enemies()) if game.left(x) <= 0]
        if dead:  # MC-DEFEAT-01, MC-MOD-08
            return Event([Occ("defeat", -1, x, game.seat_of(x)) for x in dead])
    if game.check & CHECK_ALLIES:
        for seat in game.order():
            if len(game.players[seat].allies) > game.ally_limit(seat):
                return TooMany(seat, "ally")
        game.check &= ~CHECK_ALLIES
    if game.check & CHECK_RESTRICTED:
        for seat in game.order():
            if len(restricted(game, seat)) > 2:
                return TooMany(seat, "restricted")
        game.check &= ~CHECK_RESTRICTED
    game.check = 0
    return None


def restricted(game: Scenario, seat: int) -> list[int]:
    return [c.id for c in game.cards if c.zone == PLAY and c.ctl == seat and game.keyword(c.id, "restricted")]


# ---------------------------------------------------------------------- how each kind happens
def damage(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    n = o.amount
    if n <= 0 or game.cards[o.subject].zone != PLAY:
        h.cancel(i)
        return None
    card = game.edit(o.subject)
    if card.status & TOUGH and not (o.flags & PIERCING and o.flags & ATTACK):  # given since the status moment
        card.status &= ~TOUGH
        h.cancel(i)
        return None
    card.damage += n
    if card.face.type in (*IDENTITY_SIDES, VILLAIN) and not card.face.infinite:
        card.damage = min(card.damage, game.hp(o.subject))  # the dial stops at zero (MC-DMG-02)
    o.done = n
    game.note("MC-DMG-01", "damage", who=game.name(o.subject), n=n)
    return None


def heal(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    n = min(o.amount, game.cards[o.subject].damage)  # MC-HEAL-02
    o.done = n
    if n:
        game.edit(o.subject).damage -= n
        game.note("MC-HEAL-01", "heals", who=game.name(o.subject), n=n)
    return None


def give(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    if not game.can_get(o.subject, o.base):
        h.cancel(i)
        return None
    game.edit(o.subject).status |= o.base
    o.done = o.base
    game.note("MC-STATUS-01", "status", who=game.name(o.subject), status=STATUSES[o.base])
    return None


def lose_status(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    game.edit(o.subject).status &= ~o.base
    o.done = o.base
    return None


def remove_threat(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    n = min(o.amount, game.cards[o.subject].threat)  # MC-THREAT-02
    o.done = n
    if n:
        game.edit(o.subject).threat -= n
        game.note("MC-THREAT-01", "threat-removed", scheme=game.name(o.subject), n=n)
    return None


def place_threat(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    from tablee.games.champions.procedures.stages import Advance

    n = o.amount
    if n <= 0 or game.cards[o.subject].zone != PLAY:
        h.cancel(i)
        return None
    card = game.edit(o.subject)
    card.threat += n
    o.done, o.code = n, card.code
    game.note("MC-THREAT-01", "threat-placed", scheme=game.name(o.subject), n=n)
    if o.subject == game.main and 0 < game.target_threat() <= card.threat:
        return Advance()  # MC-MAIN-01
    return None


def defeat(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    from tablee.games.champions.procedures.stages import Eliminate, NextStage, when_defeated_of

    card = game.cards[o.subject]
    if card.zone != PLAY:
        h.cancel(i)
        return None
    o.done = 1
    game.note("MC-DEFEAT-01", "defeated", who=game.name(o.subject))
    if card.face.type in IDENTITY_SIDES:
        return Eliminate(card.ctl)
    if card.face.type == VILLAIN:
        return NextStage(o.player)
    if any([a.timing == "defeated" for a in card.face.abilities]):
        return when_defeated_of(o.subject, o.player, len(game.stack) - 1, i)  # just before it leaves play (MC-ABIL-17)
    if not any([other.parent == i and other.kind == "leave" for other in h.batch]):
        put_away(game, o.subject)
    return None


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


def leave(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """Out of play: -1 after a defeat, else to the zone named."""
    card = game.cards[o.subject]
    if card.zone != PLAY:
        h.cancel(i)
        return None
    o.done = 1
    if o.base == -1:
        put_away(game, o.subject)
    elif not game.may_leave(o.subject):
        h.cancel(i)
        o.done = 0
    elif o.base == GONE:
        game.remove(o.subject)
    elif o.base == HAND:
        game.leave_play(o.subject)
        game.to_hand(o.subject)
        game.note("MC-ZONE-10", "to-hand", who=f"&{card.owner}", card=game.name(o.subject))
    else:
        game.discard(o.subject)
        game.note("MC-DISCARD-01", "discarded", card=game.name(o.subject))
    o.base = 0
    return None


def enter_play(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """The host of an attaching card is the actor when it is in play."""
    host = o.defender
    below = game.cards[o.subject].under
    game.enter(o.subject, o.player, host)
    if below:
        game.edit(o.subject).under = below
        game.check |= CHECK_HP
    o.done = 1
    game.note("MC-ZONE-09", "enters", card=game.name(o.subject))
    return None


def engage(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    if game.cards[o.actor].zone != PLAY:
        h.cancel(i)
        return None
    game.engage(o.actor, o.player)
    o.done = 1
    game.note("MC-MINION-01", "engages", who=game.name(o.actor), player=f"&{o.player}")
    return None


def draw(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    o.done = game.draw(o.player, o.amount)
    return None


def discard(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """From hand."""
    if game.cards[o.subject].zone != HAND:
        h.cancel(i)
        return None
    game.discard(o.subject)
    o.done = 1
    game.note("MC-DISCARD-01", "discarded", card=game.name(o.subject))
    return None


def ready(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    if game.cards[o.subject].exhausted and not game.cannot("ready", o.subject):
        game.edit(o.subject).exhausted = False
        o.done = 1
        game.note("MC-EXH-04", "readied", card=game.name(o.subject))
    return None


def exhaust(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    if not game.cards[o.subject].exhausted:
        game.edit(o.subject).exhausted = True
        o.done = 1
        game.note("MC-EXH-01", "exhausted", card=game.name(o.subject))
    return None


def counters(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    card = game.edit(o.subject)
    before, card.counters = card.counters, max(0, card.counters + o.base)
    o.done = abs(card.counters - before)
    if before and not card.counters and card.face.script.uses and o.source != o.subject:  # MC-KEY-19
        return Event([Occ("leave", o.subject, o.subject, o.player, PILE, source=o.subject)])
    return None


def change_form(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    face = game.cards[o.subject].face.face
    assert face is not None
    game.turn_to(o.subject, face.code)
    o.done = 1
    game.note("MC-FORM-01", "changes-form", who=f"&{o.player}", card=f"@card.{face.code}")
    return None


def simply(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    o.done = 1
    return None


def spend(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """The payment below us is made; responses come after it (MC-WINDOW-07)."""
    payment: Any = game.stack[-2]
    o.done = 1
    flow: Flow | None = payment.spend(game)
    if payment.out is None:
        h.cancel(i)
    return flow


def enemy_attack(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    from tablee.games.champions.procedures.activation import EnemyAttack

    o.done = 1
    return EnemyAttack(o.actor, len(game.stack) - 1, i)


def enemy_scheme(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    from tablee.games.champions.procedures.activation import EnemyScheme

    o.done = 1
    return EnemyScheme(o.actor, len(game.stack) - 1, i)


def reveal(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    from tablee.games.champions.procedures.reveal import RevealByType

    o.done = 1
    return RevealByType(o.subject, len(game.stack) - 1, i)


OCCUR = {
    "damage": damage,
    "heal": heal,
    "give": give,
    "lose_status": lose_status,
    "remove_threat": remove_threat,
    "place_threat": place_threat,
    "defeat": defeat,
    "leave": leave,
    "enter_play": enter_play,
    "engage": engage,
    "draw": draw,
    "discard": discard,
    "ready": ready,
    "exhaust": exhaust,
    "counters": counters,
    "change_form": change_form,
    "enemy_attack": enemy_attack,
    "enemy_scheme": enemy_scheme,
    "reveal": reveal,
    # published for those who react; nothing more happens
    "attack": simply,
    "thwart": simply,
    "defend": simply,
    "play": simply,
    "initiate": simply,
    "spend": spend,
    "recover": simply,
    "boost": simply,
    "complete": simply,
    "eliminate": simply,
    "begin": simply,
    "end": simply,
}
