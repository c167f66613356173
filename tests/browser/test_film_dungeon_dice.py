"""Fights of ours and whole turns of others, filmed: every die that decides something, every wound and every deal is seen before the
next question."""

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
def test_dungeon_dice_shows_every_roll_and_every_wound(size: str, lang: str, pace: str, people: People) -> None:
    player, film = at_table(people, "dungeon-dice", size, lang, pace)
    shots, due = filmed(player, film, 6)
    assert seen_of(due, "roll") > 4, "nobody has fought"
    assert seen_of(due, "turn") > 2, "nobody else had a turn"
    assert seen_of(due, "damage", "defeat") > 0, "nothing came of it"
    check(shots, due, PACES[pace])
