import { expect, it } from "vitest";
import { place, type Box } from "./place";

const WINDOW = { width: 1280, height: 800 };
const CARD = { width: 280, height: 400 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const HAND = box(500, 560, 120, 170);

function drawn({ left, top, scale }: { left: number; top: number; scale: number }, size = CARD): Box {
  return box(left, top, size.width * scale, size.height * scale);
}
function covers(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

it("lies over the log, at the right edge", () => {
  expect(place(CARD, WINDOW, HAND, undefined)).toEqual({ left: 988, top: 64, scale: 1 });
});

it("goes to the left where the right would hide the piece", () => {
  const found = place(CARD, WINDOW, box(1050, 100, 120, 170), undefined);
  expect(found).toEqual({ left: 12, top: 64, scale: 1 });
});

it.each([
  ["a short coach beside the table", box(976, 56, 304, 180)],
  ["a tall coach beside the table", box(976, 56, 304, 360)],
  ["a coach below the table", box(0, 540, 1280, 180)],
  ["a tall coach below the table", box(0, 370, 1280, 360)],
])("neither covers nor is covered by %s", (_, coach) => {
  for (const piece of [HAND, box(20, 100, 120, 170), box(800, 80, 120, 170)]) {
    const found = place(CARD, WINDOW, piece, coach);
    const card = drawn(found);
    expect(covers(card, coach)).toBe(false);
    expect(card.left).toBeGreaterThanOrEqual(0);
    expect(card.bottom).toBeLessThanOrEqual(WINDOW.height);
    expect(found.scale).toBeGreaterThan(0.85);
    if (found.scale === 1) expect(covers(card, piece)).toBe(false);
  }
});

it("leaves the tabs of the log free, so that one can go there", () => {
  const tabs = box(976, 56, 304, 44);
  expect(place(CARD, WINDOW, HAND, undefined, tabs)).toEqual({ left: 988, top: 112, scale: 1 });
  for (const coach of [box(976, 100, 304, 180), box(0, 540, 1280, 180)]) {
    const found = place(CARD, WINDOW, HAND, coach, tabs);
    expect(covers(drawn(found), tabs)).toBe(false);
    expect(covers(drawn(found), coach)).toBe(false);
  }
});

it("hides nothing that can be chosen, and is rather smaller", () => {
  const piece = box(1050, 100, 120, 170);
  const below = place(CARD, WINDOW, piece, undefined, undefined, [box(40, 80, 60, 60)]);
  expect(below).toEqual({ left: 988, top: 388, scale: 1 });
  const rows = [box(40, 90, 20, 20), box(40, 420, 20, 20), box(1100, 405, 20, 20)];
  const smaller = place(CARD, WINDOW, piece, undefined, undefined, rows);
  expect(smaller.scale).toBeLessThan(1);
  expect(rows.filter((one) => covers(drawn(smaller), one))).toEqual([]);
});

it("hides as little as can be where everything can be chosen", () => {
  const full = Array.from({ length: 64 }, (_, n) => box((n % 8) * 160, Math.floor(n / 8) * 100, 160, 100));
  const found = place(CARD, WINDOW, HAND, undefined, undefined, full);
  expect(covers(drawn(found), HAND)).toBe(false);
  expect(found.scale).toBe(0.7);
});
