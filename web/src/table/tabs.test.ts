import { describe, expect, it } from "vitest";
import { answers, tabFor } from "./tabs";

describe("the tabs of a phone", () => {
  it("turn to where something can be chosen", () => {
    expect(tabFor("mine", new Set(["table"]), false)).toBe("table");
    expect(tabFor("log", new Set(["table", "mine"]), false)).toBe("mine");
    expect(tabFor("table", new Set(["table", "mine"]), false)).toBe("table");
  });
  it("show the fight to whoever is asked about it below the table", () => {
    expect(tabFor("mine", new Set(), true)).toBe("table");
    expect(tabFor("mine", new Set(), false)).toBe("mine");
    expect(tabFor("log", new Set(), false)).toBe("table");
  });
  it("know what answers a question, and what could be done besides", () => {
    expect(answers("announce", "announce burning-soul")).toBe(true);
    expect(answers("announce", "play samesies|announce burning-soul")).toBe(true);
    expect(answers("announce", "play announcement")).toBe(false);
    expect(answers("announce", "")).toBe(false);
  });
});
