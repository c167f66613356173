"""What careless play of every game shares: tables and manners by name, so many choices at one, copies, any typed text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.gamekit.rules import Rules
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game
from tablee.table.journal import Entry, apply
from tablee.testing.conformance import same_question
from tablee.testing.fuzz import Check, fuzz_for

Table = dict[str, str]
Style = tuple[str, ...]
STYLES: tuple[Style, ...] = (("random",), ("busy",), ("busy", "random", "thrifty"))


def named(value: Table | Style) -> str:
    """The id of a table, or of who plays at it."""
    return ".".join(value.values()) if isinstance(value, dict) else "-".join(value)


def share(rules: Rules[Game], table: Table, style: Style, choices: int, seed: str, check: Check, mutate: int) -> None:
    """Games at this table until so many choices were made, checked after each."""
    words = f"{seed} {' '.join(table.values())} {'-'.join(style)}"
    assert fuzz_for(choices, rules, rules.setup(table, 2, seed), words, style, check, mutate) >= choices


def copies(game: Any) -> list[str]:
    """Clones and saves are the same game."""
    before, out = game.fingerprint(), []
    restored = game.clone()
    restored.restore(json.loads(json.dumps(game.save())))
    for what, copy in (("a clone", game.clone()), ("a restored game", restored)):
        if copy.fingerprint() != before:
            out.append(f"{what} is another game")
        if not same_question(copy, game):
            out.append(f"{what} asks something else")
    return out if game.fingerprint() == before else [*out, "looking at a game changes it"]


def refuses(rules: Rules[Game], game: Any, text: str) -> None:
    """Journals, and people who ask why not, may contain anything: it is refused with a reason and changes nothing."""
    before = game.fingerprint()
    for seat in (0, 1):
        with pytest.raises(IllegalChoice) as caught:
            apply(rules, game, Entry(seat, text))
        assert caught.value.reason
    assert game.fingerprint() == before
