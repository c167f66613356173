"""The words of an effect as its tree; what is not understood is said with its place and what could stand there."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.dice_throne.rules.vocabulary import LARGE, SMALL, Name, Token
from tablee.games.dice_throne.text.board.lines import Fault, Line, Note, Wrong, messages, wrong
from tablee.games.dice_throne.text.board.sentences import Wording
from tablee.games.dice_throne.text.board.words import MARKS
from tablee.games.dice_throne.text.reading import NotUnderstood, reader
from tablee.games.dice_throne.text.words import writer
from tablee.kernel.effect import Effect

MOST_STEPS = 200_000  # of reading one board: ours take up to 105,000


@dataclass
class Named:
    """What texts of a board can speak of."""

    lang: str
    symbols: dict[str, Name]
    tokens: list[Token]
    steps: int = 0  # that reading has taken so far

    def defensive(self) -> str:
        """ "Defensive Roll ", before the number of dice."""
        return messages(self.lang).say("defensive-roll", n=777).removesuffix("777")

    def could_need(self) -> tuple[str, ...]:
        """Ways to say what an ability needs."""
        write = writer(None, self.lang)
        symbol = next(iter(self.symbols.values())).said(self.lang) if self.symbols else "…"
        straights = (write.needs(SMALL), write.needs(LARGE))
        passive = MARKS["passive"][self.lang == "fr"]
        return (f"3 [{symbol}]", f"3/4/5 [{symbol}]", *straights, f"{self.defensive()}3", passive)


def effect(
    line: Line, words: Wording, place: str, names: Named, own: Token | None, alone: bool, notes: list[Note]
) -> Effect:
    """One text. Where it is understood, but usually written otherwise, that is noted."""
    if names.steps > MOST_STEPS:
        raise wrong(line, "work")
    asked = reader(names.lang, place, names, own, alone)
    try:
        reading = asked.read(words.text)
    except NotUnderstood as error:
        at = words.place(error.at)
        raise Wrong(Fault(line.number, line.column + at, "text", lost=error)) from error
    finally:
        names.steps += asked.steps
    if not reading.same:
        notes.append(Note(line.number, line.column + words.place(0), reading.canonical))
    return reading.tree
