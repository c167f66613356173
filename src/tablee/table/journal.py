"""Journals: a header and one line per choice, readable, replayed and verified line by line.

tablee-journal 1
game dice-throne
rules 1
content 5d0c...
setup {"heroes": ["gunslinger", "barbarian"], ...}
seats human bot:greedy
seed 42
commitment 9f86...

1 0 pass
2 0 keep 1 1 1
= 2 0b1c...          fingerprint after entry 2
end 57 won 0 77aa... or: stop 12 77aa... (a game that goes on); "-" in place of a last fingerprint that nobody knows
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tablee.bots import called
from tablee.gamekit.rules import Rules
from tablee.games import GAMES, load
from tablee.kernel.decision import NUMBER, parse
from tablee.kernel.errors import IllegalChoice, JournalError, SetupError, TableeError
from tablee.kernel.game import Game, Observer
from tablee.kernel.rng import Rng, commitment

FORMAT = "tablee-journal 1"
HEADER = ("game", "rules", "content", "setup", "seats", "seed", "commitment")
FILE = "file"  # the verb of offers that wait
EVERY = 10  # entries between fingerprints
UNKNOWN = "-"  # the last fingerprint of a game that cannot be played here, and is only passed on


@dataclass
class Header:
    game: str
    rules: str
    content: str
    setup: dict[str, Any]
    seats: tuple[str, ...]
    seed: str

    def lines(self) -> list[str]:
        return [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"content {self.content}",
            f"setup {json.dumps(self.setup, ensure_ascii=False)}",
            f"seats {' '.join(self.seats)}",
            f"seed {self.seed}",
            f"commitment {commitment(self.seed)}",
            "",
        ]

    def played(self) -> dict[str, Any]:
        """The setup by which its game is laid out."""
        return load(self.game).as_written(self.setup, self.content)


@dataclass(slots=True)
class Entry:
    seat: int
    choice: str


@dataclass
class Journal:
    header: Header
    entries: list[Entry] = field(default_factory=list)
    prints: dict[int, str] = field(default_factory=dict)  # entry -> fingerprint after it
    result: str = ""  # "won 0", "drawn", or "" while it goes on

    def text(self) -> str:
        lines = self.header.lines()
        for n, entry in enumerate(self.entries, 1):
            lines.append(f"{n} {entry.seat} {entry.choice}")
            if n in self.prints and n != len(self.entries):
                lines.append(f"= {n} {self.prints[n]}")
        n = len(self.entries)
        last = self.prints.get(n, UNKNOWN)
        lines.append(f"end {n} {self.result} {last}" if self.result else f"stop {n} {last}")
        return "\n".join(lines) + "\n"


def check_seed(seed: str) -> str:
    """A seed stands on one line of the header, and can be written."""
    if seed.splitlines() != [seed] or any("\ud800" <= c <= "\udfff" for c in seed):
        raise SetupError(f"{seed!a} cannot be a seed: any text on one line can")
    return seed


def header_of(rules: Rules[Game], setup: dict[str, Any], seats: tuple[str, ...], seed: str) -> Header:
    """Bots are kept by their full names: the ones that learned say with which weights."""
    seated = tuple([f"bot:{called(who[4:], rules)}" if who.startswith("bot:") else who for who in seats])
    return Header(rules.id, rules.version, rules.content_hash(setup), setup, seated, seed)


def read(text: str) -> Journal:
    """A journal from its text. Damaged, truncated or foreign text: one clear error that says where."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise JournalError(
            0, f"this is not a Tablée journal: its first line must be {FORMAT!r}", "foreign", line=FORMAT
        )
    journal = Journal(read_header(lines))
    closed = False
    for line in lines[len(HEADER) + 1 :]:
        if not line.split():
            continue
        at = len(journal.entries)
        if closed:
            raise JournalError(at, f"something follows the closing line: {line!r}", "closed", found=line)
        closed = read_line(journal, line)
    if not closed:
        what = "the journal is truncated: it has no closing line (end or stop)"
        raise JournalError(len(journal.entries), what, "truncated")
    return journal


