"""The effects in English."""

from __future__ import annotations

from typing import assert_never, cast

from tablee.games.dice_throne.rules.effects.aim import (
    ACTIVE,
    ATTACKER,
    OPPONENT,
    OPPONENTS,
    PICKED,
    PLAYER,
    TARGET,
    YOU,
)
from tablee.games.dice_throne.rules.vocabulary import (
    CERTAIN,
    COLLATERAL,
    NORMAL,
    PLAIN,
    PURE,
    ULTIMATE,
    UNDEFENDABLE,
    Hero,
    OfAKindNeeded,
    Requirement,
    Straight,
    Symbols,
    Tiers,
    Token,
)
from tablee.games.dice_throne.text import nodes as N
from tablee.games.dice_throne.text.joining import order as ordered
from tablee.games.dice_throne.text.joining import settled, told, within
from tablee.games.dice_throne.text.nodes import AnyAmount, AnyCondition, AnyEffect
from tablee.kernel.effect import Condition, Effect, Number
from tablee.text.compose import Clause, compose, series

KINDS = {
    NORMAL: "",
    PLAIN: "",
    UNDEFENDABLE: "undefendable ",
    PURE: "pure ",
    COLLATERAL: "collateral ",
    ULTIMATE: "ultimate ",
    CERTAIN: "unpreventable ",
}
WHO = {
    TARGET: "the target",
    OPPONENT: "an opponent of your choice",
    PLAYER: "a player of your choice",
    PICKED: "that player",
    ATTACKER: "the attacker",
    ACTIVE: "the Active Player",
    OPPONENTS: "each opponent",
    YOU: "yourself",
}
#: one definite player: said once for several things
DEFINITE = (PICKED, ATTACKER, ACTIVE, OPPONENTS)


def to(who: str, word: str = "to") -> str:
    return "" if who == TARGET and word != "from" else f" {word} {WHO[who]}"


