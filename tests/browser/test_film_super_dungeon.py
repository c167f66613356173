"""A Hero's fight and the Consul's whole turn, filmed: every roll, every wound and every walk is seen before the next question."""

from __future__ import annotations

import pytest

from .conftest import People
from .film import check
from .kit import some
from .test_film import PACES, at_table, filmed, seen_of


@pytest.mark.parametrize(
    ("size", "lang", "pace"),
    some(1, [("desktop", "fr", "quick"), ("phone", "en", "quick"), ("desktop", "en", "normal")]),
)
def test_super_dungeon_shows_every_roll_every_wound_and_every_walk(
    size: str, lang: str, pace: str, people: People
) -> None:
    player, film = at_table(people, "super-dungeon", size, lang, pace)
    shots, due = filmed(player, film, 4)
    assert seen_of(due, "roll", "defend") > 2, "nobody has rolled"
    assert seen_of(due, "move") > 1, "nobody has walked"
    assert seen_of(due, "turn") > 1, "the Consul had no turn"
    check(shots, due, PACES[pace])
