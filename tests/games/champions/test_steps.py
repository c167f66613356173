"""What everybody sees of the villain phase: its five steps, one after the other."""

from __future__ import annotations

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.game import Game

STEPS = ["", "threat", "activate", "deal", "reveal", "pass_token"]


def step_of(game: Game) -> str:
    assert isinstance(game, Scenario)
    seats = RULES.view(game, -1).seats
    found = {word.removeprefix("step-") for seat in seats for word in seat.is_ if word.startswith("step-")}
    assert len(found) <= 1
    return next(iter(found), "")


@pytest.mark.rule("MC-ROUND-07", "MC-ROUND-09", "MC-ROUND-12")
def test_the_steps_of_the_villain_phase_are_seen_in_order() -> None:
    seen: list[str] = []

    def watch(game: Game) -> None:
        step = step_of(game)
        if not seen or seen[-1] != step:
            seen.append(step)

    setup = RULES.setup({"heroes": "spider-man,iron-man"}, 2, "steps")
    game = RULES.new(setup, "steps", observer=watch)
    while game.round < 3 and game.decision is not None:
        choice = RULES.suggest(game, game.decision.seat)
        assert choice is not None
        game.choose(choice)
    assert game.round == 3, "both villain phases were played"
    assert seen[: 2 * len(STEPS)] == [*STEPS, *STEPS]
