"""Numbers and conditions that are known only when a text is carried out."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.batch import HAPPENED
from tablee.games.champions.rules.effects.who import YOU, Each
from tablee.games.champions.rules.run import Who, occurrence
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import PLAY, UNDEFENDED, Number, Those
from tablee.kernel.effect import Amount, Condition, value
from tablee.kernel.frozen import frozen


# ---------------------------------------------------------------------- numbers
@frozen
class PerPlayer(Amount):
    """n for each player who started the scenario (MC-ICON-08)."""

    n: int = 1

    def value(self, game: Scenario, run: Any) -> int:
        return self.n * len(game.players)


@frozen
class Stat(Amount):
    stat: str
    of: Who = YOU

    def value(self, game: Scenario, run: Any) -> int:
        return sum([game.value(self.stat, x) for x in self.of.pick(game, run)])


@frozen
class ThatMuch(Amount):
    """As much as would happen."""

    def value(self, game: Scenario, run: Any) -> int:
        return int(occurrence(game, run).amount)


@frozen
class Count(Amount):
    """n for each of those in play."""

    those: Those
    n: int = 1

    def value(self, game: Scenario, run: Any) -> int:
        return self.n * len(Each(self.those).pick(game, run))


@frozen
class Counters(Amount):
    """n for each counter that was on this card, at most `cap` in all."""

    n: int = 1
    cap: int = 0

    def value(self, game: Scenario, run: Any) -> int:
        total = self.n * int(run.bound.get("counters", game.cards[run.card].counters))
        return min(total, self.cap) if self.cap else total


@frozen
class Sustained(Amount):
    """The damage somebody has sustained (MC-DMG-08), at most `cap`."""

    of: Who = YOU
    cap: int = 0

    def value(self, game: Scenario, run: Any) -> int:
        total = sum([game.cards[x].damage for x in self.of.pick(game, run)])
        return min(total, self.cap) if self.cap else total


@frozen
class Remaining(Amount):
    """Remaining hit points."""

    of: Who

    def value(self, game: Scenario, run: Any) -> int:
        return sum([max(0, game.left(x)) for x in self.of.pick(game, run)])


@frozen
class ThreatOn(Amount):
    on: Who

    def value(self, game: Scenario, run: Any) -> int:
        return sum([game.cards[x].threat for x in self.on.pick(game, run)])


@frozen
class Printed(Amount):
    """n for each printed resource of this kind among the cards just discarded (MC-RES-07); "additional" damage is part
    of the same number (MC-ALTER-02)."""

    res: str
    n: int = 1
    base: int = 0

    def value(self, game: Scenario, run: Any) -> int:
        found = run.bound.get("discarded", ())
        return int(self.base + self.n * sum([game.cards[x].face.res.count(self.res) for x in found]))


@frozen
class TypesDiscarded(Amount):
    """The number of different resource types among the cards just discarded."""

    def value(self, game: Scenario, run: Any) -> int:
        found = run.bound.get("discarded", ())
        return len({res for x in found for res in game.cards[x].face.res})


@frozen
class IconsDiscarded(Amount):
    """Boost icons of the encounter card just discarded, plus `plus`."""

    plus: int = 0

    def value(self, game: Scenario, run: Any) -> int:
        return int(self.plus + sum([game.cards[x].face.boost for x in run.bound.get("discarded", ())]))


@frozen
class Done(Amount):
    """How much of this kind the last part did: damage dealt, threat placed, cards discarded."""

    kind: str
    n: int = 1

    def value(self, game: Scenario, run: Any) -> int:
        return int(self.n * sum([fact[2] for fact in run.did if fact[0] == self.kind]))


@frozen
class CardsPaid(Amount):
    """Cards discarded from hand to pay."""

    def value(self, game: Scenario, run: Any) -> int:
        return len(run.bound.get("cost_cards", (-1,)))


@frozen
class ChosenX(Amount):
    """X, fixed when the cost was determined (MC-COST-08)."""

    def value(self, game: Scenario, run: Any) -> int:
        return int(run.bound.get("x", 1))


@frozen
class Rather(Amount):
    """n, or `other` instead if a condition holds."""

    n: Number
    test: Condition
    other: Number

    def value(self, game: Scenario, run: Any) -> int:
        return value(self.other if self.test.holds(game, run) else self.n, game, run)


# ---------------------------------------------------------------------- conditions
@frozen
class HasTrait(Condition):
    trait: str
    who: Who = YOU

    def holds(self, game: Scenario, run: Any) -> bool:
        return any([self.trait in game.traits(x) for x in self.who.pick(game, run)])


@frozen
class HasStatus(Condition):
    status: int
    who: Who

    def holds(self, game: Scenario, run: Any) -> bool:
        those = self.who.pick(game, run)
        return bool(those) and all([game.cards[x].status & self.status for x in those])


@frozen
class InForm(Condition):
    form: str

    def holds(self, game: Scenario, run: Any) -> bool:
        return game.form(run.seat) == self.form


@frozen
class InPlay(Condition):
    """Is a card with this title in play?"""

    code: str

    def holds(self, game: Scenario, run: Any) -> bool:
        title = game.kit.defs[self.code].name.en
        return any([c.zone == PLAY and c.face.name.en == title for c in game.cards])


@frozen
class AnyOf(Condition):
    """Is there at least one of those?"""

    those: Those

    def holds(self, game: Scenario, run: Any) -> bool:
        return bool(Each(self.those).pick(game, run))


@frozen
class PaidWith(Condition):
    """This card was paid for using such a resource; a wild one counts as what its player declares (MC-RES-05)."""

    res: str

    def holds(self, game: Scenario, run: Any) -> bool:
        return self.res in run.paid or "wild" in run.paid


@frozen
class Happened(Condition):
    """The last part really did some of this: heal, discard, enemy_attack, damage, enter_play..."""

    kind: str

    def holds(self, game: Scenario, run: Any) -> bool:
        return any([fact[0] == self.kind and (fact[2] > 0 or fact[3] == 0) for fact in run.did])


@frozen
class Not(Condition):
    test: Condition

    def holds(self, game: Scenario, run: Any) -> bool:
        return not self.test.holds(game, run)


@frozen
class DamageHere(Condition):
    """At least n damage lies on this card."""

    n: int

    def holds(self, game: Scenario, run: Any) -> bool:
        return bool(game.cards[run.card].damage >= self.n)


@frozen
class StillInPlay(Condition):
    def holds(self, game: Scenario, run: Any) -> bool:
        card = game.cards[run.card]
        return card.zone == PLAY and bool(run.bound.get("entry", card.entry) == card.entry)


@frozen
class FinalStep(Condition):
    """This is the last of a sequence of specials."""

    def holds(self, game: Scenario, run: Any) -> bool:
        return bool(run.bound.get("final"))


@frozen
class Undefended(Condition):
    """This activation is an attack that nobody defends."""

    def holds(self, game: Scenario, run: Any) -> bool:
        o = occurrence(game, run)
        return o.kind == "enemy_attack" and bool(o.flags & UNDEFENDED)


@frozen
class DealtDamage(Condition):
    """This activation has damaged you."""

    def holds(self, game: Scenario, run: Any) -> bool:
        batch = game.stack[run.td].batch
        me = game.players[run.seat].me
        return any([o.kind == "damage" and o.status == HAPPENED and o.done > 0 and o.subject == me for o in batch])


@frozen
class DiscardShows(Condition):
    """The card just discarded has this printed resource, or a wild one."""

    res: str

    def holds(self, game: Scenario, run: Any) -> bool:
        found = [res for x in run.bound.get("discarded", ()) for res in game.cards[x].face.res]
        return self.res in found or "wild" in found
