// Lines between those who have to do with each other, from edge to edge, within the room they are drawn in.

import type { Rect } from "./spot";

export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const centre = ({ left, top, right, bottom }: Rect): [number, number] => [(left + right) / 2, (top + bottom) / 2];

/** One line to each goal; none to what lies where it begins. */
export function joined(room: Rect, from: Rect, goals: readonly Rect[]): Segment[] {
  return goals.flatMap((goal) => {
    const [a, b] = [centre(from), centre(goal)];
    const [begin, end] = [edge(from, b), edge(goal, a)];
    const apart = (end[0] - begin[0]) * (b[0] - a[0]) + (end[1] - begin[1]) * (b[1] - a[1]);
    if (apart <= 0) return []; // they touch, or are the same
    return [{ x1: begin[0] - room.left, y1: begin[1] - room.top, x2: end[0] - room.left, y2: end[1] - room.top }];
  });
}

/** Where a line from the middle of a box towards a point leaves it. */
function edge(box: Rect, [x, y]: [number, number]): [number, number] {
  const [cx, cy] = centre(box);
  const [dx, dy] = [x - cx, y - cy];
  const across = dx ? (box.right - box.left) / 2 / Math.abs(dx) : Infinity;
  const down = dy ? (box.bottom - box.top) / 2 / Math.abs(dy) : Infinity;
  const part = Math.min(1, across, down);
  return [cx + dx * part, cy + dy * part];
}
