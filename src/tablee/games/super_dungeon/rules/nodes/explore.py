"""What Explore cards do beside creeps and traps (SD-EXPLORE-02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tablee.games.super_dungeon.rules.nodes.node import TileEffect

LEAST = 1  # no range falls below it


# ---------------------------------------------------------------------- when the spawning point of the tile is destroyed
@dataclass(frozen=True)
class Armory(TileEffect):
    """As many Loot cards as there are Heroes."""

    NAME: ClassVar[str] = "armory"


@dataclass(frozen=True)
class SavePoint(TileEffect):
    """Heroes lose all statuses."""

    NAME: ClassVar[str] = "save-point"


@dataclass(frozen=True)
class FaeriePool(TileEffect):
    """Every Hero removes so many wounds."""

    NAME: ClassVar[str] = "pool"

    wounds: int


@dataclass(frozen=True)
class Vault(TileEffect):
    """The mini-boss spawned here: one Treasure per Hero."""

    NAME: ClassVar[str] = "vault"


# ---------------------------------------------------------------------- on the tile
@dataclass(frozen=True)
class NoSupport(TileEffect):
    """No unique support actions."""

    NAME: ClassVar[str] = "no-support"


@dataclass(frozen=True)
class NoOffense(TileEffect):
    """No unique offensive actions."""

    NAME: ClassVar[str] = "no-offense"


@dataclass(frozen=True)
class NoCoins(TileEffect):
    """No coin is spent while a Hero is here."""

    NAME: ClassVar[str] = "no-coins"


@dataclass(frozen=True)
class Locked(TileEffect):
    """Who enters may not leave until a key is spent or the spawning point is destroyed."""

    NAME: ClassVar[str] = "locked"


@dataclass(frozen=True)
class NoWalls(TileEffect):
    """Models walk through walls."""

    NAME: ClassVar[str] = "no-walls"


@dataclass(frozen=True)
class Turbo(TileEffect):
    """A Hero has so many action and movement points more."""

    NAME: ClassVar[str] = "turbo"

    actions: int
    moves: int


@dataclass(frozen=True)
class Favour(TileEffect):
    """Stars for Heroes of these kinds."""

    stars: int
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class OffenseStar(Favour):
    """On offense rolls."""

    NAME: ClassVar[str] = "offense-star"


@dataclass(frozen=True)
class DefenseStar(Favour):
    """On defense rolls."""

    NAME: ClassVar[str] = "defense-star"


@dataclass(frozen=True)
class Fog(TileEffect):
    """All ranges are so much less, at least 1."""

    NAME: ClassVar[str] = "fog"

    squares: int

    def shortened(self, squares: int) -> int:
        return max(LEAST, squares - self.squares)

    @property
    def least(self) -> int:
        return LEAST


# ---------------------------------------------------------------------- at once
@dataclass(frozen=True)
class Coin(TileEffect):
    """A coin for the backpack."""

    NAME: ClassVar[str] = "coin"
    AT_ONCE: ClassVar[bool] = True


@dataclass(frozen=True)
class Potions(TileEffect):
    """A potion token at each corner of the spawning point."""

    NAME: ClassVar[str] = "potions"
    AT_ONCE: ClassVar[bool] = True
    CORNERS: ClassVar[tuple[tuple[int, int], ...]] = ((0, 0), (1, 0), (0, 1), (1, 1))  # right and below: 1

    @property
    def tokens(self) -> int:
        return len(self.CORNERS)


@dataclass(frozen=True)
class Merchant(TileEffect):
    """Up to so many Loot cards are discarded, as many drawn."""

    NAME: ClassVar[str] = "merchant"
    AT_ONCE: ClassVar[bool] = True

    cards: int


@dataclass(frozen=True)
class Friends(TileEffect):
    """Its creeps fight for the party."""

    NAME: ClassVar[str] = "friends"
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
