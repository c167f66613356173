"""The catalogue in one language: heroes, bags, symbols, every kind of die with its sides, monsters as they are met."""

from __future__ import annotations

from tablee.gamekit.icons import icons_of
from tablee.gamekit.view import Mark, Sheet
from tablee.games.dungeon_dice.rules.library import kinds
from tablee.games.dungeon_dice.rules.vocabulary import (
    HEROES,
    MONSTER,
    SYMBOLS,
    TREASURES,
    TROPHIES,
    DieDef,
    Face,
)
from tablee.games.dungeon_dice.text.words import Wording
from tablee.text.compose import capital
from tablee.text.messages import Messages

ICONS = icons_of("tablee.games.dungeon_dice")


class Catalogue:
    def __init__(self, say: Messages) -> None:
        self.words = Wording(say)
        self.sheets: dict[str, Sheet] = {}

    def everything(self, dice: dict[str, DieDef]) -> dict[str, Sheet]:
        say = self.words.say
        for colour in HEROES:
            icon, accent = ICONS["heroes"][colour], ICONS["colours"][colour]
            self.sheets[f"hero.{colour}"] = Sheet(
                self.words.hero(colour), "gender-m", icon=icon, accent=accent, text=say(f"figure-{colour}")
            )
        for bag, accent in ICONS["bags"].items():
            text = say(f"bag-text-{bag}")
            self.sheets[f"bag.{bag}"] = Sheet(
                say(f"bag-{bag}"), "bag", icon=ICONS["kinds"]["bag"], accent=accent, text=text
            )
        for symbol in SYMBOLS:
            self.sheets[f"symbol.{symbol}"] = Sheet(
                self.words.symbol(symbol),
                letter=self.words.symbol(symbol)[0],
                icon=ICONS["symbols"][symbol],
                text=say(f"does-{symbol}"),
            )
        self.sheets["side.heroes"] = Sheet(say("side-heroes"), icon=ICONS["words"]["mark-strength"])
        for count, mark in (("xp", "mark-xp"), ("level", "mark-hero-level")):
            self.sheets[f"count.{count}"] = Sheet(say(mark), icon=ICONS["words"][mark])
        for end in ("win", "tie", "loss"):
            self.sheets[f"odds.{end}"] = Sheet(say(f"odds-{end}"))
        for one in dice.values():
            self.die(one)
        return self.sheets

    def die(self, one: DieDef) -> None:
        for shown in one.faces:
            if f"face.{shown.id}" not in self.sheets:
                self.sheets[f"face.{shown.id}"] = self.face(shown)
        icon = kinds()[one.kind][1]
        self.sheets[f"die.{one.id}"] = Sheet(
            self.words.die(one),
            one.group,
            icon=icon,
            accent=accent(one),
            text=self.text(one),
            needs=self.needs(one),
            faces=tuple([f"face.{shown.id}" for shown in one.faces]),
            house=self.house(one),
        )
        if one.group == MONSTER:
            for n, shown in enumerate(one.faces, 1):
                if shown.level:
                    self.sheets[f"monster.{one.id}.{n}"] = self.monster(one, shown)

    def face(self, shown: Face) -> Sheet:
        symbols = (*shown.symbols, *((shown.treasure,) if shown.treasure else ()))
        n = shown.level or shown.value
        return Sheet(
            self.words.side(shown),
            letter=str(n) if n is not None else "",
            icon=ICONS["symbols"][symbols[0]] if symbols else "",
            text="\n".join(self.explained(symbols, shown.level > 0)),
            stats=(Mark("value", n or 0), *[Mark(f"symbol.{symbol}", 1) for symbol in symbols]),
        )

    def monster(self, one: DieDef, shown: Face) -> Sheet:
        """A monster as it was rolled: its level, what it can do, what it is worth."""
        lines = [*self.explained(shown.symbols, True), *self.rewards(one)]
        return Sheet(
            self.words.die(one),
            MONSTER,
            icon=kinds()[one.kind][1],
            accent=accent(one),
            text="\n".join(lines),
            needs=self.words.side(shown),
            stats=(Mark("monster-level", shown.level), *[Mark(f"symbol.{symbol}", 1) for symbol in shown.symbols]),
            house=self.house(one),
        )

    def needs(self, one: DieDef) -> str:
        """Its sides in one line; equal ones together."""
        sides = [self.words.side(shown) for shown in one.faces]
        return ", ".join(
            [f"{side} ×{sides.count(side)}" if sides.count(side) > 1 else side for side in dict.fromkeys(sides)]
        )

    def text(self, one: DieDef) -> str:
        """How it is used, and what each of its symbols does."""
        say = self.words.say
        lines = (
            [say(f"use-{one.group}")] if one.group in ("artifact", "hero-level", "monster-level", "experience") else []
        )
        if one.group == "one-use":
            lines.append(say(f"use-{one.kind}"))
        if one.armor or one.hands:
            lines.append(say("worn-as-armor") if one.armor else say("worn-in-hands", n=one.hands))
        if one.group == MONSTER:
            lines += self.rewards(one)
        shown = [
            symbol for symbol in SYMBOLS if one.shows(symbol) and not (one.group == "one-use" or symbol in TREASURES)
        ]
        if one.kind == "golem":
            lines.append(say("golem"))
        if one.kind == "bat":
            lines.append(say("bat"))
        return "\n".join([*lines, *self.explained(tuple(shown), one.group == MONSTER)])

    def explained(self, symbols: tuple[str, ...], monster: bool) -> list[str]:
        """On a monster some symbols mean something else."""
        out = []
        for symbol in symbols:
            key = f"does-monster-{symbol}" if monster and symbol in ON_MONSTERS else f"does-{symbol}"
            out.append(self.words.say("symbol-does", symbol=self.words.symbol(symbol), text=self.words.say(key)))
        return out

    def rewards(self, one: DieDef) -> list[str]:
        say = self.words.say
        trophy = [say("worth-trophy", n=TROPHIES[one.colour])] if one.colour in TROPHIES else []
        return [capital(say("guards", what=self.words.symbol(one.treasure))) + ".", *trophy]

    def house(self, one: DieDef) -> tuple[str, ...]:
        """What the book does not say: sides and counts of most dice, colours of monsters, names of artifacts."""
        say = self.words.say
        out = [say("house-count" if one.group in ("monster-level", "experience") else "house-faces")]
        if one.group == MONSTER and one.kind != "dragon":
            out.append(say("house-colour"))
        if kinds()[one.kind][0].ours:
            out.append(say("house-name"))
        return tuple(out)


#: symbols that do something else on a monster's face
ON_MONSTERS = ("slash", "armor", "tangle", "drain", "fire", "gust", "scroll", "fear", "heal", "pain")


def accent(one: DieDef) -> str:
    """A die has the colour it is called by, else that of its bag."""
    return ICONS["dice"][one.colour or one.quality or one.group]


def catalogue(say: Messages, dice: dict[str, DieDef]) -> dict[str, Sheet]:
    return Catalogue(say).everything(dice)
