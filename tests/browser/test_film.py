"""What happened is seen before the next question is asked: whole turns filmed in a real browser, from the first beat to the last."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import People
from .film import Due, Film, Shot, check
from .flows import begin, quiet
from .kit import some
from .play import Player, round_of

PACES = {"calm": 1.6, "normal": 1.0, "quick": 0.5}
TURN = 60.0  # seconds a turn of somebody else may take


def at_table(people: People, game: str, size: str, lang: str, pace: str, moving: bool = False) -> tuple[Player, Film]:
    person = people(size, lang, moving=moving, pace=pace)
    film = Film(person)
    player = Player(person)
    person.go("")
    begin(player, game)
    person.wait(lambda: person.question, "the first question", TURN)
    quiet(player)
    return player, film


def filmed(player: Player, film: Film, rounds: int, most: int = 40) -> tuple[list[Shot], list[Due]]:
    """So many turns or rounds, with all that others do in them."""
    person = player.person
    first = round_of(person)
    film.start()
    for _ in range(most):
        person.wait(lambda: person.question or person.screen.over, "a question", TURN)
        if person.screen.over or round_of(person) - first >= rounds:
            break
        player.answer()
    return film.stop(), film.due()


def seen_of(due: list[Due], *kinds: str) -> int:
    return sum([cue["kind"] in kinds for one in due for cue in one.cues])


@pytest.mark.parametrize(
    ("size", "lang", "pace", "moving"),
    some(1, [("desktop", "fr", "quick", True), ("phone", "en", "quick", False), ("desktop", "en", "normal", False)]),
)
def test_dice_throne_shows_every_roll_and_every_wound(
    size: str, lang: str, pace: str, moving: bool, people: People
) -> None:
    player, film = at_table(people, "dice-throne", size, lang, pace, moving)
    shots, due = filmed(player, film, 2)
    assert seen_of(due, "roll") > 1, "nobody has rolled"
    assert seen_of(due, "turn") > 1, "nobody else had a turn"
    check(shots, due, PACES[pace])
