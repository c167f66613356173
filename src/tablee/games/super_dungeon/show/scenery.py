"""The dungeon as a view shows it: the ground, everybody and everything on it, and what can be reached, seen or is in danger."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.view import Area, Grid, Mark, Overlay, Piece, Words
from tablee.games.super_dungeon.rules.board import movers, templates
from tablee.games.super_dungeon.rules.board.map import Board, bits
from tablee.games.super_dungeon.rules.board.reach import fronts
from tablee.games.super_dungeon.rules.board.tiles import EFFECTS, HOLE, OPEN, box
from tablee.games.super_dungeon.rules.pointing import MAP, cell
from tablee.games.super_dungeon.rules.procedures.activation import MOVE
from tablee.games.super_dungeon.rules.procedures.moving import destinations
from tablee.games.super_dungeon.rules.ranks import HERO, PET, POINT
from tablee.games.super_dungeon.rules.records import START_MARKER
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.tile_effects import gait, rough_for
from tablee.games.super_dungeon.rules.values import flying, hearts, quantity

#: signs of open ground: of tiles nobody has entered, and of the tiles in the order they were laid
UNKNOWN = "?"
FLOORS = "0123456789"
#: what a map in characters shows for each tile effect
GLYPHS = {
    "brambles": "%",
    "difficult": "~",
    "chasm": ":",
    "structure": "#",
    "champion": "C",
    "sentinel": "S",
    "goddess": "G",
    "secret_passage": "@",
}


# ---------------------------------------------------------------------- ground
@lru_cache(maxsize=64)
def ground(board: Board, entered: tuple[bool, ...]) -> Grid:
    """Tiles nobody has entered yet look alike (SD-EXPLORE-01); what is built on them can be seen."""
    legend = {letter: f"effect.{effect}" for letter, effect in EFFECTS.items() if letter not in OPEN}
    rows = []
    for y, row in enumerate(board.rows):
        signs = ""
        for x, letter in enumerate(row):
            number = board.tile_of[y * board.width + x]
            if letter == HOLE or number < 0:
                signs += " "
            elif letter in OPEN:
                signs += FLOORS[number % len(FLOORS)] if entered[number] else UNKNOWN
            else:
                signs += letter
        rows.append(signs)
    for n, tile in enumerate(board.tiles):
        legend[FLOORS[n % len(FLOORS)]] = f"tile.{tile.id}" if tile.id in box() else "tile.open"
    legend[UNKNOWN] = "tile.unknown"
    used = set("".join(rows))
    walls = [(x, y, "w") for x, y in board.ground.upright] + [(x, y, "n") for x, y in board.ground.level]
    return Grid(
        board.width, board.height, tuple(rows), {k: v for k, v in legend.items() if k in used}, tuple(sorted(walls))
    )


# ---------------------------------------------------------------------- everybody
def figure(game: Arena, n: int) -> Piece:
    """A model on the map: its hearts, potions and statuses."""
    model, card = game.models[n], game.card(n)
    most = hearts(game, n)
    marks = [Mark("hearts", most - model.wounds, most)]
    if game.rank(n) == HERO:
        marks.append(Mark("bottles", model.potions, quantity(game, n)))
    return Piece(
        game.kit.handles[n],
        "figure",
        f"model.{model.card}",
        copy_of(game, n),
        at=game.board.xy(model.at),
        size=(card.width, card.width),
        is_=states(game, n),
        marks=tuple(marks),
    )


def copy_of(game: Arena, n: int) -> int:
    """Which of several equal figures it is; 0: the only one."""
    handle, base = game.kit.handles[n], game.kit.figures[n].card
    return int(handle[len(base) + 1 :] or 0)


def states(game: Arena, n: int) -> tuple[str, ...]:
    model = game.models[n]
    found = [name for bit, name in enumerate(STATUSES) if model.statuses >> bit & 1]
    if game.active == n:
        found.append("acting")
    elif model.turned and game.rank(n) not in (POINT, PET) and (game.rank(n) == HERO or model.side == game.side):
        found.append("turned")
    return tuple(found)


def things(game: Arena) -> list[Piece]:
    """Tokens and traps that lie on squares."""
    board, found = game.board, []
    counted: dict[str, int] = {}
    for token in game.tokens:
        counted[token.kind] = counted.get(token.kind, 0) + 1
        id = f"{token.kind}.{counted[token.kind]}"
        says = (Words("says-skull", {"who": game.name(token.hero)}),) if token.hero >= 0 else ()
        found.append(Piece(id, "token", f"token.{token.kind}", at=board.xy(token.at), says=says))
    if game.marker >= 0:
        found.append(Piece("start", "token", f"token.{START_MARKER}", at=board.xy(game.marker)))
    for n, trap in enumerate(game.traps):
        sheet = f"explore.{game.kit.explores[trap.card].id}"
        for k, squares in enumerate(trap.templates):
            at = [board.xy(square) for square in squares]
            left, top = min([x for x, _ in at]), min([y for _, y in at])
            size = (max([x for x, _ in at]) - left + 1, max([y for _, y in at]) - top + 1)
            found.append(Piece(f"trap.{n}.{k}", "box", sheet, at=(left, top), size=size))
    return found


# ---------------------------------------------------------------------- overlays
def overlays(game: Arena, seat: int) -> tuple[Overlay, ...]:
    """For who is asked: where the active model can go and what it sees; for all: squares where a trap goes off."""
    board, found = game.board, []
    decision, n = game.decision, game.active
    if decision is not None and decision.seat == seat and n >= 0 and game.models[n].at >= 0:
        feet = game.feet(n)
        eyes = movers.FLY if flying(game, n) else 0
        if decision.prompt == "act":
            found.append(Overlay("reach", reach(game, n, MOVE.frame(game).moves_left(game))))
        seen = board.seen_from(feet, eyes) & ~feet
        found.append(Overlay("seen", {cell(board, square): 0 for square in bits(seen)}))
    near = 0
    for trap in game.traps:
        for template in trap.templates:
            near |= templates.near(board, sum([1 << square for square in template]))
    if near:
        found.append(Overlay("danger", {cell(board, square): 0 for square in bits(near)}))
    return tuple(found)


def reach(game: Arena, n: int, points: int) -> dict[str, int]:
    """The places where a move may end, each with the movement points for the cheapest way (SD-MOVE-01)."""
    if not points:
        return {}
    ends = destinations(game, n, points)
    enemies = game.held[1 - game.models[n].side]
    found = {}
    for cost, front in enumerate(fronts(gait(game, n), game.models[n].at, points, enemies, rough_for(game, n))):
        for place in bits(front & ends):
            found[cell(game.board, place)] = cost
    return found


def dungeon(game: Arena, seat: int) -> tuple[Area, list[Piece]]:
    """The area of the map with all pieces on it; what lies on the ground first, so that figures stand on it."""
    pieces = things(game)
    pieces += [figure(game, n) for n, model in enumerate(game.models) if model.at >= 0]
    grid = ground(game.board, tuple([tile.entered for tile in game.tiles]) or (True,))
    holds = tuple([piece.id for piece in pieces])
    return Area(MAP, Words("area-map"), "middle", "map", holds=holds, grid=grid, overlays=overlays(game, seat)), pieces
