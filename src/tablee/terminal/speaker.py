"""Words in one language: messages with the names of cards, seats and effects put in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.gamekit.capability import Odds
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Sheet, View, Words
from tablee.kernel.game import Game, Line
from tablee.text.compose import capital
from tablee.text.messages import per_cent
from tablee.text.rulebook import Rule

HEADING = 2  # what stands before its number is a heading: "hearts 1/5"


class Speaker:
    def __init__(self, rules: Rules[Game], setup: dict[str, Any], lang: str) -> None:
        self.rules = rules
        self.lang = lang
        self.messages = rules.messages(lang)
        self.sheets: Mapping[str, Sheet] = rules.sheets(setup, lang)
        self.seat_names: list[str] = []
        self.twins: frozenset[str] = frozenset()  # sheets of which several pieces lie on the table

    def seat_sheets(self, sheets: list[str]) -> None:
        """Names of the seats; a number tells apart two seats with the same hero."""
        names = [self.sheets[sheet].name for sheet in sheets]
        self.seat_names = [f"{n} ({i + 1})" if names.count(n) > 1 else n for i, n in enumerate(names)]

    def look(self, view: View) -> None:
        """Copies are told apart by their number where several lie; seats may have got a hero meanwhile."""
        self.seat_sheets([seat.sheet for seat in view.seats])
        rows = [area for area in view.areas if area.layout in ("row", "tray")]
        seen = [view.pieces[id].sheet for area in rows for id in area.holds]
        self.twins = frozenset([sheet for sheet in seen if seen.count(sheet) > 1])

    def called(self, sheet: str, copy: int | str) -> str:
        """The name of a piece, and which copy where that must be said."""
        found = self.sheets[sheet]
        tell = sheet in self.twins or found.kind in self.rules.presentation.numbered
        return f"{found.name} ({copy})" if tell and copy not in ("", "0", 0) else found.name

    def say(self, id: str, **args: Any) -> str:
        return self.messages.say(id, **args)

    def words(self, words: Words, game: Game) -> str:
        text = self.say(words.id, **{name: self.value(value, game) for name, value in words.args.items()})
        return text.replace("!.", "!").replace("?.", "?")  # names may end in a sign of their own

    def value(self, value: int | str, game: Game) -> int | str:
        if isinstance(value, str) and value[:1] in "@&%#" and len(value) > 1:
            if value[0] == "@":
                return self.sheets[value[1:]].name
            if value[0] == "&":
                return self.seat_names[int(value[1:])]
            if value[0] == "#":  # a piece: its sheet, and which copy of it
                sheet, _, copy = value[1:].partition("/")
                return self.called(sheet, copy)
            return self.rules.phrase(game, value[1:], self.lang)
        return value

    def percent(self, odds: Odds) -> str:
        return per_cent(odds.over, odds.under, self.lang)

    def line(self, line: Line, game: Game) -> str:
        twins, self.twins = self.twins, frozenset()  # what lay there then may be gone
        try:
            return capital(self.words(self.rules.line(line), game))  # it may begin with an article
        finally:
            self.twins = twins

    def rule(self, id: str) -> Rule | None:
        return self.rules.rulebook.rules.get(id)

    def rule_lines(self, ids: tuple[str, ...]) -> list[str]:
        out = []
        for id in ids:
            rule = self.rule(id)
            if rule is not None:
                out.append(f"{id} — {rule.title[self.lang]}")
                out.append(f"    {rule.text[self.lang]}")
                if rule.reading:
                    out.append(f"    ({rule.reading[self.lang]})")
        return out
