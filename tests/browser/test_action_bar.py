"""Super Dungeon: an action first, then its target, with the chance and what it means; sheets as tables, the map whole or small."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.games import load

from .conftest import People
from .kit import some
from .play import Player
from .test_map import HERO, figure, seated

STEPS = 40
RULES = load("super-dungeon")


def with_targets(player: Player) -> list[dict[str, object]]:
    """Walk towards monsters until one can be attacked."""
    person = player.person
    for step in range(STEPS):
        person.wait(lambda: person.question, "a question")
        options = person.question["options"]
        attacks = [one for one in options if one["label"][0] in ("opt-act-attack", "opt-act-area")]
        if attacks:
            return attacks
        keys = [one["key"] for one in options]
        pick = person.question.get("pick")
        if pick is not None and pick["verb"] == "move" and step % 3:
            n = person.screen.n
            player.pick(pick, [nearest(player, [ref for ref, _ in pick["of"]])])
            person.wait_past(n, "the walk")
        else:
            player.answer(next((key for key in ("pass", "done", "end") if key in keys), keys[0]))
    raise AssertionError("nobody to attack in so many steps")


def nearest(player: Player, cells: list[str]) -> str:
    """The cell that is nearest to a monster."""
    pieces = (player.person.screen.view or {})["pieces"]
    monsters: list[tuple[int, int]] = [
        one["at"] for one in pieces.values() if one.get("at") and one["shape"] == "figure" and one.get("face")
    ]

    def far(ref: str) -> int:
        x, y = [int(part) for part in ref.partition("/")[2].split(".")]
        return int(min([max(abs(x - a), abs(y - b)) for a, b in monsters]))

    return min(cells, key=far)


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
