"""Nodes that make things happen: their occurrences are one batch, and the text remembers what became of it."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.happening import event
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Node, Run
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.decision import Flow


class Leaf(Node):
    """A node that makes things happen."""

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        raise NotImplementedError

    def do(self, game: Scenario, run: Run) -> Flow | None:
        flow = self.late(game, run)
        if flow is not None:
            return flow
        return happen(game, run, self.occurrences(game, run))


def happen(game: Scenario, run: Run, batch: list[Occ]) -> Flow | None:
    """One batch; the text remembers what became of it."""
    run.did = ()
    run.want = len(batch)
    if not batch:
        return None
    before, run.resume = run.resume, "run"
    flow = game.at_once(event(batch))
    if flow is None:
        run.did, run.got, run.resume = run.got, None, before
    return flow
