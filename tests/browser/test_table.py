"""What helps at the table: taking back, hints, chances, rules, prompts, languages, keys, and a table that keeps still."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES, load

from .conftest import People
from .flows import begin, quiet, seated
from .kit import Person, audit, some, speaks
from .play import Player, asked, quoted, step

WAYS = (("desktop", "en"), ("phone", "fr"))
UNLIKE = ("dice-throne", "super-dungeon")  # a hand of cards, and a map
WITH_DICE = [game for game in GAMES if (chances := load(game).chances) and chances.keeps]


def at_table(people: People, game: str, size: str = "desktop", lang: str = "en", moving: bool = False) -> Player:
    person = people(size, lang, moving=moving, pace="quick" if moving else "once")
    player = Player(person)
    person.go("")
    begin(player, game)
    person.wait(lambda: person.question, "a question")
    quiet(player)
    return player


def menu(person: Person) -> None:
    person.press(person.button("ui-t-menu"))
    expect(person.dialog()).to_be_visible()


@pytest.mark.parametrize("game", some(2, [*UNLIKE, *[game for game in GAMES if game not in UNLIKE]]))
def test_taking_back_leads_to_the_same_table(game: str, people: People) -> None:
    player = at_table(people, game)
    person = player.person
    undo = person.button("ui-t-undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    for _ in range(3):
        before = dict(person.screen.view or {})
        step([player])
        assert asked([player]) is player
        n = person.screen.n
        person.press(undo)
        person.wait_past(n, "what was taken back")
        assert person.screen.view == before
        audit(person)
        step([player])
        assert asked([player]) is player
    person.press(person.page.get_by_role("tab", name=person.say("ui-t-talk")))
    expect(person.page.locator("[role=tabpanel] li").first).to_be_visible()
    person.clean("the talk after taking back")


@pytest.mark.parametrize(("game", "size", "lang"), [("dice-throne", "phone", "fr"), ("champions", "desktop", "en")])
def test_a_hint_shows_what_a_bot_would_choose(game: str, size: str, lang: str, people: People) -> None:
    player = at_table(people, game, size, lang)
    person = player.person
    for n in range(4):
        assert asked([player]) is player
        before = len(person.screen.all("hint"))
        person.press(person.button("ui-t-hint"))
        person.wait(lambda: len(person.screen.all("hint")) > before, "a hint")  # noqa: B023
        key = person.screen.all("hint")[-1]["key"]
        pick = person.question.get("pick")
        if pick and key.split()[0] == pick.get("price", pick)["verb"]:
            pressed = "() => new Set([...document.querySelectorAll('[data-pick][aria-pressed=true]')].map((one) => one.dataset.pick)).size"
            person.wait(lambda: person.page.evaluate(pressed) == len(key.split()) - 1, "the dice to keep")  # noqa: B023
        else:
            expect(person.page.locator(".hinted").filter(visible=True).first).to_be_in_viewport()
        if n == 0:
            person.clean("a hint")
            person.shot(f"{game}-hint")
        player.answer(key if key in [option["key"] for option in person.question.get("options", [])] else "")


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    some(len(WITH_DICE), [(g, *WAYS[(n + m) % 2]) for m in (0, 1) for n, g in enumerate(WITH_DICE)]),
)
def test_chances(game: str, size: str, lang: str, people: People) -> None:
    """Exact chances while dice can be kept; a press holds the dice that belong to one."""
    player = at_table(people, game, size, lang)
    person = player.person
    for _ in range(40):
        assert asked([player]) is player
        if person.question.get("pick"):
            break
        player.answer(person.question.get("default", ""))
    person.wait(lambda: person.screen.all("odds"), "the chances")
    odds = person.screen.all("odds")[-1]["odds"]
    assert odds
    person.press(person.button("ui-t-odds"))
    rows = person.dialog().locator("li")
    expect(rows).to_have_count(len(odds))
    person.clean("chances")
    person.shot(f"{game}-odds")
    best = max(range(len(odds)), key=lambda i: len(odds[i]["keep"]))
    person.press(rows.nth(best).get_by_role("button"))
    expect(person.page.locator("[data-pick][aria-pressed=true]").filter(visible=True)).to_have_count(
        len(odds[best]["keep"])
    )
    person.shot(f"{game}-odds-held")
    audit(person)


@pytest.mark.parametrize(("game", "size"), [("dice-throne", "phone"), ("champions", "desktop")])
def test_another_language_in_the_middle_of_a_game(game: str, size: str, people: People) -> None:
    player = at_table(people, game, size, "en")
    person = player.person
    step([player])
    assert asked([player]) is player
    n = person.screen.n
    if person.phone:
        menu(person)
        person.press(person.page.get_by_label("Français"))
        person.wait(lambda: person.screen.welcome["lang"] == "fr" and person.screen.view, "the table in French")
        person.lang = "fr"
        person.press(person.dialog().get_by_role("button", name=person.say("ui-t-close")))
    else:
        person.press(person.page.locator("button[lang=fr]"))
        person.wait(lambda: person.screen.welcome["lang"] == "fr" and person.screen.view, "the table in French")
        person.lang = "fr"
    assert person.screen.n == n
    person.button("ui-t-menu").wait_for()
    audit(person)
    assert speaks(person.page.locator("[data-game]").inner_text()) == "fr"
    person.clean("the table in French")
    step([player])


@pytest.mark.parametrize(("size", "lang"), [("desktop", "fr"), ("phone", "en")])
def test_the_menu(size: str, lang: str, people: People) -> None:
    """How often one is asked, keys, light, a report, the rulebook: all of it by hand."""
    player = at_table(people, "dice-throne", size, lang)
    person = player.person
    page = person.page
    menu(person)
    person.clean("the menu")
    person.shot("menu")
    person.press(page.locator("input[value=always]"))
    person.wait(lambda: person.screen.prompts["0"]["level"] == "always", "the wish to be asked always")
    person.press(page.get_by_text(person.say("ui-t-keys"), exact=True))
    person.press(page.get_by_label(person.say("ui-t-day")))
    person.press(page.get_by_text(person.say("ui-t-report"), exact=True))
    page.get_by_label(person.say("ui-t-report-help")).fill("The dice are too kind.")
    person.press(person.button("ui-t-report-send"))
    person.sees("ui-t-report-sent")
    person.press(page.get_by_label(person.say("ui-t-keys-on")))
    person.clean("the menu, by day, all of it open")
    person.shot("menu-day")
    person.escape()
    person.clean("the table by day")
    person.shot("table-day")
    page.locator("[data-prompt]").focus()
    page.keyboard.press("c")  # keys are off
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.reload()
    seated(person)
    assert person.screen.prompts["0"]["level"] == "always"
    expect(page.locator("html")).to_have_attribute("data-light", "day")
    menu(person)
    person.press(person.link("ui-t-rulebook"))
    expect(page.locator(".rule").first).to_be_visible()
    page.go_back()
    seated(person)
    audit(person)


@pytest.mark.parametrize(("game", "size", "lang"), [("champions", "phone", "fr"), ("dice-throne", "desktop", "en")])
def test_rules_and_seats_beside_the_table(game: str, size: str, lang: str, people: People) -> None:
    player = at_table(people, game, size, lang)
    person = player.person
    page = person.page
    if person.phone:
        person.press(page.locator("[data-tab-button=log]"))
    person.press(page.get_by_role("tab", name=person.say("ui-t-rules")))
    page.get_by_label(person.say("ui-t-search-rules")).fill("attaque" if lang == "fr" else "attack")
    page.keyboard.press("Enter")
    found = page.locator("[role=tabpanel] section")
    expect(found.first).to_be_visible()
    assert speaks(" ".join(found.all_inner_texts())) == lang
    person.clean("rules beside the table")
    person.shot(f"{game}-rules")
    person.press(page.get_by_role("button", name=person.say("ui-t-seats")))
    expect(person.dialog().locator("li")).to_have_count(len((person.screen.view or {})["seats"]))
    person.clean("the seats")
    person.shot(f"{game}-seats")
    person.escape()


def with_text(person: Person) -> list[str]:
    """Pieces that can be chosen and have a text to be read."""
    at = person.screen.welcome["catalogue"]
    sheets = person.page.evaluate("(at) => fetch(at).then((answer) => answer.json())", at)["sheets"]
    pieces = (person.screen.view or {})["pieces"]
    live = person.page.locator("main .live").evaluate_all("(all) => all.map((one) => one.dataset.piece)")
    return [id for id in live if id in pieces and sheets.get(pieces[id].get("sheet", ""), {}).get("text")]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_under_the_mouse_hides_nothing_that_can_be_chosen(game: str, people: People) -> None:
    player = at_table(people, game)
    person = player.person
    page = person.page
    for _ in range(30):
        assert asked([player]) is player
        if len(with_text(person)) > 1:
            break
        player.answer()
    found = with_text(person)
    assert len(found) > 1, "no two pieces with a text could be chosen"
    for n, id in enumerate(found[:8]):
        one = page.locator(f"main .live[data-piece={quoted(id)}]").filter(visible=True).first
        one.scroll_into_view_if_needed()
        one.hover()
        expect(page.locator(".preview")).to_be_visible()
        hidden = page.locator("main .live").evaluate_all(
            """(all) => all.filter((one) => {
                const box = one.getBoundingClientRect();
                const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return hit?.closest(".preview");
            }).map((one) => one.dataset.piece)"""
        )
        assert not hidden, f"over {id} the preview hides {hidden}"
        if n == 0:
            person.shot(f"{game}-preview")
    page.keyboard.press("Escape")
    expect(page.locator(".preview")).to_have_count(0)


@pytest.mark.parametrize("moving", [False, True], ids=["still", "moving"])
def test_pieces_travel_only_for_those_who_like_it(moving: bool, people: People) -> None:
    player = at_table(people, "dice-throne", moving=moving)
    person = player.person
    person.page.evaluate(
        """() => {
            window.moved = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...args) { window.moved += 1; return animate.apply(this, args); };
        }"""
    )
    for _ in range(12):
        assert asked([player]) is player
        player.answer()
        if not moving:
            lasting = person.page.evaluate(
                """() => document.getAnimations()
                    .filter((one) => one.effect.getComputedTiming().activeDuration > 50 && one.playState === 'running')
                    .map((one) => `${one.animationName ?? one.transitionProperty ?? "script"} of ${one.effect.target.outerHTML.slice(0, 80)}`)"""
            )
            assert not lasting
    assert (person.page.evaluate("() => window.moved") > 0) is moving
