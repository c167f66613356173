"""Playing a card or initiating an ability: the seven steps (MC-PLAY-01)."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Verb, nothing
from tablee.games.champions.rules import costs
from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.costs import DiscardCards
from tablee.games.champions.rules.effects.glue import CHOOSE, OneOf
from tablee.games.champions.rules.happening import Event, event
from tablee.games.champions.rules.pointing import number_words, used
from tablee.games.champions.rules.procedures.hands import DISCARD
from tablee.games.champions.rules.procedures.pay import PayResources
from tablee.games.champions.rules.reach import actor_of, attack_of
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import ENOUGH, TARGET, Only, Run, aimed, choose, chosen, early, group
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import can_pay, cost_of, count_use, hosts, most_x, takers
from tablee.games.champions.rules.values import Standing
from tablee.games.champions.rules.vocabulary import (
    CONFUSED,
    DEFENDED,
    HAND,
    INDIRECT,
    OUT,
    PILE,
    PLAY,
    STUNNED,
    UNDEFENDED,
)
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


@record
class Use(Procedure):
    """A card from hand (`k` < 0: an ally, support or upgrade) or an ability, with the occurrence that set it off."""

    STEPS = {
        "restrictions": "MC-PLAY-01 MC-PLAY-02",
        "costs": "MC-PLAY-03 MC-PLAY-04 MC-COST-08",
        "pay": "MC-PLAY-05 MC-COST-01",
        "spend": "MC-COST-02 MC-COST-03 MC-COST-07",
        "suffer": "MC-COST-02",
        "choices": "MC-PLAY-06 MC-TARGET-02 MC-TARGET-03",
        "initiate": "MC-PLAY-07 MC-CANCEL-02",
        "attempt": "MC-STATUS-04 MC-STATUS-06 MC-DEFEND-05",
        "resolve": "MC-PLAY-08 MC-PLAY-11",
        "played": "MC-EVENT-01 MC-CANCEL-03 MC-KEY-19",
        "after": "MC-PLAY-10",
    }

    seat: int
    card: int
    k: int
    td: int
    ti: int
    bound: dict[str, Any]
    paid: tuple[str, ...] = ()
    event: bool = False  # it is played from hand (or another zone that is not play)
    code: str = ""  # the face whose ability this is: it stays what it was if the card leaves play (MC-PLAY-11)
    owed: int = -1  # damage taken as a cost that must have been taken

    def about(self) -> Args:
        return {"card": self.card}

    def says(self, game: Scenario) -> Args:
        return {"card": game.name(self.card), **aimed(game, self)}

    def asking(self, game: Scenario) -> tuple[str, Any]:
        """The text and its node of which a part is chosen."""
        return f"{self.code}.{self.k}", self.ability(game).do

    def ability(self, game: Scenario) -> Any:
        return game.kit.defs[self.code].abilities[self.k] if self.k >= 0 else None

    def view(self, game: Scenario) -> Standing:
        ability = self.ability(game)
        view = Standing(self.card, self.seat, self.td, self.ti, ability.label if ability is not None else "")
        view.bound = self.bound
        return view

    # ------------------------------------------------------------------ steps 1 and 2
    def restrictions(self, game: Scenario) -> Flow | None:
        card = game.cards[self.card]
        self.code = card.code
        self.event = card.zone in (HAND, PILE)
        ability = self.ability(game)
        if ability is not None and ability.forced and card.zone != PLAY and ability.timing != "defeated":
            return done()  # its source has left play (MC-WINDOW-12)
        if not card.face.costs_x and (ability is None or not ability.cost):
            if ability is not None and not self.event:
                return self.initiated(game, ability)  # nothing to pay
            self.step = "pay"  # nothing to be fixed before paying: on without a round of the loop
            return self.pay(game)
        return None

    def costs(self, game: Scenario) -> Flow | None:
        """Choices that fix a cost come before paying (MC-COST-08): X, or the card whose cost is paid."""
        ability = self.ability(game)
        face = game.cards[self.card].face
        if self.event and face.costs_x and "x" not in self.bound:
            most = 0
            while most < 99 and can_pay(game, self.seat, self.card, cost_of(game, self.seat, self.card, most + 1)):
                most += 1
            return ask(self.seat, "x", [X(n) for n in range(most + 1)], "x_chosen")
        for cost in ability.cost if ability is not None else ():
            if isinstance(cost, costs.SpendX) and "x" not in self.bound:
                most = most_x(game, self.seat, self.card, cost.res)
                return ask(self.seat, "x", [X(n) for n in range(1, most + 1)], "x_chosen")
            if isinstance(cost, costs.PayPrinted) and cost.key not in self.bound:
                found = [
                    x
                    for x in group(game, self.view(game), cost.what)
                    if can_pay(game, self.seat, x, game.cards[x].face.cost, (), self.card)
                ]
                options = [TARGET(game.handle(x)) for x in found]
                if len(options) == 1:
                    self.bound[cost.key] = (found[0],)
                    return goto("costs")
                return ask(self.seat, "pay-for", options, "printed_chosen")
            if isinstance(cost, DiscardCards) and "cost_cards" not in self.bound:
                return self.discards(game, cost)
        return None

    def x_chosen(self, game: Scenario, choice: Option) -> Flow | None:
        self.bound["x"] = choice.args[0]
        return goto("costs")

    def printed_chosen(self, game: Scenario, choice: Option) -> Flow | None:
        key = next(cost.key for cost in self.ability(game).cost if isinstance(cost, costs.PayPrinted))
        self.bound[key] = (game.named(choice.args[0]),)
        return goto("costs")

    def discards(self, game: Scenario, cost: DiscardCards) -> Flow | None:
        so_far = self.bound.get("~cards", ())
        left = [i for i in game.players[self.seat].hand if i != self.card and i not in so_far]
        if len(so_far) == cost.n or not left:
            self.bound["cost_cards"] = self.bound.pop("~cards", ())
            return goto("costs")
        options = [DISCARD(game.handle(i)) for i in left]
        if cost.up_to and so_far:
            options.append(ENOUGH.bare)
        return ask(self.seat, "cost-discard", options, "discard_chosen")

    def discard_chosen(self, game: Scenario, choice: Option) -> Flow | None:
        so_far = self.bound.pop("~cards", ())
        if ENOUGH.of(choice):
            self.bound["cost_cards"] = so_far
        else:
            self.bound["~cards"] = (*so_far, game.named(choice.args[0]))
        return goto("costs")

    # ------------------------------------------------------------------ steps 3 and 4
    def pay(self, game: Scenario) -> Flow | None:
        ability = self.ability(game)
        need: tuple[str, ...] = ()
        n, paid_for, more = 0, -1, False
        if self.event:
            n = cost_of(game, self.seat, self.card)
            if game.cards[self.card].face.costs_x:
                n = cost_of(game, self.seat, self.card, self.bound["x"])
            paid_for = self.card
        for cost in ability.cost if ability is not None else ():
            if isinstance(cost, costs.Spend):
                need += cost.res
            elif isinstance(cost, costs.SpendX):
                need += (cost.res,) * self.bound["x"]
            elif isinstance(cost, costs.PayPrinted):
                paid_for = self.bound[cost.key][0]
                n += game.cards[paid_for].face.cost
        if ability is not None and n and game.kit.defs[self.code].asks_payment[self.k]:
            more = True
        n += len(need)
        if n <= 0:
            self.got, self.step = (), "spend"
            return self.spend(game)
        self.got = None
        return PayResources(
            self.seat, paid_for, n, need, self.card, more=more, kept=self.bound.get("cost_cards", ()), k=self.k
        )

    def spend(self, game: Scenario) -> Flow | None:
        if self.got is None:  # it could not be paid after all: nothing happened (MC-PLAY-05)
            return done()
        self.paid, self.got = self.got, None
        card = game.cards[self.card]
        if self.event:
            game.players[self.seat].cheaper = 0
            if card.zone == HAND:
                game.from_hand(self.card)
            else:
                game.from_pile(self.card)
            script = card.face.script
            if script.max_plays:
                game.count_use(f"{script.max_period}/play {card.face.name.en}")
            if game.log is not None:
                game.note("MC-PLAY-12", "plays", who=f"&{self.seat}", card=game.said(self.card))
                game.pause()
        ability = self.ability(game)
        if ability is None:
            self.step = "choices"
            return self.choices(game)
        return self.initiated(game, ability)

    def initiated(self, game: Scenario, ability: Any) -> Flow | None:
        """What it needed of resources is paid: limits count it (MC-LIMIT-02), other costs follow."""
        card = game.cards[self.card]
        self.step = "spend"
        if not self.event and ability.timing not in ("revealed", "boost"):
            if game.log is not None:
                game.note("MC-ABIL-10", "uses", who=f"&{self.seat}", card=game.said(self.card), **used(game, self))
                game.pause()
        count_use(game, self.card, self.k, ability)
        if ability.cost:
            self.bound["counters"] = card.counters
            return self.pay_rest(game, ability)
        self.step = "choices"
        return self.choices(game)

    def pay_rest(self, game: Scenario, ability: Any) -> Flow | None:
        me = game.players[self.seat].me
        batch: list[Occ] = []
        for cost in ability.cost:
            if isinstance(cost, costs.ExhaustThis):
                game.edit(self.card).exhausted = True  # not its host (MC-ATTACH-04)
            elif isinstance(cost, costs.ExhaustYou):
                game.edit(me).exhausted = True
            elif isinstance(cost, costs.RemoveCounter):
                game.edit(self.card).counters -= cost.n
            elif isinstance(cost, costs.HealYou):
                game.edit(me).damage -= cost.n
                if game.log is not None:
                    game.note("MC-HEAL-01", "heals", who=game.said(me), n=cost.n)
            elif isinstance(cost, costs.DiscardThis):
                batch.append(occ.leave.of(me, self.card, self.seat, PILE, source=self.card))
            elif isinstance(cost, DiscardCards):
                batch += [occ.discard.of(me, i, self.seat, source=self.card) for i in self.bound["cost_cards"]]
            elif isinstance(cost, costs.TakeDamage):
                self.owed = len(batch)
                to = self.card if cost.this else me
                batch.append(occ.damage.of(self.card, to, self.seat, cost.n, source=self.card))
        return event(batch) if batch else None

    def suffer(self, game: Scenario) -> Flow | None:
        """Damage that was not taken is a cost that was not paid (MC-COST-02)."""
        if self.owed >= 0 and game.reading("prevented-cost") == "unpaid":
            if not any([fact[0] == "damage" and fact[2] > 0 for fact in self.got or ()]):
                return goto("played")
        self.got = None
        return None

    # ------------------------------------------------------------------ step 5
    def choices(self, game: Scenario) -> Flow | None:
        if self.k < 0:
            return self.where_to(game)
        root = self.ability(game).do
        if isinstance(root, OneOf) and f"mode{root.at}" not in self.bound:
            view = self.view(game)
            possible = [i for i, part in enumerate(root.parts) if part.able(game, view)]
            if len(possible) > 1:
                return ask(self.seat, "either", [CHOOSE(i + 1) for i in possible], "mode_chosen")
            if possible:
                self.bound[f"mode{root.at}"] = possible[0]
        for node, who in early(self.root(game)):
            if who.key not in self.bound:
                # whoever resolves the ability chooses (MC-TARGET-03)
                flow = choose(game, self.seat, self.view(game), node, who)
                if flow is not None:
                    flow.then = "target_chosen"  # type: ignore[attr-defined]
                    return flow
        self.step = "initiate"
        return self.initiate(game)

    def root(self, game: Scenario) -> Any:
        """What is resolved: of several modes the chosen one."""
        node = self.ability(game).do
        mode = self.bound.get(f"mode{node.at}") if isinstance(node, OneOf) else None
        return node if mode is None else node.parts[mode]

    def mode_chosen(self, game: Scenario, choice: Option) -> Flow | None:
        self.bound[f"mode{self.ability(game).do.at}"] = int(choice.args[0]) - 1
        return goto("choices")

    def target_chosen(self, game: Scenario, choice: Option) -> Flow | None:
        for _node, who in early(self.root(game)):
            if who.key not in self.bound:
                chosen(game, self.bound, Only(who), choice)
                break
        return goto("choices")

    def where_to(self, game: Scenario) -> Flow | None:
        """The host of an attaching card, the player of one that may go to anybody (MC-ATTACH-01, MC-PLAY-17)."""
        script = game.cards[self.card].face.script
        if "where" in self.bound:
            return None
        if script.attach is not None:
            found = hosts(game, self.seat, self.card)
        elif script.under_any:
            found = [game.players[s].me for s in takers(game, self.seat, self.card)]
        else:
            return None
        if len(found) > 1:
            return ask(self.seat, "where-to", [TARGET(game.handle(x)) for x in found], "place_chosen")
        self.bound["where"] = found[0] if found else -1
        return None

    def place_chosen(self, game: Scenario, choice: Option) -> Flow | None:
        self.bound["where"] = game.named(choice.args[0])
        return None

    # ------------------------------------------------------------------ steps 6 and 7
    def initiate(self, game: Scenario) -> Flow | None:
        self.got = None
        if "initiate" not in game.listeners.rows:  # nobody could cancel it: on without a step of its own
            self.step = "attempt"
            return self.attempt(game)
        return Event([occ.initiate.of(game.players[self.seat].me, self.card, self.seat, source=self.card)])

    def attempt(self, game: Scenario) -> Flow | None:
        if self.got is not None and not self.got:
            return goto("played")  # cancelled
        self.got = None
        if self.k < 0:
            self.step = "resolve"
            return self.resolve(game)
        ability = self.ability(game)
        if ability.label in ("attack", "thwart"):
            actor = actor_of(game, self.view(game))
            status = STUNNED if ability.label == "attack" else CONFUSED
            if game.cards[actor].status & status:  # the whole ability is the attack: it is replaced, costs stay paid
                game.edit(actor).status &= ~status
                rule = "MC-STATUS-06" if status == STUNNED else "MC-STATUS-04"
                message = "stunned-gone" if status == STUNNED else "confused-gone"
                if game.log is not None:
                    game.note(rule, message, who=game.said(actor))
                return goto("played")
        elif ability.label == "defense":
            self.defend(game)
        self.step = "resolve"
        return self.resolve(game)

    def defend(self, game: Scenario) -> None:
        """The identity becomes the defender, without its DEF (MC-DEFEND-05, MC-DEFEND-07)."""
        found = attack_of(game, self.td, self.ti)
        if found is None:
            return
        depth, i = found
        batch = game.stack[depth].batch  # type: ignore[attr-defined]
        o = batch[i]
        me = game.players[self.seat].me
        if o.defender < 0:
            o.defender, o.player, o.subject = me, self.seat, me
            o.flags = o.flags & ~UNDEFENDED | DEFENDED
            hurt = game.stack[self.td].batch[self.ti]  # type: ignore[attr-defined]
            if hurt.kind == "damage" and not hurt.flags & INDIRECT:
                hurt.subject, hurt.player = me, self.seat  # the attack has a new target (MC-DEFEND-07)
            batch.append(occ.defend.of(me, o.actor, self.seat))

    def resolve(self, game: Scenario) -> Flow | None:
        card = game.cards[self.card]
        if self.k < 0:
            where = self.bound.get("where", -1)
            seat, host = self.seat, -1
            if card.face.script.attach is not None:
                host = where
                if host < 0 or game.cards[host].zone != PLAY:
                    return goto("played")
            elif where >= 0:
                seat = game.seat_of(where)
            # what is played enters play (MC-ZONE-09)
            enters = occ.enter_play.of(self.card, self.card, seat, host, source=self.card)
            played = occ.play.of(game.players[self.seat].me, self.card, self.seat, parent=0)
            return game.at_once(Event([enters, played]))
        ability = self.ability(game)
        label = ability.label
        key = f"{self.code}.{self.k}"
        return Run(self.seat, key, (0,), self.card, self.td, self.ti, dict(self.bound), (), label, self.paid)

    def played(self, game: Scenario) -> Flow | None:
        card = game.cards[self.card]
        if self.event and card.zone == OUT:
            game.put_on_pile(self.card)
        elif card.zone == PLAY and card.face.script.uses and card.counters == 0 < self.bound.get("counters", 0):
            return Event([occ.leave.of(self.card, self.card, self.seat, PILE, source=self.card)])
        return None if self.event and "play" in game.listeners.rows else done()

    def after(self, game: Scenario) -> Flow | None:
        self.got = None
        if self.event and self.k >= 0:
            return Event([occ.play.of(game.players[self.seat].me, self.card, self.seat)])
        return None


# ---------------------------------------------------------------------- verbs
X: Verb[Scenario] = Verb("x", words=number_words, on=nothing)
VERBS: list[Verb[Scenario]] = [X]
