"""Names and marks of a line: `Name / Nom (f); mark; mark value; …`, with the place of each for what goes wrong."""

from __future__ import annotations

import re

from tablee.games.dice_throne.rules.vocabulary import Name
from tablee.games.dice_throne.text.board.lines import Line, Wrong, wrong
from tablee.games.dice_throne.text.board.words import COST, MARKS, OURS, VALUES, near, slug, word

NAME = 60  # signs
ENDING = re.compile(rf" \((?:(m|f)(?:, (?:{'|'.join(OURS)}))?|(?:{'|'.join(OURS)}))\)$")
ID = re.compile(r" #([a-z0-9]+(?:-[a-z0-9]+)*)$")
PRICE = re.compile(rf"(\d{{1,2}}) (?:{'|'.join(COST)})$", re.IGNORECASE)
NUMBER = re.compile(r"\d{1,3}$")


class Item:
    """What a line says: its first part, and marks after semicolons."""

    def __init__(self, line: Line, at: int = 0) -> None:
        self.line = line
        self.at = at  # where the first part begins
        self.parts: list[tuple[str, int]] = []
        for part in line.text[at:].split(";"):
            self.parts.append((part.strip(), at + len(part) - len(part.lstrip())))
            at += len(part) + 1
        self.first = self.parts[0][0]
        self.marks: dict[str, str] = {}
        self.places: dict[str, int] = {}

    def read_marks(self, lang: str, allowed: tuple[str, ...]) -> list[tuple[str, int]]:
        """Marks by what they mean; whatever is no mark is given back, for it may be a requirement."""
        left = []
        for said, at in self.parts[1:]:
            key, value = mark_of(said)
            if not key:
                left.append((said, at))
                continue
            if key not in allowed:
                raise unknown(self.line, said, at, lang, allowed)
            if key in self.marks:
                raise wrong(self.line, "twice", at, what=said)
            self.marks[key], self.places[key] = value, at
        return left

    def number(self, key: str, usual: int, most: int) -> int:
        value = self.marks.get(key, "")
        if key not in self.marks:
            return usual
        if not NUMBER.match(value) or int(value) > most:
            raise wrong(self.line, "number", self.places[key], what=value, most=most)
        return int(value)


def mark_of(said: str) -> tuple[str, str]:
    """A mark and its value, ('', '') for what is none."""
    found = word(MARKS, said)
    if found:
        return found, ""
    if price := PRICE.match(said):
        return "cost", price[1]
    plain = said.lower()
    for key, both in VALUES.items():
        for begin in both:
            if plain.startswith(begin + " "):
                return key, said[len(begin) :].strip()
    return "", ""


def unknown(line: Line, said: str, at: int, lang: str, allowed: tuple[str, ...]) -> Wrong:
    """What stands where a mark is expected, and is none of these."""
    words = {**MARKS, **VALUES, "cost": tuple([f"1 {money}" for money in COST])}
    return wrong(line, "mark", at, near(said, tuple([words[one][lang == "fr"] for one in allowed])), what=said)


def name_of(line: Line, said: str, at: int, lang: str) -> tuple[str, Name]:
    """An id and a name: in the board's language first, then in the other; one that is alone serves both."""
    id = ""
    if found := ID.search(said):
        id, said = found[1], said[: found.start()]
    gender, ours = "m", False
    if ending := ENDING.search(said):
        gender, ours = ending[1] or "m", any([one in ending[0] for one in OURS])
        said = said[: ending.start()]
    names = [part.strip() for part in said.split(" / ")]
    if len(names) > 2 or not all(names):
        raise wrong(line, "name", at, what=said)
    for one in names:
        if len(one) > NAME:
            raise wrong(line, "long-name", at, most=NAME)
    first, other = names[0], names[-1]
    en, fr = (other, first) if lang == "fr" else (first, other)
    id = id or slug(en)
    if not id:
        raise wrong(line, "name", at, what=said)
    return id, Name(en, fr, gender, ours)


def written_name(id: str, name: Name, lang: str) -> str:
    """The other way round."""
    first, other = (name.fr, name.en) if lang == "fr" else (name.en, name.fr)
    marks = [*["f"] * (name.gender == "f"), *[OURS[lang == "fr"]] * name.ours]
    said = first if first == other else f"{first} / {other}"
    said += f" ({', '.join(marks)})" if marks else ""
    return said if slug(name.en) == id else f"{said} #{id}"
