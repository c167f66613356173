"""Nodes that make things happen: their occurrences are one batch, and the text remembers what became of it."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.happening import event
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Node, Run, Who
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import PLAY
from tablee.kernel.decision import Flow


class Leaf(Node):
    """A node that makes things happen."""

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        raise NotImplementedError

    def do(self, game: Scenario, run: Run) -> Flow | None:
        return self.late(game, run) or happen(game, run, self.occurrences(game, run))


def in_play(game: Scenario, run: Any, who: Who) -> list[int]:
    """Whom it means, of those who are in play (MC-ABIL-01)."""
    return [x for x in who.pick(game, run) if game.cards[x].zone == PLAY]


class Aimed(Leaf):
    """A leaf done to the cards or players that its first such field means: it can be if one of them is eligible."""

    _whom: Who | None = None

    def whom(self) -> Who:
        if self._whom is None:
            found = [getattr(self, name) for name in getattr(self, "__dataclass_fields__", ())]
            object.__setattr__(self, "_whom", [who for who in found if isinstance(who, Who)][0])
        assert self._whom is not None
        return self._whom

    def able(self, game: Scenario, run: Any) -> bool:
        if self.picks():
            return super().able(game, run)
        return any([self.eligible(game, run, x) for x in self.whom().pick(game, run)])


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
