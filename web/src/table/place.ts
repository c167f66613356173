// Where a card is shown at reading size: in sight of the piece it shows, and beside what must be pressed and read meanwhile.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const TOP = 64; // below the header

function apart(a: Box, b: Box): boolean {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

/** One presses what is to be chosen in its middle. */
function hidden(box: Box, live: readonly Box[]): number {
  return live.filter((one) => {
    const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  }).length;
}

const SCALES = [1, 0.85, 0.7]; // what can still be read

/**
 * The upper left corner for something of this size, and how much smaller it must be drawn. At the right edge, where only the log
 * lies, else further in, else on the left; `free` (the piece itself), `kept` (the coach) and `tabs` (of the log) stay uncovered,
 * and so does everything `live` (what can be chosen) if there is such a place: rather smaller than over it.
 */
export function place(
  size: { width: number; height: number },
  window: { width: number; height: number },
  free: Box,
  kept: Box | undefined,
  tabs?: Box,
  live: readonly Box[] = [],
): { left: number; top: number; scale: number } {
  const clear = [free, kept, tabs].filter((one) => one !== undefined);
  let best: { left: number; top: number; scale: number } | undefined;
  let least = Infinity;
  for (const scale of SCALES) {
    const [width, height] = [size.width * scale, size.height * scale];
    for (const [left, top] of corners(width, height, window, kept, tabs)) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (top < 4 || left < 4 || box.bottom > window.height - 4 || !clear.every((one) => apart(box, one))) continue;
      const covered = hidden(box, live);
      if (covered < least) [best, least] = [{ left, top, scale }, covered];
      if (!covered) return { left, top, scale };
    }
    if (scale === 1 && !best) break;
  }
  if (best) return best;
  // no room for all of it: smaller, over the table, on the side where the piece is not
  const right = window.width - GAP - size.width;
  const over = kept && kept.top > TOP ? kept.top - GAP : window.height - GAP;
  const left =
    (free.left + free.right) / 2 > window.width / 2 ? GAP : Math.min(right, kept && kept.top <= TOP ? kept.left - GAP - size.width : right);
  return { left: Math.max(4, left), top: 4, scale: Math.min(1, (over - 4) / size.height) };
}

function corners(width: number, height: number, window: { width: number; height: number }, kept?: Box, tabs?: Box): [number, number][] {
  const tops = [TOP];
  const lefts = [window.width - GAP - width];
  if (kept) {
    tops.push(kept.bottom + GAP, kept.top - GAP - height);
    lefts.push(kept.left - GAP - width);
  }
  lefts.push(GAP);
  if (tabs) tops.push(tabs.bottom + GAP);
  const low = window.height - GAP - height;
  return [...lefts.flatMap((left) => tops.map((top): [number, number] => [left, top])), ...lefts.map((left): [number, number] => [left, low])];
}
