import { describe, expect, it } from "vitest";
import type { Catalogue } from "../lib/protocol";
import { Speaker } from "../lib/words";
import { counted, sayMark } from "./spoken";

const words = `
mark-actions = { $n ->
    [one] point d'action
   *[other] points d'action
  }
mark-hp = PV
`;
const CATALOGUE = { lang: "fr", sheets: {}, words, numbered: [] } as unknown as Catalogue;

describe("a number and what it counts", () => {
  const speaker = new Speaker("fr", CATALOGUE);
  const french = (...marks: [n: number, of?: number][]) => marks.map(([n, of]) => counted(speaker, "actions", { n, of }));

  it("agree", () => {
    expect(french([0], [1], [2])).toEqual(["point d’action", "point d’action", "points d’action"]);
  });
  it("agree with all of them where it is one out of several", () => {
    expect(french([1, 3])).toEqual(["points d’action"]);
    expect(sayMark(speaker, { role: "actions", n: 1, of: 3 })).toBe("points d’action 1\u00a0sur 3");
  });
  it("are several in a heading", () => {
    expect(counted(speaker, "actions")).toBe("points d’action");
  });
  it("need not agree", () => {
    expect(sayMark(speaker, { role: "hp", n: 1 })).toBe("PV 1");
  });
});
