"""Tampered journals: each mutant replays to the very same end, or gives one JournalError that says where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tablee.kernel.errors import JournalError
from tablee.table.journal import EVERY, HEADER, read, replay
from tests.table.kit import End, conceded_text, duel_text, end_of, entry_lines, next_print, told, with_line

#: kind and seed of the journals that are tampered with
TEXTS = {"duel": duel_text, "three": conceded_text}
TEXT = pytest.mark.parametrize("name", TEXTS)
HEAD = len(HEADER) + 2  # lines of a header, the blank one included

Mutant = tuple[str, str]  # what was done, and the text it gives


# ---------------------------------------------------------------------- how journals are damaged
def line_mutants(text: str) -> Iterator[Mutant]:
    lines = text.splitlines(keepends=True)
    for i, line in enumerate(lines):
        yield f"line {i + 1} deleted", "".join(lines[:i] + lines[i + 1 :])
        yield f"line {i + 1} twice", "".join(lines[:i] + [line, line] + lines[i + 1 :])
        yield f"line {i + 1} emptied", "".join([*lines[:i], "\n", *lines[i + 1 :]])
        if i + 1 < len(lines):
            yield f"line {i + 1} after the next", "".join([*lines[:i], lines[i + 1], line, *lines[i + 2 :]])
            yield f"line {i + 1} joined to the next", "".join([*lines[:i], line.rstrip(), *lines[i + 1 :]])


def cut_mutants(text: str) -> Iterator[Mutant]:
    for at in range(len(text)):
        yield f"cut after {at} characters", text[:at]
    for at in range(0, len(text), 7):
        yield f"the first {at} characters lost", text[at + 1 :]
        yield f"40 characters lost at {at}", text[:at] + text[at + 40 :]


def flip_mutants(text: str) -> Iterator[Mutant]:
    for at in range(0, len(text), 2):
        other = chr(ord(text[at]) ^ (1, 2, 4, 8, 16, 32)[at // 2 % 6])
        yield f"{text[at]!r} at {at} is {other!r}", text[:at] + other + text[at + 1 :]


def foreign_mutants(text: str) -> Iterator[Mutant]:
    """Characters that look like digits, spaces or ends of lines to some functions and not to others."""
    for at in range(0, len(text), 3):
        other = ("²", "١", "-", "\u2028", "\x00", "\u00a0", "9")[at // 3 % 7]
        yield f"{text[at]!r} at {at} is {other!r}", text[:at] + other + text[at + 1 :]


KINDS = {"lines": line_mutants, "cuts": cut_mutants, "flips": flip_mutants, "foreign": foreign_mutants}


# ---------------------------------------------------------------------- the promise
def verdict(mutant: Mutant, end: End) -> str:
    """'' when the mutant is answered as promised, else what is wrong with the answer."""
    done, changed = mutant
    try:
        found = told(changed)
    except Exception as problem:
        return f"{done}: {type(problem).__name__}: {problem}"
    if isinstance(found, JournalError):
        return "" if 0 <= found.at <= end.entries + 1 else f"{done}: entry {found.at} is named"
    return "" if found == end else f"{done}: a different game, {found}"


@TEXT
@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_journal_is_the_same_game_or_one_error(name: str, kind: str) -> None:
    text = TEXTS[name]()
    mutants = [mutant for mutant in KINDS[kind](text) if mutant[1] != text]
    assert len(mutants) > 500
    end = end_of(text)
    wrong = [problem for problem in (verdict(mutant, end) for mutant in mutants) if problem]
    assert not wrong, f"{len(wrong)} of {len(mutants)}: " + "; ".join(wrong[:5])


@TEXT
def test_most_damage_is_noticed(name: str) -> None:
    """Only a blank line, a fingerprint left out and the names of the seats do not touch the game."""
    text = TEXTS[name]()
    lines = text.splitlines()
    harmless = 0
    for done, changed in line_mutants(text):
        if not isinstance(told(changed), JournalError):
            at = int(done.split()[1]) - 1
            assert lines[at] == "" or lines[at].startswith("= ") or lines[at + 1 : at + 2] == [""], done
            harmless += 1
    assert harmless < len(lines)


# ---------------------------------------------------------------------- choices and seats, changed one by one
@cache
def offered(name: str) -> dict[int, tuple[int, tuple[str, ...]]]:
    """Before each entry: who is asked, and the options."""
    found = {}
    for n, game in replay(read(TEXTS[name]())):
        if game.decision is not None:
            found[n + 1] = (game.decision.seat, tuple([str(option) for option in game.decision.options]))
    return found


def changed_entry(name: str, n: int, seat: str, choice: str) -> str:
    text = TEXTS[name]()
    return with_line(text, entry_lines(text)[n], f"{n} {seat} {choice}")


@TEXT
def test_another_legal_choice_is_noticed_at_the_next_fingerprint_or_before(name: str) -> None:
    text = TEXTS[name]()
    journal = read(text)
    tried = 0
    for n, entry in enumerate(journal.entries, 1):
        seat, options = offered(name)[n]
        if entry.choice == "concede":
            continue
        for choice in [o for o in options if o != entry.choice][:3]:
            found = told(changed_entry(name, n, str(seat), choice))
            if isinstance(found, JournalError):
                assert n <= found.at <= next_print(journal, n), (n, choice, str(found))
            else:  # it made no difference whatever
                assert found == end_of(text), (n, choice)
            tried += 1
    assert tried > 150


@TEXT
@pytest.mark.parametrize("choice", ["keep 6 6 6 6 6 6", "announce nothing", "play nothing", "dance", "pass pass"])
def test_the_entry_with_a_choice_that_was_not_offered_is_named(name: str, choice: str) -> None:
    for n, entry in enumerate(read(TEXTS[name]()).entries, 1):
        found = told(changed_entry(name, n, str(entry.seat), choice))
        assert isinstance(found, JournalError) and found.at == n and choice in str(found)


def misnamed(name: str, seat: str, choice: str, every: int) -> list[str]:
    """Entries (one of so many) that are not named when they are replaced by this."""
    wrong = []
    for n, entry in enumerate(read(TEXTS[name]()).entries, 1):
        if n % every or choice in offered(name)[n][1]:
            continue
        try:
            found = told(changed_entry(name, n, seat or str(entry.seat), choice or entry.choice))
        except Exception as problem:
            wrong.append(f"{n}: {type(problem).__name__}: {problem}"[:200])
        else:
            if not isinstance(found, JournalError) or found.at != n:
                wrong.append(f"{n}: {found}")
    return wrong


NO_NUMBERS = ["keep --1", "keep ²", "keep 1²", "keep " + "9" * 5000, "keep 0x1", "set -1 --2"]
HALF_CHOICES = ["play", "sell", "spend", "use", "keep", "announce", "defend", "set 1", "remove 9 9", "player 99"]


@TEXT
@pytest.mark.parametrize("choices", [NO_NUMBERS, HALF_CHOICES], ids=["no numbers", "half of it"])
def test_a_choice_that_is_no_whole_choice_is_one_error(name: str, choices: list[str]) -> None:
    wrong = {choice[:9]: misnamed(name, "", choice, 3) for choice in choices}
    assert not any(wrong.values()), {choice: found[:1] for choice, found in wrong.items() if found}


@TEXT
def test_the_entry_with_another_seat_is_named(name: str) -> None:
    journal = read(TEXTS[name]())
    for n, entry in enumerate(journal.entries, 1):
        for seat in range(len(journal.header.seats)):
            if entry.choice != "concede" and seat != entry.seat:
                found = told(changed_entry(name, n, str(seat), entry.choice))
                assert isinstance(found, JournalError) and found.at == n, (n, seat, found)


NO_SEATS = ["-1", "-2", "-9", "3", "7", "--1", "²", "9" * 5000, "+0", "0.0", "x"]


@TEXT
@pytest.mark.parametrize("choice", ["", "concede"])
def test_an_entry_of_a_seat_that_does_not_exist_is_named(name: str, choice: str) -> None:
    """A concession too: one may concede at any time, but nobody can in the name of a seat that is not there."""
    wrong = {seat[:9]: misnamed(name, seat, choice, 4) for seat in NO_SEATS}
    assert not any(wrong.values()), {seat: found[:1] for seat, found in wrong.items() if found}


@TEXT
def test_a_concession_put_in_is_noticed(name: str) -> None:
    """Of a seat that is still playing at the next fingerprint, of one that is out at once."""
    journal = read(TEXTS[name]())
    gone: set[int] = set()
    for n, entry in enumerate(journal.entries, 1):
        for seat in range(len(journal.header.seats)):
            if (entry.seat, entry.choice) != (seat, "concede") and (n % 3 == 0 or seat in gone):
                found = told(changed_entry(name, n, str(seat), "concede"))
                last = n if seat in gone else next_print(journal, n)
                assert isinstance(found, JournalError) and n <= found.at <= last, (n, seat, found)
        if entry.choice == "concede":
            gone.add(entry.seat)


@TEXT
def test_a_fingerprint_that_does_not_fit_names_its_entry(name: str) -> None:
    text = TEXTS[name]()
    for i, line in enumerate(text.splitlines()):
        if line.startswith("= "):
            found = told(with_line(text, i, line[:-1] + ("0" if line[-1] != "0" else "1")))
            assert isinstance(found, JournalError) and found.at == int(line.split()[1])
            assert line.split()[2][:-1] in str(found)


@TEXT
def test_without_its_fingerprints_a_changed_journal_is_still_refused_at_the_end(name: str) -> None:
    """The closing line alone is enough: whoever edits a choice and takes out the checks is found out."""
    text = TEXTS[name]()
    bare = "\n".join(line for line in text.splitlines() if not line.startswith("= ")) + "\n"
    assert end_of(bare) == end_of(text)
    journal, at = read(bare), entry_lines(bare)
    for n in range(EVERY, len(journal.entries), EVERY):
        seat, options = offered(name)[n]
        for choice in [o for o in options if o != journal.entries[n - 1].choice][:2]:
            found = told(with_line(bare, at[n], f"{n} {seat} {choice}"))
            assert isinstance(found, JournalError) or found == end_of(text)


@TEXT
def test_a_journal_can_be_shortened_only_with_the_fingerprint_of_that_moment(name: str) -> None:
    text = TEXTS[name]()
    lines, at = text.splitlines(), entry_lines(text)
    for n in (1, 7, 31, 61):
        short = "\n".join([*lines[: at[n] + 1], f"stop {n} {lines[-1].split()[-1]}"])
        found = told(short)
        assert isinstance(found, JournalError) and found.at == n
    for n in (10, 50):
        short = "\n".join([*lines[: at[n] + 1], f"stop {n} {read(text).prints[n]}"])
        assert end_of(short).entries == n


def test_header_lines_are_answered_at_entry_0() -> None:
    """Also where the damage makes a header line an entry, or the other way round."""
    for name, text in ((name, make()) for name, make in TEXTS.items()):
        lines = text.splitlines()
        for i in range(HEAD - 1):
            for changed in (lines[i][:-1], lines[i] + "x", "1 0 pass", "= 1 00", "stop 0 00"):
                found = told(with_line(text, i, changed))
                if lines[i].startswith("seats ") and changed.startswith("seats "):
                    assert found == end_of(text)
                else:
                    assert isinstance(found, JournalError) and found.at == 0, (name, changed, found)
