import { describe, expect, it } from "vitest";
import type { Analysis } from "../../lib/protocol";
import { curve, ours, perCent, sideOf, signed } from "./chances";

const mistake = (entry: number, seat: number) => ({ entry, seat, chose: ["a"], better: ["b"], key: `m${entry}`, gain: 5, why: [] }) as Analysis["mistakes"][0];
const analysis = {
  of: 1000,
  entries: 20,
  sides: [[0, 1], [2, 3]],
  people: [0, 2],
  points: [[2, [400, 600]], [10, [250, 750]], [20, [0, 1000]]],
  mistakes: [mistake(3, 0), mistake(5, 2), mistake(7, 1)],
} as unknown as Analysis;

describe("the analysis of a game", () => {
  it("is seen from our side", () => {
    expect(sideOf(analysis, [3])).toBe(1);
    expect(sideOf(analysis, [])).toBe(0);
  });
  it("draws chances from below to above", () => {
    expect(curve(analysis, 0)).toBe("M0 60L50 75L100 100");
    expect(curve(analysis, 1)).toBe("M0 40L50 25L100 0");
  });
  it("lists our own mistakes, or those of all people", () => {
    expect(ours(analysis, [2]).map((one) => one.entry)).toEqual([5]);
    expect(ours(analysis, []).map((one) => one.entry)).toEqual([3, 5]);
  });
  it("says certain only what is", () => {
    expect([perCent(0, 1000), perCent(1, 1000), perCent(999, 1000), perCent(1000, 1000)]).toEqual([0, 1, 99, 100]);
    expect([signed(-125, 1000, "fr"), signed(31, 1000, "en"), signed(0, 1000, "en")]).toEqual(["\u221212,5", "+3.1", "0.0"]);
  });
});
