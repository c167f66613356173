"""What Explore cards do beside creeps and traps (SD-EXPLORE-02)."""

from __future__ import annotations

from typing import ClassVar

from tablee.games.super_dungeon.rules.nodes.node import TileEffect
from tablee.kernel.frozen import frozen

LEAST = 1  # no range falls below it


# ---------------------------------------------------------------------- when the spawning point of the tile is destroyed
class Armory(TileEffect):
    """As many Loot cards as there are Heroes."""


class SavePoint(TileEffect):
    """Heroes lose all statuses."""


@frozen
class FaeriePool(TileEffect):
    """Every Hero removes so many wounds."""

    wounds: int


class Vault(TileEffect):
    """The mini-boss spawned here: one Treasure per Hero."""


# ---------------------------------------------------------------------- on the tile
class NoSupport(TileEffect):
    """No unique support actions."""


class NoOffense(TileEffect):
    """No unique offensive actions."""


class NoCoins(TileEffect):
    """No coin is spent while a Hero is here."""


class Locked(TileEffect):
    """Who enters may not leave until a key is spent or the spawning point is destroyed."""


class NoWalls(TileEffect):
    """Models walk through walls."""


@frozen
class Turbo(TileEffect):
    """A Hero has so many action and movement points more."""

    actions: int
    moves: int


@frozen
class Favour(TileEffect):
    """Stars for Heroes of these kinds."""

    stars: int
    kinds: tuple[str, ...]


class OffenseStar(Favour):
    """On offense rolls."""


class DefenseStar(Favour):
    """On defense rolls."""


@frozen
class Fog(TileEffect):
    """All ranges are so much less, at least 1."""

    squares: int

    def shortened(self, squares: int) -> int:
        return max(LEAST, squares - self.squares)

    @property
    def least(self) -> int:
        return LEAST


# ---------------------------------------------------------------------- at once
class Coin(TileEffect):
    """A coin for the backpack."""

    AT_ONCE: ClassVar[bool] = True


class Potions(TileEffect):
    """A potion token at each corner of the spawning point."""

    AT_ONCE: ClassVar[bool] = True
    CORNERS: ClassVar[tuple[tuple[int, int], ...]] = ((0, 0), (1, 0), (0, 1), (1, 1))  # right and below: 1

    @property
    def tokens(self) -> int:
        return len(self.CORNERS)


@frozen
class Merchant(TileEffect):
    """Up to so many Loot cards are discarded, as many drawn."""

    AT_ONCE: ClassVar[bool] = True

    cards: int


class Friends(TileEffect):
    """Its creeps fight for the party."""

    AT_ONCE: ClassVar[bool] = True


EXPLORE_EFFECTS: tuple[type[TileEffect], ...] = (
    Armory,
    NoSupport,
    NoOffense,
    NoCoins,
    Locked,
    NoWalls,
    Potions,
    SavePoint,
    Coin,
    Merchant,
    Vault,
    Turbo,
    FaeriePool,
    Friends,
    OffenseStar,
    DefenseStar,
    Fog,
)
