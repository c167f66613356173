"""Damage, healing, status cards."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.effects.who import AN_ENEMY, EACH_FRIENDLY, YOU
from tablee.games.champions.rules.leaf import Aimed, Leaf, in_play
from tablee.games.champions.rules.procedures.harm import AssignDamage
from tablee.games.champions.rules.reach import actor_of, attackable
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Chosen, Node, Run, Who, group, occurrence
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ATTACK, CHARACTERS, INDIRECT, PLAY
from tablee.kernel.decision import Flow
from tablee.kernel.effect import Number, value
from tablee.kernel.frozen import frozen

ALL = 1_000  # "all of it"


@frozen
class Damage(Aimed):
    """Deal damage; on an (attack) ability it is an attack by whoever the card extends (MC-ATK-03, MC-ATK-06)."""

    n: Number
    to: Who = AN_ENEMY
    flags: int = 0

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        card = game.cards[x]
        if card.zone != PLAY or card.face.type not in CHARACTERS or game.cannot("take_damage", x, run.card):
            return False
        return run.label != "attack" or not attackable(game, run.seat, x, actor_of(game, run))

    def able(self, game: Scenario, run: Any) -> bool:
        return value(self.n, game, run) > 0 and super().able(game, run)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        n = value(self.n, game, run)
        return [o for x in self.to.pick(game, run) for o in hits(game, run, x, n, self.flags)]


def hits(game: Scenario, run: Any, x: int, n: int, flags: int) -> list[Occ]:
    """Parents are counted from this pair; whoever joins several shifts them."""
    actor = actor_of(game, run)
    if run.label == "attack":
        flags |= run.bound.get("gains", 0)
        attack = occ.attack.of(actor, x, run.seat, flags=flags, source=run.card)
        return [attack, occ.damage.of(actor, x, run.seat, n, flags | ATTACK, parent=-2, source=run.card)]
    return [occ.damage.of(actor, x, run.seat, n, flags, source=run.card)] if game.cards[x].zone == PLAY else []


@frozen
class Assign(Node):
    """Indirect damage: its player divides it among their characters (MC-YOU-03), or the group among all."""

    n: Number
    among: Who = EACH_FRIENDLY
    by: Who = YOU

    def do(self, game: Scenario, run: Run) -> Flow | None:
        (me,) = self.by.pick(game, run)[:1]
        run.did, run.want = (), 1
        among = in_play(game, run, self.among)
        return AssignDamage(game.seat_of(me), run.card, value(self.n, game, run), tuple(among), INDIRECT)


@frozen
class MoveDamage(Leaf):
    """Move damage from your identity: no more than there is, and it counts as dealt (MC-MOVE-02 to MC-MOVE-05)."""

    n: Number
    to: Who = AN_ENEMY
    frm: Who = YOU

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        card = game.cards[x]
        if card.zone != PLAY or card.face.type not in CHARACTERS or game.cannot("take_damage", x, run.card):
            return False
        if x in self.frm.pick(game, run):
            return False  # MC-MOVE-01
        return run.label != "attack" or not attackable(game, run.seat, x, actor_of(game, run))

    def able(self, game: Scenario, run: Any) -> bool:
        origins = self.frm.pick(game, run)
        if isinstance(self.frm, Chosen) and self.frm.key not in run.bound:
            origins = tuple(group(game, run, self.frm.those))
        return any([game.cards[x].damage for x in origins]) and super().able(game, run)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        (frm,) = self.frm.pick(game, run)[:1]
        n = min(value(self.n, game, run), game.cards[frm].damage)  # a dial rises to its maximum at most (MC-MOVE-04)
        to = self.to.pick(game, run)
        if not n or not to:
            return []
        game.edit(frm).damage -= n  # off a dial or tokens, and as much onto the other (MC-MOVE-03)
        return hits(game, run, to[0], n, 0)


@frozen
class Heal(Aimed):
    n: Number
    who: Who = YOU

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return game.cards[x].zone == PLAY and game.cards[x].damage > 0

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        n = value(self.n, game, run)
        if n <= 0:
            return []
        found = in_play(game, run, self.who)
        return [
            occ.heal.of(run.card, x, run.seat, game.cards[x].damage if n >= ALL else n, source=run.card) for x in found
        ]


@frozen
class Give(Aimed):
    """Give a status card: stun, confuse, make tough (MC-STATUS-01, MC-STATUS-09)."""

    status: int
    to: Who

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return game.can_get(x, self.status)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        return [occ.give.of(run.card, x, run.seat, self.status, source=run.card) for x in self.to.pick(game, run)]


@frozen
class TakeAway(Leaf):
    """Remove a status card."""

    status: int
    frm: Who

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return bool(game.cards[x].status & self.status)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        return [occ.lose_status.of(run.card, x, run.seat, self.status) for x in self.frm.pick(game, run)]


@frozen
class Prevent(Node):
    """Take from what would happen, before it does (MC-PREVENT-01, MC-PREVENT-02). For a scheme: less of its threat."""

    n: Number = ALL

    def able(self, game: Scenario, run: Any) -> bool:
        return True

    def do(self, game: Scenario, run: Run) -> Flow | None:
        happening: Any = game.stack[run.td]
        o = happening.batch[run.ti]
        n = value(self.n, game, run)
        o.cut = o.base if n >= ALL and o.kind in ("damage", "place_threat") else o.cut + n
        if o.amount == 0 and o.kind in ("damage", "place_threat"):
            happening.cancel(run.ti)  # not dealt, not taken, not placed (MC-DMG-09)
        run.did, run.want = (("prevent", o.subject, 1, 1, 0, run.seat),), 1
        return None


@frozen
class StoreDamage(Node):
    """Place the damage that would be dealt on this card."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        o = occurrence(game, run)
        if game.cards[run.card].zone == PLAY:
            game.edit(run.card).damage += o.amount
            game.note("MC-REPL-01", "stored", what=game.said(run.card), n=o.amount)
        run.did, run.want = (("store", run.card, o.amount, o.amount, 0, run.seat),), 1
        return None


@frozen
class AttackGains(Node):
    """The attack this text is, or is about, gains a keyword."""

    flag: int

    def able(self, game: Scenario, run: Any) -> bool:
        return False

    def do(self, game: Scenario, run: Run) -> Flow | None:
        if run.td >= 0:
            occurrence(game, run).flags |= self.flag
        else:
            run.bound["gains"] = run.bound.get("gains", 0) | self.flag
        return None
