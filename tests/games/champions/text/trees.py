"""Random effect trees and cards of Champions, the same ones for the same seed: only what a card could say."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.abilities import Ability
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Blank, Cannot, Gains, Modify, MustDefend, OwnersPile
from tablee.games.champions.rules.costs import (
    DiscardCards,
    DiscardThis,
    ExhaustThis,
    ExhaustYou,
    HealYou,
    PayPrinted,
    RemoveCounter,
    Spend,
    SpendX,
    TakeDamage,
)
from tablee.games.champions.rules.effects import amounts as a
from tablee.games.champions.rules.effects import cards as c
from tablee.games.champions.rules.effects import enemies as e
from tablee.games.champions.rules.effects import glue as g
from tablee.games.champions.rules.effects import harm as h
from tablee.games.champions.rules.effects import play as p
from tablee.games.champions.rules.effects import schemes as s
from tablee.games.champions.rules.effects import who as w
from tablee.games.champions.rules.occurrences import KINDS
from tablee.games.champions.rules.run import Chosen

CODES = ("01001a", "01094", "01101", "01107")
WORDS = ("this", "host", "you", "your_hero", "villain", "main_scheme", "your_character", "your_ally", "engaged", "drone",
         "other", "minion", "enemy", "ally:Avenger", "engaged_player", "character", "scheme", "upgrade:Tech", "any")  # fmt: skip
GROUPS = ("enemy", "minion", "scheme", "side_scheme", "ally", "player", "friendly", "character", "hero_or_ally", "upgrade",
          "support", "attachment", "upgrade|support")  # fmt: skip
THE = ("this", "host", "you", "villain", "main", "first", "engaged", "it", "that", "actor", "damaged", "found")
UNTIL = ("attack", "phase", "round", "turn")


class Trees:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def one(self, *values: Any) -> Any:
        return self.random.choice(values)

    def yes(self) -> bool:
        return self.random.random() < 0.5

    def made(self, *makers: Callable[[], Any]) -> Any:
        return self.random.choice(makers)()

    # ------------------------------------------------------------------ whom, how much, if what
    def those(self) -> Any:
        return self.made(
            lambda: v.Those(self.one("villain", "main_scheme")),
            lambda: v.Those("any", title=self.one(*CODES)),
            lambda: v.Those(self.one("hero", "identity"), "yours"),
            *[lambda: v.Those(self.one(*GROUPS), self.one("", "yours", "theirs"), self.one("", "Tech", "Avenger"))] * 4,
            lambda: v.Those(self.one("enemy", "ally"), most=self.one("atk", "hp"), bare=self.yes()),
            lambda: v.Those("upgrade", self.one("", "yours"), where="piles"),
        )

    def kind(self) -> v.Kind:
        if self.random.random() < 0.2:
            return v.Kind(title=self.one(*CODES))
        types = ("", "ally", "upgrade", "event", "minion", "side_scheme", "treachery", "resource")
        return v.Kind(self.one(*types), self.one("", "Tech"), res=self.one("", v.WILD), aspect=self.one("", *v.ASPECTS))

    def who(self) -> Any:
        return self.made(
            *[lambda: w.The(self.one(*THE))] * 3,
            lambda: w.Each(self.those()),
            lambda: w.Titled(self.one(*CODES)),
            lambda: w.Same(self.one("enemy", "k", "scheme")),
            *[lambda: Chosen(self.those(), self.one("", "k"), by=self.one(-1, -1, 0))] * 2,
            lambda: Chosen(v.Those(self.one("enemy", "ally")), n=2, up_to=self.yes()),
        )

    def number(self, depth: int = 1) -> Any:
        n = self.one(1, 2)
        return self.made(
            *[lambda: self.one(1, 2, 3, h.ALL)] * 5,
            lambda: a.PerPlayer(n), a.ThatMuch, a.TypesDiscarded, a.CardsPaid, a.ChosenX,
            lambda: a.Stat(self.one(*v.STATS), self.who()), lambda: a.Count(self.those(), n),
            lambda: a.Counters(n, self.one(0, 5)), lambda: a.Sustained(self.who(), self.one(0, 5)),
            lambda: a.Remaining(self.who()), lambda: a.ThreatOn(self.who()), lambda: a.IconsDiscarded(self.one(0, 2)),
            lambda: a.Printed(self.one(*v.RESOURCES), n, self.one(0, 3)), lambda: a.Done(self.one("damage", "mill"), n),
            lambda: a.Rather(self.number(depth - 1), self.test(), self.number(depth - 1)) if depth else 1,
        )  # fmt: skip

    def test(self) -> Any:
        return self.made(
            a.StillInPlay, a.FinalStep, a.Undefended, a.DealtDamage, lambda: a.Not(self.test()),
            lambda: a.HasTrait("Tech", self.who()), lambda: a.HasStatus(self.one(*v.STATUSES), self.who()),
            lambda: a.InForm(self.one(*v.IDENTITY_SIDES)), lambda: a.InPlay(self.one(*CODES)),
            lambda: a.AnyOf(self.those()), lambda: a.PaidWith(self.one(*v.RESOURCES)), lambda: a.DamageHere(5),
            lambda: a.Happened(self.one("heal", "leave", "counters")), lambda: a.DiscardShows(self.one(*v.RESOURCES)),
        )  # fmt: skip

    def costs(self) -> tuple[Any, ...]:
        n = self.one(1, 2)
        every = (
            ExhaustThis(), ExhaustYou(self.yes()), DiscardThis(), RemoveCounter(n), SpendX(v.ENERGY),
            Spend((v.ENERGY, v.ENERGY)), Spend((v.WILD, v.MENTAL)), DiscardCards(n, self.yes()), HealYou(n),
            TakeDamage(n, self.yes()), PayPrinted(self.those()),
        )  # fmt: skip
        return tuple(self.random.sample(every, self.one(0, 1, 2)))

    # ------------------------------------------------------------------ effects
    def leaf(self) -> Any:
        n, who, number = self.one(1, 2), self.who, self.number
        return self.made(
            lambda: h.Damage(number(), who(), self.one(0, v.OVERKILL, v.PIERCING | v.RANGED)), h.StoreDamage,
            lambda: h.Assign(number()), lambda: h.Assign(number(), w.Each(self.those()), self.one(w.FIRST_PLAYER, w.YOU)),
            lambda: h.MoveDamage(number(), who(), who()), lambda: h.Heal(number(), who()), lambda: h.Prevent(number()),
            lambda: h.Give(self.one(*v.STATUSES), who()), lambda: h.TakeAway(self.one(*v.STATUSES), who()),
            lambda: h.AttackGains(self.one(v.OVERKILL, v.RANGED | v.PIERCING)), c.DrawUpTo, lambda: c.Draw(number(), who()),
            lambda: c.Mill(self.one(1, 2, a.PerPlayer()), who(), self.one("", v.WILD)), lambda: c.DiscardHand(n, who()), lambda: c.Look(3),
            lambda: c.DiscardRandom(n, who()), lambda: c.DiscardAll(self.kind()), lambda: c.Discard(who()),
            lambda: c.RemoveFromGame(who()), lambda: c.RemoveFromCampaign(who()), lambda: c.ReturnToHand(who()),
            lambda: c.Recover(self.kind(), who()), lambda: c.ShuffleIn(Chosen(self.those())), lambda: c.Search(self.kind()),
            lambda: p.Ready(who()), lambda: p.Exhaust(who()), lambda: p.AddCounters(number(), who()), p.ReturnHeld,
            lambda: p.ChangeForm(self.one("", *v.IDENTITY_SIDES)), lambda: p.NextCheaper(n, who()), lambda: p.Hold(who()),
            lambda: p.Lasting(self.one("atk", "hp", "hand", "trait:Tech", "keyword:retaliate"), n, who(), self.one(*UNTIL)),
            lambda: p.Lasting("thw", number(), who(), self.one(*UNTIL)), lambda: p.PutIntoPlay(who(), who()),
            lambda: p.Specials("Tech"), lambda: s.RemoveThreat(number(), who()), lambda: s.PlaceThreat(number(), who()),
            lambda: s.MoveThreat(number(), who(), who()), lambda: s.AddAcceleration(n), s.Surge, s.CancelRevealed,
            s.CancelCard, s.CancelAbility, lambda: s.RevealTop(self.yes()), lambda: s.DealEncounter(n, who()),
            lambda: s.DiscardEncounter(n), s.RevealFound, s.SummonNemesis, lambda: s.Drones(n, who()), e.AlsoAttacks,
            lambda: e.EnemyAttacks(self.one(w.THE_VILLAIN, w.EACH_ENEMY, w.THIS), self.yes(), self.yes()),
            lambda: e.EnemySchemes(self.one(w.THE_VILLAIN, w.EACH_ENEMY)), lambda: e.GiveBoost(n, who()),
            lambda: e.Engage(who(), who()), lambda: e.GiveControl(who(), who()), lambda: e.EndGame(self.yes()),
        )  # fmt: skip

    def node(self, depth: int) -> Any:
        if depth <= 0:
            return self.leaf()

        def n() -> Any:
            return self.node(depth - 1)

        return self.made(
            self.leaf, lambda: g.Sequence(n(), n()), lambda: g.Then(n(), n()), lambda: g.Both(n(), n()),
            lambda: g.OneOf(n(), n()), lambda: g.InAnyOrder(g.If(self.test(), n()), g.If(self.test(), n())),
            lambda: g.May(n()), lambda: g.If(self.test(), n(), self.one(None, n())), lambda: g.Instead(n()),
            lambda: g.Already(n(), self.test(), n()), lambda: g.Repeat(self.number(), n()), lambda: g.Pick(self.who()),
            lambda: g.ForEach(self.one(w.EACH_PLAYER, w.Each(self.those())), n(), self.yes()),
            lambda: g.AtEnd(self.one("activation", *UNTIL), n()), lambda: s.InsteadRevealed(n()),
            lambda: s.FindEncounter(self.kind(), n(), self.yes()), lambda: s.DiscardUntil(self.kind(), n()),
            lambda: e.Pay((Spend((v.ENERGY,)),), self.one(None, n())),
        )  # fmt: skip

    # ------------------------------------------------------------------ cards
    def constant(self) -> Any:
        of, test = self.one(*WORDS), self.one(None, self.test())
        stats = (*v.STATS, "ally_limit", "accel", "cost")
        cannot = ("take_damage", "lose_threat", "be_stunned", "be_confused", "attack", "thwart", "ready", "leave")
        return self.made(
            *[lambda: Modify(of, test, self.one(*stats), self.one(1, -1, 2), cap=self.one(0, 7))] * 2,
            lambda: Modify(of, test, self.one(*v.STATS), self.number()),
            lambda: Modify(of, test, self.one(*v.STATS), a.Stat("atk", self.who()), base=True),
            lambda: Modify(of, test, self.one(*v.STATS), 2, base=True),
            lambda: Modify(of, test, self.one(*v.STATS), set_to=3),
            lambda: Modify(of, test, "atk", times=3, over=self.one(1, 2)),
            lambda: Gains(of, test, "Tech"), lambda: Gains(of, test, keyword="retaliate", n=2),
            lambda: Blank(of, test), lambda: Cannot(of, test, self.one(*cannot), self.one("", "Tech")),
            lambda: OwnersPile("drone"), lambda: MustDefend(of, test),
        )  # fmt: skip

    def ability(self, depth: int) -> Ability:
        timing = self.one(*v.TIMINGS * 3, "action", "revealed", "defeated", "completed", "boost", "special", "setup")
        on = tuple(self.random.sample(sorted(KINDS), self.one(1, 1, 2))) if timing in v.TIMINGS else ()
        flags = self.one(0, 0, v.ATTACK, v.BASIC, v.STEP_ONE, v.UNDEFENDED, v.FROM_DECK)
        return Ability(
            timing, self.node(depth), on, self.yes(), self.one("", *WORDS), self.one("", *WORDS), flags,
            form=self.one("", v.HERO, v.ALTER_EGO), label=self.one("", "attack", "thwart", "defense"), cost=self.costs(),
            limit=self.one(0, 1), max=self.one(0, 1), per=self.one("round", "phase"), test=self.one(None, self.test()),
            gives=self.one((), (), (v.WILD, v.WILD)), anyone=self.yes(),
        )  # fmt: skip

    def card(self, depth: int) -> CardDef:
        script = Script(
            (self.ability(depth),), (self.constant(),), self.one(None, self.those()), self.one("", v.HERO),
            self.one(0, 3), self.one(0, 2), self.one("", "web"), self.one("", "player", "host"), self.one(0, 1),
            under_any=self.yes(), doubles=self.one("", "justice"), spent_on=self.one(("", ""), (v.EVENT, v.WILD)),
            give_to=self.one("", CODES[0]), from_pile=self.yes(), team_up=self.one(("", ""), CODES[:2]),
        )  # fmt: skip
        name = v.Name("The Vulture", "Le Vautour")
        return CardDef(
            "x", name, self.one(*v.PLAYER_TYPES, *v.ENCOUNTER_TYPES), keywords={"retaliate": 2}, script=script
        )
