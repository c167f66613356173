"""The offers panel of Dungeon Dice, by mouse and by keys: between two browsers an offer is made, countered, taken back,
and accepted; what cannot be given says why. A deal of three, and five dice for an artifact where nobody deals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import People
from .flows import accept, invitation, open_table, quiet, seated, show_deal, wish
from .kit import Person, audit, some
from .play import Player, asked, lift, quoted

GIVEN = "[data-side=gives] [data-term='next.red.1']"


def between(people: People, size: str, lang: str, keys: bool) -> tuple[Player, Player]:
    """Two people at a table of two; the second one on a phone."""
    host = Player(people(size, lang, "host"), keys)
    guest = Player(people("phone", "en" if lang == "fr" else "fr", "guest"))
    open_table(host.person, "dungeon-dice", ["me", "open"])
    accept(guest.person, invitation(host.person), "Camille")
    for player in (host, guest):
        seated(player.person)
        quiet(player)
    return host, guest


def opened(player: Player) -> None:
    """The panel, with what can be offered."""
    show_deal(player)
    expect(player.page.locator(GIVEN)).to_be_visible()


def says_why(player: Player) -> None:
    """Something grey is pressed, and the panel says what is in the way, with the rule."""
    player.use("[data-side=gives] [data-not-now] summary")
    grey = player.page.locator("[data-side=gives] [data-term][aria-disabled=true]").first
    if player.keys:
        player.focus(f"[data-side=gives] [data-term='{grey.get_attribute('data-term')}']")
        player.page.keyboard.press("Enter")
    else:
        grey.scroll_into_view_if_needed()
        box = grey.bounding_box()
        assert box is not None
        player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.page.locator("[data-deal] [role=status]")).to_contain_text(re.compile(r"DD-[A-Z]+-\d\d"))


def with_odds(player: Player) -> str:
    """A die of the other is wanted on a roll of 1-4; what the panel calls it."""
    term = player.page.locator("[data-side=wants] [data-term^='die.']:not([aria-disabled])").first
    key = str(term.get_attribute("data-term"))
    player.use(f"[data-side=wants] [data-term='{key}']")
    select = player.page.locator(f"[data-draft-term='{key}'] select")
    wanted = f"toss.{key.removeprefix('die.')}.1-4"
    if player.keys:
        player.focus(f"[data-draft-term='{key}'] select")
        for _ in range(4):
            player.page.keyboard.press("ArrowDown")
    else:
        select.select_option(wanted)
    expect(player.page.locator(f"[data-draft-term='{wanted}']")).to_be_visible()
    return wanted


def sent(person: Person, t: str) -> list[str]:
    person.look()
    return [one["key"] for one in person.sent if one["t"] == t]


@pytest.mark.parametrize(("size", "lang", "keys"), [("desktop", "en", False), ("desktop", "fr", True)])
def test_deals_are_made(size: str, lang: str, keys: bool, people: People) -> None:
    host, guest = between(people, size, lang, keys)
    name = f"offers-{'keyboard' if keys else 'mouse'}"
    asked([host, guest])
    # an offer at any time: the other one is asked at once, for one of them is choosing what to do
    opened(host)
    says_why(host)
    host.use(GIVEN)
    expect(host.page.locator(GIVEN)).to_have_attribute("aria-pressed", "true")
    wanted = with_odds(host)
    host.person.clean("an offer at any time")
    host.person.shot(f"{name}-1-draft")
    host.use("[data-file]")
    guest.person.wait(lambda: (guest.person.question or {"prompt": [""]})["prompt"][0] == "prompt-answer", "the offer")
    assert sent(host.person, "file") == [f"file 1 give next.red.1 for {wanted}"]
    assert guest.person.question["prompt"][0] == "prompt-answer"
    expect(host.page.locator("[data-deal]")).to_have_count(0)
    audit(guest.person)
    guest.person.clean("an offer to be answered")
    guest.person.shot(f"{name}-2-answer")
    # it is countered: the panel begins with what was offered, and what is pressed there is not sent
    panel = guest.page.locator("[data-deal=answer]")
    expect(panel.locator("[data-side=wants] [data-draft-term='next.red.1']")).to_be_visible()
    expect(panel.locator(f"[data-side=gives] [data-draft-term='{wanted}']")).to_be_visible()
    expect(panel.locator("[data-propose]")).to_have_count(0)
    guest.use("[data-side=gives] [data-term='next.blue.1']")
    expect(panel.locator("[data-propose]")).to_be_in_viewport()  # however long the lists are
    guest.use("[data-side=wants] [data-term='next.red.1']")
    guest.use(f"[data-draft-term='{wanted}'] [data-term]")
    expect(panel.locator("[data-draft-term]")).to_have_count(1)
    assert not sent(guest.person, "choose"), "nothing is given by a press"
    guest.use("[data-side=wants] [data-term='next.red.1']")
    panel.evaluate("(one) => one.scrollIntoView({ block: 'end' })")  # no list lies half under the bar
    guest.person.clean("a counter-offer")
    guest.person.shot(f"{name}-3-counter")
    # meanwhile another offer waits, and is taken back
    opened(host)
    host.use(GIVEN)
    host.use("[data-file]")
    expect(host.page.locator("[data-area=filed] [data-piece=filed]")).to_be_visible()
    assert not guest.page.locator("[data-area=filed]").count(), "a written offer is nobody else's business"
    opened(host)
    host.person.clean("an offer that waits")
    host.person.shot(f"{name}-4-waiting")
    host.use("[data-take-back]")
    expect(host.page.locator("[data-area=filed]")).to_have_count(0)
    host.use("[data-deal] .head button")
    assert sent(host.person, "file")[1:] == ["file 1 give next.red.1", "file"]
    # the answer of the other still counts, although the table has changed
    guest.use("[data-propose]")
    host.person.wait(lambda: host.person.question, "the counter-offer")
    assert sent(guest.person, "choose") == ["counter", "give next.blue.1", "want next.red.1", "propose"]
    audit(host.person)
    host.answer("accept")
    for player in (host, guest):
        if not player.person.here and player.person.question:
            lift(player)
        promises = player.page.locator("[data-area=ledger] [data-piece]")
        if player.person.phone:
            player.use("[data-tab-button=table]")
        expect(promises).to_have_count(2)
        expect(promises.first).to_be_visible()
        player.person.clean("promises")
        player.person.shot(f"{name}-5-promises")


# ---------------------------------------------------------------------- one screen for everybody
WAYS = [("desktop", "en", True), ("phone", "fr", False)]


def around(person: Person, keys: bool, seats: int, deals: str = "on") -> Player:
    """Several people around one screen, with nothing to hide from each other; it turns to whoever is asked."""
    player = Player(person, keys)
    person.go("#/new/dungeon-dice")
    wish(person, ["me"] * seats)
    person.page.get_by_label(person.say("ui-curtain")).uncheck()
    person.press(person.page.locator("summary"))
    person.page.locator("#option-deals").select_option(deals)
    person.press(person.page.locator("button[type=submit]"))
    seated(person)
    quiet(player)
    person.wait(lambda: person.here, "the first question")
    return player


SEARCHES = 6  # until a monster stays to be fought
DRAFTED = {
    "en": ["the next one-use die", "the next equipment die", "help in the next fight"],
    "fr": ["le prochain dé à Usage Unique", "le prochain dé d’Équipement", "de l’aide au prochain combat"],
}


def prompt(player: Player) -> str:
    return str((player.person.question or {"prompt": [""]})["prompt"][0])


def pressed(player: Player, selector: str) -> None:
    """A switch that stays down."""
    player.use(selector)
    expect(player.page.locator(selector)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("size", "lang", "keys"), some(1, WAYS[::-1]))
def test_three_people_make_one_deal(size: str, lang: str, keys: bool, people: People) -> None:
    """Put together leg by leg; both others say yes, and everybody sees what was promised."""
    player = around(people(size, lang), keys, 3)
    person, page = player.person, player.page
    name = f"three-{'keyboard' if player.keys else 'mouse'}"
    me = person.question["seat"]
    near, far = [seat for seat in person.yours if seat != me]
    opened(player)
    pressed(player, "[data-three]")
    page.locator("[data-three]").scroll_into_view_if_needed()
    person.shot(f"{name}-0-panel")
    pressed(player, f"[data-partner='{near}']")
    pressed(player, GIVEN)
    pressed(player, "[data-side=wants] [data-term='next.blue.1']")
    pressed(player, f"[data-partner='{far}']")
    pressed(player, "[data-side=wants] [data-term='help:1']")
    said = page.locator("[data-draft-term] .text")
    expect(said).to_have_text(DRAFTED[person.lang][2:])
    expect(page.locator(f"[data-leg='{near}']")).to_contain_text(DRAFTED[person.lang][1])
    # the one's die goes to the other
    pressed(player, f"[data-partner='{near}']")
    box = "[data-draft-term='next.blue.1'] input[type=checkbox]"
    if player.keys:
        player.focus(box)
        page.keyboard.press("Space")
    else:
        page.locator(box).check()
    expect(page.locator(f"[data-draft-term='next.blue.1@{far}'] input")).to_be_checked()
    expect(said).to_have_text(DRAFTED[person.lang][:2])
    expect(page.locator(f"[data-leg='{far}']")).to_contain_text(DRAFTED[person.lang][2])
    person.clean("a draft for three")
    page.locator("[data-draft]").scroll_into_view_if_needed()
    person.shot(f"{name}-1-draft")
    player.use("[data-file]")
    for who, n in ((near, 2), (far, 3)):
        person.wait(lambda: prompt(player) == "prompt-answer" and person.question["seat"] == who, "an answer")  # noqa: B023
        person.wait(lambda: person.here, "the table of who must answer")
        audit(person)
        person.clean("a deal of three to be answered")
        person.shot(f"{name}-{n}-answer")
        assert {option["key"] for option in person.question["options"]} == {"accept", "refuse"}
        assert not page.locator("[data-area=ledger]").count(), "nothing is promised before all have agreed"
        player.answer("accept")
    assert sent(person, "file") == [f"file {near} give next.red.1 for next.blue.1@{far} with {far} for help:1"]
    person.wait(lambda: prompt(player) == "prompt-prepare", "the turn to go on")
    promises = page.locator("[data-area=ledger] [data-piece]")
    expect(promises).to_have_count(3)
    if person.phone:
        player.use("[data-tab-button=table]")
    promises.last.scroll_into_view_if_needed()
    expect(promises.last).to_be_visible()
    person.clean("promises of three")
    person.shot(f"{name}-4-promises")


@pytest.mark.parametrize(("size", "lang", "keys"), some(1, WAYS))
def test_five_dice_are_exchanged_where_nobody_deals(size: str, lang: str, keys: bool, people: People) -> None:
    player = around(people(size, lang), keys, 2, deals="off")
    person, page = player.person, player.page
    name = f"exchange-{'keyboard' if player.keys else 'mouse'}"
    for _ in range(SEARCHES):
        if prompt(player) == "prompt-decide":
            break
        player.answer("search")
        person.wait(lambda: person.here, "what comes of it")
    assert prompt(player) == "prompt-decide", "before the fight it is no option, and possible all the same"
    me = person.question["seat"]
    show_deal(player)
    button = page.locator("[data-at-once^='exchange ']")
    expect(button).to_have_count(1)
    person.clean("five dice for an artifact")
    button.scroll_into_view_if_needed()
    person.shot(f"{name}-1-offered")
    key = str(button.get_attribute("data-at-once"))
    player.use(f"[data-at-once={quoted(key)}]")
    expect(page.locator("[data-deal]")).to_have_count(0)
    assert sent(person, "file") == [f"file {key}"]

    def held() -> set[str]:
        areas = (person.screen.view or {"areas": []})["areas"]
        return {ref for area in areas if area["id"] in (f"dice.{me}", f"worn.{me}") for ref in area.get("holds", [])}

    person.wait(lambda: not held() & set(key.split()[1:]) and len(held()) == 1, "the artifact")
    assert prompt(player) == "prompt-decide", "the question is as it was"
    if person.phone:
        player.use("[data-tab-button=mine]")
    person.clean("an artifact")
    person.shot(f"{name}-2-done")
