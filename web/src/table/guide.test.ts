import { describe, expect, it } from "vitest";
import type { Told } from "../lib/protocol";
import { firstPage, occasion, place, selectors } from "./guide";

function told(id: string, more: Partial<Told> = {}): Told {
  return { id, text: [`guide-${id}`], ...more };
}

describe("the pages of a guide", () => {
  const pages = [told("goal"), told("look"), told("card")];
  it("begin with the first that was not read", () => {
    expect(firstPage(pages, () => false)).toBe(0);
    expect(firstPage(pages, (id) => id === "goal")).toBe(1);
  });
  it("end with what to do now, where all were read", () => {
    expect(firstPage(pages, () => true)).toBe(2);
    expect(firstPage([], () => true)).toBe(0);
  });
  it("are known again by what they say", () => {
    expect(occasion({ told: pages })).toBe("goal look card");
    expect(occasion(undefined)).toBe(occasion({ done: 3, of: 5 }));
  });
});

describe("what a page speaks of", () => {
  it("is found on the screen", () => {
    const found = selectors(told("card", { light: ["hand.0", "=play smack-2"], tool: "odds" }));
    expect(found[0]).toContain('[data-area="hand.0"]');
    expect(found[0]).toContain('[data-piece="hand.0"]');
    expect(found.slice(1)).toEqual(['[data-option="play smack-2"]', '[data-tool="odds"]']);
  });
  it("has no quotes of its own to break out with", () => {
    expect(selectors(told("x", { light: ['="]'] }))).toEqual(['[data-option="\\"]"]']);
  });
  it("is the log's tab, too, on a phone", () => {
    expect(selectors(told("log", { tool: "log" }))).toContain('[data-tab-button="log"]');
  });
  it("names a tab by what lies on the table, never by a button", () => {
    expect(place(told("x", { light: ["=pass", "tray"] }))).toBe("tray");
    expect(place(told("x", { light: ["=pass"] }))).toBeUndefined();
  });
});
