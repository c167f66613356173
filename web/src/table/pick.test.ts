import { expect, test } from "vitest";
import type { Pick } from "../lib/protocol";
import { carried, complete, key, label, named, refs } from "./pick";

const dice = (...faces: number[]): Pick => ({
  verb: "keep",
  of: faces.map((face, i) => [`d${i}`, String(face)]),
  label: ["opt-keep", { who: "&0" }],
});

test("an answer is the verb and the sorted values", () => {
  const pick = dice(5, 1, 4, 1);
  expect(key(pick, ["d0", "d3", "d2"])).toBe("keep 1 4 5");
  expect(key(pick, [])).toBe("keep");
});

test("the button knows what is kept, what is rolled again, and the message's own arguments", () => {
  expect(label(dice(5, 1, 4), ["d0"])).toEqual(["opt-keep", { who: "&0", kept: 1, n: 2, dice: "5" }]);
});

test("only so many as are asked for make an answer", () => {
  const pick: Pick = { ...dice(1, 2, 3), least: 1, most: 2 };
  expect([[], ["d0"], ["d0", "d1"], ["d0", "d1", "d2"]].map((held) => complete(pick, held))).toEqual([false, true, true, false]);
});

test("values are found again on the dice, each die once", () => {
  expect(refs(dice(3, 1, 3, 3), ["3", "3"])).toEqual(["d0", "d2"]);
  expect(refs(dice(3, 1), ["6"])).toEqual([]);
});

test("an answer names dice by their values, a square by its two numbers", () => {
  expect(named(dice(3, 1, 3), "keep 1 3")).toEqual(["d0", "d1"]);
  const squares: Pick = { ...dice(), verb: "move", most: 1, of: [["map/3.4", "3 4"], ["map/4.3", "4 3"]] };
  expect(named(squares, "move 4 3")).toEqual(["map/4.3"]);
  expect(named({ ...squares, verb: "place", of: [["map/1.2", "mook-1 1 2"]] }, "place mook-1 1 2")).toEqual(["map/1.2"]);
  expect(named(squares, "moves 4 3")).toEqual([]);
  expect(named(squares, "end")).toEqual([]);
});

test("what still shows the same stays picked", () => {
  expect(carried(dice(3, 1, 6), dice(3, 2, 6), ["d0", "d1"])).toEqual(["d0"]);
  expect(carried(dice(3), { ...dice(3), verb: "lock" }, ["d0"])).toEqual([]);
  expect(carried(undefined, dice(3), ["d0"])).toEqual([]);
});
