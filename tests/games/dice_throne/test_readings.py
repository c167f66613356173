"""What no book says is written down: every condition with a number, every "up to", every ability without printed damage."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.effects.aim import TARGET
from tablee.games.dice_throne.rules.effects.amounts import AtLeast, AtMost, OfAKind
from tablee.games.dice_throne.rules.effects.basic import AwaitTarget
from tablee.games.dice_throne.rules.effects.board import SearchUpgrade
from tablee.games.dice_throne.rules.effects.damage import Damage, Dealing
from tablee.games.dice_throne.rules.effects.dice import ExtraAttempt, Reroll
from tablee.games.dice_throne.rules.effects.tokens import Inflict, LoseAnywhere, LoseUpTo
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.vocabulary import COLLATERAL, Ability
from tablee.kernel.effect import Effect, If, Text

ROOT = Path(__file__).parents[3]
MORE = tomllib.loads((ROOT / "docs" / "rulings_more.toml").read_text(encoding="utf-8"))["reading"]
BOOK = load("dice-throne").rulebook


def written() -> str:
    """All readings of this game in English."""
    return " ".join([one["text"] for one in MORE if one["game"] == "dice-throne"])


def reading(title: str) -> str:
    (text,) = [one["text"] for one in MORE if one["game"] == "dice-throne" and one["title"] == title]
    return str(text)


def abilities() -> Iterator[Ability]:
    for hero in HEROES.values():
        for side in hero.sides:
            for slot in side:
                for lv in slot.levels:
                    yield from lv.abilities


def printed() -> Iterator[tuple[str, Text]]:
    """Every text with the name it stands under; a level is not part of it."""
    for ability in abilities():
        for text in ability.all_texts():
            yield ability.name.en.split(" (")[0], text
    for hero in HEROES.values():
        for card in hero.deck:
            if card.text is not None:
                yield card.name.en, card.text
        for token in hero.tokens:
            for text in token.texts():
                yield token.name.en.split(" (")[0], text


def asks_a_number(node: Effect) -> bool:
    return isinstance(node, Dealing) or (isinstance(node, If) and isinstance(node.test, (AtLeast, AtMost, OfAKind)))


def is_up_to(node: Effect) -> bool:
    if isinstance(node, (Inflict, Reroll)):
        return (node.most if isinstance(node, Inflict) else node.times) > 1
    return isinstance(node, (SearchUpgrade, LoseUpTo, LoseAnywhere, ExtraAttempt))


def test_every_condition_with_a_number_says_what_it_is_judged_on() -> None:
    names = {name for name, text in printed() if any([asks_a_number(node) for node in text.nodes])}
    assert {"Crit", "Head Bash!", "Overpower", "Hacked", "Evasive"} <= names
    assert [name for name in sorted(names) if name not in written()] == []


def test_every_up_to_says_that_none_is_allowed() -> None:
    names = {name for name, text in printed() if any([is_up_to(node) for node in text.nodes])} - {"Sabotage"}
    assert {"Enforcer", "Feed the Fish!", "Combustion", "Try, Try Again!"} <= names
    assert [name for name in sorted(names) if name not in reading("'Up to' and 'any number'")] == []


def test_every_ability_without_printed_damage_says_whether_it_is_an_attack() -> None:
    names = set()
    for ability in abilities():
        nodes = [node for text in ability.texts for node in text.nodes] if ability.needs is not None else []
        sure = [n for n in nodes if isinstance(n, Damage) and n.to == TARGET and n.kind != COLLATERAL]
        awaited = any([isinstance(node, AwaitTarget) for node in nodes])
        figures = [node for node in sure if "Plus" in repr(node.n) or isinstance(node.n, int)]
        if nodes and not (figures and not awaited):
            names.add(ability.name.en)
    names -= {"The Shivering", "Cursed Touch!"}  # their damage is printed, and 8 or more
    assert {"Holy Light", "X Marks the Spot", "Showdown", "Infiltrate"} <= names
    assert [name for name in sorted(names) if name not in reading("Abilities without printed damage")] == []


@pytest.mark.rule("DT-TIME-04", "DT-TIME-06", "DT-TIME-08")
def test_the_readings_give_one_answer_on_a_card_whose_object_is_gone() -> None:
    """The engine's answer is shown by the tests of these rules: a declared card stays, one that was paid for is used up."""
    declared = {lang: [BOOK.rules[id].reading[lang] for id in ("DT-TIME-04", "DT-TIME-06")] for lang in ("en", "fr")}
    assert all(["stays in hand and costs nothing" in text and "used up" not in text for text in declared["en"]])
    assert all(["reste en main et ne coûte rien" in text and "consommée" not in text for text in declared["fr"]])
    assert "used up" in BOOK.rules["DT-TIME-08"].reading["en"]
