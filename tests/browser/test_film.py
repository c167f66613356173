"""What happened is seen before the next question is asked: whole turns filmed in a real browser, from the first beat to the last."""

from __future__ import annotations

from collections.abc import Callable

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
    if not player.person.screen.over:
        recalled(player)


@pytest.mark.parametrize(
    ("size", "lang", "pace", "moving"),
    some(
        1, [("desktop", "fr", "quick", False), ("large phone", "en", "quick", True), ("desktop", "en", "normal", False)]
    ),
)
def test_champions_shows_the_whole_villain_phase(size: str, lang: str, pace: str, moving: bool, people: People) -> None:
    player, film = at_table(people, "champions", size, lang, pace, moving)
    shots, due = filmed(player, film, 2, most=60)  # hands are chosen before the first round
    assert seen_of(due, "card") and seen_of(due, "attack"), "the villain has done nothing"
    check(shots, due, PACES[pace])


def recalled(player: Player) -> None:
    """What others did since our last turn stands in a few lines, which lead to the places."""
    person = player.person
    recap = person.page.locator("[data-recap]")
    expect(recap).to_be_visible()
    if person.phone:
        person.press(recap.locator("summary"))
    lines = recap.locator("button")
    assert 1 <= lines.count() <= 5
    person.press(lines.first)
    expect(person.page.locator(".lit").filter(visible=True).first).to_be_visible()


def test_a_key_or_a_click_leads_to_the_question_and_never_answers_it(people: People) -> None:
    player, _ = at_table(people, "dice-throne", "desktop", "fr", "calm")
    person, page = player.person, player.page
    # each of them twice, as people do
    ways: list[Callable[[], object]] = [
        lambda: [page.keyboard.press(key) for key in ("Space", "Space")],  # type: ignore[func-returns-value]
        lambda: [page.keyboard.press(key) for key in ("1", "1")],  # type: ignore[func-returns-value]
        lambda: page.mouse.dblclick(500, 300),
        lambda: page.locator("[data-skip]").dblclick(),
    ]
    for press in ways:
        for _ in range(20):
            player.answer()
            if page.locator("[data-stage-bar]").count():
                break
            person.wait(lambda: person.question, "a question")
        if press is ways[0]:
            person.clean("the stage")
        chosen = [one for one in person.sent if one["t"] == "choose"]
        while page.locator("[data-stage-bar]").count() or not page.locator("[data-decision].ours").count():
            if page.locator("[data-stage-bar]").count():
                press()
            page.wait_for_timeout(10)
            assert not person.look().over, "over too soon to try"
        assert [one for one in person.sent if one["t"] == "choose"] == chosen
        person.wait(lambda: person.question, "a question")


def test_at_once_nothing_is_waited_for(people: People) -> None:
    player, film = at_table(people, "dice-throne", "desktop", "en", "once", moving=True)
    shots, due = filmed(player, film, 2)
    assert len(due) > 5 and not shots


def test_a_line_of_the_log_lights_what_it_speaks_of(people: People) -> None:
    player, _ = at_table(people, "dice-throne", "desktop", "fr", "once")
    person = player.person
    for _ in range(6):
        person.wait(lambda: person.question, "a question")
        player.answer()
    person.wait(lambda: person.question, "a question")
    person.page.locator("[role=log] [data-line]").filter(has_text="lance").last.hover()
    expect(person.page.locator(".bands .lit").first).to_be_visible()
    person.aside()
    expect(person.page.locator(".bands .lit")).to_have_count(0)
