"""Text boxes of cards: abilities, constant effects, and the rest of the box."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Constant
from tablee.games.champions.text import nodes as n
from tablee.games.champions.text.mentions import NOBODY, Context
from tablee.games.champions.text.writer import LORE, TextWriter, lines
from tablee.kernel.effect import Effect
from tablee.text.words import Table
from tablee.text.writer import words


class BoxWriter(TextWriter):
    def every(self, section: str, node: Any) -> list[str]:
        """The words of all rows that fit."""
        known = self.words.choice(section, type(node).__name__).lines
        return [self.clause(line.row, line.row.whole, node) for line in known if line.pattern.holds(node, self)]

    def ability(self) -> str:
        about = self.context.about
        text = " ".join([lines(self.sentences("ability", about)), *self.every("notes", about)])
        heading = self.node("heading", about)
        return f"{heading}{self.words.word['colon']}{text}" if heading else text

    def constant(self, group: list[Constant]) -> str:
        self.context.way, self.group = "each", group
        text = self.node("constant", group[0])
        return lines([text if group[0].test is None else f"{text} {self.node('while', group[0])}"])

    def box(self) -> list[str]:
        out, rules = list[str](), False
        for text in self.every("box", n.box(self.context.face, self.words.lists["keywords"])):
            line = lines([text.removeprefix("+ ")])
            if rules and text.startswith("+ "):
                out[-1] += f" {line}"
            else:
                out.append(line)
            rules = text.startswith("+ ")
        return out


class CardTexts:
    """Texts of cards in the language of a table: plain words, whose marks nobody needs any more."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def writer(self, *context: Any) -> BoxWriter:
        return BoxWriter(self.table, Context(*context))

    def card(self, face: CardDef, defs: dict[str, CardDef]) -> str:
        """The whole text box."""
        out = self.writer(defs, face).box()
        out += [self.writer(defs, face).constant(group) for group in n.alike(face.script.constants)]
        out += [self.ability(face, k, defs) for k in range(len(face.abilities))]
        return "\n".join([*out, self.table.word["last-stage"]] if n.last_stage(face, defs) else out)

    def ability(self, face: CardDef, k: int, defs: dict[str, CardDef]) -> str:
        return str(self.writer(defs, face, face.abilities[k]).ability())

    def inside(self, node: Effect, defs: dict[str, CardDef], face: CardDef = NOBODY, asked: bool = False) -> str:
        """Words for one node, as an order, without capital and full stop; `asked`: after "do you want to"."""
        return str(self.writer(defs, face).inside(node, "bare" if asked else "order"))

    def keyword(self, word: str, number: int = 1) -> str:
        return str(self.writer({}).node("bonus", n.Keyword(word, number)))

    def trait(self, trait: str) -> str:
        return str(self.writer({}).called(trait, "trait"))

    def stat(self, name: str, number: int) -> str:
        return str(self.writer({}).node("bonus", n.Bonus(name, number)))


@cache
def texts(lang: str) -> CardTexts:
    return CardTexts(words(lang, LORE.package))
