"""Paying with a mouse, a finger and the keys alone: sources in any order, with what is missing and what is not needed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import People
from .flows import begin, quiet
from .kit import Person, audit, some
from .play import Player, quoted

PHONE = (390, 844)
WAYS = [("desktop", False), ("desktop", True), ("phone", False), ("phone", True)]


def paying(people: People, size: str, keys: bool) -> tuple[Player, dict[str, Any]]:
    """In French, before a card that costs two or more, with a choice of what to spend."""
    person = people(size, "fr")
    if person.phone:
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    player = Player(person, keys)
    person.go("")
    begin(player, "champions")
    quiet(player)
    for _ in range(12):
        person.wait(lambda: person.question, "a question")
        pick = person.question.get("pick", {})
        if len(pick.get("price", {}).get("needs", ())) > 1 and len(pick["of"]) > 2:
            return player, pick
        options = {option["key"]: option["label"] for option in person.question.get("options", [])}
        plays = [key for key in options if key.startswith("play ")]
        if plays:
            player.answer(max(plays, key=lambda key: int(options[key][1]["n"])))
        elif pick:
            player.answer()
        else:
            player.answer(next(key for key in ("enough", "pass", "flip", "end", *options) if key in options))
    raise AssertionError(f"{person.seed}: nothing to be paid")


def bill(person: Person) -> Locator:
    return person.page.locator("[data-bill]")


def any_kind(n: int) -> str:
    return "1 ressource" if n == 1 else f"{n} ressources"


@pytest.mark.parametrize(("size", "keys"), some(3, WAYS))
def test_sources_are_picked_in_any_order_and_paid_at_once(size: str, keys: bool, people: People) -> None:
    player, pick = paying(people, size, keys)
    person = player.person
    confirm = person.page.locator(f"[data-option={quoted(pick['verb'])}]")
    needs, gives = len(pick["price"]["needs"]), dict(zip([ref for ref, _ in pick["of"]], pick["price"]["gives"]))
    name = f"payment-{'keyboard' if keys else 'mouse'}"
    n = person.screen.n
    audit(person)  # everything that can be spent can be pressed
    expect(bill(person)).to_have_text(person.say("ui-t-bill-missing", what=any_kind(needs)))
    expect(confirm).to_have_attribute("aria-disabled", "true")
    person.shot(f"{name}-1-nothing")
    refs = [*gives][::-1]  # from right to left
    given = 0
    held: list[str] = []
    for ref in refs:
        if given + len(gives[ref]) > needs - 1:
            continue
        player.toggle(ref)
        given, held = given + len(gives[ref]), [*held, ref]
        expect(bill(person)).to_contain_text(person.say("ui-t-bill-missing", what=any_kind(needs - given)))
    assert held and confirm.get_attribute("aria-disabled") == "true"
    person.clean("a part of the payment")
    person.shot(f"{name}-2-part")
    for ref in refs:
        if ref not in held:
            player.toggle(ref)
    expect(bill(person)).to_contain_text(person.say("ui-t-bill-spare", what="").split("\u00a0")[0])
    person.clean("too much")
    person.shot(f"{name}-3-too-much")
    player.use(f"[data-option={quoted(pick['verb'])}]")
    notice = person.page.get_by_role("alert").first
    expect(notice).to_contain_text("MC-COST-06")
    person.shot(f"{name}-4-refused")
    person.look()
    assert person.screen.n == n
    last = min([ref for ref in refs if ref not in held], key=lambda ref: abs(needs - given - len(gives[ref])))
    for ref in refs:
        if ref not in held and ref != last:
            player.toggle(ref)
    over = given + len(gives[last]) - needs
    expect(notice).to_have_count(0)  # it spoke of the payment before
    said = person.say("ui-t-bill-lost", what=any_kind(over)) if over else person.say("ui-t-bill-even")
    expect(bill(person)).to_contain_text(said)
    expect(confirm).to_have_attribute("aria-disabled", "false")
    person.clean("paid to the last")
    person.shot(f"{name}-5-covered")
    sent = len(person.sent)
    if keys:
        player.focus(f"[data-pick={quoted(held[0])}]")
        person.page.keyboard.press("Enter")
    else:
        person.press(confirm)
    person.wait_past(n, "the payment")
    chosen = [one["key"] for one in person.sent[sent:] if one["t"] == "choose"]
    values = dict(pick["of"])
    assert chosen == [" ".join(["pay-with", *sorted([values[ref] for ref in (*held, last)])])]
    expect(bill(person)).to_have_count(0)
    person.shot(f"{name}-6-paid")
    if (person.screen.view or {}).get("question") and person.button("ui-t-undo").get_attribute(
        "aria-disabled"
    ) != "true":
        n = person.screen.n
        person.page.keyboard.press("u") if keys else person.press(person.button("ui-t-undo"))
        person.wait_past(n, "what was taken back")
        assert person.question["pick"] == pick  # the payment as a whole


def test_why_not_while_paying_speaks_of_paying(people: People) -> None:
    player, pick = paying(people, "desktop", False)
    person = player.person
    seat = person.yours[0]
    areas = (person.screen.view or {})["areas"]
    hand = next(area for area in areas if area["id"] == f"hand.{seat}")["holds"]
    itself = next(ref for ref in hand if ref not in dict(pick["of"]))
    person.press(person.page.locator(f"[data-piece={quoted(itself)}]"))
    expect(person.dialog().locator(".reason").first).to_contain_text("MC-RES-01")
    assert "Jouer" not in person.dialog().locator(".reason").first.inner_text()
    person.shot("payment-why-not")


def test_all_sources_stand_in_the_list_of_choices(people: People) -> None:
    player, pick = paying(people, "desktop", True)
    person = player.person
    person.page.keyboard.press("c")
    last = pick["of"][-1][0]
    expect(person.dialog().locator("[data-pick]")).to_have_count(len(pick["of"]))
    player.focus(f"dialog[open] [data-pick={quoted(last)}]")
    person.page.keyboard.press("Space")
    expect(person.dialog().locator(f"[data-pick={quoted(last)}]")).to_have_attribute("aria-pressed", "true")
    person.clean("the list of sources")
    person.shot("payment-list")
    person.escape()
    expect(bill(person)).to_contain_text(person.say("ui-t-bill-given"))
