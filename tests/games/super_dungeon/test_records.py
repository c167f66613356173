"""Definitions of cards: every field is part of the fingerprint of the content."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tablee.games.super_dungeon.rules import vocabulary
from tablee.games.super_dungeon.rules.vocabulary import ActionDef, ExploreDef, GearDef, ModelDef

SOURCE = ast.parse(Path(vocabulary.__file__).with_name("vocabulary.py").read_text(encoding="utf-8"))


def parameters(name: str) -> list[str]:
    """What the class takes, as it is written: a compiled class does not tell."""
    (cls,) = [node for node in SOURCE.body if isinstance(node, ast.ClassDef) and node.name == name]
    (init,) = [node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    return [arg.arg for arg in (*init.args.args, *init.args.kwonlyargs) if arg.arg != "self"]


@pytest.mark.parametrize("cls", [ActionDef, ModelDef, GearDef, ExploreDef])
def test_no_field_of_a_card_is_left_out(cls: type[ActionDef | ModelDef | GearDef | ExploreDef]) -> None:
    assert sorted(cls.NAMES.split()) == sorted(parameters(cls.__name__))
