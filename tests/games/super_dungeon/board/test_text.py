"""The map in characters."""

from __future__ import annotations

from tablee.games.super_dungeon.board.map import bits, build
from tablee.games.super_dungeon.board.plan import Placed
from tablee.games.super_dungeon.board.text import GLYPHS, draw
from tablee.games.super_dungeon.board.tiles import EFFECTS, box

from .kit import one, room


def test_a_small_map() -> None:
    board = room([".d ", "sc."], ["v 1 1-2", "h 1 0-1"])
    assert draw(board) == [
        "    0  1  2",
        "  +--+--+--+",
        "0 |.  ~    |",
        "  +--+     +",
        "1 |# |:  . |",
        "  +--+--+--+",
    ]


def test_marks_overlays_and_windows() -> None:
    board = room(["....", "...."])
    marks = {board.at(1, 0): "H", board.at(2, 0): "K1"}
    lines = draw(board, marks, [(board.sight[0], "*"), (board.squares, "!")], (1, 0, 4, 1))
    assert lines == ["    1  2  3", "  +--+--+--+", "0  H* K1 .*|", "           +"]
    first = draw(board, {}, [(one(board, 0, 0), "*"), (board.squares, "!")])[2]
    assert first == "0 |.* .! .! .!|"


def test_every_square_of_a_tile_is_where_its_coordinates_say() -> None:
    board = build([Placed(box()["F"], 0, 0, 0)])
    lines = draw(board)
    for q in bits(board.squares):
        x, y = board.xy(q)
        assert lines[2 + 2 * y][4 + 3 * x] == GLYPHS.get(board.effect(q), ".")
    assert set(GLYPHS) == set(EFFECTS.values()) - {"spawn_location"}
    assert len(set(GLYPHS.values())) == len(GLYPHS)
