"""Where the next tile may be laid (SD-TILE-01, SD-TILE-02)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablee.games.super_dungeon.rules.atlas import tile_named
from tablee.games.super_dungeon.rules.board import tiles as printed
from tablee.games.super_dungeon.rules.board.plan import Placed, free_doors, joints, layout, refusal, spots
from tablee.games.super_dungeon.rules.records import Tile
from tablee.games.super_dungeon.rules.state import Arena
from tablee.kernel.decision import Option, option

CHOICES = 4096  # a number of this size picks one of the spots


def boxed(game: Arena) -> list[str]:
    """The tiles to choose from."""
    return list(game.kit.setup.tiles) or sorted(printed.box())


def count(game: Arena) -> int:
    """One tile for each Hero (SD-SETUP-02)."""
    return len(game.kit.setup.heroes)


def on_table(tiles: Sequence[Tile]) -> list[Placed]:
    return [Placed(tile_named(tile.card), tile.turn, tile.x, tile.y) for tile in tiles]


def unlaid(game: Arena) -> list[str]:
    """Tiles that are still in the box; a named list may hold one twice, from two boxes."""
    left = boxed(game)
    for tile in game.tiles:
        left.remove(tile.card)
    return left


def goes_on(laid: Sequence[Placed], left: Sequence[str], more: int) -> bool:
    """Can the dungeon be finished, and will it have a free entrance for the Heroes (SD-SETUP-12)?"""
    if not more:
        return bool(free_doors(laid))
    return any([spots(laid, tile_named(id)) != () for id in left])


def without(ids: list[str], id: str) -> list[str]:
    at = ids.index(id)
    return ids[:at] + ids[at + 1 :]


def lay_options(game: Arena) -> tuple[Option, ...]:
    """`lay TILE TURNS X Y`: every tile on every spot with an entrance lined up."""
    laid = tuple([(tile.card, tile.turn, tile.x, tile.y) for tile in game.tiles])
    return ways(laid, tuple(unlaid(game)), count(game) - len(laid) - 1)


@lru_cache(maxsize=256)
def ways(lying: tuple[tuple[str, int, int, int], ...], left: tuple[str, ...], more: int) -> tuple[Option, ...]:
    """Worked out once for each dungeon so far: the question is asked again after every load."""
    laid = [Placed(tile_named(id), turns, x, y) for id, turns, x, y in lying]
    found: list[Option] = []
    for id in dict.fromkeys(left):
        for new in spots(laid, tile_named(id)):
            if goes_on([*laid, new], without(list(left), id), more):
                found.append(option("lay", id, new.turns, new.x, new.y))
    return tuple(found)


def beside(game: Arena, choice: Option) -> tuple[str, str]:
    """On which side of which tile it would lie, where the two are in line; else nothing."""
    id, turns, x, y = choice.args
    assert isinstance(turns, int) and isinstance(x, int) and isinstance(y, int)
    new = Placed(tile_named(str(id)), turns, x, y)
    for old in on_table(game.tiles):
        sides = {
            "north": (old.x, old.y - new.lying.height),
            "east": (old.x + old.lying.width, old.y),
            "south": (old.x, old.y + old.lying.height),
            "west": (old.x - new.lying.width, old.y),
        }
        for side, corner in sides.items():
            if corner == (x, y) and joints([old], new):
                return side, old.tile.id
    return "", ""


def lay(game: Arena, choice: Option) -> None:
    id, turns, x, y = choice.args
    assert isinstance(turns, int) and isinstance(x, int) and isinstance(y, int)
    game.tiles += (Tile(str(id), turns, x, y),)
    game.derive()
    game.note("SD-TILE-01", "laid", tile=f"#tile.{id}")


def lay_all(game: Arena) -> None:
    """Chance picks the tiles and where they lie."""
    names = boxed(game)
    if not game.kit.setup.tiles:
        names = [names[k] for k in game.rng.shuffled(range(len(names)), "setup")[: count(game)]]
    chosen = [tile_named(id) for id in names]
    for placed in layout(chosen, [game.rng.below(CHOICES, "setup") for _ in chosen]):
        game.tiles += (Tile(*placed.key()),)
        game.note("SD-TILE-01", "laid", tile=f"#tile.{placed.tile.id}")
    game.derive()


def why_not_lay(game: Arena, choice: Option) -> str:
    """The rule against laying it so."""
    if len(choice.args) != 4 or choice.args[0] not in unlaid(game):
        return "SD-TILE-01"
    id, turns, x, y = choice.args
    if not (isinstance(turns, int) and isinstance(x, int) and isinstance(y, int)):
        return "SD-TILE-01"
    laid, new = on_table(game.tiles), Placed(tile_named(str(id)), turns, x, y)
    if refusal(laid, new):
        return "SD-TILE-02"
    more = count(game) - len(laid) - 1
    return "" if goes_on([*laid, new], without(unlaid(game), str(id)), more) else "SD-SETUP-12"
