"""Nothing is cut, nothing lies over something else, no word is broken, and fingers find what they have to hit: at four widths."""

from __future__ import annotations

import pytest

from tablee.games import GAMES

from .conftest import People
from .flows import begin, quiet
from .kit import LANGS, Person, some
from .play import Player, asked, step
from .test_after import concede

WIDTHS = ("phone", "large phone", "tablet", "desk")
TOUCH = 44  # px, on a screen that is touched
FIRST = [
    ("dice-throne", "phone", "fr"),
    ("dungeon-dice", "large phone", "fr"),
    ("champions", "phone", "fr"),
    ("super-dungeon", "large phone", "fr"),
    ("dice-throne", "desk", "fr"),
    ("champions", "desk", "fr"),
    ("dungeon-dice", "tablet", "en"),
    ("super-dungeon", "desk", "fr"),
]
ALL = [(game, size, lang) for game in GAMES for size in WIDTHS for lang in LANGS]
STATES = 6  # questions that are looked at


def looks(person: Person, where: str) -> None:
    """On every tab, where there are any."""
    tabs = person.page.locator("[data-tab-button]").filter(visible=True)
    home = person.page.locator("[data-tab-button][aria-pressed=true]").filter(visible=True)
    back = home.first.get_attribute("data-tab-button") if home.count() else ""
    for n in range(max(1, tabs.count())):
        if tabs.count():
            person.press(tabs.nth(n))
        fits(person, f"{where}, tab {n}")
    if back:
        person.press(person.page.locator(f"[data-tab-button={back}]"))


def fits(person: Person, where: str) -> None:
    person.aside()
    person.page.evaluate("() => window.tests.settled()")
    wrong = []
    for what in ("cut", "overlaps", "broken"):
        wrong += [f"{what}: {one}" for one in person.page.evaluate(f"() => window.tests.{what}()")]
    if person.phone:
        wrong += [f"small: {one}" for one in person.page.evaluate("(least) => window.tests.small(least)", TOUCH)]
    if wrong:
        person.shot(f"fault-{person.seed}")
    found = "\n  ".join(dict.fromkeys(wrong))
    assert not wrong, f"{person.seed} {where}:\n  {found}"


@pytest.mark.parametrize(
    ("game", "size", "lang"), some(len(FIRST), [*FIRST, *[run for run in ALL if run not in FIRST]])
)
def test_everything_fits(game: str, size: str, lang: str, people: People) -> None:
    person = people(size, lang)
    player = Player(person)
    person.go("")
    begin(player, game)
    assert asked([player]) is player
    fits(person, "the first question, explained")
    quiet(player)
    for n in range(STATES):
        looks(person, f"question {n + 1}")
        if step([player], checked=False) is None or asked([player]) is None:
            break
    if not person.screen.over:
        concede(person)
    person.page.wait_for_selector("figure")
    fits(person, "the end")
