"""A new table: heroes and villains from galleries, difficulty in one word, by keyboard and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.games import load

from .conftest import People
from .flows import seated
from .kit import LANGS, SIZES


@pytest.mark.parametrize(("size", "lang"), list(zip(SIZES, LANGS[::-1])))
def test_a_hero_is_chosen_from_a_gallery_by_keyboard(size: str, lang: str, people: People) -> None:
    person = people(size, lang)
    page = person.page
    person.go("#/new/dice-throne")
    field = page.locator("[data-gallery=heroes]").first
    expect(field).to_contain_text(person.say("ui-random"))
    field.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog [data-face=random]")).to_be_focused()  # what is chosen now
    faces = load("dice-throne").faces(lang)
    expect(page.locator("dialog [data-face]")).to_have_count(len(faces) + 1)
    for id, face in faces.items():
        expect(page.locator(f"dialog [data-face={id}]")).to_contain_text(face.name.replace("'", "’"))
        expect(page.locator(f"dialog [data-face={id}]")).to_contain_text(face.role.replace("'", "’"))
    person.clean("a gallery")
    person.shot("gallery")
    page.locator("[data-read=paladin]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-board=paladin] .title").first).to_be_visible()
    expect(page.locator("[data-board] .remark")).to_have_count(0)
    expect(page.locator("[data-board] .sign").first).to_have_attribute("title", person.say("ui-board-remarked"))
    person.clean("a gallery with a board")
    page.locator("[data-remarks]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-board] .remark").first).to_be_visible()
    expect(page.locator("[data-board] .sign")).to_have_count(0)
    person.clean("a board with its remarks")
    person.shot("gallery-board")
    page.locator("dialog [data-face=paladin]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(field).to_be_focused()
    expect(field).to_contain_text(faces["paladin"].name)
    page.locator("[data-random=heroes]").nth(1).click()  # chance is one click away
    person.clean("a new table with a hero")
    person.press(page.locator("button[type=submit]"))
    seated(person)
    sheets = [seat["sheet"] for seat in (person.screen.view or {})["seats"]]
    assert sheets[0] == "hero.paladin" and sheets[1] != "hero.paladin"
    assert person.screen.room["seats"][1]["who"] == "bot:easy"


def test_a_gallery_can_be_left_as_it_was(people: People) -> None:
    person = people("phone", "fr")
    page = person.page
    person.go("#/new/champions")
    page.locator("[data-gallery=scenario]").click()
    expect(page.locator("dialog [data-face=klaw]")).to_be_visible()
    person.clean("villains")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-gallery=scenario]")).to_contain_text("Rhino")
    page.locator("[data-gallery=heroes]").first.click()
    page.locator("dialog [data-face=she-hulk]").click()
    page.locator("[data-deck=heroes]").select_option("she-hulk:justice")
    page.locator("[data-gallery=scenario]").click()
    page.locator("dialog [data-face=klaw]").click()
    person.press(page.locator("button[type=submit]"))
    seated(person)
    assert (person.screen.view or {})["seats"][0]["sheet"] == "hero.she-hulk"
    pieces = (person.screen.view or {})["pieces"].values()
    assert "card.01113" in [piece.get("sheet") for piece in pieces]  # Klaw I
    assert person.screen.room["seats"][1]["who"] == "bot:medium"


@pytest.mark.parametrize(("size", "lang"), list(zip(SIZES, LANGS)))
def test_a_dungeon_is_as_hard_as_one_word_says(size: str, lang: str, people: People) -> None:
    person = people(size, lang)
    page = person.page
    person.go("#/new/super-dungeon")
    expect(page.locator("[data-preset=easy] input")).to_be_checked()
    expect(page.locator("#option-first-coin")).to_have_value("on")
    person.clean("presets")
    page.locator("[data-preset=hard]").click()
    expect(page.locator("#option-first-coin")).to_have_value("off")
    expect(page.locator("#option-skulls")).to_have_value("5")
    expect(page.locator("[role=group] select").nth(1)).to_have_value("bot:strong")
    person.press(page.locator("summary"))
    page.locator("#option-skulls").select_option("8")
    expect(page.locator("[data-preset] input:checked")).to_have_count(0)
    person.sees("ui-presets-own")
    page.locator("[data-preset=book]").click()
    expect(page.locator("#option-skulls")).to_have_value("4")
    page.locator("[data-preset=easy]").click()
    page.locator("[data-draw-all]").click()
    expect(page.locator("[data-gallery=hero-1]")).to_contain_text(person.say("ui-random"))
    person.press(page.locator("button[type=submit]"))
    seated(person)
    assert person.screen.room["seats"][1]["who"] == "bot:easy"
    heroes = {
        p["sheet"]
        for p in (person.screen.view or {})["pieces"].values()
        if p.get("sheet", "")[6:] in load("super-dungeon").faces("en")
    }
    assert len(heroes) == 3  # three different ones
