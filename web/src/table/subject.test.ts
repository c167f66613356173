import { describe, expect, it } from "vitest";
import type { Question, View } from "../lib/protocol";
import { subjectOf } from "./subject";

const ASKS: Question = { seat: 0, prompt: ["prompt-act"] };
const VIEW: View = {
  game: "any",
  you: 0,
  where: [],
  seats: [],
  areas: [
    { id: "resolving", label: ["area"], band: "middle", layout: "row", holds: ["outer", "inner"] },
    { id: "tray", label: ["area"], band: "middle", layout: "tray", holds: ["d0", "d1"] },
    { id: "incoming", label: ["area"], band: "middle", layout: "list", holds: ["i0"] },
  ],
  pieces: {
    outer: { id: "outer", shape: "card", sheet: "card.a" },
    inner: { id: "inner", shape: "card", sheet: "card.b" },
    d0: { id: "d0", shape: "die", face: 1 },
    d1: { id: "d1", shape: "die", face: 6 },
    i0: { id: "i0", shape: "figure", marks: [{ role: "incoming", n: 7 }] },
  },
};

describe("what a question is about", () => {
  it("is the card that is being carried out, the innermost of several", () => {
    expect(subjectOf(VIEW, ASKS, false)).toEqual({ card: VIEW.pieces.inner, lit: "inner", dice: [], coming: 0 });
    const bare = { ...VIEW, areas: VIEW.areas.slice(1) };
    expect(subjectOf(bare, ASKS, false)).toEqual({ dice: [], coming: 0 });
  });

  it("brings dice and damage along where the middle of the table is not shown", () => {
    const { dice, tray, coming } = subjectOf(VIEW, ASKS, true);
    expect([dice.map(({ id }) => id), tray?.id, coming]).toEqual([["d0", "d1"], "tray", 7]);
  });

  it("leaves out dice that are picked in the bar, and those of two sides", () => {
    const pick = { verb: "keep", of: [["d0", "1"], ["d1", "6"]] as [string, string][], label: ["keep"] as [string] };
    expect(subjectOf(VIEW, { ...ASKS, pick } as unknown as Question, true).dice).toEqual([]);
    const two = { ...VIEW, areas: [...VIEW.areas, { ...VIEW.areas[1]!, id: "tray.other" }] };
    expect(subjectOf(two, ASKS, true).dice).toEqual([]);
  });

  it("is what asks, wherever it lies, even if it was spent", () => {
    const areas = [...VIEW.areas, { id: "board.0", label: ["area"], band: "mine", layout: "board", seat: 0, holds: ["mine"] }] as typeof VIEW.areas;
    const box = (id: string) => ({ id, shape: "box" as const, sheet: "ability.a" });
    const view = { ...VIEW, areas, pieces: { ...VIEW.pieces, theirs: box("theirs"), mine: box("mine") } };
    const asked = (source: string) => subjectOf(view, { ...ASKS, prompt: ["prompt-grow", { source }] }, false).card;
    expect(asked("@ability.a")?.id).toBe("mine");
    expect(asked("@card.a")?.id).toBe("outer"); // not the innermost
    expect(asked("@token.gone")).toEqual({ id: "", shape: "token", sheet: "token.gone" });
    expect(subjectOf(view, ASKS, false).card?.id).toBe("inner");
  });

  it("lights who has a part in it, and brings them along where they are out of sight", () => {
    const rhino = (id: string, face: number) => ({ id, shape: "card" as const, sheet: "card.rhino", face });
    const areas = [{ id: "board.0", label: ["area"], band: "mine", layout: "row", seat: 0, holds: ["two"] }] as typeof VIEW.areas;
    const view: View = { ...VIEW, areas, pieces: { one: rhino("one", 1), two: rhino("two", 2) } };
    const asked = (card: string, aside: boolean) => subjectOf(view, { ...ASKS, prompt: ["prompt-defend", { card }] }, aside);
    expect(asked("#card.rhino/1", false)).toEqual({ lit: "one", dice: [], coming: 0 });
    expect(asked("#card.rhino/1", true)).toMatchObject({ lit: "one", card: { id: "one" } });
    expect(asked("#card.rhino/2", true)).toEqual({ lit: "two", dice: [], coming: 0 }); // before us
    expect(asked("#card.gone/0", true)).toEqual({ dice: [], coming: 0 });
    const pile = { ...view, areas: [{ ...areas[0]!, layout: "pile" as const }] };
    const prompt: Question["prompt"] = ["prompt-pay", { card: "#card.rhino/2" }];
    expect(subjectOf(pile, { ...ASKS, prompt }, false)).toMatchObject({ lit: "two", card: { id: "two" } });
  });

  it("is nothing while nobody asks us", () => {
    expect(subjectOf(VIEW, null, true)).toEqual({ dice: [], coming: 0 });
  });
});
