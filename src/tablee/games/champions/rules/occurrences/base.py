"""A kind of occurrence: how one is made, and what the walker asks about it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tablee.games.champions.rules.batch import Happening
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import PLAY
from tablee.kernel.decision import Flow

#: what a status card or prohibition does to an occurrence: nothing, something that changes what follows, an end
STANDS: Final = 0
TOUCHED: Final = 1
STOPPED: Final = 2
#: it does not happen: neither does what would follow from it
NOT: Final = -1
#: something may follow from it; a status card or a prohibition may stop it; a keyword may answer it
LEADS_ON: Final = 1
STOPPABLE: Final = 2
ANSWERABLE: Final = 4


class Kind:
    """One object a kind, without a state: what happens is a plain record, number i of a batch. `of` makes one of
    what such an occurrence has; the walker asks about it only in its `ways`."""

    name: str = ""
    ways: ClassVar[int] = 0

    def foresee(self, game: Scenario, h: Happening, o: Occ, i: int) -> None:
        """What follows from it joins the batch (MC-WINDOW-02)."""

    def met(self, game: Scenario, o: Occ) -> int:
        """Prohibitions and status cards come before anything else (MC-GOLD-05, MC-STATUS-03)."""
        return STANDS

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        """It happens, if it still can."""
        n = self.act(game, o)
        if n == NOT:
            h.cancel(i)
        else:
            o.done = n
        return None

    def act(self, game: Scenario, o: Occ) -> int:
        """What is done, and how much; NOT when it cannot be any more. Many kinds are published for those who react, and
        nothing more is done."""
        return 1

    def answer(self, game: Scenario, o: Occ, batch: list[Any]) -> list[Occ]:
        """What a keyword makes of it, once."""
        return []


class Plain(Kind):
    """Without a number."""

    def of(self, actor: int, subject: int, player: int, flags: int = 0, parent: int = -1, source: int = -1) -> Occ:
        return Occ(self.name, actor, subject, player, 0, flags, parent, 0, 0, source)


def gone(game: Scenario, h: Happening, o: Occ, i: int) -> bool:
    """What is not in play any more cannot leave it or be defeated: then it does not happen."""
    if game.cards[o.subject].zone == PLAY:
        return False
    h.cancel(i)
    return True


class Published(Plain):
    """Told to those who react, and nothing more is done."""

    def __init__(self, name: str) -> None:
        self.name = name


class Measured(Kind):
    """So much of something, of which a part may be prevented."""

    def of(
        self, actor: int, subject: int, player: int, n: int, flags: int = 0, parent: int = -1, source: int = -1
    ) -> Occ:
        return Occ(self.name, actor, subject, player, n, flags, parent, 0, 0, source)
