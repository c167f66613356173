"""What basic support actions can be used on: wounds, pets, traps, chests, things on the floor (SD-BASIC-05 .. SD-BASIC-14)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.aiming import Near, eyes, in_view, reach
from tablee.games.super_dungeon.rules.effects import has_room
from tablee.games.super_dungeon.rules.placing import room
from tablee.games.super_dungeon.rules.records import CHEST, COIN, KEY, POTION, SKULL, Token, Trap
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import TOKENS
from tablee.games.super_dungeon.rules.vocabulary import ActionDef

ITEMS = (COIN, KEY, SKULL, POTION)  # what Pick Up takes (SD-SKULL-02, SD-COIN-02)
THINGS = ("pick-lock", "pick-up", "smash-chest", "unlock-treasure-chest")  # what needs a chest or an item near
Args = tuple[int | str, ...]


def within(game: Arena, n: int, squares: int) -> int:
    """The squares so near that it sees."""
    feet = game.feet(n)
    return game.board.spread(feet, squares) & (in_view(game, n) | feet)


def things_near(game: Arena, n: int, squares: int, kinds: tuple[str, ...]) -> list[Token]:
    """Tokens of these kinds, near and in sight."""
    board, feet = game.board, game.feet(n)
    close = board.spread(feet, squares)
    found = [token for token in game.tokens if token.kind in kinds and close >> token.at & 1]
    return [token for token in found if board.sees(feet, 1 << token.at, eyes(game, n))] if found else found


def chests_near(game: Arena, n: int, action: ActionDef) -> list[Token]:
    return things_near(game, n, reach(game, n, action), (CHEST,))


def items_near(game: Arena, n: int, action: ActionDef) -> list[Token]:
    """What a Hero may pick up; a potion needs room on its card (SD-BASIC-11, SD-POTION-01)."""
    found = things_near(game, n, reach(game, n, action), ITEMS)
    return [token for token in found if token.kind != POTION or has_room(game, n)]


def traps_near(game: Arena, n: int, action: ActionDef) -> list[Trap]:
    if not game.traps:
        return []
    board, feet = game.board, game.feet(n)
    close = board.spread(feet, reach(game, n, action))
    found = []
    for trap in game.traps:
        inside = close & sum([1 << q for squares in trap.templates for q in squares])
        if inside and board.sees(feet, inside, eyes(game, n)):
            found.append(trap)
    return found


def trap_args(game: Arena, trap: Trap) -> Args:
    """A trap is named by its first square; one that was laid where others begin already, by its number there, too."""
    at, number = trap.templates[0][0], 1
    for other in game.traps:
        if other.card == trap.card:
            break
        number += other.templates[0][0] == at
    place = (at % game.board.width, at // game.board.width)
    return place if number == 1 else (*place, number)


def trap_named(game: Arena, args: Args) -> Trap:
    """The trap that an option means."""
    return next(trap for trap in game.traps if trap_args(game, trap) == args)


def lost_pet(game: Arena, n: int) -> int:
    """The pet that its master may bring back: destroyed, still its own (SD-BASIC-06, SD-PET-09); -1 if there is none."""
    for pet in game.kit.pets:
        if game.models[pet].master == n and game.models[pet].at < 0:
            return pet
    return -1


def pet_places(game: Arena, n: int, action: ActionDef) -> int:
    """Squares for the pet: empty, within range, in sight."""
    pet = lost_pet(game, n)
    return room(game, pet, within(game, n, reach(game, n, action))) if pet >= 0 else 0


def unsearched(game: Arena, n: int) -> list[int]:
    """Tiles it stands on that nobody has used Explore on (SD-BASIC-08)."""
    return [tile for tile in game.tiles_of(n) if not game.tiles[tile].searched]


def in_question(game: Arena, n: int) -> tuple[str, ...]:
    """The basic support actions for which there might be something to do: quick to tell, so that the others need no look."""
    models = game.models
    found: tuple[str, ...] = ("vigor",) if models[n].statuses & TOKENS else ()
    if not game.is_hero(n):
        return found
    for hero in game.kit.heroes:
        if models[hero].wounds:
            found += ("bandage",)
            break
    if lost_pet(game, n) >= 0:
        found += ("summon-pet",)
    if game.traps:
        found += ("disarm-trap",)
    for tile in game.tiles:
        if not tile.searched:
            found += ("explore",)
            break
    close = game.board.spread(game.feet(n), 1)
    for token in game.tokens:
        if close >> token.at & 1:
            return found + THINGS
    return found


def chores(game: Arena, n: int, action: ActionDef, nears: list[Near]) -> list[Args]:
    """The arguments with which it can use a basic support action now; an action that could do nothing is none."""
    width = game.board.width
    id = action.id
    if id == "bandage":
        own = game.models[n].side
        return [
            (game.kit.handles[near.n],)
            for near in nears
            if near.far <= action.squares
            and near.seen
            and game.models[near.n].side == own
            and game.models[near.n].wounds
        ]
    if id == "vigor":
        return [()] if game.models[n].statuses & TOKENS else []
    if id == "summon-pet":
        return [()] if pet_places(game, n, action) else []
    if id == "explore":
        if not game.explore and not game.explore_out:
            return []
        tiles = unsearched(game, n)
        return [()] if len(tiles) == 1 else [(tile + 1,) for tile in tiles]
    if not game.tokens and not game.traps:
        return []
    if id == "disarm-trap":
        return [trap_args(game, trap) for trap in traps_near(game, n, action)]
    if id == "pick-up":
        found: list[Args] = []
        for token in items_near(game, n, action):
            place = (token.at % width, token.at // width)
            if place not in found:
                found.append(place)
        return found
    if id == "unlock-treasure-chest" and not game.keys:  # what a key is for (SD-KEY-02)
        return []
    return [(token.at % width, token.at // width) for token in chests_near(game, n, action)]


def chore_forbids(game: Arena, n: int, action: ActionDef) -> str:
    """The rule behind a basic support action that can do nothing there."""
    rules = {
        "bandage": "SD-BASIC-05",
        "summon-pet": "SD-BASIC-06",
        "disarm-trap": "SD-BASIC-07",
        "explore": "SD-BASIC-08",
        "pick-lock": "SD-BASIC-09",
        "pick-up": "SD-BASIC-11",
        "smash-chest": "SD-BASIC-12",
        "unlock-treasure-chest": "SD-BASIC-13",
        "vigor": "SD-BASIC-14",
    }
    return rules[action.id]
