"""What sheets tell a client that draws them: icons and printed figures, equal in every language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from tablee.gamekit.view import Mark, Sheet
from tablee.games import GAMES, load
from tablee.games.champions.rules.library import library
from tablee.games.champions.show.sheets import Sheets


@cache
def sheets(game: str, lang: str = "en") -> Mapping[str, Sheet]:
    rules = load(game)
    return rules.sheets(rules.setup({}, 2, "4"), lang)


@cache
def hero(name: str) -> Mapping[str, Sheet]:
    rules = load("dice-throne")
    return rules.sheets(rules.setup({"heroes": f"{name},{name}"}, 2, "0"), "en")


def figures(sheet: Sheet) -> dict[str, int]:
    return {mark.role: mark.n for mark in sheet.stats}


@pytest.mark.parametrize("game", GAMES)
def test_drawings_do_not_depend_on_the_language(game: str) -> None:
    english, french = sheets(game), sheets(game, "fr")
    assert list(english) == list(french)
    for id, sheet in english.items():
        assert (sheet.icon, sheet.stats, sheet.accent) == (french[id].icon, french[id].stats, french[id].accent)


def test_an_ability_shows_the_dice_it_asks_for() -> None:
    those = hero("gunslinger")
    assert those["ability.gunslinger.revolver"].stats == (Mark("symbol.gunslinger.bullet", 3, 5),)
    hunter = those["ability.gunslinger.bounty-hunter"]
    assert figures(hunter) == {"symbol.gunslinger.bullet": 2, "symbol.gunslinger.bullseye": 2}
    assert those["ability.gunslinger.showdown"].stats == (Mark("straight", 4),)
    assert those["ability.gunslinger.fan-the-hammer"].stats == (Mark("straight", 5),)
    assert those["ability.gunslinger.duel"].stats == (Mark("dice", 1),)
    assert those["ability.gunslinger.quick-draw"].stats == ()


def test_roles_of_abilities_are_sheets_or_words() -> None:
    rules = load("dice-throne")
    for name in dict(rules.content_names()):
        those = hero(name)
        for sheet in those.values():
            assert all(
                [mark.role in those or f"mark-{mark.role}" in rules.presentation.icons for mark in sheet.stats]
            ), sheet.name


def test_an_upgrade_is_drawn_as_the_ability_it_improves() -> None:
    those = hero("barbarian")
    assert those["card.barbarian.smack-2"].icon == those["ability.barbarian.smack"].icon
    assert those["card.barbarian.six-it"].icon == hero("paladin")["card.paladin.six-it"].icon


def test_a_card_shows_its_printed_figures() -> None:
    those = sheets("champions")
    assert figures(those["card.01001a"]) == {"thw": 1, "atk": 2, "def": 3, "hp": 10, "hand": 5}
    rhino = figures(those["card.01094"])
    assert rhino == {"atk": 2, "sch": 1, "hp-each": 14}
    assert figures(those["card.01097b"]) == {"accel-each": 1, "target-each": 7}
    assert figures(those["card.01108"]) == {"start-each": 2, "boost": 2, "icon-crisis": 1}
    assert figures(those["card.01014"]) == {"res-energy": 3}
    assert figures(those["card.01123"]) == {"star": 0}


def test_an_ally_shows_what_its_powers_cost_it() -> None:
    ally = next(card for card in library().values() if card.type == "ally" and card.consequential.get("atk"))
    assert figures(sheets("champions")[f"card.{ally.code}"])["worn-atk"] == ally.consequential["atk"]


def test_every_role_of_a_card_has_an_icon() -> None:
    rules = load("champions")
    for sheet in sheets("champions").values():
        for mark in sheet.stats:
            word = mark.role if mark.role.startswith(("res-", "icon-")) else f"mark-{mark.role}"
            assert word in rules.presentation.icons, f"{sheet.name}: {mark.role}"


def test_every_hero_has_an_icon_and_a_colour_of_its_own() -> None:
    champions = [sheet for id, sheet in sheets("champions").items() if id.startswith("hero.")]
    thrones = [hero(name)[f"hero.{name}"] for name in load("dice-throne").content_names()]
    for those in (champions, thrones):
        assert all([sheet.icon for sheet in those])
        assert len({sheet.icon for sheet in those}) == len({sheet.accent for sheet in those}) == len(those)


def test_sheets_of_cards_are_made_when_they_are_read() -> None:
    those = Sheets(library(), "en", load("champions").messages("en"), {"hero.hulk": Sheet("Hulk")})
    first = next(iter(those))
    assert first in those and "hero.hulk" in those and "card.nobody" not in those
    assert not [id for id, made in those.made.items() if made and id != "hero.hulk"]
    assert those[first] == sheets("champions")[first] and those[first] is those[first]
    assert [id for id, made in those.made.items() if made] == [first, "hero.hulk"]
    assert len(those) == len(library()) + 1
