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

/**
 * The upper left corner for something of this size, and how much smaller it must be drawn. At the right edge, where only the log
 * lies, else further in, else on the left; `free` (the piece itself), `kept` (the coach) and `tabs` (of the log) stay uncovered.
 */
export function place(
  size: { width: number; height: number },
  window: { width: number; height: number },
  free: Box,
  kept: Box | undefined,
  tabs?: Box,
): { left: number; top: number; scale: number } {
  const { width, height } = size;
  const right = window.width - GAP - width;
  const tops = [TOP];
  const lefts = [right];
  if (kept) {
    tops.push(kept.bottom + GAP, kept.top - GAP - height);
    lefts.push(kept.left - GAP - width);
  }
  lefts.push(GAP);
  if (tabs) tops.push(tabs.bottom + GAP);
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (top < 4 || left < 4 || box.bottom > window.height - 4) continue;
      if (apart(box, free) && (!kept || apart(box, kept)) && (!tabs || apart(box, tabs))) return { left, top, scale: 1 };
    }
  }
  // no room for all of it: smaller, over the table, on the side where the piece is not
  const over = kept && kept.top > TOP ? kept.top - GAP : window.height - GAP;
  const left = (free.left + free.right) / 2 > window.width / 2 ? GAP : Math.min(right, kept && kept.top <= TOP ? kept.left - GAP - width : right);
  return { left: Math.max(4, left), top: 4, scale: Math.min(1, (over - 4) / height) };
}
