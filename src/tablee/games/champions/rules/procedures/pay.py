"""Paying resources (MC-PLAY-05, MC-COST): sources are chosen one by one, and nothing is spent until all is covered."""

from __future__ import annotations

from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.costs import DiscardThis, ExhaustThis, RemoveCounter
from tablee.games.champions.rules.happening import Event
from tablee.games.champions.rules.run import ENOUGH
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import Source, costs_met, count_use, covers, sources, yields
from tablee.games.champions.rules.vocabulary import HAND, PILE, WILD
from tablee.kernel.decision import Args, Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


def useful(n: int, need: tuple[str, ...], pool: tuple[str, ...], gives: tuple[str, ...]) -> bool:
    """Does it bring anything that a cost with types still lacks?"""
    missing = list(need)
    for type in pool:
        if type in missing:
            missing.remove(type)
    short = n - len(pool) > len(missing)  # untyped resources are wanted too
    return short or any([r in missing or (r == WILD and missing) for r in gives])


@record
class PayResources(Procedure):
    """`out` is what was generated, or nothing when it could no longer be paid. The surplus is lost (MC-COST-06)."""

    STEPS = {
        "choose": "MC-RES-01 MC-RES-03 MC-COST-06",
        "spending": "MC-PLAY-09",
        "commit": "MC-PLAY-05 MC-COST-03",
    }

    seat: int
    card: int  # what is paid for, or -1
    n: int
    need: tuple[str, ...]
    but: int = -1  # the card whose cost it is: it does not pay for itself
    chosen: tuple[Source, ...] = ()
    more: bool = False  # the text asks what was paid: a surplus may matter
    enough: bool = False
    kept: tuple[int, ...] = ()  # cards discarded for the cost: they are not spent as well
    k: int = -1  # the ability of `but` that is paid for, or -1
    spent: bool = False

    def says(self, game: Scenario) -> Args:
        card = self.card if self.card >= 0 else game.players[self.seat].me
        return {"card": game.name(card), "n": 0 if covers(self.pool(game), self.n, self.need) else self.n}

    def picked(self, game: Scenario) -> list[tuple[int, str]]:
        """Cards that are shown as picked until the payment is settled."""
        return [] if self.spent else [(i, "spent") for i in dict.fromkeys([source[1] for source in self.chosen])]

    def pool(self, game: Scenario) -> tuple[str, ...]:
        return tuple([r for source in self.chosen for r in yields(game, self.seat, source, self.card)])

    def every(self, game: Scenario) -> list[Source]:
        return [s for s in sources(game, self.seat, self.but) if s[1] not in self.kept]

    def left(self, game: Scenario) -> list[Source]:
        """Sources that come after those chosen."""
        every = self.every(game)
        return every[every.index(self.chosen[-1]) + 1 :] if self.chosen else every

    def options(self, game: Scenario) -> list[Source]:
        pool = self.pool(game)
        return self.further(game, pool, covers(pool, self.n, self.need))

    def further(self, game: Scenario, pool: tuple[str, ...], paid: bool) -> list[Source]:
        """Sources that come after those chosen and with which the rest can still cover the cost."""
        left = self.left(game)
        if paid:
            return left if self.more else []
        cards = game.cards
        gives = [
            yields(game, self.seat, s, self.card) if s[2] >= 0 or cards[s[1]].face.varies else cards[s[1]].face.res
            for s in left
        ]
        if not self.need:  # any resource will do: as long as there are enough, one may be passed over
            spare, out = len(pool) + sum([len(given) for given in gives]) - self.n, []
            for source, given in zip(left, gives):
                if spare >= 0:
                    out.append(source)
                spare -= len(given)
            return out
        out = []
        for at, source in enumerate(left):
            rest = [r for later in gives[at + 1 :] for r in later]
            if useful(self.n, self.need, pool, gives[at]) and covers([*pool, *gives[at], *rest], self.n, self.need):
                out.append(source)
        return out

    def choose(self, game: Scenario) -> Flow | None:
        pool = self.pool(game) if self.chosen else ()
        paid = covers(pool, self.n, self.need)
        if paid and (not self.more or self.enough):
            return self.covered(game)
        found = self.further(game, pool, paid)
        if paid and not found:
            return self.covered(game)
        if not found:
            return done()
        if len(found) == 1 and not paid:
            self.chosen += (found[0],)
            return goto("choose")
        pays = game.kit.pays
        options = [pays[i] if k < 0 else option("pay", game.tag(i, k)) for _, i, k in found]
        return ask(self.seat, "pay", [*options, ENOUGH.bare] if paid else options, "chose")

    def covered(self, game: Scenario) -> Flow | None:
        self.step = "spending"
        return self.spending(game)

    def chose(self, game: Scenario, choice: Option) -> Flow | None:
        if ENOUGH.of(choice):
            self.enough = True
            return goto("spending")
        i, k = game.tagged(choice.args[0])
        self.chosen += (("card", i, -1),) if game.cards[i].zone == HAND else (("gen", i, k),)
        return goto("choose")

    def spending(self, game: Scenario) -> Flow | None:
        if "spend" not in game.listeners.rows:
            self.step = "commit"
            return self.commit(game)
        me = game.players[self.seat].me
        return Event([occ.spend.of(me, self.card, self.seat, self.n, source=self.card)])

    def commit(self, game: Scenario) -> Flow | None:
        return done() if self.spent else self.spend(game)

    def spend(self, game: Scenario) -> Flow | None:
        """Everything at once; if an interrupt took something away, nothing is paid (MC-PLAY-05)."""
        every = self.every(game)
        lost = self.k >= 0 and not costs_met(game, self.seat, self.but, game.cards[self.but].face.abilities[self.k])
        if lost or not all([source in every for source in self.chosen]):
            self.chosen = ()
            self.spent = True
            return None
        self.spent = True
        pool = self.pool(game)
        gone = []
        for kind, i, k in self.chosen:
            if kind == "card":
                game.discard(i)
                if game.log is not None:
                    game.note("MC-RES-01", "spends", who=f"&{self.seat}", card=game.said(i))
                continue
            ability = game.cards[i].face.abilities[k]
            count_use(game, i, k, ability)
            if game.log is not None:
                game.note("MC-RES-08", "spends", who=f"&{self.seat}", card=game.said(i))
            for cost in ability.cost:
                if isinstance(cost, ExhaustThis):
                    game.edit(i).exhausted = True
                elif isinstance(cost, RemoveCounter):
                    game.edit(i).counters -= cost.n
                elif isinstance(cost, DiscardThis):
                    gone.append(i)
            if game.cards[i].face.script.uses and game.cards[i].counters == 0:
                gone.append(i)  # MC-KEY-19
        self.out = pool
        if not gone:
            return None
        me = game.players[self.seat].me
        return Event([occ.leave.of(me, i, self.seat, PILE, source=i) for i in gone])
