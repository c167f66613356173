"""What effects say: both languages carry the same numbers."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from typing import Any

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules import effects
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.text.nodes import NODES
from tablee.games.dice_throne.text.words import writer
from tablee.kernel import effect as kernel
from tablee.kernel.effect import Amount, Condition, Effect, Text

from .numbers import numbers
from .source import none


def node_classes(base: type) -> set[type]:
    """All nodes of a kind that texts can be built from: the shared ones, and those of the game's effects."""
    homes: list[Any] = [kernel]
    for info in pkgutil.iter_modules(effects.__path__):
        homes.append(import_module(f"{effects.__name__}.{info.name}"))
    found = {
        cls
        for home in homes
        for _, cls in inspect.getmembers(home, inspect.isclass)
        if issubclass(cls, base) and cls is not base and cls.__module__ == home.__name__
    }
    return {cls for cls in found if not any([other is not cls and issubclass(other, cls) for other in found])}


def texts() -> list[tuple[str, Text]]:
    found: dict[str, tuple[str, Text]] = {}
    for hero in HEROES.values():
        for text in [*hero.all_texts(), *[text for token in hero.tokens for text in token.texts()]]:
            found[text.key] = (hero.id, text)
    return list(found.values())


@pytest.mark.parametrize("base", [Effect, Amount, Condition])
def test_the_closed_set_holds_every_node(base: type) -> None:
    assert node_classes(base) == {cls for cls in NODES.values() if issubclass(cls, base)}


def test_every_text_is_said_in_both_languages_with_the_same_numbers() -> None:
    wrong = []
    assert len(texts()) > 200
    for hero, text in texts():
        said = {lang: writer(HEROES[hero], lang).text(text.root) for lang in ("en", "fr")}
        if not all(said.values()) or numbers(said["en"], "en") != numbers(said["fr"], "fr"):
            wrong.append(f"{text.key}: {said}")
    none(wrong)


@pytest.mark.parametrize("hero", HEROES)
def test_what_players_read_has_the_same_numbers_in_both_languages(hero: str) -> None:
    rules = load("dice-throne")
    english, french = [rules.sheets({"heroes": [hero, hero]}, lang) for lang in ("en", "fr")]
    assert english.keys() == french.keys()
    wrong = []
    for id in english:
        for part in ("text", "needs"):
            said, dit = getattr(english[id], part), getattr(french[id], part)
            if numbers(said, "en") != numbers(dit, "fr") or bool(said) != bool(dit):
                wrong.append(f"{id}: {said!r} / {dit!r}")
        if not english[id].name or not french[id].name:
            wrong.append(f"{id} has no name")
    none(wrong)
