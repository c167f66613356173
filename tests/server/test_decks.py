"""Cards and decks over the network: everything to look through, decks checked by the rules, played, or refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.games import load
from tests.inside import inside

from .kit import House, house, in_loop, request

RULES = load("champions")
LANGS = pytest.mark.parametrize("lang", ["en", "fr"])


def shelf(lang: str = "en") -> Any:
    assert RULES.decks is not None
    return RULES.decks.shelf(lang)


def usual(aspect: str = "") -> str:
    return str(shelf().owners[0].usual[aspect])


async def read(one: House, deck: str, lang: str = "en") -> Any:
    answer = await request(one, "POST", "/api/deck", {"game": "champions", "deck": deck, "lang": lang})
    assert answer.status == 200, answer.json
    return answer.json


# ---------------------------------------------------------------------- cards
@LANGS
@in_loop
async def test_every_card_is_listed_with_words_for_all_that_it_is(lang: str) -> None:
    async with house() as one:
        answer = await request(one, "GET", f"/api/cards/champions?lang={lang}")
        found = answer.json
        assert len(found["cards"]) == 210 and len({card["code"] for card in found["cards"]}) == 210
        values = {facet["name"]: dict(facet["values"]) for facet in found["facets"]}
        assert list(values) == ["aspect", "type", "cost", "hero", "set"]
        for card in found["cards"]:
            assert card["sheet"] in found["catalogue"]["sheets"]
            for name, value in card["of"].items():
                assert values[name][value], f"{card['code']}: {name} {value} has no words"
        for facet in values.values():
            assert not [name for name in facet.values() if "_" in name or not name]
        again = await request(
            one, "GET", f"/api/cards/champions?lang={lang}", headers={"if-none-match": answer.headers["etag"]}
        )
        assert again.status == 304


@in_loop
async def test_cards_are_found_by_their_set_and_their_hero() -> None:
    async with house() as one:
        cards = {c["code"]: c for c in (await request(one, "GET", "/api/cards/champions?lang=fr")).json["cards"]}
        assert cards["01001a"]["of"] == {"aspect": "hero", "type": "hero", "set": "spider_man", "hero": "spider-man"}
        nemesis = [c for c in cards.values() if c["of"]["set"] == "spider_man_nemesis"]
        assert len(nemesis) == 4 and {c["of"]["hero"] for c in nemesis} == {"spider-man"}
        assert "hero" not in cards["01094"]["of"]


@pytest.mark.rule("MC-DECK-07", "MC-DECK-08", "MC-DECK-09")
def test_a_card_may_be_in_a_deck_as_often_as_the_rules_say() -> None:
    cards = {card.code: card for card in shelf().cards}
    assert cards["01050"].copies == 1  # unique
    assert cards["01052"].copies == 3
    assert cards["01088"].copies == 1  # its own limit
    assert [cards[code].copies for code in ("01001a", "01005", "01098", "h001")] == [0, 0, 0, 0]


@in_loop
async def test_a_game_without_decks_says_so() -> None:
    async with house() as one:
        for game in ("dice-throne", "chess"):
            assert (await request(one, "GET", f"/api/cards/{game}")).why == "ui-refused-no-decks"
            answer = await request(one, "POST", "/api/deck", {"game": game, "deck": "x"})
            assert (answer.status, answer.why) == (404, "ui-refused-no-decks")


# ---------------------------------------------------------------------- decks
@LANGS
@in_loop
async def test_a_deck_is_the_same_in_all_ways_to_write_it(lang: str) -> None:
    async with house() as one:
        for owner in shelf(lang).owners:
            for word in owner.usual.values():
                deck = await read(one, word, lang)
                assert (deck["owner"], deck["word"], deck["faults"]) == (owner.id, word, [])
                for way in ("text", "site"):
                    again = await read(one, deck[way], lang)
                    assert (again["owner"], again["cards"], again["faults"]) == (owner.id, deck["cards"], []), way


@in_loop
async def test_the_list_for_deck_sites_names_identity_aspect_and_slots() -> None:
    async with house() as one:
        site = json.loads((await read(one, usual("justice")))["site"])
        assert site["investigator_code"] == "01001a" and site["slots"]["01005"] == 3
        assert json.loads(site["meta"]) == {"aspect": "justice"}


@pytest.mark.rule("MC-DECK-02", "MC-DECK-05", "MC-DECK-08")
@LANGS
@in_loop
async def test_what_is_wrong_is_told_with_its_rule(lang: str) -> None:
    async with house() as one:
        deck = await read(one, "spider-man+2x01050+1x01060", lang)
        assert [fault["rule"] for fault in deck["faults"]] == ["MC-DECK-02", "MC-DECK-05", "MC-DECK-08"]
        assert not [
            fault["text"] for fault in deck["faults"] if "MC-" in fault["text"] or not fault["text"][0].isalnum()
        ]
        assert ("cartes" if lang == "fr" else "cards") in deck["faults"][0]["text"]


@pytest.mark.rule("MC-DECK-03")
@in_loop
async def test_the_cards_of_the_hero_are_always_there() -> None:
    async with house() as one:
        assert (await read(one, "spider-man+"))["cards"] == shelf().owners[0].cards
        more = await read(one, "spider-man+1x01005")
        assert "MC-DECK-03" in [fault["rule"] for fault in more["faults"]]


@pytest.mark.parametrize(
    "text", ["", "hello", "{", "[]", '{"slots": 5}', "spider-man+0x01050", "x" * 20_000, "+", "1x"]
)
@in_loop
async def test_nonsense_is_read_and_found_wrong(text: str) -> None:
    async with house() as one:
        assert (await read(one, text))["faults"]


@in_loop
async def test_a_list_without_end_is_refused() -> None:
    async with house() as one:
        answer = await request(one, "POST", "/api/deck", {"game": "champions", "deck": "x" * 20_001})
        assert (answer.status, answer.why) == (400, "ui-refused-malformed")


# ---------------------------------------------------------------------- playing
@in_loop
async def test_a_deck_of_ones_own_is_played() -> None:
    async with house() as one:
        word = usual("aggression").replace("+2x01052", "+3x01052")
        table, token = await one.table("champions", ("me",), {"heroes": word})
        chair = await one.join(table, token)
        assert chair.room.document.header is not None
        assert chair.room.document.header.setup["decks"][0]["01052"] == 3
        game = inside(chair.room.playing().game)
        assert len([card for card in game.cards if card.code == "01052"]) == 3


@LANGS
@in_loop
async def test_a_wrong_deck_is_refused_in_words(lang: str) -> None:
    async with house() as one:
        body = {"game": "champions", "seats": ["me"], "options": {"heroes": "spider-man+2x01050"}, "lang": lang}
        answer = await request(one, "POST", "/api/tables", body)
        assert (answer.status, answer.why) == (400, "ui-refused-deck")
        assert ("une carte unique" if lang == "fr" else "a unique card once") in answer.json["text"]
