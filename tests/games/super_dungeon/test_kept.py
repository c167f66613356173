"""What a game keeps beside its state for speed is what its state says, after every choice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.games import load
from tablee.games.super_dungeon.rules.in_force import InForce
from tablee.games.super_dungeon.rules.records import Model
from tablee.games.super_dungeon.rules.values import abilities


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_that_is_kept_grows_old(players: int) -> None:
    rules: Any = load("super-dungeon")
    chance = Random(players)
    game = rules.new(rules.setup({"players": str(players)}, players, "kept"), "kept")
    for _ in range(1500):
        if game.outcome is not None:
            break
        game.choose(chance.choice(list(game.decision.options)))
        there = [n for n, model in enumerate(game.models) if model.at >= 0]
        known = [abilities(game, n) for n in there]
        fresh = game.clone()  # remembers nothing
        fresh.derive()
        assert (game.stood, game.held, game.present) == (fresh.stood, fresh.held, fresh.present)
        assert (game.marked, game.hosted) == (fresh.marked, fresh.hosted)
        assert known == [abilities(fresh, n) for n in there]
        now, anew = game.in_force(), InForce(game.kit, game.board, game.tiles)
        assert [getattr(now, name) for name in InForce.__slots__] == [getattr(anew, name) for name in InForce.__slots__]


def test_a_model_that_moves_is_the_same_elsewhere() -> None:
    values: list[Any] = [f"v{n}" for n, _ in enumerate(Model.FIELDS)]
    model = Model(*values)
    assert model.moved(7).fields() == model.but(at=7).fields()
