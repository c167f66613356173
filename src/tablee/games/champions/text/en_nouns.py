"""English: whom and what, how much, if what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never, cast

from tablee.games.champions.rules import run
from tablee.games.champions.rules.effects import amounts, who
from tablee.games.champions.rules.effects.harm import ALL
from tablee.games.champions.rules.vocabulary import (
    ALTER_EGO,
    CHARACTERS,
    HERO,
    IDENTITY_SIDES,
    OBLIGATION,
    SCHEMES,
    STATUSES,
    Kind,
    Number,
    Those,
)
from tablee.games.champions.text.nodes import AnyAmount, AnyCondition, AnyWho, Context, negated, spoken
from tablee.kernel.effect import Condition
from tablee.text.compose import series

NOUNS = {
    "enemy": "enemy", "minion": "minion", "villain": "villain", "scheme": "scheme", "side_scheme": "side scheme",
    "main_scheme": "main scheme", "ally": "ally", "hero": "hero", "alter_ego": "alter-ego", "identity": "identity",
    "player": "player", "friendly": "friendly character", "character": "character", "hero_or_ally": "hero or ally",
    "environment": "environment", "upgrade": "upgrade", "support": "support", "attachment": "attachment",
    "card": "card", "treachery": "treachery", "obligation": "obligation", "event": "event", "resource": "resource card",
    "any": "card",
}  # fmt: skip
PLURALS = {"enemy": "enemies", "ally": "allies", "hero": "heroes", "hero or ally": "heroes and allies"}
STATS = {"thw": "THW", "atk": "ATK", "def": "DEF", "rec": "REC", "sch": "SCH", "hp": "hit points", "hand": "hand size"}
COUNTED = {"card": "cards", "random card": "random cards", "counter": "counters", "hit point": "hit points"}
#: what "that" and "the one who does it" are when the ability does not say
THAT = {
    "damage": "character", "heal": "character", "give": "character", "lose_status": "character",
    "remove_threat": "scheme", "place_threat": "scheme", "thwart": "scheme", "complete": "scheme", "attack": "enemy",
    "defend": "enemy", "enemy_attack": "character", "enemy_scheme": "scheme", "defeat": "character",
    "engage": "player", "draw": "player", "change_form": "player", "recover": "player", "eliminate": "player",
}  # fmt: skip
ACTOR = {
    "enemy_attack": "enemy", "enemy_scheme": "enemy", "engage": "minion", "boost": "enemy", "play": "player",
    "initiate": "player", "spend": "player", "reveal": "player", "discard": "player", "attack": "character",
    "thwart": "character", "defend": "character", "damage": "character", "defeat": "character",
}  # fmt: skip
HAPPENED = {
    "heal": ("damage was healed this way", "no damage was healed this way"),
    "leave": ("a card was discarded this way", "no card was discarded this way"),
    "discard": ("a card was discarded this way", "no card was discarded this way"),
    "mill": ("a card was discarded this way", "no card was discarded this way"),
    "enemy_attack": ("an attack was made this way", "no attack was made this way"),
    "enemy_scheme": ("an enemy schemed this way", "no enemy schemed this way"),
    "damage": ("damage was dealt this way", "no damage was dealt this way"),
    "place_threat": ("threat was placed this way", "no threat was placed this way"),
    "remove_threat": ("threat was removed this way", "no threat was removed this way"),
    "enter_play": ("a card entered play this way", "no card entered play this way"),
    "enter minion": ("a minion entered play this way", "no minion entered play this way"),
    "defeat": ("a character was defeated this way", "no character was defeated this way"),
    "give": ("a status card was given this way", "no status card was given this way"),
    "draw": ("a card was drawn this way", "no card was drawn this way"),
    "exhaust": ("a card was exhausted this way", "no card was exhausted this way"),
    "ready": ("a card was readied this way", "no card was readied this way"),
}
DONE = {
    "damage": "damage dealt this way", "heal": "damage healed this way", "place_threat": "threat placed this way",
    "remove_threat": "threat removed this way", "draw": "card drawn this way", "mill": "card discarded this way",
    "discard": "card discarded this way", "leave": "card discarded this way", "exhaust": "card exhausted this way",
}  # fmt: skip


@dataclass(frozen=True)
class Noun:
    text: str
    you: bool = False  # whoever resolves the text
    many: bool = False

    def __str__(self) -> str:
        return self.text

    @property
    def own(self) -> str:
        if self.you and self.text == "you":
            return "your"
        return self.text + ("'" if self.many and self.text.endswith("s") else "'s")


def an(text: str) -> str:
    return f"an {text}" if text[:1].lower() in "aeiou" else f"a {text}"


def many(noun: str) -> str:
    return PLURALS.get(noun, noun + "s")


class EnglishNouns:
    def __init__(self, context: Context) -> None:
        self.defs, self.face, self.about = context.defs, context.face, context.ability
        self.keys: dict[str, Those] = {}
        self.it: list[Noun] = []
        self.sought = "card"
        self.them = False  # "each player ...": whoever resolves it is spoken of, not to

    def title(self, code: str) -> str:
        return self.defs[code].name.en

    # ------------------------------------------------------------------ whom
    def me(self) -> str:
        if self.face.type in IDENTITY_SIDES:
            return self.face.name.en
        if "your_hero" in (self.about.by, self.about.to):
            return "your hero"
        form = {HERO: "hero", ALTER_EGO: "alter-ego"}.get(self.about.form, "identity")
        return f"{self.your} {form}"

    @property
    def your(self) -> str:
        return "their" if self.them else "your"

    def this(self) -> Noun:
        character = self.face.type in CHARACTERS
        card = "this obligation" if self.face.type == OBLIGATION else "this card"
        return Noun(self.face.name.en if character else card, self.face.type in IDENTITY_SIDES)

    def host(self) -> Noun:
        on = self.face.script.attach
        if on is None:
            return Noun("the attached card")
        if on.title:
            return Noun(self.title(on.title))
        return Noun("the villain" if on.what == "villain" else f"the attached {NOUNS.get(on.what, 'card')}")

    def who(self, w: run.Who) -> Noun:
        one = cast(AnyWho, w)
        match one:
            case who.The(name=name):
                return self.the(name)
            case who.Each(those=those):
                return self.each(those)
            case who.Titled(code=code):
                return Noun(self.title(code))
            case who.Same(key=key):
                return self.same(key)
            case run.Chosen():
                return self.chosen(one)
            case _:
                assert_never(one)

    def the(self, name: str) -> Noun:
        match name:
            case "this":
                return self.this()
            case "host":
                return self.host()
            case "you":
                return Noun(self.me(), True)
            case "it":
                return self.it[-1] if self.it else Noun("it")
            case "that" | "actor":
                word = self.about.to if name == "that" else self.about.by
                if word and word not in ("any", "other"):
                    return self.word(word, "that")
                kind = self.about.on[0] if self.about.on else ""
                return Noun("that " + NOUNS[(THAT if name == "that" else ACTOR).get(kind, "card")])
        fixed = {
            "villain": "the villain", "main": "the main scheme", "first": "the first player",
            "engaged": "the engaged player", "damaged": "each character damaged this way",
            "damaged_by_it": "each character damaged by this attack",
            "found": "that " + NOUNS.get(self.sought, "card"),
        }  # fmt: skip
        return Noun(fixed[name])

    def word(self, word: str, mode: str) -> Noun:
        """A word of `by`, `to`, `of`: "a minion", "that minion" or "each minion"."""
        word, _, trait = word.partition(":")
        if word == "this":
            return self.this()
        if word == "host":
            return self.host()
        if word == "you":
            return Noun("you", True)
        fixed = {"your_hero": "your hero", "engaged_player": "the engaged player", "villain": "the villain",
                 "main_scheme": "the main scheme"}  # fmt: skip
        if word in fixed:
            return Noun(fixed[word])
        head, tail = {
            "your_character": ("character", " you control"),
            "your_ally": ("ally", " you control"),
            "engaged": ("minion", " engaged with you"),
            "drone": ("facedown Drone minion", ""),
            "other": ("other card", ""),
        }.get(word, (NOUNS.get(word, word), ""))
        head = f"{trait} {head}" if trait else head
        if mode == "a":
            return Noun(("another card" if word == "other" else an(head)) + tail)
        return Noun(f"{mode} {head}" + (tail if mode == "each" else ""))

    def those(self, t: Those) -> tuple[str, str]:
        """What they are called (without an article), and what follows."""
        if t.title:
            return self.title(t.title), ""
        head, tail = " or ".join([NOUNS.get(w, w) for w in t.what.split("|")]), ""
        if t.what == "friendly" and t.whose:
            head = "character"
        if t.trait:
            head = f"{t.trait} {head}"
        if t.other_than:
            head = f"different {head}"
        if t.where == "piles":
            return head, " in your discard pile" if t.whose == "yours" else " in any player's discard pile"
        if t.whose:
            theirs, you = t.whose == "theirs", ("they", "them") if self.them else ("you", "you")
            if t.what in ("minion", "enemy"):
                tail = f" engaged with {'that player' if theirs else you[1]}"
            else:
                tail = " that player controls" if theirs else f" {you[0]} control"
        if t.most:
            tail += f" with the highest printed {STATS[t.most]}"
        if t.bare:
            tail += (" and" if t.most else "") + " without a copy of this card attached"
        return head, tail

    def each(self, t: Those) -> Noun:
        if t.what == "enemy" and t.whose and not t.trait:
            player = "that player" if t.whose == "theirs" else "them" if self.them else "you"
            return Noun(f"the villain and each minion engaged with {player}", many=True)
        if t.what in ("villain", "main_scheme"):
            return Noun(f"the {NOUNS[t.what]}")
        if t.what in ("hero", "identity") and t.whose == "yours":
            return Noun(f"{self.your} {NOUNS[t.what]}")
        head, tail = self.those(t)
        return Noun(head if t.title else f"each {head}{tail}")

    def group(self, t: Those) -> Noun:
        head, tail = self.those(t)
        return Noun(head if t.title else many(head) + tail, many=True)

    def chosen(self, c: run.Chosen) -> Noun:
        if c.key in self.keys:
            return self.same(c.key)
        self.keys[c.key] = c.those
        if c.those.what in ("villain", "main_scheme"):
            return Noun(f"the {NOUNS[c.those.what]}")
        if c.those.what in ("hero", "identity") and c.those.whose == "yours":
            return Noun(f"{self.your} {NOUNS[c.those.what]}")
        head, tail = self.those(c.those)
        if c.by == 0:
            tail += " of the first player's choice"
        if c.n > 1 or c.up_to:
            word = "different " if c.those.where == "piles" else ""
            return Noun(
                f"{'up to ' if c.up_to else ''}{c.n} {word}{many(head) if c.n > 1 else head}{tail}", many=c.n > 1
            )
        if c.those.title:
            return Noun(head)
        return Noun(("the " + head if c.those.most else an(head)) + tail)

    def same(self, key: str) -> Noun:
        t = self.keys.get(key)
        if t is None:
            return Noun("that " + NOUNS.get(key, "card"))
        head = NOUNS.get(t.what, "card")
        head = "character" if head == "friendly character" else head
        return Noun("that " + head)

    def player(self, w: run.Who) -> Noun:
        """A player as the one who does something."""
        noun = self.who(w)
        first = isinstance(w, run.Chosen) and noun.text == "a player"
        return Noun("a player of your choice") if first else noun

    def kind(self, k: Kind) -> str:
        if k.title:
            return self.title(k.title)
        head = " or ".join([NOUNS[w] for w in k.type.split("|")]) if k.type else "card"
        head = f"{k.trait} {head}" if k.trait else head
        head = f"{k.aspect.capitalize()} {head}" if k.aspect else head
        return head + (f" with a printed {k.res} resource" if k.res else "")

    def seek(self, k: Kind) -> str:
        self.sought = spoken(k, self.defs)
        return self.kind(k) if k.title else an(self.kind(k))

    def here(self, noun: Noun, word: str = "on") -> str:
        return "here" if noun.text == "this card" and self.face.type in SCHEMES else f"{word} {noun}"

    # ------------------------------------------------------------------ how much
    def count(self, n: int, unit: str) -> str:
        if n >= ALL:
            return f"all {unit}"
        return f"{n} {COUNTED.get(unit, unit) if n != 1 else unit}"

    def amount(self, number: Number, unit: str) -> tuple[str, str]:
        """How much of it, and what belongs at the end of the sentence."""
        n = cast(AnyAmount, number)
        much = COUNTED.get(unit, unit)

        def x(text: str, cap: int = 0) -> tuple[str, str]:
            return f"X {much}", f", where X is {text}" + (f" (to a maximum of {cap})" if cap else "")

        match n:
            case int():
                return self.count(n, unit), ""
            case amounts.PerPlayer(n=each):
                return self.count(each, unit), " per player"
            case amounts.Stat(stat=stat, of=of):
                return x(f"{self.who(of).own} {STATS[stat]}")
            case amounts.ThatMuch():
                return f"that much {much}" if unit in ("damage", "threat") else f"that many {much}", ""
            case amounts.Count(those=those, n=each):
                head, tail = self.those(those)
                tail = tail or " in play"
                return self.count(each, unit), f" for each {head}{tail}"
            case amounts.Counters(n=each, cap=cap):
                most = f" (to a maximum of {cap})" if cap else ""
                return self.count(each, unit), f" for each {self.counter(1)} on this card{most}"
            case amounts.Sustained(of=of, cap=cap):
                owner = self.who(of)
                return x(f"the damage {'you have' if owner.you else f'{owner} has'} sustained", cap)
            case amounts.Remaining(of=of):
                return x(f"{self.who(of).own} remaining hit points")
            case amounts.ThreatOn(on=on):
                return x(f"the threat {self.here(self.who(on))}")
            case amounts.Printed(res=res, n=each, base=base):
                per = f" for each printed {res} resource discarded this way"
                return (self.count(base, unit), f", plus {each}{per}") if base else (self.count(each, unit), per)
            case amounts.TypesDiscarded():
                return self.count(1, unit), " for each different resource type discarded this way"
            case amounts.IconsDiscarded(plus=plus):
                return x("how many boost icons the discarded card has" + (f" plus {plus}" if plus else ""))
            case amounts.Done(kind=kind, n=each):
                return self.count(each, unit), f" for each {DONE.get(kind, 'card affected this way')}"
            case amounts.CardsPaid():
                return self.count(1, unit), " for each card discarded this way"
            case amounts.ChosenX():
                return f"X {much}", ""
            case amounts.Rather(n=usual, test=test, other=other):
                head, tail = self.amount(usual, unit)
                more, end = self.amount(other, unit)
                return head, f"{tail} ({more} instead{end} {self.cond(test)})"
            case _:
                assert_never(n)

    def counter(self, n: int) -> str:
        word = f"{self.face.script.counter} counter".strip()
        return word if n == 1 else word + "s"

    def resources(self, res: tuple[str, ...]) -> str:
        kinds = list(dict.fromkeys(res))
        if len(kinds) == 1:
            return f"{len(res)} {kinds[0]} resource{'s' if len(res) > 1 else ''}"
        return series([f"{res.count(k)} {k}" for k in kinds], "and") + " resource"

    # ------------------------------------------------------------------ if what
    def cond(self, test: Condition, word: str = "if", already: bool = False) -> str:
        return f"{word} {self.holds(test, already)}"

    def holds(self, test: Condition, already: bool = False) -> str:
        plain, no = negated(test)
        c = cast(AnyCondition, plain)
        no_ = "not " if no else ""
        so = "already " if already and not no else ""
        match c:
            case amounts.HasTrait(trait=trait, who=w):
                noun = self.who(w)
                if noun.you:
                    return f"you {'do not have' if no else f'{so}have'} the {trait} trait"
                return f"{noun} {'does not have' if no else f'{so}has'} the {trait} trait"
            case amounts.HasStatus(status=status, who=w):
                noun = self.who(w)
                return f"{'you are' if noun.you else f'{noun} is'} {so}{no_}{STATUSES[status]}"
            case amounts.InForm(form=form):
                return f"you are {so}{no_}in {'hero' if form == HERO else 'alter-ego'} form"
            case amounts.InPlay(code=code):
                return f"{self.title(code)} is {so}{no_}in play"
            case amounts.AnyOf(those=those):
                head, tail = self.those(those)
                if those.whose == "yours":
                    return f"you {'do not control' if no else 'control'} {an(head)}"
                said = "no " + head if no else an(head)
                return f"{said} is{tail}" if tail.startswith(" engaged") else f"{said}{tail} is in play"
            case amounts.PaidWith(res=res):
                return f"you {'did not pay' if no else 'paid'} for this card using {an(res)} resource"
            case amounts.Happened(kind=kind):
                return HAPPENED.get(kind, ("this had an effect", "this had no effect"))[no]
            case amounts.Not():
                raise AssertionError("its not has been taken off")
            case amounts.DamageHere(n=n):
                return f"{self.this()} {'holds less than' if no else 'holds at least'} {n} damage"
            case amounts.StillInPlay():
                return f"{self.this()} is {'no longer' if no else 'still'} in play"
            case amounts.FinalStep():
                return f"this is {no_}the final step of the sequence"
            case amounts.Undefended():
                return f"this activation is {no_}an undefended attack"
            case amounts.DealtDamage():
                return f"this activation {'did not damage' if no else 'damaged'} you"
            case amounts.DiscardShows(res=res):
                what = f"a printed {res} or wild resource"
                return f"the discarded card {'does not have' if no else 'has'} {what}"
            case _:
                assert_never(c)
