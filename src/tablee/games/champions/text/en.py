"""Card texts in English."""

from __future__ import annotations

from typing import assert_never, cast

from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.text.en_nodes import KEYWORDS, EnglishNodes, keyword, stat
from tablee.games.champions.text.en_nouns import NOUNS, STATS, Noun, an
from tablee.games.champions.text.nodes import AnyConstant, Context, alike, last_stage, lines, rare
from tablee.kernel.effect import Effect
from tablee.text.compose import series

FORMS = {v.HERO: "Hero", v.ALTER_EGO: "Alter-Ego"}
WINDOWS = {"would": "Interrupt", "when": "Interrupt", "after": "Response", "action": "Action", "resource": "Resource"}
TITLES = {
    "revealed": "When Revealed",
    "defeated": "When Defeated",
    "completed": "When Completed",
    "boost": "Boost",
    "special": "Special",
    "setup": "Setup",
}
CANNOT = {
    "take_damage": "cannot take damage",
    "be_stunned": "cannot be stunned",
    "be_confused": "cannot be confused",
    "attack": "cannot attack",
    "thwart": "cannot thwart",
    "ready": "cannot ready",
    "leave": "cannot leave play",
    "be_attacked": "cannot be attacked",
}


class Writer(EnglishNodes):
    """One ability, or what its card says beside its abilities."""

    # ------------------------------------------------------------------ the condition it waits for
    def when(self) -> str:
        a = self.about
        told = [self.told(kind) for kind in a.on]
        deeds = list(dict.fromkeys(told))
        if len({subject for subject, _ in deeds}) == 1:
            said = f"{deeds[0][0]} " + " or ".join([deed for _, deed in deeds])
        else:
            said = " or ".join([f"{subject} {deed}" for subject, deed in deeds])
        return f"{'after' if a.timing == 'after' else 'when'} {said}"

    def be(self, subject: str, bare: str, plain: str) -> str:
        """ "would take", "takes", "take"."""
        if self.about.timing == "would":
            return f"would {bare}"
        if subject != "you":
            return plain
        return {"is": "are", "be": "are"}.get(plain.split()[0], bare.split()[0]) + plain[len(plain.split()[0]) :]

    def told(self, kind: str) -> tuple[str, str]:
        a = self.about
        by = str(self.word(a.by, "a")) if a.by else ""
        to = str(self.word(a.to, "a")) if a.to else ""
        attack = bool(a.flags & v.ATTACK)
        basic = bool(a.flags & v.BASIC)

        def deed(subject: str, bare: str, plain: str, rest: str = "") -> tuple[str, str]:
            return subject, f"{self.be(subject, bare, plain)} {rest}".rstrip()

        match kind:
            case "damage" if by:
                how = " with an attack" if attack else ""
                return deed(by, "deal", "deals", f"damage to {to or 'a character'}{how}")
            case "damage":
                return deed(to or "a character", "take", "takes", "damage" + (" from an attack" if attack else ""))
            case "heal":
                return deed(to or "a character", "heal", "heals", "damage")
            case "give":
                return deed(to or "a character", "receive", "receives", "a status card")
            case "lose_status":
                return deed(to or "a character", "lose", "loses", "a status card")
            case "remove_threat":
                by_ = f" by {by}" if by else ""
                return deed("threat", "be removed", "is removed", f"from {self.place(to)}{by_}")
            case "place_threat":
                step = " during step one of the villain phase" if a.flags & v.STEP_ONE else ""
                return deed("threat", "be placed", "is placed", self.place(to, "on") + step)
            case "defeat" if by:
                if attack:
                    return by, f"{self.be(by, 'attack', 'attacks')} and {self.be(by, 'defeat', 'defeats')} " + (
                        to or "an enemy"
                    )
                return deed(by, "defeat", "defeats", to or "an enemy")
            case "defeat":
                return deed(to or "a character", "be defeated", "is defeated")
            case "leave":
                return deed(to or "a card", "leave", "leaves", "play")
            case "enter_play":
                return deed(to or "a card", "enter", "enters", "play")
            case "engage":
                return deed(by or "a minion", "engage", "engages", to or "a player")
            case "draw":
                return deed(to or "a player", "draw", "draws", "cards")
            case "discard":
                return deed(by or "a player", "discard", "discards", f"{to or 'a card'} from hand")
            case "ready":
                return deed(to or "a card", "ready", "readies")
            case "exhaust":
                return deed(to or "a card", "exhaust", "exhausts")
            case "counters":
                return deed(to or "a card", "receive", "receives", "counters")
            case "change_form":
                mine = to == "you" or a.to in ("this", "you")
                into = "to this form" if self.face.type in v.IDENTITY_SIDES and a.timing == "after" else "form"
                return deed("you" if mine else to or "a player", "change", "changes", into)
            case "enemy_attack":
                enemy, target = by or "an enemy", f" {to}" if to else ""
                if a.flags & v.UNDEFENDED:
                    return deed(enemy, "make", "makes", "an undefended attack" + (f" against {to}" if to else ""))
                return deed(enemy, "attack", "attacks", target.strip())
            case "enemy_scheme":
                return deed(by or "an enemy", "scheme", "schemes")
            case "reveal":
                where = "from the encounter deck" if a.flags & v.FROM_DECK else ""
                return deed(to or "a card", "be revealed", "is revealed", where)
            case "attack" | "thwart":
                hero = by or "a friendly character"
                if basic:
                    on = f" against {to}" if to else ""
                    return deed(hero, "make", "makes", f"a basic {kind}{on}")
                return deed(hero, kind, kind + "s", to)
            case "defend":
                who = by or "a friendly character"
                if basic:
                    return deed(who, "make", "makes", "a basic defense")
                return deed(who, "defend", "defends", f"against an attack by {to}" if to else "against an attack")
            case "play":
                return deed(by or "a player", "play", "plays", to or "a card")
            case "initiate":
                return deed(by or "a player", "initiate", "initiates", f"an ability of {to or 'a card'}")
            case "spend":
                return deed(by or "a player", "spend", "spends", "resources" + (f" for {to}" if to else ""))
            case "recover":
                return deed(by or to or "a player", "recover", "recovers")
            case "boost":
                return deed("a boost card", "be turned", "is turned", f"faceup for {by or 'an enemy'}")
            case "complete":
                return deed(to or "the main scheme", "be completed", "is completed")
            case "eliminate":
                return deed(to or "a player", "be eliminated", "is eliminated")
            case "begin":
                return deed("the round", "begin", "begins")
            case "end":
                return deed("the round", "end", "ends")
            case _:
                raise KeyError(f"no words for the occurrence {kind!r}")

    def place(self, to: str, link: str = "") -> str:
        scheme = to or "a scheme"
        if scheme == "this card" and self.face.type in v.SCHEMES:
            return "here" if link else "this scheme"
        return f"{link} {scheme}".strip()

    # ------------------------------------------------------------------ one ability
    def head(self) -> str:
        a = self.about
        form = FORMS.get(a.form, "")
        if a.timing in TITLES:
            title = TITLES[a.timing] + (f" ({form})" if form else "")
        else:
            title = " ".join([w for w in (form, "Forced" if a.forced else "", WINDOWS[a.timing]) if w])
        title += f" ({a.label})" if a.label else ""
        return f"{a.name.en} — {title}" if a.name is not None else title

    def ability(self) -> str:
        a = self.about
        lead = self.when() + ", " if a.on else ""
        if a.test is not None:
            lead += self.cond(a.test) + ", "
        cost = self.cost(a.cost)
        lead += f"{cost} → " if cost else ""
        if a.gives_top:
            does = ["generate the resources of the top card of your discard pile"]
        elif a.gives:
            does = [f"generate {self.resources(a.gives)}"]
        else:
            does = [] if a.do is None else self.parts(a.do)
        text = lines([lead + (does[0] if does else ""), *does[1:]])
        if a.limit:
            text += f" (Limit {a.limit} per {a.per}.)"
        if a.max:
            text += f" (Max {a.max} per {a.per}.)"
        if a.anyone:
            text += " Any player may use this ability."
        if self.face.type == v.OBLIGATION and a.timing == "revealed":
            return text  # its whole box: no title
        return f"{self.head()}: {text}"

    # ------------------------------------------------------------------ constant effects
    def constant(self, group: list[v.Constant]) -> str:
        first = cast(AnyConstant, group[0])
        noun = self.word(first.of, "each")
        noun = Noun("you", True) if noun.you else noun
        one = "" if noun.you else "s"
        match first:
            case v.Modify():
                said = self.modify([m for m in group if isinstance(m, v.Modify)], noun)
            case v.Gains(trait=trait, keyword=word, n=n):
                said = f"{noun} gain{one} " + (f"the {trait} trait" if trait else keyword(word, n))
            case v.Blank():
                said = f"{noun.own} printed text box counts as blank"
            case v.Cannot(what="lose_threat"):
                scheme = "this scheme" if noun.text == "this card" else str(noun)
                said = f"threat cannot be removed from {scheme}"
            case v.Cannot(what=what, source_trait=trait):
                said = f"{noun} {CANNOT[what]}" + (f" from {trait} upgrades" if trait else "")
            case v.OwnersPile():
                beaten = f"after {self.word(first.of, 'a')} is defeated"
                return "Forced Response: " + lines([f"{beaten}, place that card in its owner's discard pile"])
            case v.MustDefend():
                said = f"the engaged player must defend against {noun.own} attacks with an ally, if able"
            case _:
                assert_never(first)
        return lines([said + (f" {self.cond(first.test, 'while')}" if first.test is not None else "")])

    def modify(self, group: list[v.Modify], noun: Noun) -> str:
        m = group[0]
        one = "" if noun.you else "s"
        name = STATS.get(m.stat, m.stat)
        if m.stat == "ally_limit":
            return f"your ally limit is increased by {m.plus}"
        if m.stat == "accel":
            head, tail = self.amount(m.plus, "additional threat")
            return f"place {head} on the main scheme in step one of the villain phase{tail}"
        if m.stat == "cost":
            less = isinstance(m.plus, int) and m.plus < 0
            head, tail = self.amount(abs(m.plus) if isinstance(m.plus, int) else m.plus, "")
            return f"{noun} cost{one} {head.strip()} {'less' if less else 'more'}{tail}"
        has = "have" if noun.you else "has"
        if m.set_to >= 0:
            return f"{noun.own} {name} is set to {m.set_to}"
        if m.base and not isinstance(m.plus, int):
            _, tail = self.amount(m.plus, "")
            return f"{noun.own} base {name} is equal to {tail.removeprefix(', where X is ')}"
        if m.base:
            return f"{noun} {has} {series([self.base(g) for g in group], 'and')}"
        if (m.times, m.over) != (1, 1):
            how = f"multiplied by {m.times}" if m.over == 1 else f"multiplied by {m.times}/{m.over} (rounded up)"
            return f"{noun.own} {name} is {'halved (rounded up)' if (m.times, m.over) == (1, 2) else how}"
        cap = f" (to {an(name)} of at most {m.cap})" if m.cap else ""
        return f"{noun} get{one} {series([self.bonus(g.stat, g.plus) for g in group], 'and')}{cap}"

    def base(self, m: v.Modify) -> str:
        if m.stat == "hp":
            return f"{m.plus} base hit point{'' if m.plus == 1 else 's'}"
        return f"a base {STATS[m.stat]} of {m.plus}"

    # ------------------------------------------------------------------ the rest of the box
    def printed(self) -> list[str]:
        face, s = self.face, self.face.script
        out: list[str] = []
        if s.give_to:
            out.append(f"Give to the {self.title(s.give_to)} player.")
        words = [keyword(word, n) for word, n in face.keywords.items() if word in KEYWORDS]
        if words:
            out.append(". ".join(words) + ".")
        if s.team_up[0]:
            out.append(f"Team-Up ({self.title(s.team_up[0])} and {self.title(s.team_up[1])}).")
        if s.uses:
            out.append(f"Uses ({s.uses} {self.counter(s.uses)}).")
        rules = []
        if s.only:
            rules.append(f"{FORMS[s.only]} form only.")
        if s.attach is not None:
            t = s.attach
            head, tail = self.those(t)
            if t.title:
                rules.append(f"Attach to {head}.")
            else:
                definite = t.what in ("villain", "main_scheme") or bool(t.most)
                rules.append(f"Attach to {f'the {head}' if definite else an(head)}{tail}.")
        if s.surge_unless:
            rules.append("If it cannot be attached, this card gains Surge.")
        if s.under_any:
            rules.append("Play under any player's control.")
        if s.max_per:
            host = NOUNS.get(s.attach.what, "card") if s.attach is not None else "card"
            rules.append(f"Max 1 per {'player' if s.max_per == 'player' else host}.")
        if s.max_plays:
            rules.append(f"Max {s.max_plays} per {s.max_period}.")
        if rare(face):
            rules.append(f"Max {face.deck_limit} per deck.")
        if s.from_pile:
            rules.append("You may play this card from your discard pile.")
        if rules:
            out.append(" ".join(rules))
        if s.enters_with:
            name = self.this().text
            out.append(lines([f"{name} enters play with {s.enters_with} {self.counter(s.enters_with)}"]))
        if s.doubles:
            aspect = an(s.doubles.capitalize())
            out.append(f"This card generates twice as many resources when it is spent on {aspect} card.")
        if s.spent_on[0]:
            kind, res = s.spent_on
            out.append(f"Spent on {an(NOUNS[kind])}, this card generates 1 additional {res} resource.")
        return out

    def card(self) -> str:
        out = self.printed()
        out += [self.constant(group) for group in alike(self.face.script.constants)]
        for ability in self.face.abilities:
            out.append(Writer(Context(self.defs, self.face, ability)).ability())
        if last_stage(self.face, self.defs):
            out.append("The players lose when this stage is completed.")
        return "\n".join([line for line in out if line])


class English:
    lang = "en"

    def card(self, face: v.CardDef, defs: dict[str, v.CardDef]) -> str:
        """The whole text box."""
        return Writer(Context(defs, face)).card()

    def ability(self, face: v.CardDef, k: int, defs: dict[str, v.CardDef]) -> str:
        return Writer(Context(defs, face, face.abilities[k])).ability()

    def inside(
        self, node: Effect, defs: dict[str, v.CardDef], face: v.CardDef | None = None, asked: bool = False
    ) -> str:
        """Words for one node, as an order, without capital and full stop; the same after "do you want to"."""
        return Writer(Context(defs) if face is None else Context(defs, face)).inside(node)

    def keyword(self, word: str, n: int = 1) -> str:
        return keyword(word, n)

    def trait(self, t: str) -> str:
        return t

    def stat(self, name: str, n: int) -> str:
        return stat(name, f"{n:+d}")
