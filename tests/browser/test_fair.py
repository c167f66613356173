"""Fair at the table, as people see it: somebody who is gone, what was done for them meanwhile, and who has lost; and presses
that do one thing, and nothing for good that nobody meant."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import People
from .flows import begin, quiet, seated
from .kit import Person, audit, some
from .play import Player, asked, quoted, round_of, step
from .test_after import concede
from .test_online import pair

WIDE = ("desktop", "large phone")


def one_table(people: People, game: str, size: str, lang: str = "fr", coached: bool = False) -> Player:
    person = people(size, lang)
    player = Player(person)
    person.go("")
    begin(player, game)
    person.wait(lambda: person.question, "a question")
    if not coached:
        quiet(player)
    return player


# ---------------------------------------------------------------------- somebody who is gone
@pytest.mark.parametrize(("mine", "theirs"), some(1, [WIDE, WIDE[::-1]]))
def test_a_seat_waits_for_whoever_is_gone_and_they_are_told_what_happened(
    mine: str, theirs: str, people: People
) -> None:
    players = pair(people, "dice-throne", mine, theirs, langs=("fr", "fr"))
    host, guest = [player.person for player in players]
    for player in players:
        player.rng.seed("gone")
    while asked(players) is not players[1]:
        step(players)
    seat = guest.yours[0]
    guest.go("")
    host.wait(lambda: not host.screen.room["seats"][seat]["here"], "the guest to be gone")
    timer = host.page.locator("[data-absent] [role=timer]")
    expect(timer).to_be_visible()
    host.shot("fair-away")
    host.press(host.page.get_by_role("button", name=host.say("ui-t-seats")).first)
    give = host.dialog().get_by_role("button", name=host.say("ui-t-give-bot", bot=host.say("ui-bot-medium")))
    expect(host.dialog().get_by_role("timer")).to_be_visible()
    expect(give).to_have_count(0)
    host.shot("fair-countdown")
    expect(give).to_be_visible()  # once the time is over, without asking again
    expect(host.dialog().get_by_role("timer")).to_have_count(0)
    host.clean("a bot may sit down")
    host.press(give)
    host.wait(lambda: host.screen.room["seats"][seat]["who"] == "bot:medium", "the bot")
    host.escape()
    host.clean("a bot plays for somebody")
    asked(players[:1])
    turn = round_of(host)
    while round_of(host) - turn < 2:  # both have had a turn
        step(players[:1])
        asked(players[:1])
    # past what the bot chose nothing is taken back, and the host reads whom it waits for
    n = host.screen.n
    host.press(host.button("ui-t-undo"))
    host.wait(lambda: "asking" in host.screen.room, "the wish")
    assert host.screen.n == n
    host.sees("ui-t-consent-waiting")
    who = host.page.locator(".notice").filter(has_text=host.say("ui-t-consent-waiting"))
    expect(who).to_contain_text("n’est pas là")
    host.clean("nobody is there to agree")
    host.shot("fair-consent-away")
    # back again
    guest.press(guest.link("ui-resume"))
    seated(guest)
    notice = guest.page.locator("[data-meanwhile]")
    expect(notice).to_be_visible()
    told = guest.look().all("meanwhile")[-1]
    assert told["n"] >= 1
    guest.press(guest.button("ui-t-consent-no"))
    expect(host.page.get_by_text(host.say("ui-t-consent-waiting"))).to_have_count(0)
    if guest.phone:
        guest.press(notice.locator("summary"))
    expect(notice.locator("li")).to_have_count(len(told["choices"]))
    guest.clean("what a bot chose for us")
    guest.shot("fair-meanwhile")
    guest.press(notice.get_by_role("button", name=guest.say("ui-t-meanwhile-log")))
    line = guest.page.locator(f"[role=log] [data-line='{told['line']}']")
    expect(line).to_be_focused()
    expect(line).to_be_in_viewport()
    expect(line.locator(".since")).to_be_visible()
    guest.press(notice.get_by_role("button", name=guest.say("ui-t-take-back")))
    guest.wait(lambda: guest.screen.room["seats"][seat]["who"] == "person", "the seat")
    expect(notice.get_by_role("button", name=guest.say("ui-t-take-back"))).to_have_count(0)
    guest.press(notice.get_by_role("button", name=guest.say("ui-t-close")))
    expect(notice).to_have_count(0)
    guest.clean("the log since we left")
    guest.shot("fair-since")
    if guest.phone:
        guest.press(guest.page.locator("[data-tab-button=table]"))
    for _ in range(2):
        step(players)


# ---------------------------------------------------------------------- another device
def test_seats_are_carried_to_another_device_by_a_link(people: People) -> None:
    host, guest = [player.person for player in pair(people, "dice-throne", *WIDE, langs=("en", "fr"))]
    other = people("desktop", "fr", "other")
    seat = guest.yours
    guest.press(guest.page.get_by_role("button", name=guest.say("ui-t-seats")).first)
    guest.press(guest.dialog().get_by_role("button", name=guest.say("ui-t-carry")))
    link = guest.page.locator("code").filter(has_text="#/carry/").first
    expect(link).to_be_visible()
    guest.clean("a link for another device")
    other.page.goto(str(link.text_content()))
    other.clean("seats come here")
    other.press(other.button("ui-carry-do"))
    seated(other)
    assert other.yours == seat
    expect(guest.page.get_by_text(guest.say("ui-error-carried"))).to_be_visible()
    guest.clean("the seats have gone to another device")
    host.wait(lambda: host.screen.room["seats"][seat[0]]["here"], "the guest to be here")


# ---------------------------------------------------------------------- who has lost
@pytest.mark.parametrize(("lang", "sizes"), some(1, [("fr", WIDE), ("en", WIDE[::-1])]))
def test_whoever_lost_reads_that_they_lost(lang: str, sizes: tuple[str, str], people: People) -> None:
    players = pair(people, "dice-throne", *sizes, langs=(lang, lang))
    host, guest = [player.person for player in players]
    watcher = people("desktop", lang, "watcher")
    watcher.go(f"#/watch/{host.screen.welcome['table']}")
    seated(watcher)
    concede(guest)
    for person, how in ((host, "won"), (guest, "lost"), (watcher, "")):
        person.wait(lambda: person.screen.over, "the end")  # noqa: B023
        title = person.page.locator("#after")
        expect(title).to_be_visible()
        if how:
            expect(title).to_have_text(person.say(f"ui-you-{how}"))
        else:
            assert ended(person) not in ("", *[person.say(f"ui-you-{one}") for one in ("won", "lost")])
        expect(person.page.locator("dialog[open] .sign")).to_have_attribute("data-ending", how)
        person.clean(f"it is over: {how}")
        person.shot(f"fair-end-{how or 'watched'}")
        person.escape()
        line = " ".join(str(person.page.locator("[data-prompt]").text_content()).split())
        begins = person.say(f"ui-t-{how}", how="").strip() if how else ended_words(person)
        assert line.startswith(" ".join(begins.split())), line
    guest.go("")
    guest.sees("ui-table-beaten")


def ended(person: Person) -> str:
    return str(person.page.locator("#after").text_content())


def ended_words(person: Person) -> str:
    """What a spectator reads: who won."""
    return {"fr": "Victoire", "en": ""}[person.lang]


def test_against_the_game_all_lose_together(people: People) -> None:
    player = one_table(people, "champions", "large phone")
    person = player.person
    concede(person)
    expect(person.page.locator("#after")).to_have_text(person.say("ui-you-lost"))
    person.shot("fair-end-together")


# ---------------------------------------------------------------------- one press
def only_sold(person: Person) -> str:
    """A card with which nothing can be done but to sell it."""
    found: dict[str, list[str]] = {}
    for option in person.question.get("options", []):
        for ref in option.get("on", []):
            found.setdefault(ref, []).append(option["key"])
    return next((ref for ref, keys in found.items() if len(keys) == 1 and keys[0].startswith("sell ")), "")


@pytest.mark.parametrize(("size", "keys"), [("desktop", False), ("desktop", True), ("large phone", False)])
def test_a_press_on_a_card_sells_nothing_unasked(size: str, keys: bool, people: People) -> None:
    player = one_table(people, "dice-throne", size)
    person = player.person
    player.keys = keys
    for _ in range(60):
        assert asked([player]) is player
        card = only_sold(person) if person.question["prompt"][0] == "prompt-main" else ""
        if card:
            break
        player.answer(person.question.get("default", ""))
    assert card
    audit(person)
    n, sent = person.screen.n, len(person.sent)
    spot = f"main [data-piece={quoted(card)}][data-opens]"
    if person.phone and not player.visible(spot).count():
        player.use("[data-tab-button=mine]")
    player.use(spot)
    option = person.dialog().locator("[data-option^='sell ']")
    expect(option).to_be_visible()
    person.look()
    assert person.screen.n == n and not [one for one in person.sent[sent:] if one["t"] == "choose"]
    person.clean("a card that can only be sold")
    person.shot("fair-sell")
    player.use("dialog[open] [data-option^='sell ']")
    person.wait_past(n, "what was sold")


@pytest.mark.parametrize("size", WIDE)
def test_equipping_a_die_draws_no_monster(size: str, people: People) -> None:
    player = one_table(people, "dungeon-dice", size)
    person = player.person

    def wear() -> list[str]:
        return [one["key"] for one in person.question.get("options", []) if one["key"].startswith("wear ")]

    for _ in range(60):
        assert asked([player]) is player
        if person.question["prompt"][0] == "prompt-prepare" and wear():
            break
        keys = [one["key"] for one in person.question.get("options", [])]
        player.answer(next((key for key in ("fight", "search", "pass") if key in keys), ""))  # whoever wins finds dice
    while wear():
        n = person.screen.n
        player.answer(wear()[0])
        assert asked([player]) is player
        assert person.screen.n == n + 1 and person.question["prompt"][0] == "prompt-prepare"
    assert not [area for area in (person.screen.view or {})["areas"] if area["id"] == "monster" and area.get("holds")]
    audit(person)
    person.shot("fair-equipped")
    player.answer("search")


# ---------------------------------------------------------------------- the coach and a card to be read
def box(person: Person, selector: str) -> dict[str, Any]:
    found = person.page.locator(selector).bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize(
    ("side", "game"),
    some(2, [(True, "dice-throne"), (False, "champions"), (False, "dice-throne"), (True, "champions")]),
)
def test_the_coach_and_a_card_that_is_read_do_not_cover_each_other(game: str, side: bool, people: People) -> None:
    player = one_table(people, game, "desktop", coached=True)
    person = player.person
    page = person.page
    coach = page.locator("[data-coach]")
    expect(coach).to_be_visible()
    expect(coach.locator(".rules, section").first).to_be_visible()
    if not side:
        page.keyboard.press("l")
        expect(page.locator(".aside")).to_be_hidden()
    cards = page.locator("[data-band=mine] [data-piece][data-shape=card]").filter(visible=True)
    for n in range(cards.count()):
        cards.nth(n).hover()
        preview = page.locator(".preview")
        expect(preview).to_be_visible()
        page.wait_for_timeout(600)
        one, other = box(person, ".preview"), box(person, "[data-coach]")
        apart = (
            one["x"] + one["width"] <= other["x"]
            or other["x"] + other["width"] <= one["x"]
            or one["y"] + one["height"] <= other["y"]
            or other["y"] + other["height"] <= one["y"]
        )
        if n == 0 or not apart:
            person.shot(f"fair-coach-{game}-{'side' if side else 'below'}")
        assert apart, f"{one} and {other}"
        assert one["y"] >= 0 and one["y"] + one["height"] <= box(person, "[data-decision]")["y"]
        person.aside()
    # a key is no wish to read what happens to lie under the mouse, and what it brings is not covered
    cards.first.hover()
    expect(preview).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_be_visible()
    expect(preview).to_have_count(0)
