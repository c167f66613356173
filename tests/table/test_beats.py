"""Beats: what is kept of the steps in which the log has grown, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.games import GAMES, load
from tablee.table.beats import KEPT, Beats
from tablee.table.session import Session
from tests.table.kit import Player, play_on, started


class Told:
    """As much of a game as beats look at."""

    def __init__(self, told: Sequence[str] = ()) -> None:
        self.told = list(told)
        self.observer: Any = None
        self.still: Any = None
        self.seen_before: Any = None

    def clone(self) -> Told:
        return Told(self.told)


def counted(beats: Beats) -> list[int]:
    return [beat.n for beat in beats.kept]


def test_a_beat_is_a_step_in_which_the_log_has_grown() -> None:
    game, beats = Told(), Beats()
    for lines in (["a", "b"], [], ["c"], []):
        game.told += lines
        beats(game)  # type: ignore[arg-type]
    assert [(beat.n, beat.lines, beat.game.told) for beat in beats.kept] == [
        (1, 2, ["a", "b"]),
        (2, 3, ["a", "b", "c"]),
    ]


def test_so_many_are_kept_and_whoever_is_further_behind_is_told_none() -> None:
    game, beats = Told(), Beats()
    for n in range(KEPT + 5):
        game.told.append(str(n))
        beats(game)  # type: ignore[arg-type]
    assert KEPT == 120 and counted(beats) == list(range(6, KEPT + 6))
    assert beats.since(4) is None and beats.since(0) is None
    found = beats.since(5)
    assert found is not None and len(found) == KEPT
    assert [beat.n for beat in beats.since(KEPT + 3) or ()] == [KEPT + 4, KEPT + 5] and beats.since(KEPT + 5) == []


def test_what_everybody_was_shown_is_dropped() -> None:
    game, beats = Told(), Beats()
    for n in range(5):
        game.told.append(str(n))
        beats(game)  # type: ignore[arg-type]
    beats.drop(3)
    assert counted(beats) == [4, 5] and beats.since(2) is None and beats.since(5) == []
    beats.drop(99)
    assert counted(beats) == [] and beats.n == 5


def test_whoever_begins_to_watch_hears_nothing_of_what_was() -> None:
    game, beats = Told(), Beats()
    game.told = ["a", "b"]
    beats.watch(game)  # type: ignore[arg-type]
    beats(game)  # type: ignore[arg-type]
    assert counted(beats) == [] and game.observer is beats
    game.told.append("c")
    beats(game)
    assert counted(beats) == [1]


# ---------------------------------------------------------------------- at a table
def watched(seed: str = "beats") -> Session:
    session = started(heroes=("gunslinger", "barbarian"), seed=seed)
    return Session(session.journal(), "always", Beats())


def test_the_opening_is_told_and_then_each_choice() -> None:
    session = watched()
    beats = session.beats
    assert beats is not None and beats.kept[0].lines == 3 and "starts" in {line.message for line in session.game.told}
    opened = beats.n
    assert beats.kept[-1].lines == len(session.game.told)
    play_on(session, Player("beats"), 3)
    assert beats.n > opened and beats.kept[-1].lines == len(session.game.told)
    assert [beat.n for beat in beats.kept] == list(range(1, beats.n + 1))


def test_a_game_that_goes_on_later_tells_nothing_of_what_was() -> None:
    session = play_on(watched(), Player("beats"), 20)
    later = Session(session.journal(), "always", Beats())
    assert later.beats is not None and later.beats.n == 0 and not later.beats.kept
    play_on(later, Player("more"), 3)
    assert later.beats.n > 0


def test_giving_up_is_a_beat_of_its_own() -> None:
    session = play_on(watched(), Player("beats"), 5)
    beats = session.beats
    assert beats is not None
    before = beats.n
    session.choose(session.waiting_for, "concede")
    assert beats.n > before and beats.kept[-1].game.outcome == session.game.outcome is not None
    assert beats.kept[-1].lines == len(session.game.told)


@pytest.mark.parametrize("name", GAMES)
def test_watching_changes_nothing(name: str) -> None:
    """The same choices lead to the same game and the same log, watched or not."""
    rules = load(name)
    setup = rules.setup({}, 2, "watching")
    plain, seen = rules.new(setup, "watching", True), rules.new(setup, "watching", True, None, Beats())
    for _ in range(40):
        if plain.decision is None:
            break
        choice = plain.decision.options[len(plain.told) % len(plain.decision.options)]
        plain.choose(choice)
        seen.choose(choice)
    assert plain.fingerprint() == seen.fingerprint() and plain.told == seen.told
    assert plain.observer is None and seen.clone().observer is None


def test_a_copy_of_a_session_is_not_watched() -> None:
    session = watched()
    beats = session.beats
    assert beats is not None
    n = beats.n
    other = session.clone()
    other.choose(other.waiting_for, str(other.game.asked.options[0]))
    assert other.beats is None and other.game.observer is None and beats.n == n
