"""Weights that nobody has learned: drawn from a seed, over words that a few games have said."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.bots import make_bot
from tablee.bots.net import DEEP, WIDE, Trained, Weights, Whole
from tablee.gamekit.rules import Rules
from tablee.kernel.game import Game


def said(rules: Rules[Game], tables: tuple[dict[str, str], ...]) -> tuple[str, ...]:
    """The words of some games."""
    assert rules.brain is not None
    for n, options in enumerate(tables):
        setup = rules.setup(options, 2, f"said {n}")
        game = rules.new(setup, f"said {n}")
        bots = [make_bot("thrifty", rules, f"said {n}/{seat}") for seat in range(rules.seats(setup))]
        for _ in range(200):
            if game.decision is None:
                break
            for seat in range(len(bots)):
                rules.brain.words(game, seat)
            game.choose(bots[game.asked.seat].choose(game, game.asked.seat))
    return tuple(rules.brain.lexicon.names)


def drawn(names: tuple[str, ...], seed: int = 1) -> Weights:
    rng = np.random.default_rng(seed)

    def some(spread: float, *shape: int) -> Any:
        return rng.normal(0, spread, shape).astype(np.float32)

    trained = Trained(
        some(0.1, len(names), WIDE + 2),
        some(0.3, 2 * WIDE),
        some(0.2, 2 * WIDE, DEEP),
        some(0.3, DEEP),
        some(0.3, DEEP, DEEP),
        some(0.3, DEEP),
        some(0.5, DEEP),
        some(0.3, 1),
    )
    return Weights(names, Whole.of(trained), {}, ())
