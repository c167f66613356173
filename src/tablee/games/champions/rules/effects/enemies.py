"""What enemies are told to do: attack, scheme, boost, engage; and paying in the middle of a text."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.costs import ExhaustYou, Spend
from tablee.games.champions.rules.effects.cards import fact
from tablee.games.champions.rules.effects.who import THE_VILLAIN, YOU, Each
from tablee.games.champions.rules.leaf import Leaf
from tablee.games.champions.rules.procedures.pay import PayResources
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Branch, Choosing, Node, Run, Who
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import can_pay, too_many
from tablee.games.champions.rules.vocabulary import BOOST, PLAY
from tablee.kernel.decision import Flow
from tablee.kernel.frozen import frozen


@frozen
class EnemyAttacks(Node):
    """These enemies attack you, or the player each is engaged with; a full activation each (MC-ACT-05, MC-ACT-06)."""

    who: Who = THE_VILLAIN
    engaged: bool = False
    hero_only: bool = False  # only a player in hero form is attacked

    def able(self, game: Scenario, run: Any) -> bool:
        return bool(self.queue(game, run))

    def queue(self, game: Scenario, run: Any) -> tuple[tuple[int, int], ...]:
        out = []
        for x in self.who.pick(game, run):
            seat = game.cards[x].area if self.engaged else run.seat
            if game.cards[x].zone == PLAY and seat >= 0 and not game.players[seat].out:
                if not self.hero_only or game.hero_form(seat):
                    out.append((x, seat))
        return tuple(out)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        from tablee.games.champions.rules.procedures.activation import Activations

        queue = self.queue(game, run)
        run.did, run.want = (), max(1, len(queue))
        those = self.who.those if isinstance(self.who, Each) else None
        joins = run.seat if those is not None and those.whose == "engaged" and not those.trait else -1
        return Activations("enemy_attack", queue, joins=joins) if queue else None


@frozen
class EnemySchemes(Node):
    who: Who = THE_VILLAIN

    def do(self, game: Scenario, run: Run) -> Flow | None:
        from tablee.games.champions.rules.procedures.activation import Activations

        queue = tuple([(x, run.seat) for x in self.who.pick(game, run) if game.cards[x].zone == PLAY])
        run.did, run.want = (), max(1, len(queue))
        return Activations("enemy_scheme", queue) if queue else None


@frozen
class GiveBoost(Node):
    """Give an enemy boost cards, facedown (MC-BOOST-06, MC-BOOST-07)."""

    n: int = 1
    to: Who = THE_VILLAIN

    def do(self, game: Scenario, run: Run) -> Flow | None:
        for x in self.to.pick(game, run):
            for _ in range(self.n):
                give_boost(game, x)
        run.did, run.want = (fact("boost", run.card, self.n, self.n, run.seat),), 1
        return None


def give_boost(game: Scenario, enemy: int) -> None:
    i = game.top_encounter()
    if i >= 0:
        game.edit(i).zone = BOOST
        game.edit(enemy).boosts += (i,)
        if game.log is not None:
            game.note("MC-ACT-04", "boost-dealt", enemy=game.said(enemy))


@frozen
class AlsoAttacks(Node):
    """Resolve this attack against each other hero too."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        happening: Any = game.stack[run.td]
        o = happening.batch[run.ti]
        already = [other.player for other in happening.batch if other.kind == o.kind and other.actor == o.actor]
        for seat in game.order():
            if seat not in already and game.hero_form(seat):
                happening.batch.append(
                    occ.enemy_attack.of(o.actor, game.players[seat].me, seat, flags=o.flags, source=run.card)
                )
                for k in range(len(game.cards[o.actor].face.abilities)):  # one attack: it does not set itself off again
                    happening.used += ((game.tag(o.actor, k), len(happening.batch) - 1),)
        run.did, run.want = (), 1
        return None


@frozen
class Engage(Leaf):
    """Minions engage a player; one that already is stays (MC-ENGAGE-02, MC-ENGAGE-03)."""

    what: Who
    who: Who = YOU

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        (me,) = self.who.pick(game, run)[:1]
        seat = game.seat_of(me)
        found = [x for x in self.what.pick(game, run) if game.cards[x].area != seat]
        return [occ.engage.of(x, me, seat, source=run.card) for x in found]


@frozen
class Pay(Branch):
    """Spend resources or exhaust your identity in the middle of a text; then `then`."""

    cost: tuple[Spend | ExhaustYou, ...]
    then: Node | None = None

    def children(self) -> tuple[Node, ...]:
        return () if self.then is None else (self.then,)

    def able(self, game: Scenario, run: Any) -> bool:
        for one in self.cost:
            if isinstance(one, Spend) and not can_pay(game, run.seat, -1, len(one.res), one.res):
                return False
            if isinstance(one, ExhaustYou):
                if game.cards[game.players[run.seat].me].exhausted or (one.alter_ego and game.hero_form(run.seat)):
                    return False
        return True

    def do(self, game: Scenario, run: Run) -> Flow | None:
        run.did, run.want = (fact("pay", run.card, 1, 1, run.seat),), 1
        if self.then is not None:
            run.push(self.then)
        flow: Flow | None = None
        for one in self.cost:
            if isinstance(one, Spend):
                flow = PayResources(run.seat, -1, len(one.res), one.res)
            else:
                game.edit(game.players[run.seat].me).exhausted = True
        return flow


@frozen
class GiveControl(Choosing):
    """Another player takes control of a card (MC-CTRL-03)."""

    what: Who
    to: Who

    def act(self, game: Scenario, run: Run) -> Flow | None:
        for x in self.what.pick(game, run):
            for p in self.to.pick(game, run):
                if game.cards[x].face.script.max_per != "player" or not too_many(game, game.seat_of(p), x):
                    game.take_control(x, game.seat_of(p))
        run.did, run.want = (fact("control", run.card, 1, 1, run.seat),), 1
        return None


@frozen
class EndGame(Node):
    """A scenario's own condition of victory or defeat is met (MC-WIN-02)."""

    won: bool

    def do(self, game: Scenario, run: Run) -> Flow | None:
        if self.won:
            game.win()
        else:
            game.lose("MC-WIN-02")
        return None
