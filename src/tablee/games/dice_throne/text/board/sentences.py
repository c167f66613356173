"""The fixed beginnings of sentences, as sheets write them, read backwards: moments, spending, uses, permissions."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from tablee.games.dice_throne.rules.spelling import MOMENTS
from tablee.games.dice_throne.rules.vocabulary import LARGE, SMALL, OfAKindNeeded, Requirement, Symbols, Tiers
from tablee.games.dice_throne.text.board.lines import messages
from tablee.games.dice_throne.text.spending import LIMITS
from tablee.games.dice_throne.text.words import writer

BLANKS = {"n": 777, "text": "TEXT", "lead": "LEAD", "token": "TOKEN", "limits": "LIMITS"}
#: what a line of a token or ability can begin with; what is more special comes first
KINDS = (
    "spend-by-paying", "use-text", "use-once", "use-free", "use-when", "permits-upgrades", "rerolls-die",
    "spend-text-once", "spend-text", "spend-some", "burst-text", "full-text",
    "board-off", "board-again", *[f"moment-{moment}" for moment in MOMENTS], "spend-when",
)  # fmt: skip


class Wording(NamedTuple):
    """Some words, and where each sign of them stands on their line."""

    text: str
    at: tuple[int, ...]

    def place(self, sign: int) -> int:
        """Where a sign stands; behind the last one, where the words end."""
        return self.at[sign] if sign < len(self.at) else self.at[-1] + 1 if self.at else 0


class Sentence(NamedTuple):
    """The kind of a line ('' for a plain one), its number or token, the words that are left to read, and what it says
    about when (`LIMITS`)."""

    kind: str
    what: str
    words: Wording
    limits: tuple[str, ...] = ()


def standing(text: str, at: int = 0) -> Wording:
    return Wording(text, tuple(range(at, at + len(text))))


@cache
def limits(lang: str) -> dict[str, str]:
    return {limit: messages(lang).say(f"spend-{limit}") for limit in LIMITS}


@cache
def patterns(lang: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    found = []
    for kind in KINDS:
        said = re.escape(messages(lang).say(kind, **BLANKS))
        for name, blank in BLANKS.items():
            group = rf"(?P<{name}>\d+)" if name == "n" else rf"(?P<{name}>.+)"
            if name == "limits":
                group = f"(?P<limits>{''.join([f'(?:{re.escape(limit)})?' for limit in limits(lang).values()])})"
            said = said.replace(str(blank), group)
        found.append((kind, re.compile(said + "$")))
    return tuple(found)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def opened(lang: str, line: str) -> Sentence:
    """A line as its kind and the words of the effect in it."""
    for kind, pattern in patterns(lang):
        found = pattern.match(line)
        if found is None:
            continue
        groups = found.groupdict()
        if "text" not in groups:
            return Sentence(kind, groups.get("n") or groups.get("token") or "", standing(""))
        words = standing(capital(groups["text"]), found.start("text"))
        if "lead" in groups:  # a condition that the text itself begins with
            lead, colon = capital(groups["lead"]), " : " if lang == "fr" else ": "
            between = (found.end("lead"),) * len(colon)
            words = Wording(lead + colon + groups["text"], (*range(len(lead)), *between, *words.at))
        said = [limit for limit, text in limits(lang).items() if text in groups.get("limits", "")]
        return Sentence(kind, groups.get("n", ""), words, tuple(said))
    return Sentence("", "", standing(line))


@cache
def fixed_needs(lang: str) -> tuple[dict[str, Requirement], re.Pattern[str]]:
    """Straights as they are written, and how equal numbers are asked for."""
    write = writer(None, lang)
    alike = re.escape(write.needs(OfAKindNeeded(777))).replace("777", r"(\d+)")
    return {write.needs(straight).lower(): straight for straight in (SMALL, LARGE)}, re.compile(alike)


def needs(lang: str, said: str, symbols: dict[str, str]) -> Requirement | None:
    """An activation requirement; `symbols` are the ids by name. Nothing where it is none."""
    straights, alike = fixed_needs(lang)
    if said.lower() in straights:
        return straights[said.lower()]
    if of_a_kind := alike.fullmatch(said):
        return OfAKindNeeded(int(of_a_kind[1]))
    if tiers := re.fullmatch(r"(\d+(?:/\d+)+) \[([^\]]+)\]", said):
        symbol = symbols.get(tiers[2])
        return Tiers(symbol, tuple([int(n) for n in tiers[1].split("/")])) if symbol is not None else None
    if re.fullmatch(r"\d+ \[[^\]]+\](?: \d+ \[[^\]]+\])*", said):
        pairs = re.findall(r"(\d+) \[([^\]]+)\]", said)
        if all([name in symbols for _, name in pairs]):
            return Symbols(tuple([(symbols[name], int(n)) for n, name in pairs]))
    return None


def each_tier(words: Wording, tiers: int) -> list[Wording]:
    """ "Deal 4/6/8 damage." as one text per tier; a text without such figures is the same for all."""
    figures = re.compile(rf"(?<![\d/])\d+(?:/\d+){{{tiers - 1}}}(?![\d/])")
    if tiers < 2 or not figures.search(words.text):
        return [words]
    out = []
    for tier in range(tiers):
        text, done = "", 0
        at: tuple[int, ...] = ()
        for found in figures.finditer(words.text):
            number = found[0].split("/")[tier]
            text += words.text[done : found.start()] + number
            at += words.at[done : found.start()] + (words.at[found.start()],) * len(number)
            done = found.end()
        out.append(Wording(text + words.text[done:], at + words.at[done:]))
    return out
