"""Frame colours of cards (DT-CARD-12)."""

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.show.sheets import colour_of


@pytest.mark.rule("DT-CARD-12")
@pytest.mark.parametrize(
    ("hero", "card", "colour"),
    [
        ("barbarian", "double-up", "red"),
        ("barbarian", "transference", "blue"),
        ("barbarian", "so-wild", "orange"),
        ("barbarian", "smack-2", "white"),
        ("barbarian", "thick-skin-2", "green"),
        ("gunslinger", "quick-draw-2", "purple"),
    ],
)
def test_the_frame_of_a_card_shows_its_type(hero: str, card: str, colour: str) -> None:
    kit = HEROES[hero]
    assert colour_of(next(c for c in kit.deck if c.id == card), kit) == colour