class English:
    """Writes for whoever resolves the text ("you"). `hero` names the symbols; `own` is the token whose text it is."""

    def __init__(self, hero: Hero | None, own: Token | None = None) -> None:
        self.hero = hero
        self.own = own
        self.rolled = 0  # dice this text has rolled last

    def text(self, effect: Effect) -> str:
        self.rolled = 0
        return compose(self.settled(effect), "and", "then")

    def lead(self, effect: Effect) -> tuple[str, str]:
        """The condition that the whole text begins with ('' if none), and the rest of the text."""
        self.rolled = 0
        clauses = self.settled(effect)
        leads = [c.rest for c in clauses if c.lead]
        return series(leads, "and") if leads else "", compose([c for c in clauses if not c.lead], "and", "then")

    def settled(self, effect: Effect) -> list[Clause]:
        return settled(self.clauses(effect), "and", "times")

    def inside(self, effect: Effect) -> str:
        """As part of a sentence: no capital, no full stop."""
        return within(self.settled(effect), "and", "then", "; ")

    # ------------------------------------------------------------------ nouns
    def symbol(self, id: str) -> str:
        return f"[{self.hero.symbols[id].en}]" if self.hero is not None else f"[{id}]"

    def tokens(self, n: Number, token: Token) -> str:
        amount = cast(AnyAmount, n)
        if isinstance(amount, int):
            return f"{amount} {token.name.en}"
        if isinstance(amount, N.Tally):
            return f"as many {token.name.en}"
        return f"{self.count(amount, token.name.en)}"

    def some(self, n: int, word: str) -> str:
        return f"{n} {word}{'s' if n != 1 and word in ('card', 'token') else ''}"

    def dice(self, n: int) -> str:
        return "1 die" if n == 1 else f"{n} dice"

    def count(self, number: Number, word: str) -> str:
        amount = cast(AnyAmount, number)
        many = word + ("s" if word in ("card", "token") else "")
        match amount:
            case int():
                return self.some(amount, word)
            case N.Plus(first=first, second=second):
                link = " + " if self.by_symbol(second) else ", plus "
                return f"{self.count(first, word)}{link}{self.per(second)}"
            case N.PerSymbol(n=n, symbol=symbol):
                return f"{self.some(n, word)} × {self.symbol(symbol)}"
            case N.PerToken(n=n, token=token, target=target):
                return f"{self.some(n, word)} per {token.name.en}" + (" on the target" if target else "")
            case N.Times(n=n, of=N.Tally()):
                return f"{self.some(n, word)} per token removed this way"
            case N.Times(n=n, of=N.PerHeld()):
                return f"{self.some(n, word)} per token"
            case N.PerHeld():
                return f"{self.some(1, word)} per token"
            case N.Upgrades():
                return f"{self.some(1, word)} per upgrade in play"
            case N.UpgradesThisTurn():
                return f"{self.some(1, word)} per upgrade played this turn"
            case N.Tally():
                return f"as much {many}"
            case N.Total() | N.Half() | N.Times() | N.Dealt():
                return f"as much {many} as {self.per(amount)}"
            case _:
                assert_never(amount)

    def by_symbol(self, number: Number) -> bool:
        """Read off the dice: written as a sum."""
        if isinstance(number, N.Plus):
            return self.by_symbol(number.first) and self.by_symbol(number.second)
        return isinstance(number, N.PerSymbol)

    def per(self, number: Number) -> str:
        amount = cast(AnyAmount, number)
        match amount:
            case int():
                return str(amount)
            case N.Total():
                return "the number rolled" if self.rolled == 1 else "the total rolled"
            case N.Half(of=of):
                return f"half {self.per(of)} (rounded up)"
            case N.PerSymbol(n=n, symbol=symbol):
                return f"{n} × {self.symbol(symbol)}"
            case N.PerToken(n=n, token=token, target=target):
                return f"{n} per {token.name.en}" + (" on the target" if target else "")
            case N.PerHeld():
                return "1 per token"
            case N.Upgrades():
                return "1 per upgrade in play"
            case N.UpgradesThisTurn():
                return "1 per upgrade played this turn"
            case N.Plus(first=first, second=second):
                return f"{self.per(first)} + {self.per(second)}"
            case N.Times(n=n, of=N.PerHeld()):
                return f"{n} per token"
            case N.Times(n=n, of=of):
                return f"{n} × {self.per(of)}"
            case N.Tally():
                return "as much"
            case N.Dealt():
                return "the damage the attack deals"
            case _:
                assert_never(amount)

    # ------------------------------------------------------------------ conditions
    def condition(self, test: Condition) -> str:
        c = cast(AnyCondition, test)
        match c:
            case N.OfAKind(n=n):
                return f"with {n} of a kind"
            case N.AtLeast(what=N.Total(), n=n):
                return f"on {n}" if self.rolled == 1 and n == 6 else f"on {n} or more"
            case N.AtLeast(what=N.Tally(), n=n):
                return f"if at least {n} damage was added"
            case N.AtLeast(what=N.Dealt(), n=n):
                return f"if the attack really deals at least {n} damage"
            case N.AtLeast(what=N.Upgrades(), n=n):
                return f"with at least {n} upgrade{'s' if n > 1 else ''} in play"
            case N.AtLeast(what=what, n=n):
                return f"if {self.per(what)} is at least {n}"
            case N.AtMost(what=N.Total(), n=n):
                return f"on 1-{n}"
            case N.AtMost(what=what, n=n):
                return f"if {self.per(what)} is at most {n}"
            case N.RollHigher(ties=ties):
                return f"if your die is {'higher than or equal to' if ties else 'higher than'} theirs"
            case N.Shows(need=((s, 1),)):
                return f"on {self.symbol(s)}"
            case N.Shows(need=need):
                return "on " + series([f"{n} {self.symbol(s)}" for s, n in need], "and")
            case N.HasToken(token=token):
                return f"if you have {token.name.en}"
            case N.OnSide(side=side):
                return f"if your board is on its {'human' if side == 0 else 'cursed'} side"
            case N.NotOwner():
                return "if this token is not yours"
            case N.NoUpgradeAmong():
                return "if none is an upgrade"
            case _:
                assert_never(c)

    # ------------------------------------------------------------------ effects
    def clauses(self, effect: Effect) -> list[Clause]:
        e = cast(AnyEffect, effect)

        def order(verb: str, rest: str, to: str = "", who: str = "", long: bool = False) -> list[Clause]:
            return [ordered(verb, rest, to, shared=who in DEFINITE, long=long)]

        def tell(who: str, does: str, rest: str) -> list[Clause]:
            return [told(f"{WHO[who]} {does}", rest)]

        def whole(text: str) -> list[Clause]:
            return [Clause("", text)]

        match e:
            case N.Sequence(parts=parts):
                return [clause for part in parts for clause in self.clauses(part)]
            case N.Either(parts=parts):
                return whole(self.either(parts))
            case N.May(what=what):
                return whole("you may " + self.inside(what))
            case N.If(test=test, yes=yes, no=no):
                text = f"{self.condition(test)}, {self.inside(yes)}"
                return whole(text if no is None else f"{text}; otherwise, {self.inside(no)}")
            case N.Postpone(what=what):
                return self.clauses(what)
            case N.Also(late=late):
                return self.clauses(late)
            case N.Late(what=what):
                return whole("also, " + self.inside(what))
            case N.Then():
                return [Clause("then", "", then=True)]
            case N.AwaitTarget():
                return []
            case N.Facing():
                return [Clause("", "when you are about to take avoidable damage", lead=True)]
            case N.Attacked():
                return [Clause("", "when you are attacked", lead=True)]
            case N.Attacking():
                return [Clause("", "during your attack", lead=True)]
            case N.Dealing(n=n):
                return [Clause("", f"if your attack deals at least {n} damage", lead=True)]
            case N.AtOffenseEnd():
                return [Clause("", "at the end of your Offensive Roll Phase", lead=True)]
            case N.Choose(who=who):
                return order("choose", "an opponent" if who == OPPONENT else "a player")
            case N.Heal(n=n, who=who):
                heal = self.count(n, "HP")
                return order("heal", heal) if who == YOU else tell(who, "heals", heal)
            case N.GainCP(n=n, who=who):
                points = self.count(n, "CP")
                return order("gain", points) if who == YOU else tell(who, "gains", points)
            case N.PayCP(n=n):
                return order("pay", f"{n} CP")
            case N.PayAny():
                return order("pay", "as much CP as you like")
            case N.StealCP(n=n, who=who):
                return order("steal", f"{n} CP", to(who, "from"), who)
            case N.StealHealth(n=n, who=who):
                return order("steal", self.count(n, "HP"), to(who, "from"), who)
            case N.Draw(n=n):
                return order("draw", self.count(n, "card"))
            case N.Discard(who=who):
                return tell(who, "discards", "1 card of their choice")
            case N.DiscardRandom(who=who):
                return tell(who, "discards", "1 card at random")
            case N.DiscardHand():
                return order("discard", "your hand")
            case N.LookAtHand(who=who):
                return order("look", f"at the hand of {WHO[who]}")
            case N.RevealHand(who=who):
                return whole(f"{WHO[who]} reveals their hand")
            case N.SkipPhase():
                return order("skip", "this phase")
            case N.RollPhaseAgain():
                return whole("the attacker at once makes another Offensive Roll Phase against you")
            case N.TurnBoard(side=side):
                return order("turn", f"your board to its {'cursed' if side else 'human'} side for the rest of the game")
            case N.LayFree():
                return order("put", "an upgrade from your hand into play without paying for it")
            case N.LookTop(n=n):
                return order("look", f"at the top {n} cards of your deck")
            case N.RevealTop():
                return order("reveal", "them")
            case N.OrderTop():
                return order("return", "them in any order")
            case N.TakeUpgrades():
                return order("take", "every upgrade among them into your hand")
            case N.SearchUpgrade(n=n, to_hand=to_hand):
                found = "an upgrade" if n == 1 else f"up to {n} upgrades"
                it = "it" if n == 1 else "them"
                where = f"take {it} into your hand" if to_hand else f"put {it} into play"
                return order("search", f"your deck for {found}, {where} and shuffle the deck", long=True)
            case N.Damage(n=n, kind=kind, to=who):
                text = self.count(n, KINDS[kind] + "damage")
                return order("take", text) if who == YOU else order("deal", text, to(who), who)
            case N.Isolated(n=n, kind=kind, who=who):
                text = self.count(n, KINDS[kind] + "damage") + " (isolated source)"
                return order("take", text) if who == YOU else order("deal", text, to(who), who)
            case N.AddDamage(n=n):
                return self.added(n)
            case N.MakeUndefendable():
                return whole("the attack becomes undefendable")
            case N.Pacify():
                return whole("your attack deals no damage (its other effects still happen)")
            case N.AllowReroll(token=token):
                return whole(f"dice of {token.name.en} spent on this attack may be re-rolled 1 time")
            case N.Prevent(n=n, who=who):
                return order("prevent", self.count(n, "damage"), "" if who == YOU else f" for {WHO[who]}", who)
            case N.Block(n=n):
                return order("prevent", self.count(n, "damage"))
            case N.PreventHalf() | N.BlockHalf():
                return order("prevent", "half of the damage (rounded up)")
            case N.ReturnHalf():
                return order("return", "half of the damage (rounded up) to the attacker")
            case N.Avoid():
                return order("ignore", "the damage of this source")
            case N.Dice(n=n, by=by, again=again):
                self.rolled = n
                if by != YOU:
                    return tell(by, "rolls", self.dice(n))
                return order("roll", self.dice(n) + (f" (you may re-roll {again} of them)" if again else ""))
            case N.Nudge():
                return order("change", "a die by 1, up or down")
            case N.SetSix():
                return order("change", "one of your dice to 6")
            case N.CopyDie():
                return order("copy", "the value of one of your dice onto another of the same roll")
            case N.SetAny(dice=n):
                return order("change", "a die to any value" if n == 1 else f"{n} dice to any values")
            case N.Reroll(times=times, whose=whose, token=token):
                if token is not None:
                    return order("re-roll", f"a {token.name.en} die")
                if whose == "theirs":
                    return order("make", "an opponent re-roll one of their dice")
                return order(
                    "re-roll", "one of your dice" if times == 1 else f"up to {times} dice (yours or a teammate's)"
                )
            case N.PayOrReroll(n=n):
                return order("point", f"at an opponent's die: its owner pays you {n} CP or re-rolls it")
            case N.ExtraAttempt(purpose=purpose):
                sort = "offensive" if purpose == "offense" else "defensive"
                return whole(f"the player who is rolling gets 1 more {sort} Roll Attempt")
            case N.AddToRoll(token=token, what=what):
                return whole(f"for the {token.name.en} die just rolled: {self.inside(what)}")
            case N.Gain(token=token, n=n, who=who):
                gained = self.tokens(n, token)
                return order("gain", gained) if who == YOU else tell(who, "gains", gained)
            case N.StartWith(token=token, n=n):
                return order("start", f"with {self.tokens(n, token)}")
            case N.Inflict(token=token, n=n, who=who, most=most):
                whom = f" on up to {most} opponents" if most > 1 else to(who, "on")
                return order("inflict", self.tokens(n, token), whom, who if most == 1 else "")
            case N.Lose(token=token, n=n):
                return order("lose", "this token" if token is self.own and n == 1 else self.tokens(n, token))
            case N.BecomeToken(new=new):
                return whole(f"this token becomes {new.name.en}")
            case N.LoseUpTo(token=token, most=most):
                return order("remove", f"up to {most} of your {token.name.en}")
            case N.LoseAnywhere(token=token):
                return order("remove", f"as many of your {token.name.en} as you like, whoever holds them")
            case N.RemoveToken(who=who):
                if who == YOU:
                    return order("remove", "1 of your status tokens")
                return order("remove", "1 status token", to(who, "from"), who)
            case N.RemoveAllTokens(who=who):
                return order("remove", "all status tokens", to(who, "from"), who)
            case N.MoveToken():
                return order("move", "1 status token from a player to another")
            case N.PassToken():
                return order("give", "this token to another player of your choice")
            case N.RaiseLimit(token=token, n=n):
                return order("raise", f"your Stack Limit of {token.name.en} by {n}")
            case N.UndoInflicted():
                return order("remove", "1 token that this attack has just inflicted on you")
            case N.Advance(early=early):
                return order("advance", f"every {early.name.en.split(' (')[0]}")
            case _:
                assert_never(e)

    def either(self, parts: tuple[Effect, ...]) -> str:
        """ "gain A or B"; parts that are long or of another build are set off with a comma."""
        clauses = [self.settled(part) for part in parts]
        plain = all([len(c) == 1 and c[0].verb for c in clauses])
        if plain and all([c[0].verb == clauses[0][0].verb for c in clauses]):
            return f"{clauses[0][0].verb} {' or '.join([c[0].rest for c in clauses])}"
        return (" or " if plain else ", or ").join([self.inside(part) for part in parts])

    def added(self, n: Number) -> list[Clause]:
        amount = cast(AnyAmount, n)
        match amount:
            case N.Times(n=times, of=N.PerHeld()) if times < 0:
                return [Clause("", f"your attack deals {-times} damage less per token")]
            case int() if amount < 0:
                return [Clause("", f"your attack deals {-amount} damage less")]
            case N.PerToken(n=each, token=token):
                return [Clause("add", f"{each} damage to the attack per {token.name.en}")]
            case int() | N.PerSymbol():
                return [Clause("add", f"{self.count(amount, 'damage')} to the attack")]
            case _:
                return [Clause("add", f"to the attack {self.count(amount, 'damage')}")]

    def needs(self, requirement: Requirement) -> str:
        match requirement:
            case Symbols(need=need):
                return " ".join([f"{n} {self.symbol(s)}" for s, n in need])
            case Tiers(symbol=symbol, counts=counts):
                return f"{'/'.join([str(n) for n in counts])} {self.symbol(symbol)}"
            case Straight(length=length):
                return "Small Straight" if length == 4 else "Large Straight"
            case OfAKindNeeded(n=n):
                return f"{n} of a kind"
            case _:
                raise TypeError(f"no words for {requirement!r}")
