"""Small things that make a table easy: keys for dice, hints in words, odds of what is held, own names, calls, no network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import People
from .flows import accept, begin, invitation, open_table, quiet, seated
from .kit import Contexts, Person, Serving
from .play import Player, asked, step
from .test_online import pair
from .test_table import at_table


def until_dice(player: Player) -> Person:
    """Dice lie there that can be kept."""
    person = player.person
    for _ in range(40):
        assert asked([player]) is player
        if person.question.get("pick"):
            return person
        player.answer(person.question.get("default", ""))
    raise AssertionError("no dice to keep")


def held(person: Person) -> list[str]:
    found: list[str] = person.page.locator("main [data-pick][aria-pressed=true]").evaluate_all(
        "(all) => all.map((one) => one.dataset.pick)"
    )
    return found


# ---------------------------------------------------------------------- keys
def test_digits_and_enter_pick_dice(people: People) -> None:
    person = until_dice(at_table(people, "dice-throne"))
    page = person.page
    dice = page.locator("main [data-pick]").evaluate_all("(all) => all.map((one) => one.dataset.pick)")
    assert len(dice) == 5
    assert page.locator("main [data-pick] kbd.digit").all_inner_texts() == ["1", "2", "3", "4", "5"]
    ground = page.locator("main [data-pick] kbd.digit").first.evaluate("(one) => getComputedStyle(one).backgroundColor")
    assert ground.startswith("rgb("), f"{ground}: a digit lies over a die that may be as bright"
    page.keyboard.press("2")
    page.keyboard.press("5")
    assert held(person) == [dice[1], dice[4]]
    page.keyboard.press("2")
    assert held(person) == [dice[4]]
    page.locator(f"main [data-pick='{dice[0]}']").focus()
    page.keyboard.press("Enter")  # picks it, and answers nothing
    assert held(person) == [dice[0], dice[4]]
    assert not [one for one in person.look().heard if one["t"] == "refused"]
    page.keyboard.press("1")
    page.keyboard.press("1")
    n = person.screen.n
    page.keyboard.press("Enter")  # after a digit the button that confirms has the focus
    person.wait_past(n, "the dice that were thrown again")
    sent = [one["key"] for one in person.sent if one["t"] == "choose"][-1]
    assert re.fullmatch(r"keep( \d){2}", sent), sent


def test_c_lists_all_choices(people: People) -> None:
    player = at_table(people, "dice-throne")
    player.page.keyboard.press("c")
    expect(player.person.dialog().get_by_role("heading").first).to_have_text(player.person.say("ui-t-choices"))


# ---------------------------------------------------------------------- hints
@pytest.mark.parametrize("game", ["dice-throne", "super-dungeon"])
def test_a_hint_is_told_in_words_and_enter_takes_it(game: str, people: People) -> None:
    player = at_table(people, game, lang="fr")
    person = player.person
    for _ in range(5):
        assert asked([player]) is player
        n, hints = person.screen.n, len(person.screen.all("hint"))
        person.page.keyboard.press("h")
        person.wait(lambda: len(person.screen.all("hint")) > hints, "a hint")  # noqa: B023
        key = person.screen.all("hint")[-1]["key"]
        expect(person.page.locator("[data-hint]")).to_be_visible()
        words = person.page.locator("[data-hint] span").inner_text()
        assert len(words) > len("Conseil : ") + 2 and key not in words.split(" : ")[1:]
        person.page.keyboard.press("Enter")
        person.wait_past(n, "what comes of the hint")
        assert [one["key"] for one in person.sent if one["t"] == "choose"][-1] == key


# ---------------------------------------------------------------------- odds
def test_odds_follow_the_dice_that_are_held(people: People) -> None:
    player = at_table(people, "dice-throne")
    person = until_dice(player)
    person.wait(lambda: person.screen.all("odds"), "the chances")
    bars = person.page.locator("[data-band=mine] .odds .number")
    expect(bars.first).to_be_visible()
    best = bars.first.text_content() or ""
    asked_before = len(person.screen.all("odds"))
    person.page.keyboard.press("1")
    person.wait(lambda: len(person.screen.all("odds")) > asked_before, "the chances of what is held")
    assert [one for one in person.sent if one["t"] == "odds"][-1]["keep"]
    expect(person.page.locator("[data-band=mine] .odds").first).to_have_attribute(
        "title", re.compile(re.escape(person.say("ui-t-odds-kept", chance="").strip()))
    )
    person.page.keyboard.press("1")
    expect(bars.first).to_have_text(best)


# ---------------------------------------------------------------------- people
def test_own_names_and_the_link_for_spectators(people: People) -> None:
    host, guest = [player.person for player in pair(people, "dice-throne", "desktop", "phone")]
    expect(host.page.locator("header .seats")).to_contain_text("Camille")
    expect(host.page.locator("[data-band=theirs] .person")).to_have_text("Camille")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.press(host.page.get_by_role("button", name=host.say("ui-t-seats")))
    host.press(host.button("ui-watch-link"))
    link = host.page.evaluate("() => navigator.clipboard.readText()")
    watcher = people("phone", "fr", "watcher")
    watcher.page.goto(link)
    watcher.wait(lambda: watcher.screen.view is not None, "the table")
    assert watcher.yours == []
    assert guest.yours == [1]


# ---------------------------------------------------------------------- it is your turn
def test_the_title_and_a_notification_call_whoever_is_asked(people: People) -> None:
    players = pair(people, "dice-throne", "desktop", "phone")
    host = players[0].person
    host.context.grant_permissions(["notifications"])
    host.page.evaluate(
        """() => {
            window.called = [];
            window.Notification = class { static permission = "granted"; constructor(title) { window.called.push(title); } close() {} };
            Object.defineProperty(document, "hidden", { get: () => true });
        }"""
    )
    host.press(host.button("ui-t-menu"))
    host.press(host.page.get_by_label(host.say("ui-t-notify")))
    host.escape()
    for _ in range(30):
        if host.page.evaluate("() => window.called.length"):
            break
        step(players, checked=False)
    assert host.page.evaluate("() => window.called[0]") == host.say("ui-your-turn")
    host.wait(lambda: host.question, "a question")
    assert host.page.title().startswith(host.say("ui-your-turn"))


# ---------------------------------------------------------------------- out before the others
def test_whoever_is_out_is_told_and_may_watch_on(people: People) -> None:
    host, person = people("desktop", "en", "host"), people("large phone", "fr")
    open_table(host, "dice-throne", ["me", "open", "bot:easy"])
    accept(person, invitation(host), "Camille")
    seated(person)
    asked([Player(host), Player(person)])
    quiet(Player(person))
    person.press(person.button("ui-t-menu"))
    person.press(person.button("ui-t-concede"))
    person.press(person.button("ui-t-concede-yes"))
    expect(person.page.locator("dialog[data-out]")).to_be_visible()
    person.sees("ui-out")
    person.clean("out")
    person.shot("out")
    person.press(person.button("ui-out-watch"))
    expect(person.page.locator("dialog[open]")).to_have_count(0)


# ---------------------------------------------------------------------- installed, and without a network
def test_the_page_is_installable_and_says_when_there_is_no_network(contexts: Contexts, serving: Serving) -> None:
    context = contexts.browser.new_context(locale="fr-FR", viewport={"width": 390, "height": 844})
    try:
        page = context.new_page()
        page.goto(f"{serving.address}/")
        manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
        assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
        for icon in manifest["icons"]:
            answer = context.request.get(f"{serving.address}{icon['src']}")
            assert answer.ok and answer.headers["content-type"].split(";")[0] == icon["type"]
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # now everything has gone through it once
        page.wait_for_selector("h1")
        context.set_offline(True)
        page.reload()
        expect(page.get_by_text("Pas de réseau.")).to_be_visible()
        context.set_offline(False)
        expect(page.get_by_text("Pas de réseau.")).to_have_count(0)
    finally:
        context.close()


def test_on_a_phone_the_answers_come_into_sight_before_cards_that_could_be_played_too(people: People) -> None:
    """Whoever was last at a card of their hand sees the ability that they may announce, although the card can be played, too."""
    player = Player(people("large phone", "fr"))
    person, page = player.person, player.page
    person.go("")
    begin(player, "dice-throne")
    asked([player])
    quiet(player)
    for _ in range(60):
        person.wait(lambda: person.question, "a question")
        hand = page.locator("[data-area^=hand] [data-piece]:is([data-option], [data-opens])")
        if person.question["prompt"][0] == "prompt-keep":
            player.use("[data-tab-button=mine]")
            if hand.filter(visible=True).count():
                for ref, _ in person.question["pick"]["of"]:
                    player.toggle(ref)
                n = person.screen.n
                hand.filter(visible=True).first.scroll_into_view_if_needed()
                hand.filter(visible=True).first.focus()
                page.locator("[data-decision] [data-option=keep]").evaluate("(one) => one.click()")  # the focus stays
                person.wait_past(n, "the end of the roll")
                person.wait(lambda: person.question, "a question")
                announced = page.locator("[data-option^='announce ']").filter(visible=True)
                if person.question["prompt"][0] == "prompt-announce" and hand.filter(visible=True).count():
                    expect(announced.first).to_be_visible()
                    assert announced.evaluate_all(
                        """(all) => all.some((one) => {
                            const [box, room] = [one, one.closest(".bands")].map((it) => it.getBoundingClientRect());
                            return box.bottom > room.top + 20 && box.top < room.bottom - 20;
                        })"""
                    ), "what is asked about lies out of sight"
                    return
        player.answer()
    raise AssertionError("nobody had an ability to announce and a card to play: take another seed")
