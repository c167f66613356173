"""Random trees and cards have words in both languages, with the same numbers and in good order."""

from __future__ import annotations

import re

import pytest

from tablee.games.champions.rules.library import library
from tablee.games.champions.text.cards import texts
from tests.hygiene.numbers import numbers

from .trees import Trees

#: what a table leaves behind where a row is not right
ODD = re.compile(r"  |[{}*~·<>#@]|&&|None|(?<=[a-zé]) ,| \.|\.\.|^ | $|\bthe the\b", re.MULTILINE)


@pytest.mark.parametrize("depth", [0, 1, 3])
def test_random_trees_have_words(depth: int) -> None:
    trees = Trees(depth)
    for _ in range(150):
        card, node, asked = trees.card(depth), trees.node(depth), trees.yes()
        for said, dit in (
            (texts("en").card(card, library()), texts("fr").card(card, library())),
            tuple([texts(lang).inside(node, library(), card, asked) for lang in ("en", "fr")]),
        ):
            assert said and dit
            assert not ODD.search(said), said
            assert not ODD.search(dit), dit
            assert numbers(said, "en") == numbers(dit, "fr"), f"{said}\n{dit}"
            assert not re.search(r"\bdu? (le|la|les)\b|\bà les?\b|\b(de|la|le) (amél|alli|identi|enne|événe)", dit), dit
            assert not re.search(
                r"\ba (ally|enemy|upgrade|identity|event|attachment)\b|(enem|all|identit)ys\b|(?<!with )\byou is\b",
                said,
            ), said


def test_the_same_seed_makes_the_same_trees() -> None:
    assert [repr(Trees(1).node(2)) for _ in range(3)] == [repr(Trees(1).node(2))] * 3
