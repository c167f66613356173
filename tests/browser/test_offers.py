"""The offers panel of Dungeon Dice, by mouse and by keys: between two browsers an offer is made, countered, taken back,
and accepted; what cannot be given says why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import People
from .flows import accept, invitation, open_table, quiet, seated
from .kit import Person, audit
from .play import Player, asked, lift

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
    """The panel, by its key or its button."""
    if player.keys:
        player.page.keyboard.press("d")
    else:
        player.person.press(player.person.button("ui-t-deal"))
    expect(player.page.locator("[data-deal=file]")).to_be_visible()
    expect(player.page.locator(GIVEN)).to_be_visible()


def says_why(player: Player) -> None:
    """Something grey is pressed, and the panel says what is in the way, with the rule."""
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
    # it is countered
    guest.answer("counter")
    expect(guest.page.locator("[data-deal=compose]")).to_be_visible()
    audit(guest.person)
    guest.answer("give next.blue.1")
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
    guest.answer("want next.red.2")
    guest.answer("propose")
    host.person.wait(lambda: host.person.question, "the counter-offer")
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
