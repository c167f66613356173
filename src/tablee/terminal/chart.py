"""A map in characters: three to a square, with coordinates, walls on the lines between squares, and who is where."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import NamedTuple

from tablee.gamekit.view import Area, Grid, Piece, Sheet, View
from tablee.terminal.speaker import Speaker

COLUMNS, ROWS = 25, 13  # so much is shown around whoever acts
FLOOR, HOLE, TRAPPED, DANGER, SEEN = ".", " ", "^", "!", "+"


class Window(NamedTuple):
    left: int
    top: int
    right: int  # the first column that is not shown
    bottom: int

    def holds(self, piece: Piece) -> bool:
        if piece.at is None:
            return False
        x, y = piece.at
        return self.left < x + piece.size[0] and x < self.right and self.top < y + piece.size[1] and y < self.bottom


class Chart:
    """Draws maps; who has once been given a letter keeps it."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.letters: dict[str, str] = {}

    # ------------------------------------------------------------------ marks
    def mark(self, piece: Piece) -> str:
        """Two characters: a letter and which copy, the initials of who is unique, a star and a letter for a token."""
        sheet = self.speaker.sheets[piece.sheet]
        if piece.shape == "box":
            return TRAPPED * 2
        if piece.shape == "token":
            return f"*{self.letter(f'token {piece.sheet}', bare(sheet.name).lower())}"
        if piece.face:
            letter = self.letter(piece.sheet, bare(sheet.name).lower())
            return letter + "0123456789abcdefghijklmnopqrstuvwxyz"[piece.face % 36]
        return self.initials(piece.sheet, bare(sheet.name))

    def letter(self, key: str, name: str) -> str:
        """The first letter of the name that is free, else the first of all."""
        group = "token " if key.startswith("token ") else ""
        if key not in self.letters:
            taken = [letter for other, letter in self.letters.items() if other.startswith("token ") == bool(group)]
            free = [sign for sign in name + "abcdefghijklmnopqrstuvwxyz" if sign.isalpha() and sign not in taken]
            self.letters[key] = free[0] if free else "z"
        return self.letters[key]

    def initials(self, key: str, name: str) -> str:
        if key not in self.letters:
            words = [word for word in name.replace("-", " ").replace("'", " ").split() if len(word) > 2] or [name]
            first = words[0][0].upper()
            tried = [first + word[0].upper() for word in words[1:]] + [first + sign.upper() for sign in words[0][1:]]
            tried += [first + sign for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
            self.letters[key] = next(two for two in tried if two not in self.letters.values())
        return self.letters[key]

    # ------------------------------------------------------------------ what is shown
    def window(self, view: View, area: Area, rows: int = ROWS) -> Window:
        """So many rows around who acts, else around what can be chosen, else around the first figure."""
        grid = area.grid
        assert grid is not None
        pieces = [view.pieces[id] for id in area.holds if view.pieces[id].at is not None]
        acting = [piece for piece in pieces if "acting" in piece.is_]
        pointed = [ref for choice in (view.question.options if view.question else ()) for ref in choice.on]
        asked = [piece for piece in pieces if piece.id in pointed]
        others = [piece for piece in pieces if piece.shape == "figure"]
        x, y = next((piece.at for piece in acting + asked + others if piece.at is not None), (0, 0))
        left = max(0, min(x - COLUMNS // 2, grid.w - COLUMNS))
        top = max(0, min(y - rows // 2, grid.h - rows))
        return Window(left, top, min(grid.w, left + COLUMNS), min(grid.h, top + rows))

    def windows(self, area: Area) -> list[Window]:
        """The whole map, in parts that fit the screen."""
        grid = area.grid
        assert grid is not None
        parts = -(-grid.w // COLUMNS)
        wide = -(-grid.w // parts)
        return [Window(x, 0, min(grid.w, x + wide), grid.h) for x in range(0, grid.w, wide)]

    def draw(self, view: View, area: Area, window: Window, sight: bool = False) -> list[str]:
        """Lines of the map; `sight`: what is seen is marked instead of what can be reached."""
        grid = area.grid
        assert grid is not None
        marks = self.marks(view, area)
        layers = {overlay.role: overlay.cells for overlay in area.overlays}
        margin = len(str(window.bottom - 1))
        head = " " * (margin + 1) + "".join([f" {x:>2}" for x in range(window.left, window.right)])
        lines = [head.rstrip()]
        walls = set(grid.walls)
        for y in range(window.top, window.bottom + 1):
            border = self.border(walls, window, y)
            if border.strip():
                lines.append(" " * (margin + 1) + border.rstrip())
            if y == window.bottom:
                break
            row = f"{y:>{margin}} "
            for x in range(window.left, window.right):
                row += "|" if (x, y, "w") in walls else " "
                row += marks.get((x, y)) or self.ground(grid, layers, x, y, sight)
            lines.append((row + ("|" if (window.right, y, "w") in walls else "")).rstrip())
        return lines

    def marks(self, view: View, area: Area) -> dict[tuple[int, int], str]:
        """What stands on each square; figures over what lies there."""
        found: dict[tuple[int, int], str] = {}
        for id in area.holds:
            piece = view.pieces[id]
            if piece.at is not None:
                for dx in range(piece.size[0]):
                    for dy in range(piece.size[1]):
                        found[piece.at[0] + dx, piece.at[1] + dy] = self.mark(piece)
        return found

    def ground(self, grid: Grid, layers: dict[str, dict[str, int]], x: int, y: int, sight: bool) -> str:
        sign = grid.rows[y][x]
        if sign not in grid.legend:
            return HOLE * 2
        cell = f"{x}.{y}"
        ground = glyph(self.speaker.sheets[grid.legend[sign]])
        if cell in layers.get("danger", {}):
            ground = DANGER
        if sight:
            return ground + (SEEN if cell in layers.get("seen", {}) else " ")
        cost = layers.get("reach", {}).get(cell, 0)
        return ground + (str(cost)[-1] if cost else " ")

    def border(self, walls: set[tuple[int, int, str]], window: Window, y: int) -> str:
        """The line above a row."""
        out = ""
        for x in range(window.left, window.right + 1):
            ends = [(x, y, "n"), (x - 1, y, "n"), (x, y, "w"), (x, y - 1, "w")]
            level = (x, y, "n") in walls and x < window.right
            beside = (x - 1, y, "n") in walls and x > window.left
            out += "+" if (level or beside) and any([end in walls for end in ends]) else " "
            if x < window.right:
                out += "--" if level else "  "
        return out if "-" in out else ""

    # ------------------------------------------------------------------ the key
    def figures(self, view: View, area: Area, window: Window, only: list[str] | None = None) -> list[str]:
        """Everybody and everything in the window, with what must be known of them; or only some, those who play first."""
        found = []
        holds = area.holds if only is None else sorted([id for id in area.holds if id in only], key=players_first(view))
        for id in holds:
            piece = view.pieces[id]
            if window.holds(piece) and piece.at is not None:
                hearts = [f"{mark.n}/{mark.of}" for mark in piece.marks if mark.role == "hearts"]
                states = [self.speaker.say(f"is-{word}") for word in piece.is_]
                name = self.speaker.called(piece.sheet, piece.face)
                about = ", ".join([f"{piece.at[0]} {piece.at[1]}", *hearts, *states])
                found.append(f"{self.mark(piece)} {name} ({about})")
        return list(dict.fromkeys(found))

    def terrain(self, area: Area, window: Window) -> list[str]:
        """What the signs of the ground mean."""
        grid = area.grid
        assert grid is not None
        signs = {sign for row in grid.rows[window.top : window.bottom] for sign in row[window.left : window.right]}
        sheets = [self.speaker.sheets[id] for sign, id in grid.legend.items() if sign in signs]
        return [f"{glyph(sheet)} {sheet.name}" for sheet in sheets if glyph(sheet) != FLOOR]


def players_first(view: View) -> Callable[[str], bool]:
    """Who has a place of its own beside the map comes before everybody else."""
    own = {area.id.partition(".")[2] for area in view.areas if area.layout == "status"}
    return lambda id: id not in own


def glyph(sheet: Sheet) -> str:
    """The sign of a kind of ground; that of a whole tile is the floor."""
    return sheet.letter if sheet.letter and sheet.kind != "tile" else FLOOR


def bare(name: str) -> str:
    """Without accents: one character each."""
    return "".join([sign for sign in unicodedata.normalize("NFD", name) if sign.isascii()])
