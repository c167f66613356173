"""What content is called stands in files of content, in each language: never in Python."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tablee.gamekit.icons import icons_of
from tablee.gamekit.tables import words
from tablee.games.champions.content.box import BOX
from tablee.games.champions.rules.campaign import CAMPAIGNS
from tablee.games.champions.rules.library import library
from tablee.games.champions.rules.naming import named, tables
from tablee.kernel.errors import ContentError

from .source import PACKAGE, Module, everything, modules, none, parsed

LANGUAGES = ("en", "fr")
GAMES = PACKAGE / "games"


def names_in(data: Any) -> Iterator[str]:
    """`name`, `subname`, `en` and `fr` of facts and tables, and the pairs of packed boards."""
    if isinstance(data, dict):
        for key in ("name", "subname", *LANGUAGES):
            if isinstance(data.get(key), str):
                yield data[key]
        if isinstance(data.get("name"), list):
            yield from [name for name in data["name"][:2] if isinstance(name, str)]
        data = list(data.values())
    if isinstance(data, list):
        for one in data:
            yield from names_in(one)


@cache
def content() -> frozenset[str]:
    """All names of the games' content, but those that are words of the program, too: ids and classes."""
    found: set[str] = set()
    for file in sorted(GAMES.glob("*/content/*")):
        text = file.read_text(encoding="utf-8") if file.suffix in (".json", ".toml") else ""
        if file.suffix == ".json":
            found.update(names_in(json.loads(text)))
        elif file.suffix == ".toml":
            found.update(names_in(tomllib.loads(text)))
    for lang in LANGUAGES:
        found.update([name for sort in tables(lang).values() for name in sort.values()])
    traits = tables("fr")["trait"]  # known by their English names
    classes = {node.name for module in everything() for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef)}
    return frozenset([one for one in found if not (one.islower() and one.isascii())]) - {*traits} - classes


def literals(module: Module) -> Iterator[tuple[ast.Constant, ast.Call | None]]:
    """Each string, with the call it is an argument of."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            parent = node.parent  # type: ignore[attr-defined]
            yield node, parent if isinstance(parent, ast.Call) else None


def title(node: ast.Constant, call: ast.Call | None) -> bool:
    """Behind the code of a card: that is held against the facts as the card loads."""
    before = call.args[call.args.index(node) - 1] if call is not None and node in call.args[1:] else None
    return isinstance(before, ast.Constant) and before.value in library()


def strays(module: Module) -> list[str]:
    found = []
    for node, call in literals(module):
        called = call.func.id if call is not None and isinstance(call.func, ast.Name) else ""
        if (node.value in content() and not title(node, call)) or (called in ("Name", "Remark") and node.value):
            found.append(module.where(node))
    return found


def test_no_name_of_content_stands_in_python() -> None:
    assert len(content()) > 1_500
    none([where for module in modules("games") for where in strays(module)])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('Name("Rhino", "Rhino")', 2),
        ("Name('', '')", 0),
        ("said = 'Prévoyance'", 1),
        ("said = {'fr': 'Alerte à la Bombe'}", 1),
        ('card("01001a", "Spider-Man")', 0),
        ('card("01001", "Spider-Man")', 1),
        ('trait = "Black Panther"', 0),
        ('begin("Advance")', 0),
    ],
)
def test_a_name_in_python_is_found(text: str, found: int) -> None:
    assert len(strays(parsed(text))) == found


def test_every_name_is_used_and_there_in_each_language() -> None:
    used = {
        "scenario": {one.id for one in BOX.scenarios},
        "set": {*BOX.modular},
        "campaign": {*CAMPAIGNS},
        "ability": {*tables("en")["ability"]},
    }
    for lang in LANGUAGES:
        assert {sort: {*names} for sort, names in tables(lang).items() if sort != "trait"} == used
    said = {one.name for card in library().values() for one in card.script.abilities if one.name is not None}
    assert said == {named("ability", id) for id in used["ability"]}
    assert {trait for card in library().values() if not card.pack for trait in card.traits} == {*tables("fr")["trait"]}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[set", "names.en.toml: cannot be read"),
        ("[set]\nx = 1", "names.en.toml: [set] x is no word: 1"),
        ('[set]\nx = ""', "names.en.toml: [set] x is no word: ''"),
        ('set = "Bomb Scare"', "names.en.toml: set is no list of words: 'Bomb Scare'"),
    ],
)
def test_a_bad_file_of_names_does_not_load(
    text: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "names.en.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("tablee.gamekit.tables.files", lambda _: tmp_path)
    with pytest.raises(ContentError, match=re.escape(why)):
        tables.__wrapped__("en")
    (tmp_path / "icons.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=re.escape(why.replace("names.en", "dice_throne/content/icons"))):
        icons_of.__wrapped__("tablee.games.dice_throne")


def test_marks_and_headings_of_boards_are_the_same_in_each_language() -> None:
    en, fr = [words("tablee.games.dice_throne.text.board", f"{lang}.toml") for lang in LANGUAGES]
    assert {table: [*said] for table, said in en.items()} == {table: [*said] for table, said in fr.items()}


def test_a_name_that_is_missing_is_told_with_the_file() -> None:
    with pytest.raises(ContentError, match=r"names\.en\.toml: set is 'bomb-scar'.*the nearest is bomb-scare"):
        named("set", "bomb-scar")
