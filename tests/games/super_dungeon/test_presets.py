"""Difficulty in one word: a preset stands for options and a level of the Consul; what is named itself comes first."""

from __future__ import annotations

import pytest

from tablee.bots import levels_of
from tablee.games import load
from tablee.games.super_dungeon.rules.records import OPTIONS
from tablee.kernel.errors import SetupError
from tablee.lab.simulate import interval, simulate
from tablee.table.session import Session

RULES = load("super-dungeon")


def setup(**options: str) -> dict[str, object]:
    return RULES.setup({name.replace("_", "-"): value for name, value in options.items()}, 2, "presets")


@pytest.mark.rule("SD-DIFF-01")
def test_presets_are_made_of_options_that_there_are() -> None:
    assert [preset.name for preset in RULES.presets] == ["easy", "normal", "hard", "book"]
    for preset in RULES.presets:
        assert preset.level in levels_of(RULES)
        for name, value in preset.options.items():
            assert value in OPTIONS[name][1:], f"{name} {value}"
        assert setup(preset=preset.name)["options"] == preset.options
        for lang in ("en", "fr"):
            assert RULES.messages(lang).has(f"preset-{preset.name}")
            assert RULES.messages(lang).has(f"preset-help-{preset.name}")


def test_by_the_book_is_what_one_gets_without_a_preset() -> None:
    assert setup(preset="book") == setup()


def test_an_option_that_is_named_comes_before_the_preset() -> None:
    found = setup(preset="easy", points="0", skulls="6")["options"]
    assert found == {"first-coin": "on", "no-ladder": "on", "loot-heals": "on", "skulls": "6"}


def test_an_unknown_preset_is_said_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="--preset odd: there are easy, normal, hard, book"):
        setup(preset="odd")


def test_the_consul_that_goes_with_a_preset_takes_the_last_seat() -> None:
    for preset, seats in {
        "easy": ("human", "bot:easy"),
        "hard": ("human", "bot:strong"),
        "": ("human", "bot:easy"),
    }.items():
        options = {"preset": preset} if preset else {}
        assert Session.start("super-dungeon", options, ("human",), "1").header.seats == seats
    session = Session.start("super-dungeon", {"preset": "hard", "players": "4"}, ("human",), "1")
    assert session.header.seats == ("human", "bot:medium", "bot:medium", "bot:strong")
    session = Session.start("super-dungeon", {"preset": "hard", "players": "3", "consul": "1"}, ("human",), "1")
    assert session.header.seats == ("human", "bot:strong", "bot:medium")


@pytest.mark.long
def test_presets_are_harder_from_one_to_the_next() -> None:
    """The same Heroes win fewer games: easy, normal, hard, each against the Consul that goes with it."""
    won = []
    for preset in RULES.presets[:3]:
        data = simulate("super-dungeon", 60, "presets", ("medium", preset.level), {"preset": preset.name}, 8_000).data()
        assert not data["errors"] and not data["unfinished"]
        won.append(data["wins"].get("heroes", 0))
    assert won[0] > won[1] > won[2] and interval(won[0], 60)[0] > interval(won[2], 60)[1], won
