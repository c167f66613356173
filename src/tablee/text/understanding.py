"""What comes of reading: a tree with its canonical words, or an error that points and says what could stand there."""

from __future__ import annotations

import re
from difflib import get_close_matches

from tablee.kernel.effect import Effect
from tablee.kernel.frozen import frozen
from tablee.text.messages import Messages

#: why a text is not understood; '' is plainly: something else could stand there
LONG_TEXT, DEEP, WORK, MANY, OTHERWISE = REASONS = ("long", "deep", "work", "many", "otherwise")
NUMBER = "%wanted-number"  # what could stand there and is no word of the table
SHOWN = 12  # of what could stand there
SIGNS = {"’": "'", "\u00a0": " ", "\u202f": " ", "\t": " ", "\n": " "}


@frozen
class Reading:
    tree: Effect
    canonical: str  # how the program says it
    same: bool  # and so did the text


class Unsettled(Exception):
    """Words that make no sense together: the game cannot settle what they leave open."""


class NotUnderstood(Exception):
    """`at` is where it happens, from 0; `wanted` what could stand there, or the forms that are meant."""

    def __init__(self, text: str, at: int, why: str, wanted: tuple[str, ...] = ()) -> None:
        super().__init__(text, at, why, wanted)
        self.text, self.at, self.why, self.wanted = text, at, why, wanted

    @property
    def line(self) -> int:
        """From 1, like the column."""
        return self.text.count("\n", 0, self.at) + 1

    @property
    def column(self) -> int:
        return self.at - self.text.rfind("\n", 0, self.at)

    @property
    def here(self) -> str:
        """The word that stands there."""
        found = re.match(r"\[?[\w'-]*\]?", self.text[self.at :])
        return found[0] if found else ""

    @property
    def near(self) -> str:
        """What is likely to be meant, '' if nothing is."""
        words = [word for word in self.wanted if word != NUMBER]
        heads = {word.split(" ")[0].lower(): word for word in reversed(words)}
        close = get_close_matches(self.here.lower(), list(heads), 1, 0.6) if self.here and not self.why else []
        return heads[close[0]] if close else ""

    def words(self, messages: Messages) -> str:
        """One line: what is wrong, and what would be right."""
        say = messages.say
        wanted = [say("wanted-number") if word == NUMBER else f"“{word}”" for word in self.wanted[:SHOWN]]
        if len(self.wanted) > SHOWN:
            wanted.append(say("wanted-more", n=len(self.wanted) - SHOWN))
        listed = ", ".join(wanted)
        if self.why:
            return say(f"unread-{self.why}", forms=" / ".join(self.wanted))
        if not self.here and self.at >= len(self.text.rstrip(" .")):
            return say("unread-end", wanted=listed)
        if self.near:
            return say("unread-near", here=self.here, near=self.near, wanted=listed)
        return say("unread-here", here=self.here or self.text[self.at : self.at + 1], wanted=listed)


def plain(text: str) -> tuple[str, list[int]]:
    """With plain spaces and apostrophes, a capital and a full stop; and where each of its signs stood."""
    signs: list[str] = []
    columns: list[int] = []
    for at, sign in enumerate(text):
        sign = SIGNS.get(sign, sign)
        if sign == " " and (not signs or signs[-1] == " "):
            continue
        signs.append(sign)
        columns.append(at)
    while signs and signs[-1] == " ":
        signs.pop()
        columns.pop()
    if signs and signs[-1] not in ".!":
        signs.append(".")
        columns.append(len(text))
    if signs:
        signs[0] = signs[0].upper()
    return "".join(signs), columns
