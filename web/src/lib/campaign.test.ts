import { describe, expect, it } from "vitest";
import { chains, done } from "./campaign";
import type { Story, TableSummary } from "./protocol";

const story = (...states: ("won" | "next" | "later")[]): Story => ({
  title: "Docks",
  chapters: states.map((state, n) => [`${n}`, state]),
  facts: [],
});
function table(id: string, next = "", campaign: Story | null = story("next", "later")): TableSummary {
  const plain = { table: id, game: "any", status: "over", seats: [], yours: [0], turn: -1, choices: 1, result: "lost", guide: false, imported: false, owner: true } as const;
  return { ...plain, seats: [], yours: [0], ...(campaign ? { campaign, next } : {}) };
}

describe("campaigns", () => {
  it("are tables that follow each other, whatever the order they are kept in", () => {
    const found = chains([table("c"), table("b", "c"), table("x"), table("a", "b"), table("lone", "", null)]);
    expect(found.map((chain) => chain.map((one) => one.table).join(""))).toEqual(["x", "abc"]);
  });
  it("go on without tables that are gone", () => {
    expect(chains([table("a", "gone"), table("c")])).toHaveLength(2);
  });
  it("are done when everything is won", () => {
    expect(done(table("a", "", story("won", "won")))).toBe(true);
    expect(done(table("a", "", story("won", "next")))).toBe(false);
  });
});
