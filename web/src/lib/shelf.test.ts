import { describe, expect, it } from "vitest";
import type { Shelf } from "./protocol";
import { counted, curve, found, others, parsed, size, sorted, whole, word } from "./shelf";
import { Speaker } from "./words";

const SHEETS = {
  "card.1": { name: "Étreinte", type: "Événement", cost: 2, text: "Infligez 3 dégâts." },
  "card.2": { name: "Allié sûr", type: "Allié", cost: 0, text: "" },
  "card.3": { name: "Force", type: "Ressource", text: "" },
};
const SHELF: Shelf = {
  catalogue: { sheets: SHEETS, words: "", roles: {}, icons: {}, numbered: [] } as unknown as Shelf["catalogue"],
  facets: [
    { name: "type", label: "Type", values: [["ally", "Allié"], ["event", "Événement"], ["resource", "Ressource"]] },
  ],
  cards: [
    { code: "1", sheet: "card.1", of: { type: "event", aspect: "justice" }, also: "Grip Attack", copies: 3 },
    { code: "2", sheet: "card.2", of: { type: "ally", aspect: "basic" }, also: "", copies: 1 },
    { code: "3", sheet: "card.3", of: { type: "resource", aspect: "hero" }, also: "", copies: 0 },
  ],
  owners: [{ id: "bee", name: "Bee", sheet: "card.3", cards: { "3": 2 }, usual: {} }],
  least: 4,
  most: 6,
};
const speaker = new Speaker("fr", SHELF.catalogue);
const codes = (cards: { code: string }[]) => cards.map(({ code }) => code).join("");

describe("looking for cards", () => {
  it("minds neither accents nor capitals, and knows the other name, too", () => {
    expect(codes(found(speaker, SHELF.cards, "ETREINTE", {}))).toBe("1");
    expect(codes(found(speaker, SHELF.cards, "degats 3", {}))).toBe("1");
    expect(codes(found(speaker, SHELF.cards, "grip", {}))).toBe("1");
    expect(codes(found(speaker, SHELF.cards, "", {}))).toBe("123");
    expect(codes(found(speaker, SHELF.cards, "nowhere", {}))).toBe("");
  });
  it("filters by everything that is chosen at once", () => {
    expect(codes(found(speaker, SHELF.cards, "", { type: "ally" }))).toBe("2");
    expect(codes(found(speaker, SHELF.cards, "", { type: "ally", aspect: "justice" }))).toBe("");
    expect(codes(found(speaker, SHELF.cards, "", { type: "", aspect: "justice" }))).toBe("1");
  });
  it("sorts by name, cost and type", () => {
    expect(codes(sorted(speaker, SHELF, SHELF.cards, "name"))).toBe("213");
    expect(codes(sorted(speaker, SHELF, SHELF.cards, "cost"))).toBe("213");
    expect(codes(sorted(speaker, SHELF, SHELF.cards, "type"))).toBe("213");
    expect(codes(sorted(speaker, SHELF, SHELF.cards, "box"))).toBe("123");
  });
});

describe("a deck", () => {
  it("is one word, and is read from it again", () => {
    expect(word("bee", { "1": 3, "2": 0 })).toBe("bee+3x1");
    expect(parsed("bee+3x1+1x2")).toEqual({ owner: "bee", cards: { "1": 3, "2": 1 } });
    expect(parsed("bee+")).toEqual({ owner: "bee", cards: {} });
    expect(parsed(word("bee", {}))).toEqual({ owner: "bee", cards: {} });
  });
  it("has what comes by itself, which is not named", () => {
    const all = whole(SHELF, "bee", { "1": 2 });
    expect(all).toEqual({ "3": 2, "1": 2 });
    expect(size(all)).toBe(4);
    expect(others(SHELF, "bee", all)).toEqual({ "1": 2 });
  });
  it("is counted by cost and by type", () => {
    expect(curve(SHELF, { "1": 2, "2": 1, "3": 2 })).toEqual([1, 0, 2]);
    expect(counted(SHELF, { "1": 2, "3": 2 }, "type")).toEqual([
      ["Événement", 2],
      ["Ressource", 2],
    ]);
  });
});
