"""A language is a table: with `es.words` beside this test, and nothing else, the Barbarian speaks Spanish."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.text.settle import OFFENSE, Settler
from tablee.games.dice_throne.text.words import DiceWriter
from tablee.text.reader import Reader
from tablee.text.words import Table

from .printed import flat, printed

HERO = HEROES["barbarian"]
SPANISH = Table("es", ("es.words", (Path(__file__).parent / "es.words").read_text(encoding="utf-8")))


def test_every_text_of_a_hero_is_said_and_read_back() -> None:
    wrong = []
    for one in [one for one in printed() if one.hero is HERO]:
        write = DiceWriter(HERO, SPANISH, one.speaker)
        said = write.text(one.text.root)
        got = Reader(write, Settler(one.place, HERO, one.own).settle).read(said)
        if repr(flat(got.tree)) != repr(flat(one.text.root)) or not got.same:
            wrong.append(f"{one.text.key}: {said}: {got}")
    assert wrong == []


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("overpower.1.overpower.1", "Lanza 3 dados y causa tantos puntos de daño como el total obtenido. Con 14 o más, inflige 1 ficha de Conmoción."),
        ("fortitude.2.fortitude.1", "Cura 5 PV. Con 3 iguales, puedes retirar 1 de tus fichas de estado."),
        ("crit-bash.1.crit-bash.1", "Inflige 1 ficha de Aturdimiento. Después causa 5 puntos de daño imparable."),
        ("feelin-good", "Lanza 3 dados, cura 2 PV × [Vida] y 1 PV."),
    ],
)  # fmt: skip
def test_what_it_says(key: str, text: str) -> None:
    (one,) = [one for one in printed() if one.text.key == f"barbarian.{key}"]
    assert DiceWriter(HERO, SPANISH).text(one.text.root) == text


def test_needs_too() -> None:
    needs = [level.abilities[0].needs for slot in HERO.sides[0] for level in slot.levels]
    said = {DiceWriter(HERO, SPANISH).needs(need) for need in needs if need is not None}
    assert {"3/4/5 [Espada]", "2 [Espada] 2 [Golpe]", "Escalera Corta", "5 [Golpe]"} <= said


def test_a_reading_in_one_language_is_written_in_another() -> None:
    read = Reader(DiceWriter(HERO, SPANISH), Settler(OFFENSE, HERO, None).settle).read
    tree = read("Inflige 1 ficha de Aturdimiento y causa 15 puntos de daño.").tree
    assert (
        repr(tree)
        == "Sequence(Inflict(token=Token(stun), n=1, who='target', most=1), Damage(n=15, kind=0, to='target'))"
    )
