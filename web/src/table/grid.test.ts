import { describe, expect, test } from "vitest";
import type { Grid, Piece } from "../lib/protocol";
import { cellsOf, grounds, patches, place, wallPath, watchedOf } from "./grid";

const GRID: Grid = { w: 3, h: 2, rows: ["..d", " .d"], legend: { ".": "tile.A", d: "effect.difficult" } };

describe("a map as shapes", () => {
  test("every cell has its place, and holes have no ground", () => {
    const cells = cellsOf("map", GRID);
    expect(cells).toHaveLength(6);
    expect(cells[3]).toEqual({ x: 0, y: 1, ref: "map/0.1", sheet: "" });
    expect(cells[5]?.sheet).toBe("effect.difficult");
  });
  test("equal neighbours of a row are one shape, and nothing is drawn in holes", () => {
    const paths = grounds(cellsOf("map", GRID));
    expect([...paths.keys()].sort()).toEqual(["effect.difficult", "tile.A"]);
    expect(paths.get("tile.A")).toBe("M0 0h200v100H0zM100 100h100v100H100z");
    expect(paths.get("effect.difficult")).toBe("M200 0h100v100H200zM200 100h100v100H200z");
  });
  test("walls that follow each other are one line", () => {
    expect(
      wallPath([
        [1, 0, "n"],
        [0, 0, "n"],
        [3, 1, "w"],
        [3, 0, "w"],
        [0, 1, "n"],
      ]),
    ).toBe("M0 0h100h100M0 100h100M300 0v100v100");
    expect(wallPath(undefined)).toBe("");
  });
  test("places are read from cells and from references", () => {
    expect(place("3.4")).toEqual([3, 4]);
    expect(place("map/12.0")).toEqual([12, 0]);
    expect(patches(["map/1.0"], 10)).toBe("M110 10h80v80h-80z");
  });
});

describe("what the map shows first", () => {
  const at = (x: number, y: number) => ({ x, y, ref: `map/${x}.${y}`, sheet: "tile.A" });
  const acting: Piece = { id: "a", shape: "token", at: [9, 9], is_: ["acting"] };
  const ready: Piece = { id: "b", shape: "token", at: [3, 3], is_: ["ready"] };

  test("who acts, with the squares around", () => {
    expect(watchedOf([ready, acting], () => false, [at(9, 8)])).toBe(acting);
    expect(watchedOf([ready, acting], (ref) => ref === "b", [at(0, 0)])).toBe(acting);
  });
  test("squares to choose from that are far away, or that nobody stands near", () => {
    expect(watchedOf([ready, acting], () => false, [at(0, 18)])?.at).toEqual([0, 18]);
    expect(watchedOf([ready], () => false, [at(0, 18)])?.at).toEqual([0, 18]);
    expect(watchedOf([ready], () => false, [])).toBe(ready);
  });
});
