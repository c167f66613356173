// Where the stage stands on a desk: where neither of those is whom it is about, and where it stood, if it can.

interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Rect = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const GAP = 12;
const SPOTS = ["centre", "right", "left", "top", "bottom", "top right", "top left", "bottom right", "bottom left"];

export function spot(room: Room, size: { width: number; height: number }, avoid: readonly Rect[], before: string): string {
  const covered = (name: string) => avoid.reduce((sum, box) => sum + overlap(rect(room, size, name), box), 0);
  if (covered(before) === 0) return before;
  let best = before;
  for (const name of SPOTS) if (covered(name) < covered(best)) best = name;
  return best;
}

function rect(room: Room, { width, height }: { width: number; height: number }, name: string): Rect {
  const words = name.split(" ");
  const left = words.includes("left")
    ? room.left + GAP
    : words.includes("right")
      ? room.left + room.width - GAP - width
      : room.left + (room.width - width) / 2;
  const top = words.includes("top")
    ? room.top + GAP
    : words.includes("bottom")
      ? room.top + room.height - GAP - height
      : room.top + (room.height - height) / 2;
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
