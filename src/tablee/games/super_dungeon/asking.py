"""What somebody may mean who points at something, and why it cannot be done: the wall that stops a sight is named."""

from __future__ import annotations

from tablee.gamekit.view import Choice, Sighting, Sketch, Words
from tablee.games.super_dungeon import equipment
from tablee.games.super_dungeon.aiming import eyes, reach
from tablee.games.super_dungeon.board.blocking import STRUCTURE, Obstacle, blocking, line
from tablee.games.super_dungeon.board.map import FAR, bits
from tablee.games.super_dungeon.board.movers import FLY
from tablee.games.super_dungeon.chores import trap_args
from tablee.games.super_dungeon.deeds import meant, user_of
from tablee.games.super_dungeon.procedures.activation import Activation
from tablee.games.super_dungeon.question import label
from tablee.games.super_dungeon.scenery import MAP, cell, things
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.usable import ATTACKS, basic, unique
from tablee.games.super_dungeon.values import flying
from tablee.games.super_dungeon.vocabulary import BURST, CONSUL, POINT
from tablee.kernel.decision import Option, Refusal, option

SIGHT, RANGE, POINTS = "SD-LOS-01", "SD-RANGE-01", "SD-ACTION-02"
#: rules that have a sentence of their own when they stand against a move
ON_THE_WAY = (
    *("SD-MOVE-01", "SD-MOVE-03", "SD-MOVE-04", "SD-MOVE-05", "SD-TILE-03", "SD-TERRAIN-01", "SD-TERRAIN-02"),
    *("SD-TERRAIN-04", "SD-BASE-02", "SD-COMP-10", "SD-EXPLORE-02", "SD-STATUS-08"),
)
PICKED_UP = ("coin", "key", "skull", "potion")
OPENED = ("smash-chest", "pick-lock", "unlock-treasure-chest")


# ---------------------------------------------------------------------- what somebody may mean
def tries(game: Arena, seat: int, piece: str) -> list[Choice]:
    """What this seat may want to do with a piece or square that it sees; whether it can is for the guards to say."""
    if seat < 0 or game.decision is None:
        return []
    kind, _, rest = piece.partition(".")
    if piece.startswith(f"{MAP}/"):
        x, _, y = piece.removeprefix(f"{MAP}/").partition(".")
        found = [option("move", int(x), int(y))] if acting(game, seat) >= 0 else []
    elif piece in game.kit.by_handle:
        found = with_model(game, seat, game.kit.by_handle[piece])
    elif kind in ("hero", "pet") and rest in game.kit.by_handle:
        found = [option("activate", rest)]
    elif kind == "card":
        number = game.kit.by_card[rest]
        own = [n for n in game.heroes() if game.models[n].seat == seat]
        found = [option("equip", rest, game.kit.handles[n]) for n in own] if number in equipment.spare(game) else []
    else:
        found = with_thing(game, seat, piece)
    return [Choice(str(one), label(game, one), (piece,)) for one in found]


def acting(game: Arena, seat: int) -> int:
    """The model of this seat whose activation it is, -1: none."""
    n = game.active
    return n if n >= 0 and game.models[n].at >= 0 and game.models[n].seat == seat else -1


def with_model(game: Arena, seat: int, other: int) -> list[Option]:
    """Every action of the active model that could be aimed at the other; or the other's own activation."""
    n, handle = acting(game, seat), game.kit.handles[other]
    if game.models[other].seat == seat and n < 0:
        spawns = game.rank(other) == POINT and seat == game.kit.consul
        return [option("spawn" if spawns else "activate", handle)]
    if n < 0 or n == other:
        return []
    friend = game.models[n].side == game.models[other].side
    own = [*[one for one in basic(game, n) if one.id in ATTACKS], *unique(game, n)]
    aimed = [one for one in own if one.reach and one.area in ("", BURST) and (one.dangerous or one.augment == friend)]
    found = [option("act", one.id, handle) for one in aimed]
    return [*found, option("act", "bandage", handle)] if friend and game.is_hero(n) else found


def with_thing(game: Arena, seat: int, piece: str) -> list[Option]:
    """A token or a trap on the map."""
    n = acting(game, seat)
    kind, _, number = piece.partition(".")
    if n < 0 or game.models[n].side == CONSUL:
        return []
    if kind == "trap":
        return [option("act", "disarm-trap", *trap_args(game, game.traps[int(number.split(".")[0])]))]
    lying = [token for token in game.tokens if token.kind == kind]
    if not lying or not number.isdigit():
        return []
    x, y = game.board.xy(lying[int(number) - 1].at)
    return [option("act", id, x, y) for id in (("pick-up",) if kind in PICKED_UP else OPENED)]


