"""Moving others: push, pull, compel (SD-CONTROL-02 to 05)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.board.movers import Mover

PUSH, PULL, COMPEL = "push", "pull", "compel"
#: hazards, then the places of the way
Way = tuple[int, tuple[int, ...]]


def gap(width: int, a: int, a_size: int, b: int, b_size: int) -> int:
    """King's steps between two bases as the crow flies, not around walls (SD-CONTROL-05); 1: they touch."""
    ay, ax, by, bx = a // width, a % width, b // width, b % width  # quicker than divmod, compiled
    across = max(bx - ax - a_size, ax - bx - b_size) + 1
    down = max(by - ay - a_size, ay - by - b_size) + 1
    return max(max(across, down), 0)


def forced(
    kind: str,
    mover: Mover,
    at: int,
    user: int,
    user_size: int,
    squares: int,
    enemies: int,
    models: int,
    hazards: int = 0,
    rough: int = 0,
) -> dict[int, tuple[int, ...]]:
    """Where a model standing at `at` may be moved, and the way there with the fewest hazards; in the order of places.

    Its own movement decides what is legal (SD-CONTROL-02): `enemies` are those of the moved model, a difficult square uses
    two of the effect's squares. Who wants it to walk into hazards gives the squares without any as `hazards`."""
    cheap, dear = mover.priced(rough)
    bad = mover.entering(hazards)
    free = ~mover.covering(enemies)
    spent: list[dict[int, Way]] = [{} for _ in range(squares + 1)]  # [squares used]: place, best way there
    spent[0][at] = (0, ())
    for used in range(squares):
        for here in sorted(spent[used]):
            hit, way = spent[used][here]
            before = gap(mover.width, here, mover.size, user, user_size)
            if kind == PULL and before <= 1:
                continue  # it stops as soon as the two are adjacent (SD-CONTROL-04)
            for k in range(8):
                one, two = cheap[k][1] >> here & 1, dear[k][1] >> here & 1
                there = here + cheap[k][0]
                cost = used + (1 if one else 2)
                if not (one or two) or cost > squares or not free >> there & 1:
                    continue
                after = gap(mover.width, there, mover.size, user, user_size)
                if (kind == PUSH and after <= before) or (kind == PULL and after >= before):
                    continue
                new = (hit + (bad[k] >> here & 1), (*way, there))
                old = spent[cost].get(there)
                if old is None or new < old:
                    spent[cost][there] = new
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {}
    stop = mover.stand & ~mover.covering(models)
    for used in range(1, squares + 1):
        for there, (hit, way) in spent[used].items():
            if there != at and stop >> there & 1:
                found = (hit, used, way)
                if there not in best or found < best[there]:
                    best[there] = found
    return {there: best[there][2] for there in sorted(best)}
