// Where the stage stands on a desk: where neither of those is whom it is about, and where it stood, if it can.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Corner {
  left: number;
  top: number;
}

const GAP = 12;

/**
 * The upper left corner for something of this size, within `room`. Over the middle of the table if that can be, else in the middle
 * of the room, else at its edges; `avoid` is covered as little as can be.
 */
export function spot(
  room: Rect,
  size: { width: number; height: number },
  avoid: readonly Rect[],
  middle: Rect | undefined,
  before: Corner | undefined,
): Corner {
  const within = (left: number, top: number): Corner => ({
    left: Math.max(room.left + GAP, Math.min(room.right - GAP - size.width, left)),
    top: Math.max(room.top + GAP, Math.min(room.bottom - GAP - size.height, top)),
  });
  const across = [(room.left + room.right - size.width) / 2, Infinity, -Infinity];
  const down = [(room.top + room.bottom - size.height) / 2, -Infinity, Infinity];
  const tried = down.flatMap((top) => across.map((left) => within(left, top)));
  if (middle) tried.unshift(...across.map((left) => within(left, (middle.top + middle.bottom - size.height) / 2)));
  if (before) tried.unshift(within(before.left, before.top));
  let best = tried[0]!;
  let least = Infinity;
  for (const corner of tried) {
    const covered = avoid.reduce((sum, box) => sum + overlap(corner, size, box), 0);
    if (covered < least) [best, least] = [corner, covered];
  }
  return best;
}

function overlap(corner: Corner, size: { width: number; height: number }, box: Rect): number {
  const width = Math.min(corner.left + size.width, box.right) - Math.max(corner.left, box.left);
  const height = Math.min(corner.top + size.height, box.bottom) - Math.max(corner.top, box.top);
  return width > 0 && height > 0 ? width * height : 0;
}
