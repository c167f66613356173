import { expect, test } from "vitest";
import { contrast, luminance } from "../../table/tone";
import { dye } from "./dye";

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

test("what is printed on a die can be read, whatever its colour", () => {
  for (const accent of ["#e6dfcd", "#b5382f", "#2f2d36", "#d3a32f", "#8b9097", "#7d4fae", "#e3bd3f", "#c2661a", "#3f5f4a"]) {
    const { body, ink } = dye(accent);
    const [light, dark] = [luminance(rgb(body)), luminance(rgb(ink))].sort((a, b) => b - a);
    expect(body).toBe(accent);
    expect(contrast(light!, dark!)).toBeGreaterThan(4);
  }
});

test("a die without a colour is ivory", () => {
  expect(dye(undefined)).toEqual(dye("#e6dfcd"));
  expect(dye("red").ink).toBe("#231b12");
});
