"""What options of several verbs share: their words, the pieces and squares they point at; and answers to many questions."""

from __future__ import annotations

from tablee.gamekit.verb import Verb, nothing
from tablee.games.super_dungeon.rules.board.map import Board, bits
from tablee.games.super_dungeon.rules.state import Arena
from tablee.kernel import decision
from tablee.kernel.decision import Args, Option

MAP = "map"  # the area of the dungeon


# ---------------------------------------------------------------------- squares
def cell(board: Board, square: int) -> str:
    """A square as overlays name it."""
    return f"{square % board.width}.{square // board.width}"


def spot(board: Board, square: int) -> str:
    """A square as options point at it."""
    return f"{MAP}/{cell(board, square)}"


def spots(board: Board, squares: int) -> list[str]:
    return [spot(board, square) for square in bits(squares)]


# ---------------------------------------------------------------------- words
def called(game: Arena, handle: str) -> str:
    """A model by its handle, a token, or a card of models."""
    if handle in game.kit.by_handle:
        return game.name(game.kit.by_handle[handle])
    return f"@model.{handle}" if handle in game.kit.defs else f"@token.{handle}"


def tile_called(game: Arena, tile: int) -> str:
    return f"@tile.{game.tiles[tile].card}"


def who_words(game: Arena, seat: int, choice: Option) -> Args:
    return {"who": called(game, str(choice.args[0]))}


def square_words(game: Arena, seat: int, choice: Option) -> Args:
    """The last two arguments."""
    return {"x": choice.args[-2], "y": choice.args[-1]}


def who_square_words(game: Arena, seat: int, choice: Option) -> Args:
    return {**who_words(game, seat, choice), **square_words(game, seat, choice)}


def card_words(game: Arena, seat: int, choice: Option) -> Args:
    card = game.kit.cards[game.kit.by_card[str(choice.args[0])]]
    return {"card": f"@{'gear' if card.id in game.kit.gear_defs else 'model'}.{card.id}"}


def tile_words(game: Arena, seat: int, choice: Option) -> Args:
    """Tiles are counted from 1."""
    return {"tile": tile_called(game, int(choice.args[0]) - 1)}


# ---------------------------------------------------------------------- pieces
def on_model(game: Arena, seat: int, choice: Option) -> list[str]:
    """Its figure on the map, and its card."""
    return [f"{choice.args[0]}", f"hero.{choice.args[0]}"]


def on_square(game: Arena, seat: int, choice: Option) -> list[str]:
    """The last two arguments."""
    return [f"{MAP}/{choice.args[-2]}.{choice.args[-1]}"]


def on_card(game: Arena, seat: int, choice: Option) -> list[str]:
    return [f"card.{choice.args[0]}"]


# ---------------------------------------------------------------------- what was pointed at
def actor(game: Arena, seat: int) -> int:
    """The model of this seat whose activation it is, -1: none."""
    n = game.active
    return n if n >= 0 and game.models[n].at >= 0 and game.models[n].seat == seat else -1


# ---------------------------------------------------------------------- verbs
DONE: Verb[Arena] = Verb("done", on=nothing, group="more")
PASSING: Verb[Arena] = Verb(decision.PASS.verb, on=nothing, group="more")
VERBS: list[Verb[Arena]] = [DONE, PASSING]
