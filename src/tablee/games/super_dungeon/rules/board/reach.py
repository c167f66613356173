"""Where a model can go, and by which way (SD-MOVE-01 to 06, SD-TERRAIN-02, 03, SD-BASE-02).

`enemies` are squares it cannot pass, `models` squares it cannot stop on: both without its own. Tokens and templates are in
neither. `rough` are squares that something in play makes difficult, besides those of the tiles."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.board.movers import DIFFICULT_STEP, Mover, Ranges
from tablee.games.super_dungeon.rules.board.steps import Legs

AMPLE = 60  # points enough for any way


def reach(mover: Mover, start: int, points: int, enemies: int, models: int, rough: int = 0) -> int:
    """The places where a move from `start` may end; staying is none of them."""
    if mover.size == 1:
        return flood(mover, start, points, enemies, rough) & mover.stand & ~models & ~(1 << start)
    found = flood(mover, start, points, mover.covering(enemies), rough)
    return found & mover.stand & ~mover.covering(models) & ~(1 << start)


def flood(mover: Mover, start: int, points: int, barred: int, rough: int) -> int:
    """All places it can come to without any of the barred ones, `start` among them.

    How far it comes with nobody in its way is known: whoever stands there matters only from where it would be met."""
    within, late = ranges(mover, start, points)
    if rough and mover.covering(rough) & within[points] and mover.harder(rough) != mover.harder(0):
        cheap, dear = mover.priced(rough)
        return onward(cheap, dear, 1 << start, 1 << start, 0, points, ~barred)
    barred &= ~(1 << start)
    if not barred & within[points]:
        return within[points]
    met = 1
    while not barred & within[met]:
        met += 1
    seen = within[met] & ~barred
    if met == points:
        return seen
    return onward(mover.easily, mover.hardly, seen & ~within[met - 1], seen, late[met], points - met, ~barred)


def onward(cheap: Legs, dear: Legs, front: int, seen: int, late: int, points: int, free: int) -> int:
    """What was seen, and all places that the front comes to with so many points more; `late` are difficult ones that were
    paid for a point ago and are entered now."""
    for _ in range(points):
        new = (stepped(front, cheap) | late) & free & ~seen
        late = stepped(front, dear) & ~seen
        seen |= new
        front = new
        if not front and not late:
            break
    return seen


def ranges(mover: Mover, start: int, points: int) -> Ranges:
    """How far it comes from `start` with nobody in its way: never changes, and is worked out as far as somebody asks."""
    known = mover.ranges.get(start)
    if known is None or len(known[0]) <= points:
        within, late = (known[0].copy(), known[1].copy()) if known is not None else ([1 << start], [0])
        front = within[-1] & ~within[-2] if len(within) > 1 else within[-1]
        for _ in range(points + 1 - len(within)):
            seen = within[-1]
            new = (stepped(front, mover.easily) | late[-1]) & ~seen
            late.append(stepped(front, mover.hardly) & ~seen)
            within.append(seen | new)
            front = new
        known = mover.ranges[start] = (within, late)
    return known


def fronts(mover: Mover, start: int, points: int, enemies: int, rough: int = 0) -> list[int]:
    """[c]: the places whose cheapest way costs exactly c points, whoever stands there."""
    cheap, dear = (mover.cheap, mover.dear) if not rough else mover.priced(rough)
    free = ~mover.covering(enemies)
    seen = front = 1 << start
    late = 0
    found = [front]
    for _ in range(points):
        out = stepped(front, cheap)
        new = (out & free | late) & ~seen
        late = stepped(front, dear) & free & ~seen
        seen |= new
        front = new
        found.append(new)
    return found


def fewest(mover: Mover, start: int, goal: int, points: int, barred: int, rough: int = 0) -> int:
    """The fewest points for a way that covers none of the barred squares; -1 if these points are not enough."""
    barred = mover.covering(barred) & ~(1 << start)
    end = 1 << goal
    if goal == start or barred & end:
        return -1
    within, late = ranges(mover, start, points)
    if rough and mover.covering(rough) & within[points] and mover.harder(rough) != mover.harder(0):
        return fewest_on(*mover.priced(rough), 1 << start, 1 << start, 0, 0, points, ~barred, end)
    if not within[points] & end:
        return -1
    spent = 1
    while not within[spent] & end:
        if barred & within[spent]:  # it is met here
            seen = within[spent] & ~barred
            front = seen & ~within[spent - 1]
            return fewest_on(mover.easily, mover.hardly, front, seen, late[spent], spent, points, ~barred, end)
        spent += 1
    return spent


def fewest_on(
    cheap: Legs, dear: Legs, front: int, seen: int, late: int, spent: int, points: int, free: int, end: int
) -> int:
    """The same from a front that has spent some of the points already."""
    while spent < points:
        spent += 1
        new = (stepped(front, cheap) | late) & free & ~seen
        if new & end:
            return spent
        late = stepped(front, dear) & ~seen
        seen |= new
        front = new
    return -1


def stepped(front: int, legs: Legs) -> int:
    out = 0
    for shift, can in legs:
        moved = front & can
        if moved:
            out |= moved << shift if shift > 0 else moved >> -shift
    return out


def room_for(mover: Mover, zone: int, models: int) -> int:
    """The places free of models where a base may be put with one of its squares in the zone (SD-SPAWN-03, 05)."""
    return mover.stand & mover.covering(zone) & ~mover.covering(models)


def cost(mover: Mover, start: int, way: tuple[int, ...], enemies: int, rough: int = 0) -> int:
    """The points a given way costs, -1 if one of its steps is not legal: after a pause the rest is judged anew."""
    cheap, dear = mover.priced(rough)
    free = ~mover.covering(enemies)
    spent, here = 0, start
    for there in way:
        price = 0
        for k in range(8):
            if here + cheap[k][0] == there and free >> there & 1:
                price = cheap[k][1] >> here & 1 or DIFFICULT_STEP * (dear[k][1] >> here & 1)
        if not price:
            return -1
        spent += price
        here = there
    return spent


def path(
    mover: Mover, start: int, goal: int, points: int, enemies: int, hazards: int = 0, rough: int = 0
) -> tuple[int, ...]:
    """The places of a way to `goal`, the last one included and `start` not; () if there is none.

    Fewest hazards entered, then fewest points, then straightest."""
    cheap, dear = (mover.cheap, mover.dear) if not rough else mover.priced(rough)
    bad = mover.entering(hazards) if hazards else (0,) * 8
    free = ~mover.covering(enemies)
    levels: list[list[int]] = []  # [hazards][points]: the places reached with at most so many
    for _ in range(points + 1):
        below = levels[-1] if levels else [0] * (points + 1)
        levels.append(level(below, start, goal, points, free, cheap, dear, bad))
        if levels[-1][-1] >> goal & 1:
            return walked_back(mover, levels, start, goal, cheap, dear, bad)
    return ()


def level(
    below: list[int],
    start: int,
    goal: int,
    points: int,
    free: int,
    cheap: tuple[tuple[int, int], ...],
    dear: tuple[tuple[int, int], ...],
    bad: tuple[int, ...],
) -> list[int]:
    """The places reached with each number of points and one hazard more than in `below`, as far as `goal` is among them."""
    row = [1 << start]
    for c in range(1, points + 1):
        out = 0
        for k in range(8):
            shift, can = cheap[k]
            moved = (row[c - 1] & ~bad[k] | below[c - 1]) & can
            if c > 1:
                moved |= (row[c - 2] & ~bad[k] | below[c - 2]) & dear[k][1]
            if moved:
                out |= moved << shift if shift > 0 else moved >> -shift
        row.append(row[c - 1] | out & free)
        if row[c] >> goal & 1:
            break
    return row


def walked_back(
    mover: Mover,
    levels: list[list[int]],
    start: int,
    goal: int,
    cheap: tuple[tuple[int, int], ...],
    dear: tuple[tuple[int, int], ...],
    bad: tuple[int, ...],
) -> tuple[int, ...]:
    h = len(levels) - 1
    c = [row >> goal & 1 for row in levels[h]].index(1)
    way = [goal]
    here = goal
    while here != start:
        best = (-1, 0, 0, 0)
        for k in range(8):
            shift = cheap[k][0]
            before = here - shift
            if before < 0:
                continue
            one, two = cheap[k][1] >> before & 1, dear[k][1] >> before & 1
            if not one and not two:
                continue
            price, hit = 1 if one else 2, bad[k] >> before & 1
            if price > c or hit > h or not levels[h - hit][c - price] >> before & 1:
                continue
            bend = off_line(mover.width, start, goal, before)
            if best[0] < 0 or bend < best[0]:
                best = (bend, before, c - price, h - hit)
        _, here, c, h = best
        # the fewest points and hazards that still lead there, so that the rest of the way is as short as it can be
        while h and levels[h - 1][c] >> here & 1:
            h -= 1
        while c and levels[h][c - 1] >> here & 1:
            c -= 1
        way.append(here)
    return tuple(way[-2::-1])


def off_line(width: int, start: int, goal: int, square: int) -> int:
    """How far a square is off the straight line, times its length."""
    sy, sx = divmod(start, width)
    gy, gx = divmod(goal, width)
    y, x = divmod(square, width)
    return abs((gx - sx) * (y - sy) - (gy - sy) * (x - sx))
