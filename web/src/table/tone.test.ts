import { expect, test } from "vitest";
import { contrast, luminance, tone } from "./tone";

const light = (hex: string) => luminance([1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]);
const felt = luminance([17, 33, 29]);

test.each([
  "red",
  "blue",
  "orange",
  "white",
  "green",
  "purple",
  "yellow",
  "#b5472f",
  "#c79a3b",
  "#ffffff",
  "#000000",
  undefined,
  "nonsense",
])("%s can be read under white letters and on the felt", (accent) => {
  const { deep, bright } = tone(accent);
  expect(contrast(1, light(deep))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(light(bright), felt)).toBeGreaterThanOrEqual(4.5);
});

test("a colour that can be read stays as it is", () => {
  expect(tone("#2f6aa8").deep).toBe("#2f6aa8");
});
