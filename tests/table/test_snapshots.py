"""A game that goes on from a snapshot is the game that was played through, to the letter; a snapshot of anything else, or a
damaged one, is passed over, and the game is played through."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import blake2b
from typing import Any
from unittest.mock import patch

import pytest

from tablee.games import OURS
from tablee.kernel.rng import Rng, key_of
from tablee.table import snapshot
from tablee.table.beats import Beats
from tablee.table.journal import Entry, Journal, apply
from tablee.table.session import Session
from tablee.table.snapshot import SIZE, Snapshots, unpacked

APART = 20
OPTIONS = {
    "dice-throne": {"heroes": "black-widow,pyromancer,barbarian"},
    "dungeon-dice": {"players": "3"},
    "super-dungeon": {"players": "3"},
    "champions": {"heroes": "she-hulk,spider-man", "scenario": "klaw"},
}


@contextmanager
def often(apart: int = APART) -> Iterator[None]:
    with patch("tablee.table.session.APART", apart):
        yield


def played(game: str, seed: str, choices: int, options: dict[str, str] | None = None) -> Journal:
    """Any choices, with offers that are written down and the like among them, as they come."""
    session = Session.start(game, options if options is not None else OPTIONS[game], ("human",) * seats(game), seed)
    rng = Rng(key_of(f"snapshots {seed}"), {})
    while session.game.decision is not None and len(session.entries) < choices:
        session.tell_wishes()
        decision = session.game.asked
        choice = decision.options[rng.below(len(decision.options), "choice")]
        session.choose(decision.seat, str(choice))
    return session.journal()


def seats(game: str) -> int:
    return {"champions": 2}.get(game, 3)


def snapshots(journal: Journal) -> dict[int, bytes]:
    """Those that are made as it is played."""
    with often():
        session = Session(begun(journal, 0), beats=Beats(), snapshots=Snapshots())
        for entry in journal.entries:
            session.enter(entry, False)
        assert session.snapshots is not None
        return dict(session.snapshots.take())


def begun(journal: Journal, n: int) -> Journal:
    """The same up to entry n."""
    whole = n == len(journal.entries)
    prints = {at: print for at, print in journal.prints.items() if at <= n}
    return Journal(journal.header, journal.entries[:n], prints, journal.result if whole else "")


def resumed(journal: Journal, known: dict[int, bytes]) -> tuple[Session, int]:
    """The session of this journal, and how many of its entries were played for it."""
    with often(), patch("tablee.table.journal.apply", wraps=apply) as applied:
        session = Session(journal, beats=Beats(), snapshots=Snapshots(known))
    return session, applied.call_count


def known_of(session: Session) -> list[Any]:
    """All that a session knows, the order within dictionaries included."""
    game, rules = session.game, session.rules
    decision = game.decision
    asked = vars(decision) | {"args": decision.args} if decision is not None else None
    return [
        game.fingerprint(),
        json.dumps(game.save(sort=False)),
        asked,
        game.outcome,
        game.told,
        session.entries,
        session.barriers,
        session.answered,
        session.prints,
        [repr(rules.view(game, seat)) for seat in range(-1, len(session.header.seats))],
    ]


def together(journal: Journal, n: int, data: bytes, ahead: int) -> None:
    one, all = resumed(begun(journal, n), {})
    other, some = resumed(begun(journal, n), {n: data})
    assert (all, some) == (n, 0), "it was not taken from the snapshot"
    assert known_of(one) == known_of(other)
    for entry in journal.entries[n : n + ahead]:
        one.enter(entry, False)
        other.enter(entry, False)
        assert (one.game.decision is None) == (other.game.decision is None)
        if one.game.decision is not None:
            assert one.game.asked.options == other.game.asked.options
    assert known_of(one) == known_of(other)
    assert one.beats is not None and other.beats is not None
    shown = [
        [(beat.n, beat.lines, beat.game.fingerprint()) for beat in beats.kept] for beats in (one.beats, other.beats)
    ]
    assert shown[0] == shown[1]


@pytest.mark.parametrize("game", OURS)
def test_a_game_from_a_snapshot_is_the_one_that_was_played(game: str) -> None:
    journal = played(game, "as played", 130)
    made = snapshots(journal)
    assert sorted(made) == list(range(APART, len(journal.entries) + 1, APART)) and len(made) >= 3
    for n in (APART, sorted(made)[len(made) // 2], max(made)):
        together(journal, n, made[n], ahead=15)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", OURS)
def test_every_snapshot_of_long_games(game: str, seed: int) -> None:
    journal = played(game, f"long {seed}", 600, {} if seed % 2 else None)
    for n, data in snapshots(journal).items():
        together(journal, n, data, ahead=60)


def test_a_game_that_is_over_asks_nobody_after_a_snapshot() -> None:
    """The game that becomes the saved one was asking somebody."""
    with often(1):
        session = Session.start("dice-throne", OPTIONS["dice-throne"], ("human",) * 3, "over")
        session.snapshots = Snapshots()
        for seat in (0, 1):
            session.choose(seat, "concede")
    assert session.game.outcome is not None
    data = session.snapshots.take()[-1][1]
    taken = unpacked(data, session.journal(), 2)
    assert taken.game.outcome == session.game.outcome and taken.game.decision is None


# ---------------------------------------------------------------------- which are void
@pytest.fixture(scope="module")
def game() -> tuple[Journal, dict[int, bytes]]:
    journal = played("dice-throne", "void", 70)
    return journal, snapshots(journal)


def test_the_latest_that_fits_is_taken(game: tuple[Journal, dict[int, bytes]]) -> None:
    journal, made = game
    assert resumed(journal, made)[1] == len(journal.entries) - 60
    assert resumed(begun(journal, 59), made)[1] == 19, "what lies behind the last entry is void after an undo"


def test_one_of_another_history_is_void(game: tuple[Journal, dict[int, bytes]]) -> None:
    journal, made = game
    other = Journal(journal.header, [*journal.entries[:30], Entry(0, "concede"), *journal.entries[30:]], {})
    with pytest.raises(snapshot.Void, match="other entries"):
        unpacked(made[40], other, 40)
    unpacked(made[20], other, 20)
    strange = Journal(replace(journal.header, seed="another"), journal.entries, {})
    with pytest.raises(snapshot.Void, match="other entries"):
        unpacked(made[20], strange, 20)
    moved = {60: made[40], 40: made[60]}
    assert resumed(journal, moved)[1] == len(journal.entries)


def test_one_of_other_code_is_void(game: tuple[Journal, dict[int, bytes]]) -> None:
    journal, made = game
    with patch("tablee.table.snapshot.program", return_value="another"):
        session, applied = resumed(journal, made)
        assert applied == len(journal.entries)
        assert session.snapshots is not None
        again = {**made, **dict(session.snapshots.take())}  # a new one has been made meanwhile
        assert resumed(journal, again)[1] == len(journal.entries) - 60


def test_a_damaged_one_is_passed_over_for_an_earlier_one(game: tuple[Journal, dict[int, bytes]]) -> None:
    journal, made = game
    whole = made[60]
    rng = Rng(key_of("damage"), {})
    bad = [b"", b"\0" * 100, whole[:-1], whole[:SIZE], whole + b"\0"]
    for _ in range(20):
        at, bit = rng.below(len(whole), "at"), 1 << rng.below(8, "bit")
        bad.append(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
    for data in bad:
        session, applied = resumed(journal, {**made, 60: data})
        assert applied == len(journal.entries) - 40
        assert session.game.fingerprint() == journal.prints[len(journal.entries)]


@pytest.mark.parametrize("name", ["code", "history", "print", "saved", "reveals", "log", "barriers", "answered"])
def test_one_that_lacks_something_is_passed_over(game: tuple[Journal, dict[int, bytes]], name: str) -> None:
    journal, made = game
    data = json.loads(zlib.decompress(made[60][SIZE:]))
    del data[name]
    assert resumed(journal, {**made, 60: sealed(data)})[1] == len(journal.entries) - 40


def test_one_that_leads_to_another_game_is_passed_over(game: tuple[Journal, dict[int, bytes]]) -> None:
    """It is whole, and says what it should: only the game in it is another one, and then its fingerprint too."""
    journal, made = game
    data, other = [json.loads(zlib.decompress(made[n][SIZE:])) for n in (60, 40)]
    data["saved"] = other["saved"]
    assert resumed(journal, {60: sealed(data)})[1] == len(journal.entries)
    data["print"] = other["print"]
    assert journal.prints[60] != other["print"]
    assert resumed(journal, {60: sealed(data)})[1] == len(journal.entries)


def sealed(data: dict[str, Any]) -> bytes:
    body = zlib.compress(json.dumps(data).encode())
    return blake2b(body, digest_size=SIZE).digest() + body


def test_a_guided_game_keeps_none() -> None:
    with often(1):
        session = Session.guided("dice-throne")
        again = Session(session.journal(), snapshots=Snapshots())
        again.enter(Entry(again.waiting_for, str(again.game.asked.options[0])), False)
    assert again.snapshots is None
