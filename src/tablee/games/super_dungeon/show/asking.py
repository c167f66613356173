"""Attacks with their odds, and why something cannot be done: the wall that stops a sight is named."""

from __future__ import annotations

from fractions import Fraction

from tablee.gamekit.view import Sighting, Sketch, Words
from tablee.games.super_dungeon.mind import odds
from tablee.games.super_dungeon.rules import targets
from tablee.games.super_dungeon.rules.aiming import eyes, reach
from tablee.games.super_dungeon.rules.board.blocking import STRUCTURE, Obstacle, blocking, line
from tablee.games.super_dungeon.rules.board.map import FAR, bits
from tablee.games.super_dungeon.rules.board.movers import FLY
from tablee.games.super_dungeon.rules.pointing import MAP, cell
from tablee.games.super_dungeon.rules.procedures.acting import ACT
from tablee.games.super_dungeon.rules.procedures.action import STRIKE
from tablee.games.super_dungeon.rules.procedures.activation import MOVE
from tablee.games.super_dungeon.rules.procedures.potions import DRINK, SAVE
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.targets import turn_of
from tablee.games.super_dungeon.rules.values import flying
from tablee.games.super_dungeon.rules.vocabulary import OFFENSE
from tablee.games.super_dungeon.show.deeds import effect_of, meant
from tablee.games.super_dungeon.show.scenery import things
from tablee.kernel.decision import Option, Refusal

SIGHT, RANGE, POINTS = "SD-LOS-01", "SD-RANGE-01", "SD-ACTION-02"
#: rules that have a sentence of their own when they stand against a move
ON_THE_WAY = (
    *("SD-MOVE-01", "SD-MOVE-03", "SD-MOVE-04", "SD-MOVE-05", "SD-TILE-03", "SD-TERRAIN-01", "SD-TERRAIN-02"),
    *("SD-TERRAIN-04", "SD-BASE-02", "SD-COMP-10", "SD-EXPLORE-02", "SD-STATUS-08"),
)


def user_of(game: Arena, option: Option) -> int:
    """Who acts or drinks: the model whose activation it is, a pet's master, or the Hero that an emergency names."""
    if SAVE.of(option):
        return game.kit.by_handle[str(option.args[0])]
    return STRIKE.frame(game).master if STRIKE.of(option) else game.active


def best_odds(game: Arena, seat: int) -> list[tuple[int, int, int]]:
    """Whom this seat could attack now, with the best chance against each: model, wins, of how many; the surest first."""
    decision = game.decision
    best: dict[int, Fraction] = {}
    if decision is None or decision.seat != seat:
        return []
    for option in decision.options:
        if option.verb not in (ACT.name, STRIKE.name):
            continue
        action, victim, _ = meant(game, option)
        if action is None or action.kind != OFFENSE or action.offense < 0:
            continue
        n = user_of(game, option)
        hits = targets.hit(game, n, effect_of(game, option)) if action.area else (victim,)
        for one in hits:
            over, under = odds.attack(game, n, action.id, one, hits if action.area else (), victim)
            best[one] = max(best.get(one, Fraction(0)), Fraction(over, under))
    surest = sorted(best, key=lambda one: (-best[one], one))
    return [(one, best[one].numerator, best[one].denominator) for one in surest]


# ---------------------------------------------------------------------- why not
def because(game: Arena, seat: int, option: Option, refusal: Refusal) -> Words:
    """Where there is no line of sight: what is in the way; what is too far or too dear: by how much."""
    rule = refusal.rules[0] if refusal.rules else ""
    if MOVE.of(option) and rule in ON_THE_WAY and refusal.reason == "forbidden":
        return Words(f"reason-{rule[3:]}")
    if option.verb in (ACT.name, DRINK.name, SAVE.name) and rule in (SIGHT, RANGE, POINTS):
        action, target, _ = meant(game, option)
        user, turn = user_of(game, option), turn_of(game)
        aimed = target >= 0 and user >= 0 and game.models[target].at >= 0
        if rule == POINTS and action is not None and turn is not None and turn is game.stack[-1]:
            return Words("reason-ACTION-02", {"cost": action.cost, "left": turn.points(game)})
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
