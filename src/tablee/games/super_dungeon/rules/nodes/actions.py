"""What actions and potions do that their other fields do not say. Cards prevail over the book (SD-PRIORITY-01)."""

from __future__ import annotations

from typing import ClassVar

from tablee.games.super_dungeon.rules.nodes.node import Special
from tablee.games.super_dungeon.rules.vocabulary import Pool
from tablee.kernel.frozen import frozen


# ---------------------------------------------------------------------- going elsewhere
@frozen
class Within(Special):
    """No farther than so many squares."""

    squares: int


class Teleport(Within):
    """The user goes to an empty square so near, and in sight."""


class Pounce(Within):
    """The user is placed next to an enemy so near and in sight, then it rolls against it."""

    def leap(self) -> int:
        return self.squares


class Shadow(Special):
    """The user is placed next to any other Hero."""


class Stampede(Within):
    """Every Hero may move so far at once."""


class Invade(Special):
    """The user leaves the board and sits on the target's card (what it does there is a burden)."""


# ---------------------------------------------------------------------- wounds, statuses, equipment
class Remedy(Special):
    """All status tokens go."""

    CURES: ClassVar[bool] = True


class TakeWounds(Special):
    """Any number of wounds goes from the target to the user."""


@frozen
class Decay(Special):
    """A model it wounds discards so many pieces of its own equipment."""

    pieces: int

    def discarded(self) -> int:
        return self.pieces


# ---------------------------------------------------------------------- what lasts
@frozen
class Concoction(Special):
    """So many Treasures are drawn; all but one are shuffled back, that one is used until the next activation."""

    KEPT: ClassVar[bool] = True
    BOON: ClassVar[bool] = True

    cards: int

    @property
    def back(self) -> int:
        return self.cards - 1


class NextRoll(Special):
    """The bonus is for the drinker's next roll only."""

    BRIEF: ClassVar[bool] = True
    BOON: ClassVar[bool] = True


@frozen
class StepAttacks(Special):
    """After each movement point spent one Melee Attack; ARM becomes these dice."""

    arm: Pool


class PartyHealer(Special):
    """All Heroes gain Healer."""


# ---------------------------------------------------------------------- others come, others act
@frozen
class Worth(Special):
    """Those who come are worth so many skulls."""

    skulls: int


@frozen
class NewCrop(Worth):
    """A model of one of these kinds, worth so many skulls, comes next to the user."""

    either: tuple[str, ...]


@frozen
class Sniff(Special):
    """One such monster of the spawning pool comes next to the user."""

    model: str


class Ambush(Worth):
    """Monsters worth at most so many skulls together come next to the target."""


class TacticalStrike(Special):
    """The master may make one basic offensive action."""


SPECIALS: tuple[type[Special], ...] = (
    Teleport,
    Pounce,
    Remedy,
    Shadow,
    Stampede,
    TakeWounds,
    Concoction,
    NextRoll,
    StepAttacks,
    PartyHealer,
    Invade,
    NewCrop,
    Sniff,
    Ambush,
    TacticalStrike,
    Decay,
)
