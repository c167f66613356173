"""What can be chosen when a game is set up is listed in words, in both languages."""

from __future__ import annotations

import pytest

from tablee.games import GAMES, load


@pytest.mark.parametrize("game", GAMES)
def test_every_value_that_a_lobby_lists_has_a_name(game: str) -> None:
    rules = load(game)
    for option in rules.options:
        listed = () if option.local else rules.offered(option)
        assert listed or option.local, f"--{option.name} would be a line to fill in"
        for lang in ("en", "fr"):
            names = [rules.value_name(option, value, lang) for value in listed]
            assert len(set(names)) == len(names), f"--{option.name}: {names}"
            raw = [name for name, value in zip(names, listed) if name == value and not value.isdigit()]
            assert lang == "en" or not raw, f"--{option.name}: {raw} has no French name"
