"""What options of several verbs share: the words for a die or a seat, the pieces they point at, what a piece may be."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.combat import find
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.decision import Args, Option


# ---------------------------------------------------------------------- words
def die_words(game: Dungeon, seat: int, choice: Option) -> Args:
    return {"die": f"%dice:{choice.args[0]}"}


def first_words(game: Dungeon, seat: int, choice: Option) -> Args:
    """A die with which the words begin."""
    return {"die": f"%Dice:{choice.args[0]}"}


def seat_words(game: Dungeon, seat: int, choice: Option) -> Args:
    return {"who": f"&{choice.args[0]}"}


# ---------------------------------------------------------------------- pieces
def on_seat(game: Dungeon, seat: int, choice: Option) -> list[str]:
    return [f"seat{arg}" for arg in choice.args]


def on_monster(game: Dungeon, seat: int, choice: Option) -> list[str]:
    return [game.kit.handles[game.fight.monster]]


def on_bag(game: Dungeon, seat: int, choice: Option) -> list[str]:
    """Monsters are drawn from it."""
    return ["bag.black"]


# ---------------------------------------------------------------------- what was pointed at
def somebody(seat: int, piece: str) -> int:
    """Another seat, or -1."""
    return int(piece.removeprefix("seat")) if piece.startswith("seat") and piece != f"seat{seat}" else -1


def the_monster(game: Dungeon, piece: str) -> bool:
    """The one that was met."""
    return game.combat is not None and game.kit.by_handle.get(piece, -1) == game.combat.monster >= 0


def at_hand(game: Dungeon, seat: int, piece: str) -> int:
    """A die of one's own that does not lie in a combat, or -1."""
    die = game.kit.by_handle.get(piece, -1)
    return die if die in game.heroes[seat].dice and find(game, piece) < 0 else -1
