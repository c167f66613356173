"""Super Dungeon: an action first, then its target, with the chance and what it means; sheets as tables, the map whole or small."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.games import load

from .conftest import People
from .kit import some
from .play import Player
from .test_map import HERO, figure, seated

STEPS = 12
RULES = load("super-dungeon")


def with_targets(player: Player) -> list[dict[str, object]]:
    """Walk until something can be aimed at somebody in two ways or more, or at one with a chance."""
    person = player.person
    for _ in range(STEPS):
        person.wait(lambda: person.question, "a question")
        attacks = [one for one in person.question["options"] if one["label"][0] in ("opt-act-attack", "opt-act-area")]
        if attacks:
            return attacks
        player.answer()
    raise AssertionError("nobody to attack in so many steps")


@pytest.mark.parametrize(("size", "lang"), some(2, [("desktop", "fr"), ("large phone", "fr")]))
def test_an_action_is_chosen_first_and_then_its_target(size: str, lang: str, people: People) -> None:
    player = seated(people, size, lang)
    person, page = player.person, player.person.page
    attacks = with_targets(player)
    key = str(attacks[0]["key"])
    deed = page.locator(f"[data-deed='{' '.join(key.split()[:2])}']")
    expect(deed).to_contain_text("%")
    person.press(deed)
    meant = [one["key"] for one in person.question["options"] if one["key"].split()[:2] == key.split()[:2]]
    targets = page.locator("[data-target]")
    assert [one.get_attribute("data-target") for one in targets.all()] == meant
    expect(page.locator("[data-actions] .about")).to_contain_text(RULES.messages(lang).say("aim-odds"))
    assert page.locator("[data-area=map] .cell.live[data-pick]").count() == 0, "while one aims, nobody walks"
    page.keyboard.press("Escape")
    expect(targets).to_have_count(0)
    person.press(deed)
    sent = len(person.sent)
    person.press(page.locator(f"[data-target='{key}']"))
    person.wait(lambda: any([one["t"] == "choose" for one in person.sent[sent:]]), "the attack to be sent")
    assert [one["key"] for one in person.sent[sent:] if one["t"] == "choose"] == [key]


def test_the_map_is_shown_whole_or_small(people: People) -> None:
    person = seated(people, "desktop", "fr").person
    before = figure(person).bounding_box()
    person.press(person.button("ui-t-fit"))
    fitted = figure(person).bounding_box()
    ground = person.page.locator("[data-area=map] .ground").bounding_box()
    view = person.page.locator("[data-area=map] .view").bounding_box()
    assert before and fitted and ground and view and fitted["width"] < before["width"]
    assert ground["height"] <= view["height"] and ground["width"] <= view["width"]
    person.press(person.button("ui-t-fit"))
    person.press(person.button("ui-t-small-map"))
    expect(person.page.locator("[data-area=map] .mini")).to_be_visible()


def test_a_sheet_is_a_table_with_words_explained_and_a_monster_is_named_under_the_hand(people: People) -> None:
    person = seated(people, "desktop", "fr").person
    view = person.screen.view or {}
    ids = [id for id, one in view["pieces"].items() if one.get("at") and one["shape"] == "figure" and one["id"] != HERO]
    monster = person.page.locator(f"[data-area=map] [data-piece='{next(id for id in ids if '-' in id)}']")
    monster.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'center' })")
    monster.hover()
    expect(monster.locator(".tag")).to_be_visible()
    person.page.locator(f"[data-piece='hero.{HERO}']").click()
    dialog = person.page.locator("dialog[open]")
    expect(dialog.locator("th")).to_have_text(["FOR", "ARM", "VOL", "DEX"])
    expect(dialog.locator("[data-kind=offense-action]").first).to_contain_text("action offensive")
    person.clean("sheet")
