"""What stands beside the stage and the question: how far the turn has come, who is joined to whom, what a question is about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import People
from .kit import Person
from .play import Player
from .test_film import at_table

#: keeps every turn that is announced with what the head of the page says meanwhile, and every line across the table
WATCH = """() => {
  window.seen = { turns: {}, joined: 0, jumps: 0 };
  const look = () => {
    const stage = document.querySelector("[data-stage]");
    const turn = stage?.querySelector(".turn")?.textContent ?? "";
    if (turn) window.seen.turns[turn] = document.querySelector(".crumbs")?.innerText ?? "";
    const ends = stage?.querySelectorAll(".plate").length ?? 0;
    if (stage?.querySelector("[data-joined]") && ends > 1) window.seen.joined++;
    const hidden = document.querySelector("[data-staging=middle] [data-area=resolving]");
    if (hidden && getComputedStyle(hidden).position !== "absolute") window.seen.jumps++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def asked_about(player: Player, prompt: str, most: int = 60) -> Person:
    """Play on until this is asked of us."""
    person = player.person
    for _ in range(most):
        person.wait(lambda: person.question, "a question", 60.0)
        if person.question["prompt"][0] == prompt:
            return person
        player.answer(str(person.question.get("default", "")))
    raise AssertionError(f"{prompt} was not asked in {most} choices")


def test_the_turn_that_is_shown_stands_above_it_and_both_ends_of_a_blow_are_joined(people: People) -> None:
    player, _ = at_table(people, "dice-throne", "desk", "fr", "quick")
    player.page.evaluate(WATCH)
    found = player.page.evaluate("() => window.seen")
    while len(found["turns"]) < 2 or not found["joined"]:
        asked_about(player, "prompt-defend")
        player.answer()
        found = player.page.evaluate("() => window.seen")
    for turn, crumbs in found["turns"].items():  # "Tour 2 : Barbare" and "Tour 2, Barbare"
        n, who = re.findall(r"\d+|\w+", turn)[1], turn.split(":")[-1].strip(" .")
        assert f"Tour {n}, {who}" in crumbs, f"{turn} is announced, and {crumbs!r} stands above it"
    assert found["jumps"] == 0, "a card that is carried out moves the table"


@pytest.mark.parametrize("game", ["dungeon-dice", "super-dungeon"])
def test_the_head_of_the_page_never_tells_of_a_turn_that_is_not_shown_yet(game: str, people: People) -> None:
    player, _ = at_table(people, game, "desk", "fr", "quick")
    person = player.person
    player.page.evaluate(WATCH)
    for _ in range(60):
        person.wait(lambda: person.question or person.screen.over, "a question", 60.0)
        found = player.page.evaluate("() => window.seen")
        if len(found["turns"]) > 3 or person.screen.over:
            break
        player.answer(str(person.question.get("default", "")) or endings(person))
    assert len(found["turns"]) > 3, "nobody has had a turn"
    for turn, crumbs in found["turns"].items():  # "Tour 2 : Rouge." and "Tour 2, Rouge", "Tour du Consul 2" twice
        assert turn.rstrip(".").replace("\u00a0: ", ", ") in crumbs, (
            f"{turn} is announced, and {crumbs!r} stands above it"
        )


def endings(person: Person) -> str:
    """What brings the turn to its end soonest; as somebody likes where nothing does."""
    keys = [option["key"] for option in person.question.get("options", [])]
    return next((key for key in keys if key in ("end", "flee", "done", "pass")), "")


def test_a_phone_shows_beside_the_question_what_lies_on_another_tab(people: People) -> None:
    player, _ = at_table(people, "dice-throne", "large phone", "fr", "once")
    person = asked_about(player, "prompt-defend")
    page = person.page
    coming = [
        mark["n"]
        for piece in (person.screen.view or {})["pieces"].values()
        for mark in piece.get("marks", ())
        if mark["role"] == "incoming"
    ]
    assert coming, "nothing is on its way"
    player.use("[data-tab-button=mine]")
    expect(page.locator("[data-subject] .coming b")).to_have_text(str(sum(coming)))
    person.clean("a question with what it is about")
    person.shot("subject")
    player.use("[data-tab-button=table]")  # it is seen there
    expect(page.locator("[data-subject]")).to_have_count(0)


def test_a_question_points_at_the_card_it_comes_from(people: People) -> None:
    player, _ = at_table(people, "champions", "desk", "fr", "once")
    person, page = player.person, player.page
    for _ in range(80):
        person.wait(lambda: person.question, "a question", 60.0)
        areas = {area["id"]: area for area in (person.screen.view or {})["areas"]}
        if areas.get("resolving", {}).get("holds"):
            card = areas["resolving"]["holds"][-1]
            about = page.locator(f"[data-subject] [data-about='{card}']")
            expect(about).to_be_visible()
            expect(
                page.locator(f".bands .lit[data-piece='{card}'], .bands .lit:has([data-piece='{card}'])").first
            ).to_be_visible()
            person.clean("a question with the card it comes from")
            person.press(about)
            expect(person.dialog()).to_be_visible()
            person.escape()
            return
        player.answer()
    raise AssertionError("no card was carried out while we were asked")


def test_what_is_paid_for_is_lit_where_it_lies(people: People) -> None:
    player, _ = at_table(people, "champions", "desk", "fr", "once")
    for _ in range(20):
        person = asked_about(player, "prompt-pay")
        sheet, _, copy = person.question["prompt"][1]["card"].removeprefix("#").partition("/")
        view = person.screen.view or {}
        pieces = [one for one in view["pieces"].values() if one.get("sheet") == sheet]
        paid = next(one["id"] for one in pieces if int(copy) in (0, one.get("face", 0)))
        about = person.page.locator("[data-subject] [data-about]")
        if next(area["layout"] for area in view["areas"] if paid in area.get("holds", [])) != "pile":
            expect(person.page.locator(f".bands .lit[data-piece='{paid}']").first).to_be_visible()
            expect(about).to_have_count(0)  # it lies in sight
            return
        expect(about).to_be_visible()
        player.answer()
    raise AssertionError("nothing was paid for that lies in sight")
