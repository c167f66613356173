"""A terminal without a screen: a scripted reader, and everything that was written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tablee.kernel.rng import Rng, key_of
from tablee.table.session import Session
from tablee.terminal.play import Terminal

HEROES = ("barbarian", "gunslinger", "cursed-pirate", "paladin", "pyromancer", "black-widow")
LANGS = ("en", "fr")


class Desk:
    """Types the given answers one after the other; at the end of them the input is closed."""

    def __init__(
        self,
        *answers: str,
        lang: str = "en",
        seats: tuple[str, ...] = ("human", "bot:random"),
        heroes: tuple[str, ...] = ("gunslinger", "barbarian"),
        seed: str = "desk",
        prompts: str = "always",
        name: str = "desk",
        session: Session | None = None,
        typed: Callable[[Desk], Iterable[str]] | None = None,
    ) -> None:
        options = {"heroes": ",".join(heroes), "first": "0"}  # seat 0 is asked before anybody else
        self.session = session or Session.start("dice-throne", options, seats, seed, prompts)
        self.lines: list[str] = []
        self.asked: list[str] = []  # what stood before the cursor
        self.answers: Iterator[str] = iter(typed(self) if typed is not None else answers)
        self.marks: list[int] = []  # lines written before each answer
        self.terminal = Terminal(self.session, lang, True, name, self.read, self.write)

    def read(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.marks.append(len(self.lines))
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def write(self, text: str) -> None:
        self.lines.append(text)

    def play(self) -> Desk:
        self.terminal.play()
        return self

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def chosen(self) -> list[str]:
        """What the people at the screen have chosen, questions with one answer included."""
        seats = self.session.header.seats
        return [entry.choice for entry in self.session.entries if seats[entry.seat] == "human"]

    def after(self, n: int) -> list[str]:
        """What was written in answer to the n-th answer, from 0."""
        end = self.marks[n + 1] if n + 1 < len(self.marks) else len(self.lines)
        return self.lines[self.marks[n] : end]


def ones(desk: Desk) -> Iterator[str]:
    while True:
        yield "1"


def at_random(seed: str) -> Callable[[Desk], Iterator[str]]:
    """Numbers of options that are there; now and then one that is not."""

    def typed(desk: Desk) -> Iterator[str]:
        rng = Rng(key_of(f"typing {seed}"), {})
        while True:
            n = len(desk.session.game.asked.options)
            yield str(rng.below(n + 1, "type") + 1)

    return typed


def well(times: int) -> Callable[[Desk], Iterator[str]]:
    """Plays as the bots would."""

    def typed(at: Desk) -> Iterator[str]:
        for _ in range(times):
            game = at.session.game
            yield str(at.session.rules.suggest(game, game.asked.seat) or game.asked.options[0])

    return typed


def joined(lines: list[str]) -> str:
    """Without the breaks between lines."""
    return " ".join(" ".join(lines).split())
