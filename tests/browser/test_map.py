"""The dungeon of Super Dungeon in the browser: nearer and farther, what is seen, what an action would hit, cell by cell."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import People
from .flows import begin, quiet
from .kit import LANGS, SIZES, Person
from .play import Player, quoted

HERO = "questing-knight"
STEPS = 80


def seated(people: People, size: str, lang: str) -> Player:
    """At the first decision of a Hero's activation, with nothing explained any more."""
    player = Player(people(size, lang))
    player.person.go("")
    begin(player, "super-dungeon")
    player.person.wait(lambda: player.person.question, "the first question")
    quiet(player)
    player.answer(f"activate {HERO}")
    player.person.wait(lambda: "moves" in player.person.question["prompt"][1], "its activation")
    return player


def figure(person: Person) -> Locator:
    return person.page.locator(f"[data-area=map] [data-piece={HERO}]")


def area(option: dict[str, Any]) -> bool:
    return any([ref.startswith("map/") for ref in option.get("to", [])])


def cell(person: Person) -> tuple[int, int]:
    at = (person.screen.view or {})["pieces"][HERO]["at"]
    return at[0], at[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_map_comes_nearer_and_the_hero_stays_in_sight(people: People, size: str) -> None:
    person = seated(people, size, "en").person
    before = figure(person).bounding_box()
    person.press(person.button("ui-t-zoom-in"))
    expect(figure(person)).to_be_in_viewport()
    after = figure(person).bounding_box()
    assert before and after and after["width"] > before["width"]
    for _ in range(8):
        person.press(person.button("ui-t-zoom-out"))
    least = figure(person).bounding_box()
    assert least and 24 <= least["width"] < before["width"], "a finger must still find a square"


def test_what_the_hero_sees_can_be_shown(people: People) -> None:
    person = seated(people, "desktop", "en").person
    seen = person.page.locator("[data-area=map] [data-role=seen]")
    expect(seen).to_have_count(0)
    person.press(person.button("ui-t-sight"))
    expect(seen).to_have_count(1)
    person.press(person.button("ui-t-sight"))
    expect(seen).to_have_count(0)


@pytest.mark.parametrize("lang", LANGS)
def test_cells_are_walked_and_chosen_with_the_keys(people: People, lang: str) -> None:
    """The grid tells each cell; Enter does what a press there would."""
    person = seated(people, "desktop", lang).person
    x, y = cell(person)
    goals = {ref.removeprefix("map/") for ref, _ in person.question["pick"]["of"]}
    key, goal = next(
        (key, f"{x + dx}.{y + dy}")
        for key, dx, dy in (("ArrowRight", 1, 0), ("ArrowLeft", -1, 0), ("ArrowUp", 0, -1), ("ArrowDown", 0, 1))
        if f"{x + dx}.{y + dy}" in goals
    )
    grid = person.page.get_by_role("grid")
    start = grid.locator(f"[data-square={quoted(f'{x}.{y}')}]")
    start.focus()
    expect(start).to_contain_text(person.say("ui-t-cell", x=x, y=y))
    person.page.keyboard.press(key)
    focused = grid.locator(f"[data-square={quoted(goal)}]")
    expect(focused).to_be_focused()
    assert person.page.locator("[data-area=map] .cursor").count() == 1
    n = person.screen.n
    person.page.keyboard.press("Enter")
    person.wait_past(n, "the move")
    assert f"{cell(person)[0]}.{cell(person)[1]}" == goal


def test_what_an_action_would_hit_lights_up_before_it_is_chosen(people: People) -> None:
    """An attack lights its target, an area its squares, while the hand rests on it."""
    player = seated(people, "desktop", "en")
    person = player.person
    for _ in range(STEPS):  # until somebody stands in an area
        aimed = [option for option in person.question.get("options", []) if area(option)]
        if aimed:
            break
        player.answer()
        person.wait(lambda: person.question, "a question")
    assert aimed, "nobody came near enough: take another seed"
    person.press(person.page.locator("[data-decision] .ghost"))
    single = [option for option in person.question["options"] if option.get("to") and not area(option)]
    for option in [*aimed[:2], *single[:1]]:
        button = person.dialog().locator(f"[data-option={quoted(option['key'])}]")
        button.hover()
        squares = [ref for ref in option["to"] if ref.startswith("map/")]
        others = [ref for ref in option["to"] if not ref.startswith("map/")]
        expect(person.page.locator("[data-area=map] path.lit")).to_have_count(1 if squares else 0)
        for ref in others:
            expect(person.page.locator(f"[data-area=map] .lit[data-piece={quoted(ref)}]")).to_have_count(1)
    person.escape()
