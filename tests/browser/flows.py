"""What people do before, beside and after a game, in the words of the client."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .kit import Person, say, speaks
from .play import Player


# ---------------------------------------------------------------------- sitting down
def begin(player: Player, game: str) -> None:
    """From the lobby straight to a table with bots."""
    person = player.person
    player.use(f"[aria-labelledby='game-{game}'] [data-play]")
    seated(person)


def seated(person: Person) -> None:
    """The table lies open before us."""
    person.wait(lambda: person.screen.view is not None, "the table")
    expect(person.page.locator("[data-game], [data-curtain]").first).to_be_visible()


def wish(person: Person, seats: list[str]) -> None:
    """On the page of a new table: who sits where."""
    person.press(person.page.locator(".number").filter(has_text=re.compile(rf"^\s*{len(seats)}\s*$")))
    for n, who in enumerate(seats):
        row = person.page.get_by_role("group", name=person.say("ui-seat", n=n + 1))
        row.locator("select").first.select_option(who)


def open_table(person: Person, game: str, seats: list[str], checked: bool = False) -> None:
    person.go(f"#/new/{game}")
    wish(person, seats)
    if checked:
        person.clean("set-up")
        person.shot(f"{game}-set-up")
    person.press(person.page.locator("button[type=submit]"))


def invitation(person: Person) -> str:
    """The link for the first open seat, as the host reads it from the page."""
    person.press(person.button("ui-invite"))
    code = person.page.locator("code").filter(has_text="#/join/").first
    expect(code).to_be_visible()
    return str(code.text_content())


def accept(person: Person, link: str, name: str) -> None:
    person.page.goto(link)
    person.page.get_by_label(person.say("ui-name")).fill(name)
    person.press(person.button("ui-sit-down"))


# ---------------------------------------------------------------------- at the table
def quiet(player: Player) -> None:
    """No more explanations, please."""
    if player.person.page.locator("[data-coach]").count():
        player.use("[data-coach] .btn.quiet")
        expect(player.person.page.locator("[data-coach]")).to_have_count(0)


def show_deal(player: Player) -> None:
    """The panel for offers, by its key or its button; options may be called nearly the same."""
    page = player.person.page
    button = page.get_by_role("button", name=player.person.say("ui-t-deal"), exact=True)
    if player.keys:
        expect(button).to_be_visible()  # a page that was just loaded knows its games, and the key, a moment later
        page.keyboard.press("d")
    else:
        player.person.press(button)
    expect(page.locator("[data-deal=file]")).to_be_visible()


def open_log(player: Player) -> None:
    """The log stands beside the table, or on a tab of its own."""
    if player.person.phone and player.keys:
        player.person.page.keyboard.press("l")
    elif player.person.phone:
        player.use("[data-tab-button=log]")
    expect(player.person.page.locator("[role=log] li").first).to_be_visible()


def put_aside(player: Player) -> None:
    """The result of a game lies over the table until somebody wants to look at that again."""
    person = player.person
    expect(person.page.locator("#after")).to_be_visible()
    if player.keys:
        person.escape()
    else:
        person.press(person.button("ui-look-at-table"))
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def check_log(player: Player, where: str, shot: str = "") -> None:
    """Lines in the right language, each of which can say by which rule."""
    person = player.person
    open_log(player)
    lines = person.page.locator("[role=log] li").all_inner_texts()
    known = len(person.screen.lines)
    assert len(lines) == known, f"{where}: {len(lines)} of {known} lines are shown"
    expect(person.page.locator("[role=log] li").last).to_be_in_viewport()
    assert speaks(" ".join(lines)) == person.lang, f"{where}: {lines}"
    player.use("[role=log] li:last-child .why, [role=log] li:nth-last-child(2) .why, [role=log] .why")
    rules = person.page.locator("[role=log] .rules section")
    expect(rules.first).to_be_visible()
    assert speaks(" ".join(rules.all_inner_texts())) == person.lang
    person.clean(f"{where}: a line that says why")
    if shot:
        person.shot(shot)
    player.use("[role=log] .why[aria-expanded=true]")
    if person.phone and player.keys:
        person.page.keyboard.press("l")
    elif person.phone:
        player.use("[data-tab-button=table]")


DULL = ":not([data-option], [data-opens], [data-pick])"  # nothing can be done with it now


def check_reading(player: Player, where: str, shot: str = "") -> None:
    """A piece at reading size, a card if there is one, with what can be done and why the rest cannot."""
    person = player.person
    spot = f"main [data-shape=card][data-piece]{DULL}"
    if not player.visible(spot).count():
        spot = f"main [data-piece]{DULL}"
    if not player.visible(spot).count():
        return  # everything that lies here can be chosen
    if player.keys:
        player.focus(spot)
        person.page.keyboard.press("z")
    else:
        person.press(player.visible(spot).last)
    expect(person.dialog()).to_be_visible()
    if person.question:
        # why not, or that there is nothing to be done with it
        expect(person.dialog().locator(".reason").first).to_be_visible()
    closer(player, f"{where}: a piece to read", shot)


def check_menu(player: Player, where: str, shot: str = "") -> None:
    """Several things that can be done with one piece."""
    if player.visible("main [data-piece][data-opens]").count():
        player.use("main [data-piece][data-opens]")
        expect(player.person.dialog().locator("[data-option]").first).to_be_visible()
        closer(player, f"{where}: the menu of a piece", shot)


def check_choices(player: Player, where: str, shot: str = "") -> None:
    """Every option in one list."""
    person = player.person
    keys = {option["key"] for option in person.question.get("options", [])}
    if player.keys:
        person.page.keyboard.press("c")
    elif person.page.locator(".ghost").filter(visible=True).count():
        player.use(".ghost")
    else:
        return  # nothing on the table can be chosen
    listed = person.dialog().locator("[data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)")
    assert set(listed) == keys, f"{where}: {listed} are listed, {keys} offered"
    closer(player, f"{where}: all choices", shot)


def closer(player: Player, where: str, shot: str) -> None:
    """A close look at what has been opened, which is closed afterwards."""
    player.person.clean(where)
    if shot:
        player.person.shot(shot)
    player.person.escape()


def check_asked(player: Player, where: str, shot: str = "") -> None:
    """The rule behind the question."""
    person = player.person
    if not person.question.get("why"):
        return
    if player.keys:
        person.page.locator("[data-prompt]").focus()
        person.page.keyboard.press("?")
    else:
        person.press(person.button("ui-t-why-asked"))
    expect(person.dialog().locator("section").first).to_be_visible()
    assert speaks(person.dialog().inner_text()) == person.lang
    closer(player, f"{where}: why this is asked", shot)


# ---------------------------------------------------------------------- a broken link
#: what Chromium itself writes when a server cannot be reached
UNREACHABLE = r"WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"


def is_offline(person: Person) -> None:
    expect(person.page.get_by_role("alert").filter(has_text=say(person.lang, "ui-t-offline"))).to_be_visible()


def is_back(person: Person) -> None:
    expect(person.page.get_by_text(say(person.lang, "ui-t-offline"))).to_have_count(0)
