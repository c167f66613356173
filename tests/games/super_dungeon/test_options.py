"""What can be chosen at a table: words in both languages, values that work alone, mistakes that are said clearly."""

from __future__ import annotations

import re

import pytest

from tablee.gamekit.rules import SetupOption
from tablee.games.super_dungeon.game import RULES
from tablee.games.super_dungeon.rules import records
from tablee.games.super_dungeon.rules.options import OPTIONS
from tablee.games.super_dungeon.rules.setup import (
    PLAYERS,
    as_data,
    check_setup,
    from_data,
    from_options,
    kit_of,
    opening,
    usual_points,
    usual_setup,
)
from tablee.kernel.errors import SetupError
from tests.games.opened import new

RULE = re.compile(r"SD-[A-Z]+-[0-9]+")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_is_explained_in_both_languages(option: SetupOption) -> None:
    english, french = [RULES.option_help(option, lang) for lang in ("en", "fr")]
    assert RULE.findall(english) == RULE.findall(french)
    assert english != french


def test_every_reading_and_difficulty_option_has_words_that_cite_a_rule() -> None:
    own = [option for option in OPTIONS if option.name in records.OPTIONS]
    assert [option.name for option in own] == list(records.OPTIONS)
    assert all([RULE.search(RULES.option_help(option, "en")) for option in own])


@pytest.mark.parametrize(
    ("name", "value"),
    [(option.name, value) for option in OPTIONS for value in option.values if option.name != "players"],
)
def test_every_value_alone_makes_a_legal_setup(name: str, value: str) -> None:
    setup = from_options({name: value}, 2, "seed")
    assert from_data(as_data(setup)).fields() == setup.fields()
    assert len(kit_of(setup).setup.heroes) in (3, 4)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_number_of_players_has_a_usual_setup(players: int) -> None:
    setup = from_options({"players": str(players)}, players, "seed")
    assert setup.players == players and setup.consul == players - 1
    assert len(setup.heroes) == max(3, players - 1)
    game = new(opening, setup, "seed")
    assert game.decision is not None and game.decision.seat != setup.consul


@pytest.mark.parametrize("count", range(1, 8))
def test_usual_points_fill_every_place(count: int) -> None:
    kit = kit_of(usual_setup(2))
    figures = [2 if kit.defs[point].paired else 1 for point in usual_points(count)]
    assert sum(figures) == count


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": "7"}, "7 players"),
        ({"players": "two"}, "whole number"),
        ({"consul": "2"}, "the seats are 0 to 1"),
        ({"hero-1": "mook"}, "--heroes mook"),
        ({"heroes": "ember-mage,ember-mage"}, "2 Heroes"),
        ({"spawning-points": "bramble-knight"}, "1 spawning points"),
        ({"spawning-points": "nest"}, "--spawning-points nest"),
        ({"mini-bosses": "trent"}, "1 mini-bosses"),
        ({"tiles": "A,B"}, "2 tiles"),
        ({"tiles": "A,B,Z"}, "--tiles Z"),
        ({"preparing": "slowly"}, "--preparing slowly"),
        ({"points": "9"}, "--points 9"),
        ({"skull": "4"}, "--skull"),
    ],
)
def test_mistakes_are_said_clearly(options: dict[str, str], said: str) -> None:
    with pytest.raises(SetupError, match=re.escape(said)):
        from_options(options, 2, "seed")


def test_what_is_no_setup_is_refused() -> None:
    for broken in ({}, {**as_data(usual_setup(2)), "players": "many"}, {**as_data(usual_setup(2)), "options": 3}):
        with pytest.raises(SetupError, match="not a setup"):
            from_data(broken)
    twice = as_data(usual_setup(2)) | {"wonders": ["mr-chompers", "mr-chompers"]}
    with pytest.raises(SetupError, match="in the game already"):
        check_setup(from_data(twice))
