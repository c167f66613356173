"""Hidden cards dealt anew: only what changes places is touched, and who listens is the same as if it were all worked out again."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import load
from tablee.kernel.rng import key_of
from tests.bots.kit import decisions

RULES = load("champions")
TABLES = [{"heroes": "spider-man,she-hulk", "scenario": "ultron"}, {"heroes": "iron-man", "scenario": "klaw"}]


def index(game: Any) -> tuple[object, ...]:
    masks, icons = [{name: n for name, n in counted.items() if n} for counted in (game.masks, game.icon_count)]
    return game.listeners.rows, masks, game.mods, icons, game.acting


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["scenario"]))
def test_who_listens_is_what_it_would_be_if_it_were_worked_out_again(table: dict[str, str]) -> None:
    heard = 0
    for n, (game, _) in enumerate(decisions(RULES, table, "redeal", 60, by="random")):
        for seat in range(-1, len(game.players)):  # -1: who watches knows no hand
            dealt: Any = RULES.redeal(game, seat, key_of(f"{n}"))
            again = dealt.clone()
            again.derive()
            assert index(dealt) == index(again)
            heard += dealt.listeners.rows != game.listeners.rows
    assert heard, "no event came into or out of a hand"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["scenario"]))
def test_cards_that_stay_where_they_are_are_not_copied(table: dict[str, str]) -> None:
    """This is what makes it cheap: a deck is dealt anew by its order alone."""
    for n, (game, seat) in enumerate(decisions(RULES, table, "copied", 60, by="random")):
        dealt: Any = RULES.redeal(game, seat, key_of(f"{n}"))
        held = [i for player in game.players for i in (*player.hand, *player.dealt)]
        held += [i for card in game.cards for i in (*card.boosts, *card.under)]
        holders = [card for card in game.cards if card.boosts or card.under]
        assert len(dealt.owned) <= 2 * len(held) + len(holders)
