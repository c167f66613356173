import { describe, expect, it } from "vitest";
import { patched } from "./patch";
import type { Area, Changed, Piece, View } from "./protocol";

/** Numbers that look random and are the same every time. */
function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function randomView(below: (n: number) => number): View {
  const pieces: Record<string, Piece> = {};
  for (let i = 0; i < 12; i++) {
    if (below(3)) pieces[`c${i}`] = { id: `c${i}`, shape: "card", ...(below(2) ? { face: below(3) } : {}) };
  }
  const names = ["hand", "deck", "board", "discard", "tray", "map"].filter(() => below(4) > 0);
  const areas: Area[] = names.map((id) => ({
    id,
    label: ["area", { n: below(2) }],
    band: "mine",
    layout: "row",
    ...(below(2) ? { holds: Object.keys(pieces).filter(() => below(3) === 0) } : {}),
  }));
  if (below(2)) areas.reverse();
  return {
    game: "any",
    you: 0,
    where: [["at", { n: below(3) }]],
    seats: [{ seat: 0, sheet: "hero", ...(below(2) ? { is_: ["active"] } : {}) }],
    areas,
    pieces,
    ...(below(3) ? { question: { seat: below(2), prompt: ["ask"] } } : {}),
  };
}

/** What the server sends, after src/tablee/server/wire/views.py. */
function changes(old: View, now: View, n: number): Changed {
  const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const change: Changed = { t: "diff", n, since: n - 1, question: now.question ?? null };
  if (differ(old.where, now.where)) change.where = now.where;
  if (differ(old.seats, now.seats)) change.seats = now.seats;
  const before = new Map(old.areas.map((area) => [area.id, area]));
  const areas = now.areas.filter((area) => differ(before.get(area.id), area));
  if (areas.length) change.areas = Object.fromEntries(areas.map((area) => [area.id, area]));
  const order = now.areas.map((area) => area.id);
  if (differ(order, [...before.keys()])) change.order = order;
  const pieces = Object.entries(now.pieces).filter(([id, piece]) => differ(old.pieces[id], piece));
  if (pieces.length) change.pieces = Object.fromEntries(pieces);
  const gone = Object.keys(old.pieces).filter((id) => !(id in now.pieces));
  if (gone.length) change.gone = gone;
  return change;
}

describe("a change laid over a view", () => {
  it("gives exactly the next view, 2,000 times over", () => {
    const below = chance(4);
    let shown = randomView(below);
    for (let n = 1; n <= 2_000; n++) {
      const next = randomView(below);
      const before = JSON.stringify(shown);
      const after = patched(shown, changes(shown, next, n));
      expect(after).toEqual(next);
      expect(JSON.stringify(shown)).toBe(before); // the old one is not touched
      shown = after;
    }
  });

  it("keeps what has not changed as the same objects", () => {
    const view = randomView(chance(7));
    const after = patched(view, { t: "diff", n: 2, since: 1, question: null });
    expect(after.areas[0]).toBe(view.areas[0]);
    expect(Object.values(after.pieces)[0]).toBe(Object.values(view.pieces)[0]);
  });

  it("takes the end of the game over and asks nothing more", () => {
    const view: View = { ...randomView(chance(9)), question: { seat: 0, prompt: ["ask"] } };
    const after = patched(view, { t: "diff", n: 2, since: 1, question: null, over: ["over-won"] });
    expect(after.over).toEqual(["over-won"]);
    expect(after.question).toBeUndefined();
  });

  it("refuses an area nobody has described", () => {
    expect(() => patched(randomView(chance(1)), { t: "diff", n: 2, since: 1, order: ["nowhere"] })).toThrow("nowhere");
  });
});
