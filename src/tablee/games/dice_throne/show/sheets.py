"""The catalogue of a setup in one language: heroes, abilities, cards, tokens, with text written from their effects."""

from __future__ import annotations

from tablee.gamekit.icons import icons_of
from tablee.gamekit.view import Mark, Sheet
from tablee.games.dice_throne.rules.records import Kit
from tablee.games.dice_throne.rules.vocabulary import (
    INSTANT,
    MAIN,
    NEGATIVE,
    POSITIVE,
    ROLL,
    SPELL,
    UPGRADE,
    Ability,
    Card,
    Hero,
    Name,
    OfAKindNeeded,
    Source,
    Straight,
    Symbols,
    Tiers,
    Token,
)
from tablee.games.dice_throne.text.spending import spending
from tablee.games.dice_throne.text.using import using
from tablee.games.dice_throne.text.words import writer
from tablee.text.compose import merged
from tablee.text.messages import Messages

ICONS = icons_of("tablee.games.dice_throne")

#: Frame colours of the printed cards (DT-CARD-12).
COLOURS = {INSTANT: "red", MAIN: "blue", ROLL: "orange", SPELL: "purple"}
UPGRADE_COLOURS = {"offense": "white", "defense": "green", "passive": "purple"}


def colour_of(card: Card, hero: Hero) -> str:
    """The colour of a card's frame; it says what kind of card this is and nothing more (DT-CARD-12)."""
    if card.timing == UPGRADE:
        return UPGRADE_COLOURS[hero.sides[0][card.slot].kind]
    return COLOURS[card.timing]


def kind_of(ability: Ability) -> str:
    if ability.ultimate:
        return "ultimate"
    return "offense" if ability.needs else "defense" if ability.dice else "passive"


def ability_icon(ability: Ability) -> str:
    return ability.icon or ICONS["kinds"][kind_of(ability)]


def wanted(hero: Hero, ability: Ability) -> tuple[Mark, ...]:
    """The dice an ability asks for: so many of a symbol (up to `of` where more is better), a straight, equal numbers."""
    match ability.needs:
        case Symbols(need=need):
            return tuple([Mark(f"symbol.{hero.id}.{symbol}", n) for symbol, n in need])
        case Tiers(symbol=symbol, counts=counts):
            return (Mark(f"symbol.{hero.id}.{symbol}", counts[0], counts[-1]),)
        case Straight(length=length):
            return (Mark("straight", length),)
        case OfAKindNeeded(n=n):
            return (Mark("alike", n),)
        case _:
            return (Mark("dice", ability.dice),) if ability.dice else ()


def remarks(name: Name, source: Source, lang: str, say: Messages) -> tuple[str, ...]:
    """What is ours or uncertain, in words."""
    out = []
    if name.ours and lang == "fr":
        out.append(say.say("house-name"))
    if source.confidence == "house" and source.dispute is not None:
        return (*out, say.say("house-value", what=source.dispute.said(lang)))
    if source.confidence != "high":
        out.append(say.say("confidence", level=source.confidence))
    if source.dispute is not None:
        out.append(say.say("dispute", what=source.dispute.said(lang)))
    return tuple(out)


