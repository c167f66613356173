"""A board by its headings, the lines at the margin; what is wrong with it is written down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.games.dice_throne.text.board.lines import BoardError, Fault, Line, Wrong, lines, wrong
from tablee.games.dice_throne.text.board.words import HEADINGS, LANGUAGES, known, near, word

MOST = {"token": 20, "slot": 30, "card": 40, "symbol": 6}


class Heading:
    """A line at the margin: what it heads, and where its own words begin."""

    def __init__(self, line: Line, key: str, at: int) -> None:
        self.line = line
        self.key = key
        self.at = at
        self.said = line.text[at:].strip()


class Headings:
    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self.lang = "en"
        self.text = text
        self.headings: list[Heading] = []

    @contextmanager
    def noting(self) -> Iterator[None]:
        """What goes wrong inside is written down, and the rest is read all the same."""
        try:
            yield
        except Wrong as error:
            if error.fault.key != "work" or all([fault.key != "work" for fault in self.faults]):
                self.faults.append(error.fault)

    def stop(self) -> None:
        if self.faults:
            self.faults.sort(key=lambda fault: (fault.line, fault.column))
            raise BoardError(self.file, self.faults)

    def open(self) -> None:
        with self.noting():
            margin = lines(self.text)
            for line in margin:
                self.speak(line)
            for line in margin:
                with self.noting():
                    self.headings.append(self.heading(line))
        for key, most in MOST.items():
            if len(self.of(key)) > most:
                line = self.of(key)[most].line
                self.faults.append(wrong(line, "too-many", what=HEADINGS[key][self.lang == "fr"], most=most).fault)
        self.stop()

    def speak(self, line: Line) -> None:
        """The language of the board, before anything is said about it."""
        said, colon, lang = line.text.partition(":")
        if colon and word(HEADINGS, said) == "lang":
            if lang.strip() not in LANGUAGES:
                raise wrong(line, "value", len(said) + 1, LANGUAGES, what=lang.strip())
            self.lang = lang.strip()

    def heading(self, line: Line) -> Heading:
        said, colon, _ = line.text.partition(":")
        found = word(HEADINGS, said)
        if not found and word(HEADINGS, said.split()[0]) == "source":  # sources have names
            found = "source"
        if not found:
            raise wrong(line, "heading", 0, near(said, known(HEADINGS, self.lang)), what=said)
        rest = line.text[len(said) + 1 :]
        return Heading(line, found, len(line.text) - len(rest.lstrip()) if colon else len(line.text))

    def of(self, key: str) -> list[Heading]:
        return [heading for heading in self.headings if heading.key == key]

    def one(self, key: str) -> Heading | None:
        found = self.of(key)
        if len(found) > 1:
            raise wrong(found[1].line, "twice", 0, what=key)
        return found[0] if found else None

    def said(self, key: str, usual: str) -> str:
        found = self.one(key)
        return found.said if found is not None else usual

    def number(self, key: str, usual: int, most: int) -> int:
        found = self.one(key)
        if found is None:
            return usual
        if not re.fullmatch(r"\d{1,3}", found.said) or int(found.said) > most:
            raise wrong(found.line, "number", found.at, what=found.said, most=most)
        return int(found.said)
