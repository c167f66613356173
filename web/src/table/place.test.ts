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