# ---------------------------------------------------------------------- why not
def because(game: Arena, seat: int, choice: Option, refusal: Refusal) -> Words:
    """Where there is no line of sight: what is in the way; what is too far or too dear: by how much."""
    rule = refusal.rules[0] if refusal.rules else ""
    if choice.verb == "move" and rule in ON_THE_WAY and refusal.reason == "forbidden":
        return Words(f"reason-{rule[3:]}")
    if choice.verb in ("act", "strike", "drink", "emergency") and rule in (SIGHT, RANGE, POINTS):
        action, target, _ = meant(game, choice)
        user, frame = user_of(game, choice), game.stack[-1]
        aimed = target >= 0 and user >= 0 and game.models[target].at >= 0
        if rule == POINTS and action is not None and isinstance(frame, Activation):
            return Words("reason-ACTION-02", {"cost": action.cost, "left": frame.points(game)})
        if rule == RANGE and aimed and action is not None:
            steps, most = game.board.apart(game.feet(user), game.feet(target)), reach(game, user, action)
            if most < steps < FAR:
                return Words("reason-RANGE-01", {"n": steps, "most": most})
        if rule == SIGHT and aimed:
            a, b = nearest(game, user, game.feet(target))
            found = blocking(game.board, a, b, eyes_for(game, user, target))
            if found:
                return blocked(found)
    return Words(f"reason-{refusal.reason}")


def blocked(found: tuple[Obstacle, ...]) -> Words:
    return Words("reason-sight", {"what": f"%obstacles:{'+'.join([written(one) for one in found])}"})


def eyes_for(game: Arena, user: int, target: int) -> int:
    """Structures stop no sight from or to a flyer (SD-LOS-06); -1: there is only a square."""
    return eyes(game, user) | (FLY if target >= 0 and flying(game, target) else 0)


def nearest(game: Arena, user: int, squares: int) -> tuple[int, int]:
    """The square of a model and the one of these that are nearest to each other."""
    board = game.board
    pairs = [(board.distance(a, b), a, b) for a in bits(game.feet(user)) for b in bits(squares)]
    _, a, b = min(pairs)
    return (a, b)


# ---------------------------------------------------------------------- sight
def sees(game: Arena, ref: str) -> Sighting | None:
    """Whether the active model sees a square or what is on it: with a clear line, or with what is in the way."""
    board, n = game.board, game.active
    if n < 0 or game.models[n].at < 0:
        return None
    target = game.kit.by_handle.get(ref, -1)
    squares = squares_of(game, ref)
    if not squares or target == n:
        return None
    look, feet = eyes_for(game, n, target), game.feet(n)
    who = f"%models:{n}"
    label = Words("ask-sees", {"who": who})
    clear = line(board, feet, squares, look)
    if clear is not None:
        x, y, to_x, to_y = [round(100 * part) for part in clear]
        steps = board.apart(feet, squares)
        said = Words("sees", {"who": who, "n": steps}) if steps < FAR else Words("sees-far", {"who": who})
        return Sighting(label, said, (SIGHT, "SD-RANGE-01"), Sketch(MAP, (x, y, to_x, to_y), True))
    a, b = nearest(game, n, squares)
    found = blocking(board, a, b, look)
    (ax, ay), (bx, by) = board.xy(a), board.xy(b)
    middle = (100 * ax + 50, 100 * ay + 50, 100 * bx + 50, 100 * by + 50)
    walls = tuple([(one.x, one.y, one.to_x, one.to_y) for one in found if one.kind != STRUCTURE])
    cells = tuple([cell(board, q) for one in found if one.kind == STRUCTURE for q in bits(one.squares)])
    return Sighting(label, blocked(found), (SIGHT,), Sketch(MAP, middle, False, walls, cells))


def squares_of(game: Arena, ref: str) -> int:
    """The squares of a model, token or trap, or the one that is meant; 0: it is nowhere on the map."""
    board = game.board
    if ref.startswith(f"{MAP}/"):
        x, _, y = ref.removeprefix(f"{MAP}/").partition(".")
        square = board.at(int(x), int(y)) if x.isdecimal() and y.isdecimal() else -1
        return 1 << square if square >= 0 else 0
    if ref in game.kit.by_handle:
        model = game.kit.by_handle[ref]
        return game.feet(model) if game.models[model].at >= 0 else 0
    for piece in things(game):
        if piece.id == ref and piece.at is not None:
            (left, top), (wide, high) = piece.at, piece.size
            box = [board.at(x, y) for x in range(left, left + wide) for y in range(top, top + high)]
            return sum([1 << square for square in box if square >= 0])
    return 0


def written(one: Obstacle) -> str:
    """For `phrases.obstacles`."""
    if one.kind == STRUCTURE:
        return f"s.{one.x}.{one.y}"
    return f"w.{one.x}.{one.y}.{one.to_x}.{one.to_y}"
