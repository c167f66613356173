"""The lobby and the pages around the table: begin, come back, share, watch, import, delete; and every state that can go wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES, load
from tablee.table.session import Session

from .conftest import People
from .flows import UNREACHABLE, accept, begin, invitation, open_table, seated
from .kit import LANGS, SIZES, called, some, speaks
from .play import Player, play, step


def said(text: str, lang: str) -> str:
    """As it is printed on a page."""
    if lang == "en":
        return text
    text = re.sub(r" (?=[:;!?»%])", "\u00a0", text).replace("« ", "«\u00a0")
    return re.sub(r"(?<=\w)'(?=\w)", "’", text)


BOTH = list(zip(SIZES, LANGS)) + list(zip(SIZES, LANGS[::-1]))  # every size and every language with each other


@pytest.mark.parametrize(("size", "lang"), some(2, BOTH))
def test_pages(size: str, lang: str, people: People) -> None:
    """The pages that are no table: whole, in one language, at night and by day."""
    person = people(size, lang)
    page = person.page
    person.go("")
    for game in GAMES:
        expect(page.locator(f"#game-{game}")).to_have_text(load(game).names[lang])
    assert speaks(page.locator("main").inner_text()) == lang
    person.clean("lobby")
    person.shot("lobby")
    person.press(person.button("ui-light-day"))
    person.clean("lobby by day")
    person.shot("lobby-day")
    for game in GAMES:
        person.go(f"#/new/{game}")
        expect(page.locator("button[type=submit]")).to_be_visible()
        person.press(page.locator("summary"))
        person.clean(f"a new table of {game}, by day")
        person.shot(f"set-up-{game}-day")
    person.press(person.button("ui-light-night"))
    person.clean("a new table")
    person.go("#/about")
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("ui-about"))
    person.clean("about")
    person.shot("about")
    person.go("#/nowhere")
    person.sees("ui-lost-what")
    person.clean("a page that is not there")
    person.shot("lost")
    person.go("#/new/nothing")
    person.sees("ui-no-game", id="nothing")
    person.clean("a game that is not there")


@pytest.mark.parametrize(("size", "lang"), BOTH[:2])
def test_rulebooks(size: str, lang: str, people: People) -> None:
    person = people(size, lang)
    page = person.page
    person.go("#/rules")
    for book in GAMES:
        page.get_by_label(person.say("ui-rules-book")).select_option(book)
        expect(page.locator("dd").first).to_have_text(said(load(book).rulebook.summary[0].text[lang], lang))
        expect(page.locator(".chapter")).to_have_count(len(load(book).rulebook.chapters))
        expect(page.locator(".rule").first).to_be_visible()
        expect(page.locator(".id").first).to_be_visible()
        assert speaks(" ".join(page.locator(".rule").all_inner_texts())) == lang, book
    person.clean("rules")
    page.get_by_label(person.say("ui-rules-book")).select_option("dice-throne")
    words = page.get_by_label(person.say("ui-rules-words"))
    words.fill("ultimate" if lang == "en" else "ultime")
    expect(page.locator(".count")).to_be_visible()
    expect(page.locator(".rule").first).to_contain_text("ltim")
    expect(page.locator(".count")).to_have_text(person.say("ui-rules-found", n=page.locator(".rule").count()))
    person.clean("rules found")
    person.shot("rules-found")
    words.fill("zzz")
    person.sees("ui-rules-none")
    person.clean("no rule found")
    person.shot("rules-none")


@pytest.mark.parametrize(("size", "lang"), BOTH[:2])
def test_a_term_leads_to_the_rule_that_explains_it(size: str, lang: str, people: People) -> None:
    person = people(size, lang)
    page = person.page
    person.go("#/rules/dice-throne/DT-OFF-04")
    expect(page.locator(".lit")).to_have_attribute("id", "DT-OFF-04")
    expect(page.locator(".lit")).to_be_in_viewport()
    person.clean("a rule in its chapter")
    link = page.locator(".lit p a").first
    rule = str(link.get_attribute("href")).rsplit("/", 1)[1]
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lit")).to_have_attribute("id", rule)
    expect(page.locator(".lit")).to_be_in_viewport()
    page.go_back()
    expect(page.locator(".lit")).to_have_attribute("id", "DT-OFF-04")


def test_three_clicks_begin_a_game_and_the_list_leads_back(people: People) -> None:
    person = people()
    page = person.page
    person.go("")
    begin(Player(person), "dice-throne")  # one click
    person.wait(lambda: person.question, "a question")
    step([Player(person)])
    person.wait(lambda: person.question, "a question")
    before = dict(person.screen.view or {})
    page.reload()
    seated(person)
    assert person.screen.view == before
    person.go("")
    row = page.locator("article", has=page.get_by_text(person.say("ui-table-yours")))
    expect(row).to_be_visible()
    person.clean("lobby with a table")
    person.shot("lobby-mine")
    person.press(row.get_by_role("link", name=person.say("ui-resume")))
    seated(person)
    assert person.screen.view == before

    person.go("")
    person.press(person.button("ui-delete"))
    person.sees("ui-delete-sure")
    person.clean("a table is about to be deleted")
    person.shot("lobby-delete")
    person.press(person.button("ui-no"))
    expect(row).to_be_visible()
    person.press(person.button("ui-delete"))
    person.press(person.button("ui-delete-yes"))
    expect(page.locator("#mine")).to_have_count(0)
    person.go("")
    person.page.reload()
    expect(page.locator("#games")).to_be_visible()
    expect(page.locator("#mine")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "size", "lang"), some(1, [("dice-throne", "phone", "fr"), ("champions", "desktop", "en")])
)
def test_a_shared_link_lets_others_watch(game: str, size: str, lang: str, people: People) -> None:
    person, watcher = people(lang=lang, name="player"), people(size, lang, name="watcher")
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player = Player(person)
    person.go("")
    begin(player, game)
    person.wait(lambda: person.question, "a question")
    person.go("")
    person.press(person.button("ui-watch-link"))
    person.sees("ui-copied")
    link = person.page.evaluate("() => navigator.clipboard.readText()")
    assert "#/watch/" in link
    person.page.go_back()
    seated(person)
    watcher.page.goto(link)
    seated(watcher)
    assert watcher.yours == [] and (watcher.screen.view or {})["you"] == -1
    person.wait(lambda: person.screen.room["watchers"] == 1, "the spectator")
    n = person.screen.n
    play([player], 1)
    watcher.wait(lambda: watcher.screen.n >= n, "what was played")
    assert not watcher.page.locator("[data-option], [data-opens], [data-pick]").count(), "a spectator can choose"
    for area in (watcher.screen.view or {})["areas"]:
        if area["id"].startswith("hand."):
            assert not area.get("holds"), f"a spectator sees {area}"
    watcher.clean("a spectator's table")
    watcher.shot(f"{game}-spectator")


def test_a_table_that_nobody_may_watch(people: People) -> None:
    person, stranger = people(name="player"), people(name="stranger", lang="fr")
    person.go("#/new/champions")
    person.press(person.page.locator("summary"))
    person.page.get_by_label(person.say("ui-watch-allowed")).uncheck()
    person.press(person.page.locator("button[type=submit]"))
    seated(person)
    table = person.screen.welcome["table"]
    stranger.go(f"#/watch/{table}")
    stranger.sees("ui-refused-private")
    stranger.clean("a private table")
    stranger.shot("error-private")
    stranger.go(f"#/t/{table}")
    stranger.sees("ui-no-seat-here")
    stranger.clean("a table without a seat")
    stranger.shot("error-no-seat")


@pytest.mark.parametrize(("size", "lang"), some(1, [("desktop", "fr"), ("phone", "en")]))
def test_links_that_lead_nowhere(size: str, lang: str, people: People) -> None:
    host, guest, late = people(name="host"), people(name="guest"), people(size, lang, name="late")
    late.allowed.append("status of 4(04|10)")  # Chromium notes every refused request
    open_table(host, "dice-throne", ["me", "open"])
    link = invitation(host)
    accept(guest, link, "Camille")
    seated(guest)
    accept(late, link, "Zoé")
    late.sees("ui-refused-invitation")
    late.clean("a used invitation")
    late.shot("error-invitation")
    guest.page.goto(link)
    guest.sees("ui-join-seated")
    guest.clean("an invitation to one's own table")
    late.go("#/watch/nosuchtable")
    late.sees("ui-refused-no-table")
    late.clean("an unknown table")
    late.shot("error-unknown-table")


def test_gathering(people: People) -> None:
    """A seat goes to a bot, an invited guest leaves, and the rest is filled."""
    host, guest = people("phone", "fr", "host"), people(name="guest")
    open_table(host, "dice-throne", ["me", "open", "open", "open"])
    link = invitation(host)
    guest.page.goto(link)
    guest.clean("an invitation")
    guest.shot("join")
    accept(guest, link, "Camille")
    guest.sees("ui-gathering-guest")
    guest.clean("gathering as a guest")
    guest.shot("gathering-guest")
    expect(host.page.get_by_text("Camille")).to_be_visible()
    host.press(host.button("ui-seat-bot"))
    host.sees("ui-still-open", n=1)
    host.clean("gathering")
    host.shot("gathering-host")
    guest.go("")
    expect(host.page.get_by_role("timer")).to_be_visible()  # the guest may still come back
    free = host.page.get_by_role("button", name=called(host.say("ui-seat-free")))
    expect(free).to_have_count(2, timeout=30_000)  # now the guest's seat, and the bot's as before
    host.press(free.first)
    host.sees("ui-still-open", n=2)
    host.press(host.button("ui-fill-and-begin"))
    seated(host)
    assert [seat["who"][:3] for seat in host.screen.room["seats"]] == ["per", "bot", "bot", "bot"]
    host.wait(lambda: host.question, "a question")
    host.clean("a table of four")
    host.shot("dice-throne-four")


# ---------------------------------------------------------------------- journals
@pytest.mark.parametrize(
    ("game", "size", "lang"), some(1, [("champions", "phone", "en"), ("dice-throne", "desktop", "fr")])
)
def test_a_journal_from_elsewhere_is_looked_at_again(
    game: str, size: str, lang: str, people: People, tmp_path: Path
) -> None:
    session = Session.start(game, {}, ("bot:random", "bot:random"), "elsewhere")
    session.run()
    file = tmp_path / "game.journal"
    file.write_text(session.journal().text(), encoding="utf-8")
    person = people(size, lang)
    page = person.page
    person.go("")
    page.locator("#journal").set_input_files(file)
    person.wait(lambda: person.screen.view is not None, "the replay")
    entries = len(session.entries)
    assert person.screen.welcome["entries"] == entries
    bar = page.locator("[data-replay]")
    expect(bar).to_contain_text(person.say("ui-t-replay-at", at=0, entries=entries))
    person.clean("a replay at its beginning")
    for _ in range(3):
        person.press(person.button("ui-t-step"))
    person.wait(lambda: person.screen.at == 3, "the third choice")
    person.press(person.button("ui-t-step-back"))
    person.wait(lambda: person.screen.at == 2, "the second choice")
    page.get_by_label(person.say("ui-t-replay-from")).select_option("1")
    person.wait(lambda: (person.screen.view or {})["you"] == 1, "the view of the second seat")
    page.locator("[data-replay] input[type=range]").fill(str(entries // 2))
    person.wait(lambda: person.screen.at == entries // 2, "the middle")
    expect(bar).to_contain_text(person.say("ui-t-replay-at", at=entries // 2, entries=entries))
    person.clean("a replay in the middle")
    person.shot(f"{game}-replay")
    person.press(person.button("ui-t-play"))
    person.wait(lambda: person.screen.at == entries // 2 + 1, "the next choice by itself")
    person.press(person.button("ui-t-pause"))
    person.press(person.button("ui-t-to-end"))
    person.wait(lambda: person.screen.over, "the end")
    person.clean("a replay at its end")
    person.go("")
    expect(page.get_by_role("link", name=re.compile(person.say("ui-replay")))).to_be_visible()


def test_something_that_is_no_journal(people: People, tmp_path: Path) -> None:
    person = people("phone", "fr")
    person.allowed.append("status of 400")
    person.go("")
    broken = tmp_path / "broken.journal"
    broken.write_text("what is this?\n", encoding="utf-8")
    person.page.locator("#journal").set_input_files(broken)
    person.sees("ui-import-refused")
    person.page.get_by_text(person.say("ui-import-refused")).scroll_into_view_if_needed()
    person.clean("a journal that is none")
    person.shot("error-import")


# ---------------------------------------------------------------------- a server out of reach
def test_a_server_that_cannot_be_reached(people: People) -> None:
    person = people("phone")
    person.allowed += [UNREACHABLE, "ERR_FAILED"]
    page = person.page
    page.route("**/api/**", lambda route: route.abort())
    person.go("")
    person.sees("ui-games-missing")
    person.clean("lobby without a server")
    person.shot("error-lobby")
    person.go("#/rules")
    person.sees("ui-rules-wait")
    person.go("#/new/champions")
    person.sees("ui-games-missing")
    person.clean("set-up without a server")
    page.unroute_all()
    person.press(person.button("ui-again"))
    expect(page.locator("button[type=submit]")).to_be_visible()
    person.go("")
    expect(page.locator("#game-champions")).to_be_visible()


def test_a_browser_that_keeps_nothing(people: People) -> None:
    person = people(lang="fr")
    person.begin(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    person.go("")
    person.sees("ui-no-storage")
    person.clean("lobby without storage")
    person.shot("error-storage")
    player = Player(person)
    begin(player, "champions")
    step([player])


def test_the_language_of_the_lobby_is_remembered(people: People) -> None:
    person = people(lang="en")
    person.go("")
    person.press(person.page.locator("button[lang=fr]"))
    person.lang = "fr"
    person.sees("ui-welcome")
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    person.page.reload()
    person.sees("ui-welcome")
    person.clean("lobby in French")