class Catalogue:
    def __init__(self, lang: str, say: Messages) -> None:
        self.lang = lang
        self.say = say
        self.sheets: dict[str, Sheet] = {}

    def name(self, name: Name) -> str:
        return name.said(self.lang)

    def hero(self, hero: Hero) -> None:
        write = writer(hero, self.lang)
        name = self.name(hero.name)
        self.sheets[f"hero.{hero.id}"] = Sheet(
            self.say.say("own-name", name=name)
            if hero.own
            else self.say.say("changed-name", name=name)
            if hero.changed
            else name,
            house=(self.say.say("own-remark"),)
            if hero.own
            else (self.say.say("changed-remark"),)
            if hero.changed
            else (),
            kind=f"gender-{hero.name.gender}",
            icon=hero.icon,
            accent=hero.accent,
            text=write.text(hero.setup) if hero.setup is not None else "",
        )
        if hero.setup is not None:  # what it asks is asked in the name of the hero
            self.sheets[f"card.{hero.id}.setup"] = self.sheets[f"hero.{hero.id}"]
        for id, symbol in hero.symbols.items():
            self.sheets[f"symbol.{hero.id}.{id}"] = Sheet(
                self.name(symbol), letter=hero.letters[id], icon=hero.icons.get(id, "")
            )
        faces = tuple([f"symbol.{hero.id}.{symbol}" for symbol in hero.faces])
        self.sheets[f"die.{hero.id}"] = Sheet(self.say.say("a-die"), faces=faces)
        for side, slots in enumerate(hero.sides):
            for slot in slots:
                for number, lv in enumerate(slot.levels, 1):
                    for ability in lv.abilities:
                        self.ability(hero, ability, number, side, lv.source)
        for card in hero.deck:
            self.card(hero, card)
        for token in hero.tokens:
            self.token(token, hero)

    def ability(self, hero: Hero, ability: Ability, level: int, side: int, source: Source) -> None:
        write = writer(hero, self.lang)
        sheet = Sheet(
            self.name(ability.name),
            kind=kind_of(ability),
            icon=ability_icon(ability),
            text=self.ability_text(hero, ability),
            needs=write.needs(ability.needs)
            if ability.needs is not None
            else self.say.say("defensive-roll", n=ability.dice)
            if ability.dice
            else "",
            stats=wanted(hero, ability),
            house=remarks(ability.name, source, self.lang, self.say),
        )
        self.sheets[f"ability.{hero.id}.{ability.id}.{level}"] = sheet
        self.sheets.setdefault(f"ability.{hero.id}.{ability.id}", sheet)

    def ability_text(self, hero: Hero, ability: Ability) -> str:
        write = writer(hero, self.lang)
        lines = [merged([write.text(effect) for effect in ability.do])] if ability.do else []
        if ability.again is not None:
            lines.append(write.text(ability.again))
        for moment, effect in ability.on.items():
            lines.append(self.moment(moment, write.text(effect)))
        for use in ability.uses:
            lines.append(using(use, write, self.say.say))
        if ability.permits & UPGRADE:
            lines.append(self.say.say("permits-upgrades"))
        if ability.rerolls:
            token = next(t for t in hero.tokens if t.id == ability.rerolls)
            lines.append(self.say.say("rerolls-die", token=self.name(token.name)))
        return " ".join(lines)

    def moment(self, moment: str, text: str) -> str:
        return self.say.say(f"moment-{moment}", text=lower(text))

    def card(self, hero: Hero, card: Card) -> None:
        write = writer(hero, self.lang)
        abilities: tuple[Ability, ...] = ()
        if card.timing == UPGRADE:
            abilities = hero.sides[0][card.slot].levels[card.level - 1].abilities
            parts = []
            for ability in abilities:
                does = self.ability_text(hero, ability)
                if ability.needs is not None:
                    does = self.say.say("needs-text", needs=write.needs(ability.needs), text=does)
                parts.append(f"{self.name(ability.name)} — {does}")
            text = " ".join(parts)
        else:
            assert card.effect is not None
            text = write.text(card.effect)
        kind = {INSTANT: "instant", MAIN: "main", ROLL: "roll", UPGRADE: "upgrade", SPELL: "spell"}[card.timing]
        self.sheets[f"card.{hero.id}.{card.id}"] = Sheet(
            self.name(card.name),
            kind=kind,
            icon=ability_icon(abilities[0]) if abilities else card.icon or ICONS["kinds"][kind],
            cost=card.cost,
            accent=colour_of(card, hero),
            text=(self.say.say("attack-modifier") + " " if card.modifier else "") + text,
            house=remarks(card.name, card.source, self.lang, self.say),
        )

    def token(self, token: Token, hero: Hero) -> None:
        write = writer(hero, self.lang)
        lines = [spending(token, way, write, self.say.say) for way in token.ways]
        for moment, text in token.on.items():
            alone = token.limit == 1 or moment in token.each  # else "this token" could mean the whole stack
            lines.append(self.moment(moment, writer(hero, self.lang, token if alone else None).text(text.root)))
        if token.burst is not None:
            lines.append(self.say.say("burst-text", text=lower(write.text(token.burst.root))))
        if token.full is not None:
            lines.append(self.say.say("full-text", text=lower(write.text(token.full.root))))
        for flag, key in (
            (token.freezes, "token-freezes"),
            (token.rescues, "token-rescues"),
            (token.persistent, "token-persistent"),
            (token.blocks, "token-blocks"),
            (token.companion, "token-companion"),
            (not token.removable and not token.companion, "token-bound"),
            (token.removable and not token.transferable, "token-kept"),
        ):
            if flag:
                lines.append(self.say.say(key, n=token.rescues))
        kind = {POSITIVE: "positive", NEGATIVE: "negative"}.get(token.kind, "unique")
        kind = "companion" if token.companion else kind
        self.sheets[f"token.{token.id}"] = Sheet(
            self.name(token.name),
            kind=kind,
            letter=token.letter,
            icon=token.icon or ICONS["kinds"][kind],
            cost=token.limit,
            text=" ".join(lines),
            house=remarks(token.name, token.source, self.lang, self.say),
        )


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def catalogue(kit: Kit, lang: str, say: Messages) -> dict[str, Sheet]:
    out = Catalogue(lang, say)
    for hero in dict.fromkeys([hero.id for hero in kit.heroes]):
        out.hero(next(h for h in kit.heroes if h.id == hero))
    return out.sheets
