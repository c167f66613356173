"""A language is a table: with `es.words` beside this test, and nothing else, two sets of cards speak Spanish."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.library import library
from tablee.games.champions.text.cards import CardTexts
from tablee.text.words import Table

SPANISH = CardTexts(Table("es", ("es.words", (Path(__file__).parent / "es.words").read_text(encoding="utf-8"))))
ARMOR = "Acción de héroe: Agota tu héroe y gasta 2 recursos {} → descarta esta carta."
CARDS = {
    "01109": "Al revelar: Coloca 1 de amenaza por jugador aquí.",
    "01110": "Al revelar: Elige una opción: recibe 2 de daño; o coloca 1 de amenaza en el plan principal.",
    "01111": "Al revelar: Si Alerta de Bomba está en juego, reparte X de daño entre los héroes y aliados, donde X es la "
    "amenaza en Alerta de Bomba. Si Alerta de Bomba no está en juego, esta carta gana Oleada.",
    "01112": "Al revelar: Estás confundido. Si ya estás confundido, esta carta gana Oleada en su lugar.",
    "01151": "Al revelar: Cada jugador elige, en orden de jugadores: o coloca 2 de amenaza aquí, o inflige 3 de daño a su "
    "héroe.",
    "01152": "Vincula esta carta al villano.\n"
    "Respuesta obligada: Después de que el villano ha recibido daño, da una carta de estado Duro al villano.\n"
    + ARMOR.format("físicos"),
    "01153": "Vincula esta carta al villano.\nEl villano gana Represalia 1.\n" + ARMOR.format("de energía"),
    "01154": "Al revelar: Inflige 1 de daño a cada personaje amigo.\n"
    "Potenciación: Inflige 1 de daño a cada personaje que controlas.",
}


def test_these_are_whole_sets() -> None:
    assert {card.code for card in library().values() if card.set in ("bomb_scare", "under_attack")} == CARDS.keys()


@pytest.mark.parametrize("code", CARDS)
def test_a_card_speaks_spanish(code: str) -> None:
    assert SPANISH.card(library()[code], library()) == CARDS[code]


def test_what_a_table_has_no_row_for_is_told() -> None:
    with pytest.raises(LookupError, match=r"es has no words for Draw\(n=1"):
        SPANISH.inside(Draw(1), library())
