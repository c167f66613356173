import { expect, test } from "vitest";
import { height, line } from "./plot";

const HEALTH = { role: "health", who: "&0", of: 50, points: [[0, 50], [10, 25], [20, 0]] as [number, number][] };

test("a figure keeps its value until an entry changes it", () => {
  expect(line(HEALTH, 20, 50)).toBe("M0 0H50V50H100V100H100");
});

test("a plot is as high as what its figures lead to, or as they ever were", () => {
  expect(height([HEALTH])).toBe(50);
  expect(height([{ ...HEALTH, of: 0, points: [[0, 3], [2, 9]] }])).toBe(9);
});
