"""Two browsers at one table: what they say to each other, what they allow each other, and what happens when one is gone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import People
from .flows import UNREACHABLE, accept, invitation, is_back, is_offline, open_table, quiet, seated
from .kit import Person, audit, some
from .play import Player, asked, step


def pair(people: People, game: str, *sizes: str, langs: tuple[str, str] = ("en", "fr")) -> list[Player]:
    """Two people at a table, the host first."""
    host, guest = people(sizes[0], langs[0], "host"), people(sizes[1], langs[1], "guest")
    open_table(host, game, ["me", "open"])
    accept(guest, invitation(host), "Camille")
    players = [Player(host), Player(guest)]
    for player in players:
        seated(player.person)
    asked(players)
    for player in players:
        quiet(player)
    return players


def talk(person: Person) -> None:
    if person.phone:
        person.press(person.page.locator("[data-tab-button=log]"))
    person.press(person.page.get_by_role("tab", name=person.say("ui-t-talk")))


def test_talking_and_pointing(people: People) -> None:
    host, guest = [player.person for player in pair(people, "champions", "desktop", "phone")]
    talk(host)
    host.page.get_by_label(host.say("ui-t-say")).fill("Shall I <b>block</b> the next one?")
    host.page.keyboard.press("Enter")
    guest.press(guest.page.locator("[data-tab-button=log]"))
    expect(guest.page.get_by_role("tab", name=guest.say("ui-t-talk")).locator("b")).to_have_text("1")
    guest.shot("talk-unread")
    talk(guest)
    expect(guest.page.locator("[role=tabpanel] li").last).to_contain_text("Shall I <b>block</b> the next one?")
    guest.press(guest.button("ui-t-ping-thanks"))
    expect(host.page.locator("[role=tabpanel] li").last).to_contain_text(host.say("ui-t-ping-thanks"))
    host.clean("talk")
    guest.clean("talk")
    guest.shot("talk")
    # the host points at something that both see
    host.press(
        host.page.locator("[data-area] [data-shape=figure]:not([data-option], [data-opens])").filter(visible=True).first
    )
    piece = host.dialog().get_by_role("heading").first.inner_text()
    host.press(host.button("ui-t-ping-look"))
    expect(host.page.locator("[role=tabpanel] li").last).to_contain_text(piece)
    guest.wait(lambda: guest.screen.said[-1].get("ping") == "look", "somebody to point")
    guest.press(guest.page.locator("[data-tab-button=table]"))
    guest.clean("somebody points at something")


def test_taking_back_with_the_consent_of_the_other(people: People) -> None:
    players = pair(people, "dice-throne", "desktop", "phone")
    for player in players:
        player.rng.seed("consent")
    first = step(players)
    while True:  # until the other has chosen: what both have seen needs both
        second = step(players)
        if second is not first:
            break
    assert first is not None and second is not None
    me, other = first.person, second.person
    for yes in (False, True):
        me.wait(lambda: me.screen.undo, "something to take back")
        n = me.screen.n
        me.press(me.button("ui-t-undo"))
        me.sees("ui-t-consent-waiting")
        expect(other.button("ui-t-consent-yes")).to_be_visible()
        other.clean("somebody wants to take something back")
        other.shot(f"consent-{'yes' if yes else 'no'}")
        other.press(other.button("ui-t-consent-yes" if yes else "ui-t-consent-no"))
        if yes:
            me.wait_past(n, "what was taken back")
        expect(me.page.get_by_text(me.say("ui-t-consent-waiting"))).to_have_count(0)
        me.look()
        assert (me.screen.n > n) is yes
    assert asked(players) is first
    audit(me)
    step(players)


@pytest.mark.parametrize("game", some(1, ["dice-throne", "champions"]))
def test_a_bot_plays_for_somebody_who_had_to_leave(game: str, people: People) -> None:
    players = pair(people, game, "phone", "desktop")
    host, guest = [player.person for player in players]
    guest.go("")
    seat = guest.yours[0]
    host.wait(lambda: not host.screen.room["seats"][seat]["here"], "the guest to be gone")
    host.press(host.page.get_by_role("button", name=host.say("ui-t-seats")))
    host.clean("a seat whose owner is gone")
    host.shot(f"{game}-away")
    host.press(host.dialog().get_by_role("button", name=host.say("ui-t-give-bot", bot=host.say("ui-bot-medium"))))
    host.wait(lambda: host.screen.room["seats"][seat]["who"] == "bot:medium", "the bot")
    host.escape()
    for _ in range(4):
        step(players[:1])
    guest.press(guest.link("ui-resume"))
    seated(guest)
    guest.press(guest.page.get_by_role("button", name=guest.say("ui-t-seats")))
    guest.press(guest.dialog().get_by_role("button", name=guest.say("ui-t-take-back")))
    guest.wait(lambda: guest.screen.room["seats"][seat]["who"] == "person", "the seat")
    guest.escape()
    notice = guest.page.locator("[data-meanwhile]")  # what the bot did meanwhile, until it is put away
    guest.press(notice.get_by_role("button", name=guest.say("ui-t-close")))
    expect(notice).to_have_count(0)
    for _ in range(4):
        step(players)


def test_a_choice_made_without_a_link_is_sent_once_it_is_back(people: People) -> None:
    players = pair(people, "champions", "desktop", "desktop")
    player = asked(players)
    assert player is not None
    person = player.person
    person.allowed.append(UNREACHABLE)
    key = person.question["options"][-1]["key"]
    n = person.screen.n
    person.context.set_offline(True)
    is_offline(person)
    player.press_key(key)
    person.context.set_offline(False)
    is_back(person)
    person.wait(lambda: person.screen.n > n, "the choice")
    assert person.screen.n == n + 1, "it was chosen more than once"
    step(players)


def test_two_windows_of_one_person_show_the_same(people: People) -> None:
    players = pair(people, "dice-throne", "desktop", "phone")
    host = players[0].person
    other = host.context.new_page()
    other.goto(host.page.url)
    expect(other.locator("[data-decision]")).to_be_visible()
    for _ in range(6):
        step(players)
    host.look()
    expect(other.locator("[data-prompt]")).to_have_text(str(host.page.locator("[data-prompt]").text_content()))