def read_header(lines: list[str]) -> Header:
    values: dict[str, str] = {}
    for number, name in enumerate(HEADER, 1):
        line = lines[number] if number < len(lines) else ""
        word, _, rest = line.partition(" ")
        if word != name or not rest:
            what = f"line {number + 1} of the header must be {name!r} and its value, found {line!r}"
            raise JournalError(0, what, "header", line=number + 1, name=name, found=line)
        values[name] = rest
    try:
        setup = json.loads(values["setup"])
    except (ValueError, RecursionError) as error:
        raise JournalError(0, f"the setup in the header is damaged: {error}", "setup") from error
    if not isinstance(setup, dict):
        raise JournalError(0, "the setup in the header is not a table of values", "setup")
    if values["game"] not in GAMES:
        known = ", ".join(GAMES)
        what = f"no game is called {values['game']!r}; there are {known}"
        raise JournalError(0, what, "game", found=values["game"], known=known)
    if commitment(values["seed"]) != values["commitment"]:
        raise JournalError(0, "the seed does not match the commitment made before the game", "commitment")
    return Header(
        values["game"], values["rules"], values["content"], setup, tuple(values["seats"].split()), values["seed"]
    )


def read_line(journal: Journal, line: str) -> bool:
    """A choice, a fingerprint, or the closing line: then True."""
    words, at = line.split(), len(journal.entries)
    if words[0] == "=" and len(words) == 3 and words[1] == str(at):
        journal.prints[at] = words[2]
    elif words[0] in ("end", "stop") and len(words) >= 3 and words[1] == str(at):
        if words[-1] != UNKNOWN:
            journal.prints[at] = words[-1]
        journal.result = " ".join(words[2:-1]) if words[0] == "end" else ""
        return True
    elif words[0] == str(at + 1) and len(words) >= 3 and NUMBER.fullmatch(words[1]):
        journal.entries.append(Entry(int(words[1]), " ".join(words[2:])))
    else:
        raise JournalError(at + 1, f"expected '{at + 1} SEAT CHOICE', found {line!r}", "entry", found=line)
    return False


def outcome_of(game: Game) -> str:
    if game.outcome is None:
        return ""
    if -1 in game.outcome:
        return "lost"  # the game itself has beaten the players
    return "drawn" if not game.outcome else "won " + " ".join([str(seat) for seat in game.outcome])


def apply(rules: Rules[Game], game: Game, entry: Entry) -> None:
    """One entry. Conceding is possible for any seat at any time, and so is writing an offer down where a game knows that;
    everything else must be offered to that seat."""
    if entry.choice == "concede":
        if game.outcome is not None or not rules.playing(game, entry.seat):
            raise game.refused(entry.seat, parse(entry.choice))
        rules.concede(game, entry.seat)
        return
    decision = game.decision
    choice = parse(entry.choice)
    if choice.verb == FILE:
        if rules.offers is None:
            raise game.refused(entry.seat, choice)
        rules.offers.file(game, entry.seat, choice)
        return
    if decision is not None and decision.seat != entry.seat:
        raise game.refused(entry.seat, choice)
    game.choose(choice)


def replay(
    journal: Journal,
    log: bool = False,
    rng: Rng | None = None,
    observer: Observer | None = None,
    start: tuple[int, Game] | None = None,
) -> Iterator[tuple[int, Any]]:
    """The game before the first entry and after each; a choice or fingerprint that does not fit ends it.

    With a `start`, the game after so many entries, it goes on from there."""
    header = journal.header
    rules = load(header.game)
    older = (header.rules, header.content) in rules.accepts
    if header.rules != rules.version and not older:
        what = f"it was played under rules version {header.rules}; this is version {rules.version}"
        raise JournalError(0, what, "rules", written=header.rules, here=rules.version)
    try:
        setup = header.played()
        content = rules.content_hash(setup)
        done, game = start or (0, rules.new(setup, header.seed, log, rng, observer))
    except TableeError as error:
        raise JournalError(0, f"its setup cannot be played: {error}", "unplayable") from error
    if header.content != content and not older:
        what = f"it was played with content {header.content}; the content here is {content}"
        raise JournalError(0, what, "content", written=header.content, here=content)
    yield done, game
    for n, entry in enumerate(journal.entries[done:], done + 1):
        try:
            apply(rules, game, entry)
        except IllegalChoice as error:
            what = f"{entry.seat} {entry.choice}: {error}"
            raise JournalError(n, what, "choice", seat=entry.seat, choice=entry.choice) from error
        if n in journal.prints and journal.prints[n] != game.fingerprint():
            raise JournalError(
                n,
                f"the game is not the same after {entry.choice!r}: fingerprint {game.fingerprint()}, written {journal.prints[n]}",
                "print",
                choice=entry.choice,
            )
        yield n, game
    if journal.result != outcome_of(game):
        raise JournalError(
            len(journal.entries),
            f"it ended as {outcome_of(game) or 'unfinished'!r}, written {journal.result or 'unfinished'!r}",
            "result",
            here=outcome_of(game) or "stop",
            written=journal.result or "stop",
        )
