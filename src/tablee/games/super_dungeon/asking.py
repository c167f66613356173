"""What somebody may mean who points at something, and why it cannot be done: the wall that stops a sight is named."""

from __future__ import annotations

from tablee.games.super_dungeon import equipment
from tablee.games.super_dungeon.aiming import eyes
from tablee.games.super_dungeon.board.blocking import STRUCTURE, Obstacle, blocking
from tablee.games.super_dungeon.board.map import bits
from tablee.games.super_dungeon.board.movers import FLY
from tablee.games.super_dungeon.deeds import meant, user_of
from tablee.games.super_dungeon.question import label
from tablee.games.super_dungeon.scenery import MAP
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.usable import ATTACKS, basic, unique
from tablee.games.super_dungeon.values import flying
from tablee.games.super_dungeon.vocabulary import BURST, CONSUL, POINT
from tablee.games.view import Choice, Words
from tablee.kernel.decision import Option, Refusal, option

SIGHT = "SD-LOS-01"
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
        x, y = game.board.xy(game.traps[int(number.split(".")[0])].templates[0][0])
        return [option("act", "disarm-trap", x, y)]
    lying = [token for token in game.tokens if token.kind == kind]
    if not lying or not number.isdigit():
        return []
    x, y = game.board.xy(lying[int(number) - 1].at)
    return [option("act", id, x, y) for id in (("pick-up",) if kind in PICKED_UP else OPENED)]


# ---------------------------------------------------------------------- why not
def because(game: Arena, seat: int, choice: Option, refusal: Refusal) -> Words:
    """Where there is no line of sight: what is in the way."""
    if SIGHT in refusal.rules and choice.verb in ("act", "strike", "drink", "emergency"):
        _, target, _ = meant(game, choice)
        user = user_of(game, choice)
        if target >= 0 and user >= 0 and game.models[target].at >= 0:
            found = in_the_way(game, user, target)
            if found:
                return Words("reason-sight", {"what": f"%obstacles:{'+'.join([written(one) for one in found])}"})
    return Words(f"reason-{refusal.reason}")


def in_the_way(game: Arena, user: int, target: int) -> tuple[Obstacle, ...]:
    """What stops the sight between the two squares that are nearest to each other."""
    board = game.board
    look = eyes(game, user) | (FLY if flying(game, target) else 0)
    pairs = [(board.distance(a, b), a, b) for a in bits(game.feet(user)) for b in bits(game.feet(target))]
    _, a, b = min(pairs)
    return blocking(board, a, b, look)


def written(one: Obstacle) -> str:
    """For `phrases.obstacles`."""
    if one.kind == STRUCTURE:
        return f"s.{one.x}.{one.y}"
    return f"w.{one.x}.{one.y}.{one.to_x}.{one.to_y}"
