"""The words of an effect as its tree; what is not understood is said with its place and what could stand there."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.dice_throne.rules.vocabulary import LARGE, SMALL, Name, Token
from tablee.games.dice_throne.text.board.lines import Fault, Line, Note, Wrong, messages
from tablee.games.dice_throne.text.board.sentences import Words
from tablee.games.dice_throne.text.board.words import MARKS
from tablee.games.dice_throne.text.reading import NotUnderstood, read
from tablee.games.dice_throne.text.words import named, writer
from tablee.kernel.effect import Effect


@dataclass
class Named:
    """What texts of a board can speak of."""

    lang: str
    symbols: dict[str, Name]
    tokens: list[Token]

    def defensive(self) -> str:
        """ "Defensive Roll ", before the number of dice."""
        return messages(self.lang).say("defensive-roll", n=777).removesuffix("777")

    def could_need(self) -> tuple[str, ...]:
        """Ways to say what an ability needs."""
        write = writer(None, self.lang)
        symbol = named(next(iter(self.symbols.values())), self.lang) if self.symbols else "…"
        straights = (write.needs(SMALL), write.needs(LARGE))
        passive = MARKS["passive"][self.lang == "fr"]
        return (f"3 [{symbol}]", f"3/4/5 [{symbol}]", *straights, f"{self.defensive()}3", passive)


def effect(
    line: Line, words: Words, place: str, names: Named, own: Token | None, alone: bool, notes: list[Note]
) -> Effect:
    """One text. Where it is understood, but usually written otherwise, that is noted."""
    try:
        reading = read(words.text, names.lang, place, names, own, alone)
    except NotUnderstood as error:
        at = words.place(error.at)
        raise Wrong(Fault(line.number, line.column + at, "text", lost=error)) from error
    if not reading.same:
        notes.append(Note(line.number, line.column + words.place(0), reading.canonical))
    return reading.tree
