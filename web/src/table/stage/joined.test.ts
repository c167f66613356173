import { describe, expect, it } from "vitest";
import { joined } from "./joined";

const box = (left: number, top: number, size = 20) => ({ left, top, right: left + size, bottom: top + size });
const ROOM = { left: 100, top: 50, right: 900, bottom: 700 };

describe("a line between two who fight", () => {
  it("goes from edge to edge, as the room counts", () => {
    expect(joined(ROOM, box(100, 50), [box(300, 50)])).toEqual([{ x1: 20, y1: 10, x2: 200, y2: 10 }]);
    expect(joined(ROOM, box(100, 50), [box(100, 250)])).toEqual([{ x1: 10, y1: 20, x2: 10, y2: 200 }]);
  });
  it("goes to each of several, and not to what lies where it begins", () => {
    expect(joined(ROOM, box(100, 50), [box(300, 50), box(100, 50), box(110, 50), box(100, 250)])).toHaveLength(2);
  });
});
