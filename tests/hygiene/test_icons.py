"""Icons: whatever names one has path data, and every word that is drawn can also be said."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import icons

from tablee.games import GAMES, load

from .source import none

#: icons beside words; kinds are said by `Rules.kind` or by the client's own words
SAID = ("mark-", "is-", "res-", "icon-")


def test_every_icon_has_path_data_and_nothing_else_lies_there() -> None:
    assert len(icons.used()) > 100
    none(icons.complaints())


def test_path_data_is_sorted_and_drawn_in_whole_numbers() -> None:
    table = json.loads(icons.TABLE.read_text(encoding="utf-8"))
    assert list(table) == sorted(table)
    none(name for name, path in table.items() if not re.fullmatch(r"[Mm][-a-zA-Z0-9 ]+", path))


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("M425.479 25.666c.695.03 1.233.235 1.6.637z", "M425 26c1 0 1 0 2 1z"),
        ("m329.8 235.69l62.83-82.71", "m330 236l63-83"),
        ("M0 0a76 76 0 0 0 1.99-2.98", "M0 0a76 76 0 0 0 2-3"),
        ("M1-.2.4-.4", "M1 0 0 0"),
    ],
)
def test_paths_are_rounded(path: str, short: str) -> None:
    assert icons.rounded(path) == short


def test_the_check_finds_what_is_missing_and_what_is_left_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(icons, "used", lambda: {"fist": "champions mark-atk"})
    table = tmp_path / "icons.json"
    table.write_text('{"brain": "M0 0"}')
    monkeypatch.setattr(icons, "TABLE", table)
    assert icons.complaints() == ["champions mark-atk: no path data for 'fist'", "nothing is drawn with 'brain'"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_is_drawn_can_be_said(game: str, lang: str) -> None:
    rules = load(game)
    words = [word for word in rules.presentation.icons if word.startswith(SAID)]
    assert words
    none(word for word in words if not rules.messages(lang).has(word))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_card_is_drawn(game: str) -> None:
    """Kinds that no other icon stands for have one of their own."""
    rules = load(game)
    sheets = [sheet for setup in icons.setups(rules) for sheet in rules.sheets(setup, "en").values()]
    kinds = {sheet.kind for sheet in sheets if sheet.kind and not sheet.kind.startswith("gender-")}
    assert kinds <= {word.removeprefix("kind-") for word in rules.presentation.icons if word.startswith("kind-")}
    none(sheet.name for sheet in sheets if sheet.kind and not sheet.icon)
