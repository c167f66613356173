import { expect, it } from "vitest";
import { ending } from "./ending";

it("says who has lost that they have lost", () => {
  expect(ending("won 0", [0])).toBe("won");
  expect(ending("won 0", [1])).toBe("lost");
  expect(ending("drawn", [1])).toBe("drawn");
});

it("goes by sides", () => {
  expect(ending("won 0 2", [2])).toBe("won");
  expect(ending("won 0 2", [3])).toBe("lost");
  expect(ending("won 0 2", [0, 2])).toBe("won");
  expect(ending("won 1 2 3", [0])).toBe("lost");
});

it("knows games that beat the players", () => {
  expect(ending("lost", [0])).toBe("lost");
  expect(ending("lost", [0, 1])).toBe("lost");
});

it("says nothing to those who only look on, or who play both sides", () => {
  expect(ending("won 0", [])).toBe("");
  expect(ending("drawn", [])).toBe("");
  expect(ending("won 0", [0, 1])).toBe("");
  expect(ending("", [0])).toBe("");
  expect(ending(undefined, [0])).toBe("");
});
