"""Cards looked through, a deck built and played, a campaign begun, lost and gone on with: by mouse, finger and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import People
from .flows import quiet, seated, wish
from .kit import Person, some, speaks
from .play import Player
from .test_after import concede

SITE = '{"investigator_code": "01001a", "slots": {"01050": 2, "99999": 1}}'


def turn(player: Player, rounds: int) -> None:
    """Ends turns until so many rounds have begun; the villain does what it likes."""
    person = player.person
    for _ in range(60):
        person.wait(lambda: person.question or person.screen.over, "a question")
        if person.screen.over or round_at(person) > rounds:
            return
        keys = [option["key"] for option in person.question.get("options", [])]
        wanted = next((key for key in ("end", "enough", "pass") if key in keys), "")
        if wanted:
            player.answer(wanted)
        else:
            player.answer()
    raise AssertionError(f"{person.seed}: the turn does not end; {person.state()}")


def round_at(person: Person) -> int:
    where = (person.screen.view or {}).get("where", [])
    return max([int(words[1]["n"]) for words in where if words[0] == "at-Round"], default=0)


@pytest.mark.parametrize(("size", "lang"), some(2, [("desktop", "fr"), ("large phone", "fr"), ("desktop", "en")]))
def test_cards_are_found_and_read_in_both_languages(size: str, lang: str, people: People) -> None:
    person = people(size, lang)
    page = person.page
    person.go("")
    person.press(page.locator("a[href='#/cards/champions']"))
    expect(page.locator("[data-card]")).to_have_count(210)
    person.shot("cards")
    page.locator("[data-facet=aspect]").select_option("justice")
    expect(page.locator("[data-card]")).to_have_count(8)
    person.clean("the cards of an aspect")
    page.locator("[data-facet=type]").select_option("ally")
    expect(page.locator("[data-card]")).to_have_count(2)
    person.press(person.button("ui-cards-clear"))
    page.get_by_label(person.say("ui-cards-words")).fill("ARAIGNEE" if lang == "fr" else "SPIDER")
    expect(page.locator("[data-card='01001a']")).to_be_visible()
    person.press(page.locator("[data-card]").first)
    expect(person.dialog()).to_be_visible()
    person.clean("a card to read")
    person.shot("card")
    page.locator("[data-card]").first.evaluate("(one) => one.blur()")
    person.press(person.dialog().locator("[data-turn]"))
    other = "en" if lang == "fr" else "fr"
    expect(person.dialog().locator(f".card[lang={other}]")).to_be_visible()
    assert speaks(person.dialog().locator(f".card[lang={other}]").inner_text()) == other
    page.keyboard.press("ArrowRight")
    person.escape()


def test_cards_are_walked_by_keys(people: People) -> None:
    person = people("desktop", "fr")
    person.go("#/cards/champions")
    page = person.page
    expect(page.locator("[data-card]").first).to_be_visible()
    page.locator("[data-card]").first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    assert page.evaluate("() => [...document.querySelectorAll('[data-card]')].indexOf(document.activeElement)") == 2
    page.keyboard.press("Enter")
    expect(person.dialog()).to_be_visible()
    person.escape()
    assert page.evaluate("() => [...document.querySelectorAll('[data-card]')].indexOf(document.activeElement)") == 2


def test_a_deck_is_built_by_keys_alone_and_played(people: People) -> None:
    person = people("desktop", "fr")
    player = Player(person, keys=True)
    page = person.page
    person.go("#/decks/champions")
    player.focus("[data-owner]")
    page.keyboard.press("End")  # the last hero of the list
    player.use("form .btn:not(.primary)")
    expect(page.locator("[data-legal=false] a").filter(has_text="MC-DECK-02")).to_be_visible()
    person.clean("a deck that is not legal yet")
    person.shot("deck-empty")
    player.focus("search input")
    size = int(str(page.locator("[data-size]").get_attribute("data-size")))
    page.keyboard.type("haymaker")
    expect(page.locator(".pool [data-row]")).to_have_count(1)
    player.focus(".pool [data-column=more]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-size]")).to_have_attribute("data-size", str(size + 2))
    expect(page.locator(".pool [data-column=more]")).to_have_attribute("aria-disabled", "false")
    person.go("#/decks/champions")
    expect(page.locator("li a")).to_have_count(1)
    player.use("form .btn.primary")
    expect(page.locator("[data-legal=true]")).to_be_visible()
    player.focus(".deck input")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Vendredi")
    player.focus(".pool [data-column=less]")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    person.clean("a deck")
    person.shot("deck")
    expect(page.locator("h1")).to_have_text("Vendredi")
    player.use("[data-play]")
    seated(person)
    quiet(player)
    turn(player, 1)
    assert round_at(person) == 2 or person.screen.over
    # and it is offered where a table is set up
    person.go("#/new/champions")
    page.locator("[data-gallery=heroes]").first.click()
    page.locator("dialog [data-face=spider-man]").click()
    expect(page.locator("[data-deck=heroes] option").filter(has_text="Vendredi").first).to_be_attached()


def test_a_deck_from_elsewhere_says_what_was_not_understood(people: People, tmp_path: Path) -> None:
    person = people("large phone", "fr")
    page = person.page
    person.go("#/decks/champions")
    page.locator("textarea").fill(SITE)
    person.press(person.button("ui-deck-read"))
    expect(page.locator("li").filter(has_text="99999")).to_be_visible()
    person.clean("a deck from elsewhere")
    person.shot("deck-elsewhere")
    person.press(person.button("ui-deck-anyway"))
    expect(page.locator("a").filter(has_text="MC-DECK-08")).to_be_visible()
    expect(page.locator("[data-play]")).to_have_attribute("aria-disabled", "true")
    person.clean("a deck on a phone")
    person.press(page.locator("summary"))
    with page.expect_download() as saved:
        person.press(person.button("ui-deck-site"))
    kept = tmp_path / "deck.json"
    saved.value.save_as(kept)
    assert '"01050": 2' in kept.read_text(encoding="utf-8")
    person.go("#/decks/champions")
    page.locator("#deck-file").set_input_files(kept)
    person.wait(lambda: page.locator("[data-size]").count() or page.locator("li .dim").count(), "the deck again")


@pytest.mark.parametrize("size", some(1, ["desktop", "large phone"]))
def test_a_campaign_is_begun_lost_and_gone_on_with(size: str, people: People) -> None:
    person = people(size, "fr")
    player = Player(person)
    page = person.page
    person.go("#/campaigns/champions")
    person.clean("no campaign yet")
    person.press(page.locator("a[href='#/new/champions/campaign=docks']"))
    expect(page.locator("#option-campaign")).to_have_value("docks")
    expect(page.locator("#option-scenario")).to_have_count(0)
    wish(person, ["me"])
    person.press(page.locator("button[type=submit]"))
    seated(person)
    quiet(player)
    assert person.screen.room["campaign"]["chapters"] == [["Rhino", "next"], ["Klaw", "later"]]
    first = person.screen.welcome["table"]
    concede(person)
    expect(person.dialog()).to_contain_text("Ombres sur les Docks")
    expect(person.button("ui-campaign-go-on")).to_be_visible()
    person.clean("a scenario that was lost")
    person.go("#/campaigns/champions")
    expect(page.locator("article").first).to_contain_text("Perdu une fois")
    person.clean("a campaign")
    person.shot("campaign")
    person.press(page.locator("[data-go-on]"))
    person.wait(lambda: person.screen.welcome.get("table") not in ("", first) and person.question, "the next game")
    assert "Perdu une fois jusqu'ici" in person.screen.room["campaign"]["facts"]
    person.go("#/campaigns/champions")
    expect(page.locator("article").first.locator("details li")).to_have_count(2)
