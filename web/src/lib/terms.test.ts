import { describe, expect, it } from "vitest";
import { finder, linked } from "./terms";

const TERMS = { Dé: "XX-DICE-01", "Dé Monstre": "XX-MON-01", "Source d'Invocation": "XX-SPAWN-01" };
const cut = (text: string, own = "") => linked(text, TERMS, finder(TERMS), own);

describe("terms in a text", () => {
  it("lead to their rules, the longest term first", () => {
    expect(cut("Le dé Monstre et un dé.")).toEqual([
      { text: "Le " },
      { text: "dé Monstre", rule: "XX-MON-01" },
      { text: " et un " },
      { text: "dé", rule: "XX-DICE-01" },
      { text: "." },
    ]);
  });
  it("are the same in the plural and with a curved apostrophe, but no part of another word", () => {
    expect(cut("Des dés")).toEqual([{ text: "Des " }, { text: "dés", rule: "XX-DICE-01" }]);
    expect(cut("Une source d’invocation")[1]).toEqual({ text: "source d’invocation", rule: "XX-SPAWN-01" });
    expect(cut("décor, défendu")).toEqual([{ text: "décor, défendu" }]);
  });
  it("lead away once in a text, and never to the rule itself", () => {
    expect(cut("dé dé").filter((piece) => piece.rule)).toHaveLength(1);
    expect(cut("un dé", "XX-DICE-01")).toEqual([{ text: "un dé" }]);
    expect(linked("dé", {}, finder({}))).toEqual([{ text: "dé" }]);
  });
});
