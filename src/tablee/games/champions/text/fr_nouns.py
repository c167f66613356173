"""Le français : qui et quoi, combien, à quelle condition."""

from __future__ import annotations

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
    Kind,
    Number,
    Those,
)
from tablee.games.champions.text.fr_terms import (
    ACTOR,
    ASPECTS,
    CARD,
    COUNTERS,
    DONE,
    HAPPENED,
    NOUNS,
    RESOURCES,
    STAT_NOUNS,
    STATS,
    STATUSES,
    THAT,
    Noun,
    ce,
    elided,
    le,
    n_,
    running,
    trait,
    un,
)
from tablee.games.champions.text.nodes import AnyAmount, AnyCondition, AnyWho, Context, negated, spoken
from tablee.kernel.effect import Condition
from tablee.text.compose import series


class FrenchNouns:
    def __init__(self, context: Context) -> None:
        self.defs, self.face, self.about = context.defs, context.face, context.ability
        self.keys: dict[str, Those] = {}
        self.it: list[Noun] = []
        self.sought = "card"
        self.them = False  # « chaque joueur ... » : on parle de qui le résout, sans lui parler

    def title(self, code: str) -> str:
        return running(self.defs[code].name.fr)

    # ------------------------------------------------------------------ whom
    def me(self) -> Noun:
        if self.face.type in IDENTITY_SIDES:
            return n_(self.face.name.fr, you=True)
        if "your_hero" in (self.about.by, self.about.to) or self.about.form == HERO:
            return n_(f"{self.your} héros", you=True)
        if self.about.form == ALTER_EGO:
            return n_(f"{self.your} alter ego", you=True)
        return n_(f"{self.your} identité", fem=True, you=True)

    @property
    def your(self) -> str:
        return "son" if self.them else "votre"

    def this(self) -> Noun:
        if self.face.type in CHARACTERS:
            return n_(running(self.face.name.fr), you=self.face.type in IDENTITY_SIDES)
        return n_("cette obligation" if self.face.type == OBLIGATION else "cette carte", fem=True)

    def host(self) -> Noun:
        on = self.face.script.attach
        if on is None:
            return n_("la carte attachée", fem=True)
        if on.title:
            return n_(self.title(on.title))
        if on.what == "villain":
            return n_("le méchant")
        head, _, fem = NOUNS.get(on.what, CARD)
        return n_(f"{le(head, fem)} attaché{'e' if fem else ''}", fem)

    def who(self, w: run.Who) -> Noun:
        one = cast(AnyWho, w)
        match one:
            case who.The(name=name):
                return self.the(name)
            case who.Each(those=those):
                return self.each(those)
            case who.Titled(code=code):
                return n_(self.title(code))
            case who.Same(key=key):
                return self.same(key)
            case run.Chosen():
                return self.chosen(one)
            case _:
                assert_never(one)

    def that(self, what: str) -> Noun:
        head, _, fem = NOUNS.get(what, CARD)
        return n_(ce(head, fem), fem)

    def the(self, name: str) -> Noun:
        match name:
            case "this":
                return self.this()
            case "host":
                return self.host()
            case "you":
                return self.me()
            case "it":
                return self.it[-1] if self.it else n_("cette carte", True)
            case "that" | "actor":
                word = self.about.to if name == "that" else self.about.by
                if word and word not in ("any", "other"):
                    return self.word(word, "that")
                kind = self.about.on[0] if self.about.on else ""
                return self.that((THAT if name == "that" else ACTOR).get(kind, "card"))
            case "found":
                return self.that(self.sought)
            case "main":
                return n_("la manigance principale", True)
        fixed = {
            "villain": "le méchant", "first": "le premier joueur", "engaged": "le joueur engagé",
            "damaged": "chaque personnage ayant subi des dégâts ainsi",
            "damaged_by_it": "chaque personnage ayant subi des dégâts de cette attaque",
        }  # fmt: skip
        return n_(fixed[name])

    def word(self, word: str, mode: str) -> Noun:
        """A word of `by`, `to`, `of`: "un sbire", "ce sbire" or "chaque sbire"."""
        word, _, with_trait = word.partition(":")
        if word == "this":
            return self.this()
        if word == "host":
            return self.host()
        if word == "you":
            return n_("vous", you=True)
        fixed = {"your_hero": ("votre héros", False), "engaged_player": ("le joueur engagé", False),
                 "villain": ("le méchant", False), "main_scheme": ("la manigance principale", True)}  # fmt: skip
        if word in fixed:
            return n_(*fixed[word])
        yours = " que vous contrôlez"
        special = {
            "your_character": ("personnage", False, yours),
            "your_ally": ("allié", False, yours),
            "engaged": ("sbire", False, " engagé avec vous"),
            "drone": (f"sbire {trait('Drone')} face cachée", False, ""),
            "other": ("autre carte", True, ""),
        }
        noun = NOUNS.get(word, (word, word, False))
        head, fem, tail = special.get(word, (noun[0], noun[2], ""))
        head = f"{head} {trait(with_trait)}" if with_trait else head
        if mode == "that":
            return n_(ce(head, fem), fem)
        return n_((un(head, fem) if mode == "a" else f"chaque {head}") + tail, fem)

    def heads(self, t: Those) -> list[tuple[str, bool]]:
        """What they are called, without an article, and their gender."""
        out = []
        for w in t.what.split("|"):
            head, _, fem = NOUNS.get(w, CARD)
            head = "personnage" if t.what == "friendly" and t.whose else head
            head = f"{head} {trait(t.trait)}" if t.trait else head
            out.append((f"autre {head}" if t.other_than else head, fem))
        return out

    def tail(self, t: Those) -> str:
        if t.where == "piles":
            return " de votre pile de défausse" if t.whose == "yours" else " de la pile de défausse d'un joueur"
        text = ""
        if t.whose:
            theirs = t.whose == "theirs"
            if t.what in ("minion", "enemy"):
                text = f" engagé avec {'ce joueur' if theirs else 'lui' if self.them else 'vous'}"
            elif theirs:
                text = " que ce joueur contrôle"
            else:
                text = " qu'il contrôle" if self.them else " que vous contrôlez"
        if t.most:
            text += (
                f" ayant le plus de {STATS[t.most]} imprimés"
                if t.most == "hp"
                else (f" ayant la plus haute valeur de {STATS[t.most]} imprimée")
            )
        if t.bare:
            text += (" et" if t.most else "") + " auquel aucun autre exemplaire de cette carte n'est attaché"
        return text

    def fixed(self, t: Those) -> Noun | None:
        if t.title:
            return n_(self.title(t.title))
        head, _, fem = NOUNS.get(t.what, CARD)
        if t.what in ("villain", "main_scheme"):
            return n_(le(head, fem), fem)
        if t.what in ("hero", "identity") and t.whose == "yours":
            return n_(f"{self.your} {head}", fem)
        return None

    def each(self, t: Those) -> Noun:
        if t.what == "enemy" and t.whose and not t.trait:
            player = "ce joueur" if t.whose == "theirs" else "lui" if self.them else "vous"
            return Noun(("le méchant", f"chaque sbire engagé avec {player}"), many=True)
        fixed = self.fixed(t)
        if fixed is not None:
            return fixed
        heads = self.heads(t)
        parts = [f"chaque {head}" for head, _ in heads]
        parts[-1] += self.tail(t)
        return Noun(tuple(parts), heads[0][1], len(parts) > 1)

    def group(self, t: Those) -> Noun:
        fixed = self.fixed(t)
        if fixed is not None:
            return fixed
        plural = NOUNS.get(t.what, CARD)[1]
        plural = "personnages" if t.what == "friendly" and t.whose else plural
        article = "" if plural.startswith("les ") else "les "
        return n_(f"{article}{plural}{' ' + trait(t.trait) if t.trait else ''}{self.tail(t)}", many=True)

    def chosen(self, c: run.Chosen) -> Noun:
        if c.key in self.keys:
            return self.same(c.key)
        self.keys[c.key] = c.those
        fixed = self.fixed(c.those)
        if fixed is not None:
            return fixed
        heads, tail = self.heads(c.those), self.tail(c.those)
        if c.by == 0:
            tail += " au choix du premier joueur"
        if c.n > 1 or c.up_to:
            plural = NOUNS.get(c.those.what, CARD)[1] if c.n > 1 else heads[0][0]
            plural += f" {trait(c.those.trait)}" if c.those.trait and c.n > 1 else ""
            other = " différentes" if c.those.where == "piles" and heads[0][1] else ""
            return n_(f"{'jusqu’à ' if c.up_to else ''}{c.n} {plural}{other}{tail}".replace("’", "'"), many=c.n > 1)
        if c.those.most:
            return n_(le(*heads[0]) + tail, heads[0][1])
        return n_(" ou ".join([un(head, fem) for head, fem in heads]) + tail, heads[0][1])

    def same(self, key: str) -> Noun:
        t = self.keys.get(key)
        what = t.what if t is not None else key
        return self.that("character" if what == "friendly" else what)

    def player(self, w: run.Who) -> Noun:
        """A player as the one who does something."""
        noun = self.who(w)
        first = isinstance(w, run.Chosen) and str(noun) == "un joueur"
        return n_("un joueur de votre choix") if first else noun

    def kind(self, k: Kind) -> tuple[str, bool]:
        head, _, fem = NOUNS.get(k.type, CARD)
        head = f"{head} {trait(k.trait)}" if k.trait else head
        head = f"{head} {ASPECTS[k.aspect]}" if k.aspect else head
        return head + (f" ayant une ressource {RESOURCES[k.res][0]} imprimée" if k.res else ""), fem

    def seek(self, k: Kind) -> str:
        self.sought = spoken(k, self.defs)
        return self.title(k.title) if k.title else un(*self.kind(k))

    def here(self, noun: Noun) -> str:
        return "cette manigance" if str(noun) == "cette carte" and self.face.type in SCHEMES else str(noun)

    # ------------------------------------------------------------------ how much
    def count(self, n: int, unit: str) -> str:
        if n >= ALL:
            return "toute la menace" if unit == "menace" else f"tous les {unit}s"
        return f"{n} {unit}{'s' if n > 1 and unit else ''}".strip()

    def amount(self, number: Number, unit: str) -> tuple[str, str]:
        """How much of it, and what belongs at the end of the sentence."""
        n = cast(AnyAmount, number)
        much = f"{unit}s" if unit else ""

        def x(text: str, cap: int = 0) -> tuple[str, str]:
            return f"X {much}".strip(), f", où X est égal {text}" + (f" (maximum {cap})" if cap else "")

        match n:
            case int():
                return self.count(n, unit), ""
            case amounts.PerPlayer(n=each):
                return self.count(each, unit), " par joueur"
            case amounts.Stat(stat=stat, of=of):
                return x(f"{n_(STAT_NOUNS[stat]).to} {self.who(of).of}")
            case amounts.ThatMuch():
                return f"autant de {much}", ""
            case amounts.Count(those=those, n=each):
                noun = self.each(those)
                tail = (self.tail(those) and str(noun)) or f"{noun} en jeu"
                return self.count(each, unit), f" pour {tail}"
            case amounts.Counters(n=each, cap=cap):
                most = f" (maximum {cap})" if cap else ""
                return self.count(each, unit), f" pour chaque {self.counter(1)} sur cette carte{most}"
            case amounts.Sustained(of=of, cap=cap):
                owner = self.who(of)
                return x(f"aux dégâts {'que vous avez subis' if owner.you else f'subis par {owner}'}", cap)
            case amounts.Remaining(of=of):
                return x(f"aux points de vie restants {self.who(of).of}")
            case amounts.ThreatOn(on=on):
                return x(f"à la menace sur {self.here(self.who(on))}")
            case amounts.Printed(res=res, n=each, base=base):
                per = f" pour chaque ressource {RESOURCES[res][0]} imprimée défaussée ainsi"
                return (self.count(base, unit), f", plus {each}{per}") if base else (self.count(each, unit), per)
            case amounts.TypesDiscarded():
                return self.count(1, unit), " pour chaque type de ressource différent défaussé ainsi"
            case amounts.IconsDiscarded(plus=plus):
                icons = "au nombre d'icônes de boost de la carte défaussée"
                return x(icons + (f" plus {plus}" if plus else ""))
            case amounts.Done(kind=kind, n=each):
                return self.count(each, unit), f" pour chaque {DONE.get(kind, 'carte affectée ainsi')}"
            case amounts.CardsPaid():
                return self.count(1, unit), " pour chaque carte défaussée ainsi"
            case amounts.ChosenX():
                return f"X {much}".strip(), ""
            case amounts.Rather(n=usual, test=test, other=other):
                head, tail = self.amount(usual, unit)
                more, end = self.amount(other, unit)
                return head, f"{tail} ({more} à la place{end} {self.cond(test)})"
            case _:
                assert_never(n)

    def counter(self, n: int) -> str:
        name = self.face.script.counter
        return f"jeton{'s' if n > 1 else ''} {COUNTERS.get(name, name.capitalize())}".rstrip()

    def resources(self, res: tuple[str, ...]) -> str:
        said = []
        for k in dict.fromkeys(res):
            n = res.count(k)
            said.append(f"{n} ressource{'s' if n > 1 else ''} {RESOURCES[k][n > 1]}")
        return series(said, "et")

    # ------------------------------------------------------------------ if what
    def cond(self, test: Condition, word: str = "si", already: bool = False) -> str:
        said = self.holds(test, already)
        return f"tant {elided('que', said)}" if word == "tant que" else f"{word} {said}"

    def holds(self, test: Condition, already: bool = False) -> str:
        plain, no = negated(test)
        c = cast(AnyCondition, plain)
        so = " déjà" if already and not no else ""

        def be(noun: Noun, rest: str) -> str:
            if noun.you:
                return f"vous {'n’êtes pas' if no else f'êtes{so}'} {rest}".replace("’", "'")
            return f"{noun} {'n’est pas' if no else f'est{so}'} {rest}".replace("’", "'")

        match c:
            case amounts.HasTrait(trait=t, who=w):
                noun = self.who(w)
                if noun.you:
                    has = "n'avez pas" if no else f"avez{so}"
                    return f"vous {has} le trait {trait(t)}"
                has = "n'a pas" if no else f"a{so}"
                return f"{noun} {has} le trait {trait(t)}"
            case amounts.HasStatus(status=status, who=w):
                noun = self.who(w)
                return be(noun, STATUSES[status] if noun.you else noun.but(STATUSES[status]))
            case amounts.InForm(form=form):
                return be(n_("vous", you=True), "en forme de héros" if form == HERO else "en forme d'alter ego")
            case amounts.InPlay(code=code):
                return be(n_(self.title(code)), "en jeu")
            case amounts.AnyOf(those=those):
                return self.any_of(those, no)
            case amounts.PaidWith(res=res):
                paid = "n'avez pas payé" if no else "avez payé"
                return f"vous {paid} cette carte avec une ressource {RESOURCES[res][0]}"
            case amounts.Happened(kind=kind):
                return HAPPENED.get(kind, ("cela a eu un effet", "cela n'a eu aucun effet"))[no]
            case amounts.Not():
                raise AssertionError("its not has been taken off")
            case amounts.DamageHere(n=n):
                return f"{self.this()} porte {'moins de' if no else 'au moins'} {self.count(n, 'dégât')}"
            case amounts.StillInPlay():
                return f"{self.this()} {'n’est plus' if no else 'est toujours'} en jeu".replace("’", "'")
            case amounts.FinalStep():
                return f"{'ce n’est pas' if no else 'c’est'} la dernière étape de la séquence".replace("’", "'")
            case amounts.Undefended():
                return be(n_("cette activation", True), "une attaque non défendue")
            case amounts.DealtDamage():
                dealt = "ne vous a infligé aucun dégât" if no else "vous a infligé des dégâts"
                return f"cette activation {dealt}"
            case amounts.DiscardShows(res=res):
                has = "n'a pas de" if no else "a une"
                return f"la carte défaussée {has} ressource {RESOURCES[res][0]} ou libre imprimée"
            case _:
                assert_never(c)

    def any_of(self, those: Those, no: bool) -> str:
        heads = self.heads(those)
        if no:
            said = " ni ".join([f"{'aucune' if fem else 'aucun'} {head}" for head, fem in heads])
        else:
            said = " ou ".join([un(head, fem) for head, fem in heads])
        if those.whose == "yours":
            return f"vous {'ne ' if no else ''}contrôlez {said}"
        tail = self.tail(those)
        be = "n'est" if no else "est"
        return f"{said} {be}{tail}" if tail.startswith(" engagé") else f"{said}{tail} {be} en jeu"
