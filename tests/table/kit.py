"""Tables for tests: sessions that play themselves from a seed, and journals told line by line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from tablee.kernel.errors import JournalError
from tablee.kernel.rng import Rng, key_of
from tablee.table.journal import Journal, outcome_of, read, replay
from tablee.table.session import Session

GAME = "dice-throne"
HEROES = ("barbarian", "gunslinger", "cursed-pirate", "paladin", "pyromancer", "black-widow")


def started(
    *seats: str, heroes: tuple[str, ...] = ("gunslinger", "barbarian"), seed: str = "table", prompts: str = "always"
) -> Session:
    return Session.start(GAME, {"heroes": ",".join(heroes)}, seats or ("human", "human"), seed, prompts)


class Player:
    """Chooses at random, the same way every time."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(key_of(f"player:{seed}"), {})

    def __call__(self, session: Session) -> str:
        options = session.game.asked.options
        return str(options[self.rng.below(len(options), "pick")])


def play_on(session: Session, player: Player, choices: int = 100_000) -> Session:
    """Choose for whoever must, bots included in neither count nor choice, until the game is over."""
    for _ in range(choices):
        session.run()
        if session.waiting_for < 0:
            break
        session.choose(session.waiting_for, player(session))
    return session


@cache
def duel_text() -> str:
    """A whole duel between bots."""
    session = started("bot:greedy", "bot:random", seed="a real journal")
    session.run()
    return session.journal().text()


@cache
def conceded_text() -> str:
    """King of the Hill, unfinished, and one of the three has conceded on the way."""
    session = started("human", "human", "human", heroes=("paladin", "pyromancer", "black-widow"), seed="three")
    player = Player("three")
    play_on(session, player, 60)
    session.choose(session.waiting_for, "concede")
    play_on(session, player, 60)
    assert session.waiting_for >= 0
    return session.journal().text()


@dataclass(frozen=True)
class End:
    """Where a journal leads, as far as anybody can tell."""

    entries: int
    fingerprint: str
    outcome: tuple[int, ...] | None
    said: str


def end_of(text: str) -> End:
    journal = read(text)
    game: Any = None
    for _, game in replay(journal):  # noqa: B007 - the last one is wanted
        pass
    return End(len(journal.entries), game.fingerprint(), game.outcome, journal.result)


def told(text: str) -> End | JournalError:
    """The end, or the one error; anything else is a failure of its own."""
    try:
        return end_of(text)
    except JournalError as error:
        return error


def entry_lines(text: str) -> dict[int, int]:
    """Entry -> index of its line."""
    return {int(line.split()[0]): i for i, line in enumerate(text.splitlines()) if line[:1].isdigit()}


def with_line(text: str, at: int, line: str) -> str:
    lines = text.splitlines()
    lines[at] = line
    return "\n".join(lines) + "\n"


def next_print(journal: Journal, entry: int) -> int:
    """The first entry from this one on whose fingerprint is written."""
    return min(n for n in journal.prints if n >= entry)


def result(session: Session) -> str:
    return outcome_of(session.game)
