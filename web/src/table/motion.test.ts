import { describe, expect, it } from "vitest";
import { resting } from "./motion";

/** As much of an element as is asked: what moves it, and what it lies in. */
function element(animations: object[], parent: unknown, area: unknown): HTMLElement {
  return { getAnimations: () => animations, parentElement: parent, closest: () => area } as unknown as HTMLElement;
}

describe("where a piece will lie", () => {
  const area = element([], null, null);
  it("is where it lies", () => {
    const still = element([], area, area);
    const glowing = element([{ animationName: "glow" }, { transitionProperty: "scale" }], area, area);
    expect([resting(still), resting(glowing)]).toEqual([still, glowing]);
  });
  it("is its area while it, or what it lies in, is on its way there", () => {
    const coming = element([{}], area, area);
    expect(resting(coming)).toBe(area);
    expect(resting(element([], coming, area))).toBe(area);
  });
  it("is asked also of what lies in no area", () => {
    const button = element([{}], null, null);
    expect(resting(button)).toBe(button);
  });
});
