"""The dungeon of Super Dungeon in the browser: nearer and farther, what is seen, what an action would hit, cell by cell."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import People
from .flows import begin, quiet
from .kit import LANGS, SIZES, Person, some
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


@pytest.mark.parametrize("size", some(3, ["desktop", "phone", "tablet", "desk", "large phone"]))
def test_the_map_comes_nearer_and_the_hero_stays_in_sight(people: People, size: str) -> None:
    person = seated(people, size, "en").person
    for tool in ("ui-t-zoom-in", "ui-t-zoom-out"):
        expect(person.button(tool)).to_be_in_viewport(ratio=1)  # nobody scrolls for it, and loses the Hero
    before = figure(person).bounding_box()
    person.press(person.button("ui-t-zoom-in"))
    expect(figure(person)).to_be_in_viewport()
    after = figure(person).bounding_box()
    assert before and after and after["width"] > before["width"]
    for _ in range(8):
        person.press(person.button("ui-t-zoom-out"))
    least = figure(person).bounding_box()
    assert least and 24 <= least["width"] < before["width"], "a finger must still find a square"


def test_numbers_of_the_two_rulers_never_lie_over_each_other(people: People) -> None:
    person = seated(people, "large phone", "fr").person
    person.page.locator(".map .view").evaluate(
        "(one) => one.scrollTo(one.scrollWidth / 2 + 11, one.scrollHeight / 2 + 11)"
    )
    shown = person.page.evaluate(
        """() => {
            const box = document.querySelector(".map .view").getBoundingClientRect();
            return [2, 8, 14, 20].flatMap((x) => [3, 9, 15].map((y) => {
                const over = document.elementFromPoint(box.left + x, box.top + y);
                return over?.closest(".ruler") ? over.textContent : "";
            })).join("");
        }"""
    )
    assert shown == "", f"{shown} can be read in the corner"


def test_numbers_of_a_ruler_have_room_when_the_whole_map_is_in_sight(people: People) -> None:
    person = seated(people, "large phone", "fr").person
    person.press(person.button("ui-t-fit"))
    mixed = person.page.evaluate(
        """() => [...document.querySelectorAll(".map .ruler")].flatMap((ruler) => {
            const boxes = [...ruler.children].filter((one) => one.textContent).map((one) => {
                const range = document.createRange();
                range.selectNodeContents(one);
                return [one.textContent, range.getBoundingClientRect()];
            });
            const [start, end] = ruler.matches(".columns") ? ["left", "right"] : ["top", "bottom"];
            const slack = start === "top" ? 4 : 0; // letters are smaller than their lines
            return boxes.slice(1).flatMap(([text, box], n) => box[start] < boxes[n][1][end] - slack ? [`${boxes[n][0]} ${text}`] : []);
        })"""
    )
    assert not mixed, f"{mixed} lie over one another"
    expect(person.page.locator(".map .ruler.rows")).to_contain_text("10")


def test_one_name_at_a_time_stands_over_the_map(people: People) -> None:
    """A finger that has touched a figure does not point at it any more."""
    person = seated(people, "large phone", "fr").person
    figures = person.page.locator("[data-area=map] [data-piece]:not(.live)").filter(visible=True)
    figures.nth(1).tap()
    person.escape()
    figures.nth(0).focus()
    names = person.page.locator("[data-area=map] .tag")
    expect(names.filter(visible=True)).to_have_count(1)
    beyond = names.evaluate_all(
        """(all) => all.filter((one) => {
            one.style.display = "block";
            const [name, ground] = [one, one.closest(".ground")].map((it) => it.getBoundingClientRect());
            return name.left < ground.left - 1 || name.right > ground.right + 1;
        }).map((one) => one.textContent)"""
    )
    assert not beyond, f"cut by the edge of the map: {beyond}"


def test_what_the_hero_sees_can_be_shown(people: People) -> None:
    person = seated(people, "desktop", "en").person
    seen = person.page.locator("[data-area=map] [data-role=seen]")
    expect(seen).to_have_count(0)
    person.press(person.button("ui-t-sight"))
    expect(seen).to_have_count(1)
    person.press(person.button("ui-t-sight"))
    expect(seen).to_have_count(0)


def hidden(person: Person) -> str:
    """The nearest floor that the Hero neither sees nor can go to, as "3.4"."""
    view = person.screen.view or {}
    area = next(one for one in view["areas"] if one["id"] == "map")
    grid, (x, y) = area["grid"], cell(person)
    seen = next(one for one in area["overlays"] if one["role"] == "seen")["cells"]
    floor = [(a, b) for b in range(grid["h"]) for a in range(grid["w"]) if grid["rows"][b][a] in grid["legend"]]
    standing = [(*piece["at"], *piece.get("size", [1, 1])) for piece in view["pieces"].values() if piece.get("at")]
    taken = [[a + i, b + j] for a, b, w, h in standing for i in range(w) for j in range(h)]
    taken += [[int(part) for part in value.split()] for _, value in person.question["pick"]["of"]]
    dark = [(a, b) for a, b in floor if f"{a}.{b}" not in seen and (a, b) != (x, y) and [a, b] not in taken]
    a, b = min(dark, key=lambda one: (max(abs(one[0] - x), abs(one[1] - y)), one))
    return f"{a}.{b}"


def point(person: Person, goal: str) -> tuple[float, float]:
    """The middle of a cell on the screen, brought into sight."""
    ground = person.page.locator("[data-area=map] .ground")
    x, y = [int(part) for part in goal.split(".")]
    person.page.evaluate(
        """([x, y]) => {
            const ground = document.querySelector("[data-area=map] .ground"), view = ground.parentElement;
            const size = ground.clientWidth / (ground.querySelector("svg").viewBox.baseVal.width / 100);
            view.scrollTo({left: (x + 0.5) * size - view.clientWidth / 2, top: (y + 0.5) * size - view.clientHeight / 3,
                behavior: "instant"});
        }""",
        [x, y],
    )
    box = ground.bounding_box()
    assert box is not None
    size = box["width"] / person_grid(person)["w"]
    return box["x"] + (x + 0.5) * size, box["y"] + (y + 0.5) * size


def person_grid(person: Person) -> dict[str, Any]:
    areas = (person.screen.view or {})["areas"]
    found: dict[str, Any] = next(one for one in areas if one["id"] == "map")["grid"]
    return found


@pytest.mark.parametrize("size", some(2, SIZES))
def test_the_wall_in_the_way_is_drawn_where_one_presses(people: People, size: str) -> None:
    person = seated(people, size, "fr").person
    goal = hidden(person)
    sketch = person.page.locator("[data-area=map] [data-sketch=blocked]")
    expect(sketch).to_have_count(0)
    x, y = point(person, goal)
    if size == "phone":
        person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.click(x, y)
    expect(sketch).to_have_count(1)
    expect(sketch.locator("[data-wall], .stop").first).to_be_attached()
    answer = person.page.locator("[data-answer]")
    expect(answer).to_have_attribute("data-answer", f"map/{goal}")
    expect(answer).to_contain_text("Aucune ligne de vue")
    box = answer.bounding_box()
    assert box and not box["y"] < y < box["y"] + box["height"], "the answer covers what it is about"
    person.press(answer.get_by_role("button"))
    expect(sketch).to_have_count(0)


def test_the_line_of_sight_follows_the_hand_while_it_is_shown(people: People) -> None:
    person = seated(people, "desktop", "en").person
    goal, (x, y) = hidden(person), cell(person)
    sketch = person.page.locator("[data-area=map] [data-sketch]")
    person.page.mouse.move(*point(person, goal))
    person.page.wait_for_timeout(400)
    expect(sketch).to_have_count(0)
    person.press(person.button("ui-t-sight"))
    person.page.mouse.move(*point(person, goal))
    expect(sketch).to_have_attribute("data-sketch", "blocked")
    near = next(ref for ref, _ in person.question["pick"]["of"] if ref != f"map/{x}.{y}").removeprefix("map/")
    person.page.mouse.move(*point(person, near))
    expect(sketch).to_have_attribute("data-sketch", "clear")
    grid = person.page.get_by_role("grid")  # with the keys: the cell that one walks on
    grid.locator("[tabindex='0']").focus()
    expect(sketch).to_have_count(0)  # nobody looks at oneself
    person.press(person.button("ui-t-sight"))
    expect(sketch).to_have_count(0)


@pytest.mark.parametrize("lang", some(1, LANGS))
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
    dungeon, listed = person.page.locator("[data-area=map] .view").bounding_box(), person.dialog().bounding_box()
    assert dungeon and listed and dungeon["x"] + dungeon["width"] / 2 < listed["x"], (
        "the list hides what it would light"
    )
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


@pytest.mark.parametrize("size", some(2, SIZES))
def test_a_hint_whose_answer_is_a_square_shows_the_square(people: People, size: str) -> None:
    player = seated(people, size, "en")
    person = player.person
    for _ in range(STEPS):
        pick = person.question.get("pick")
        if pick:
            before = len(person.screen.all("hint"))
            person.press(person.button("ui-t-hint"))
            person.wait(lambda: len(person.screen.all("hint")) > before, "a hint")  # noqa: B023
            verb, _, square = person.screen.all("hint")[-1]["key"].partition(" ")
            cells = [ref for ref, value in pick["of"] if verb == pick["verb"] and value == square]
            if cells:
                shown = person.page.locator(f"[data-area=map] .hinted[data-cell={quoted(cells[0])}]")
                expect(shown).to_have_count(1)
                expect(shown).to_be_in_viewport()
                person.shot("super-dungeon-hint-square")
                return
        player.answer()
        person.wait(lambda: person.question, "a question")
    raise AssertionError("no hint named a square: take another seed")


@pytest.mark.parametrize("lang", some(1, LANGS[::-1]))
def test_the_menu_has_a_switch_for_each_hero(people: People, lang: str) -> None:
    person = seated(people, "desktop", lang).person
    person.press(person.button("ui-t-menu"))
    switches = person.dialog().locator("[data-wish]")
    expect(switches).to_have_count(3)
    person.clean("wishes")
    switches.first.scroll_into_view_if_needed()
    person.shot(f"super-dungeon-wishes-{lang}")
    person.dialog().locator(f"[data-wish={HERO}]").select_option("struck")
    person.wait(
        lambda: (HERO, "struck") in [(w["about"], w["wish"]) for w in person.screen.prompts["0"]["wishes"]], "it"
    )


@pytest.mark.parametrize("size", some(2, SIZES))
def test_cards_for_the_decks_are_chosen_when_a_table_is_set_up(people: People, size: str) -> None:
    person = people(size, "fr")
    person.go("#/new/super-dungeon")
    person.press(person.page.locator("summary"))
    person.page.locator("#option-booties").select_option("own")
    person.page.locator("[data-value=booty-biter]").fill("2")
    person.page.locator("[data-value=booty-biter]").blur()
    person.page.locator("#option-consul-treasures").select_option("own")
    for card in ("kings-map", "deeproot-acorn", "posh-pajamas"):
        person.page.locator(f"fieldset:has(#option-consul-treasures) [data-value={card}]").check()
    expect(person.page.locator("fieldset:has(#option-consul-treasures) [data-value=ladys-favor]")).to_be_disabled()
    person.page.locator("#option-wonders").select_option("none")
    person.clean("deck lists")
    person.page.locator("#option-booties").scroll_into_view_if_needed()
    person.shot("super-dungeon-deck-lists")
    person.press(person.page.locator("button[type=submit]"))
    person.wait(lambda: person.question, "the first question")
