import { describe, expect, it } from "vitest";
import type { Area, Cue, Line, View } from "../../lib/protocol";
import { beatTime, mainLine } from "./pace";
import { recap } from "./recap";
import { pieceOf, places, seatOf, somebody, wears } from "./refs";
import { EMPTY, resumed, stagedAll, type Scene } from "./scene";
import { spot } from "./spot";

let n = 0;
const line = (cue?: Cue, text = "said"): Line => ({ n: ++n, text: [text], rule: "", ...(cue ? { cue } : {}) });
/** The scene after beats of cues. */
const after = (...beats: Cue[][]): Scene => beats.reduce((scene, cues) => stagedAll(scene, cues.map((cue) => line(cue)), VIEW), EMPTY);
const ROLL: Cue = { kind: "roll", who: "&1", title: ["for-attack"], dice: [["die", 1], ["die", 4], ["die", 6]] };

const VIEW: View = {
  game: "any",
  you: 0,
  where: [],
  seats: [
    { seat: 0, sheet: "hero.a" },
    { seat: 1, sheet: "hero.b" },
  ],
  areas: [
    { id: "status.0", label: ["area"], band: "mine", layout: "status", seat: 0, holds: ["seat0"] },
    { id: "status.1", label: ["area"], band: "theirs", layout: "status", seat: 1, holds: ["seat1", "token"] },
    { id: "map", label: ["area"], band: "middle", layout: "map", holds: ["rat"], grid: { w: 1, h: 1, rows: ["."], legend: {} } },
  ],
  pieces: {
    seat0: { id: "seat0", shape: "figure", sheet: "hero.a" },
    seat1: { id: "seat1", shape: "figure", sheet: "hero.b" },
    token: { id: "token", shape: "token", sheet: "token.x" },
    i0: { id: "i0", shape: "figure", marks: [{ role: "incoming", n: 5 }] },
    rat: { id: "rat", shape: "figure", sheet: "rat" },
  },
};

describe("the stage", () => {
  it("shows who rolls what and why", () => {
    const scene = after([ROLL]);
    expect(scene).toMatchObject({ form: "middle", who: "&1", title: ["for-attack"], throws: 1 });
    expect(scene.dice.map(({ face }) => face)).toEqual([1, 4, 6]);
    expect(scene.dice.every(({ thrown }) => thrown === 1)).toBe(true);
    expect(after([{ ...ROLL, n: 11 }])).toMatchObject({ sum: 11, attempt: null });
    expect(after([{ ...ROLL, n: 2, of: 3 }])).toMatchObject({ sum: 0, attempt: [2, 3] });
    expect(after([{ ...ROLL, n: 2, of: 3, good: false }])).toMatchObject({ sum: 2, goal: 3, attempt: null });
  });

  it("lets only those dice tumble that are thrown again, even to the same side", () => {
    const scene = after([ROLL], [{ kind: "reroll", who: "&1", dice: [["die", 1], ["die", 4], ["die", 2]], again: [1, 2] }]);
    expect(scene.dice.map(({ thrown }) => thrown)).toEqual([1, 2, 2]);
    expect(scene.title).toEqual(["for-attack"]);
  });

  it("keeps what came of it through hit, wound and defeat", () => {
    const result: Cue = { kind: "hit", result: ["three-to-one"], good: true };
    const scene = after([ROLL], [result], [{ kind: "damage", who: "&1", to: ["rat"], n: 1 }], [{ kind: "defeat", to: ["rat"] }]);
    expect(scene).toMatchObject({ result: ["three-to-one"], good: true, who: "&1", to: ["rat"], effects: [{ kind: "defeat" }] });
    expect(scene.dice).toHaveLength(3);
    expect(after([ROLL], [result], [ROLL])).toMatchObject({ result: null, good: undefined });
  });

  it("is green for what is good for us, and for those who act where we have no part", () => {
    const hit = (who: string, to: string): Cue => ({ kind: "hit", who, to: [to], good: true });
    expect([hit("&0", "&1"), hit("&1", "&0"), hit("&1", "rat")].map((cue) => after([cue]).good)).toEqual([true, false, true]);
  });

  it("is red for what somebody without a seat does to any of those who have one", () => {
    const hit = (who: string, to: string): Cue => ({ kind: "hit", who, to: [to], good: true });
    expect([hit("rat", "&1"), hit("rat", "&0"), hit("rat", "rat")].map((cue) => after([cue]).good)).toEqual([false, false, true]);
  });

  it("lays a card down without the dice of somebody else, and without those that have had their effect", () => {
    const card = (who: string): Cue => ({ kind: "card", who, sheet: "card.x" });
    const coming: Cue = { kind: "mark", who: "&1", to: ["&0", "i0"], before: 0, n: 5 };
    expect(after([ROLL], [coming], [card("&0")])).toMatchObject({ who: "&0", dice: [], title: null, held: "card", coming: { n: 5 } });
    expect(after([ROLL], [card("&1")])).toMatchObject({ who: "&1", title: ["for-attack"], held: "card" });
    expect(after([ROLL], [card("&1")]).dice).toHaveLength(3); // the card changes them
    const over = after([ROLL], [{ kind: "hit", result: ["won"], good: true }], [card("&1")]);
    expect(over).toMatchObject({ dice: [], result: ["won"], good: true });
  });

  it("is cleared for what comes after the phase, and not between a blow and its defence", () => {
    const { i0: _, ...landed } = VIEW.pieces;
    const calm = (...beats: Cue[][]): Scene => beats.reduce((scene, cues) => stagedAll(scene, cues.map((cue) => line(cue)), { ...VIEW, pieces: landed }), EMPTY);
    const main: Cue = { kind: "phase", n: 7 };
    const fought: Cue[][] = [[ROLL], [{ kind: "hit", result: ["prevented"], good: true }], [{ kind: "damage", to: ["seat0"], n: 5 }], [main]];
    expect(calm(...fought)).toMatchObject({ form: "middle", result: ["prevented"] }); // nothing else is to be seen yet
    expect(calm(...fought, [{ kind: "card", who: "&1", sheet: "card.a" }])).toMatchObject({ dice: [], result: null, held: "card" });
    expect(calm(...fought, [{ kind: "draw", who: "&1", to: ["hand.1"], n: 1 }])).toMatchObject({ form: "table", dice: [] });
    expect(calm([ROLL], [{ kind: "phase" }], [{ kind: "card", who: "&1", sheet: "card.a" }]).dice).toHaveLength(3); // only declared
    expect(after([ROLL], [main], [{ kind: "card", who: "&1", sheet: "card.a" }]).dice).toHaveLength(3); // i0 is on its way
    expect(stagedAll({ ...calm([ROLL]), coming: { n: 5, before: 0 } }, [line(main)], { ...VIEW, pieces: landed }).over).toBe(false);
  });

  it("begins anew with the next attack of the same enemy", () => {
    const first: Cue[][] = [[{ kind: "card", who: "rat", sheet: "card.boost" }], [{ kind: "hit", who: "rat", result: ["sum"] }]];
    expect(after(...first, [{ kind: "attack", who: "rat", to: ["&0"], n: 2 }])).toMatchObject({ result: null, held: "", coming: { n: 2 } });
    expect(after(first[0]!, [{ kind: "attack", who: "rat", to: ["&0"], n: 2 }])).toMatchObject({ held: "card" });
  });

  it("names a token that changes hands, and nobody's own sheet", () => {
    const gets: Cue = { kind: "token", who: "&1", to: ["token"], sheet: "token.x", n: -2 };
    expect(after([ROLL], [gets]).effects).toEqual([{ kind: "token", to: ["token"], n: -2, before: -1, sheet: "token.x" }]);
    expect(after([{ kind: "damage", to: ["rat"], sheet: "rat", n: 1 }]).effects).toMatchObject([{ sheet: "" }]);
  });

  it("lets the dice of an attack make room for what answers them", () => {
    const scene = after([ROLL], [{ kind: "defend", who: "&0", sheet: "box.y" }]);
    expect(scene).toMatchObject({ to: ["&0"], dice: [] });
    expect(scene.against).toHaveLength(3);
  });

  it("gives somebody the colour of their seat, whichever side they show", () => {
    const other = { ...VIEW, pieces: { ...VIEW.pieces, seat0: { ...VIEW.pieces.seat0!, sheet: "card.other-side" } } };
    expect(["&0", "seat0", "seat1", "rat"].map((ref) => wears(other, ref))).toEqual(["hero.a", "hero.a", "hero.b", "rat"]);
  });

  it("shows damage on its way as a number that changes, then lands", () => {
    const coming: Cue = { kind: "mark", who: "&1", to: ["&0", "i0"], before: 0, n: 5 };
    const less: Cue = { kind: "mark", to: ["&0", "i0"], before: 5, n: 3 };
    expect(after([ROLL], [coming]).coming).toEqual({ n: 5, before: 0 });
    expect(after([ROLL], [coming], [less]).coming).toEqual({ n: 3, before: 5 });
    expect(after([ROLL], [coming], [less]).effects).toEqual([]);
    const landed = after([ROLL], [coming], [less], [{ kind: "damage", who: "&1", to: ["&0"], n: 3, of: 5 }]);
    expect(landed.coming).toBeNull();
    expect(landed.effects).toMatchObject([{ kind: "damage", to: ["&0"], n: 3 }]);
  });

  it("keeps the number on its way while the defender rolls", () => {
    const scene = after([{ kind: "mark", who: "&1", to: ["&0", "i0"], before: 0, n: 5 }], [{ ...ROLL, who: "&0" }]);
    expect(scene).toMatchObject({ who: "&0", coming: { n: 5 } });
  });

  it("lays a card there, large, and an ability beside the dice that called for it", () => {
    expect(after([{ kind: "card", who: "&1", sheet: "card.x" }])).toMatchObject({ form: "middle", held: "card", sheet: "card.x" });
    const scene = after([ROLL], [{ kind: "ability", who: "&1", sheet: "ability.x", to: ["&0"] }]);
    expect(scene).toMatchObject({ held: "box", sheet: "ability.x", to: ["&0"] });
    expect(scene.dice).toHaveLength(3);
    expect(after([ROLL], [{ kind: "ability", who: "&0", sheet: "ability.y" }]).dice).toEqual([]);
  });

  it("goes on showing whom a blow falls on while a card is turned over", () => {
    const hit: Cue = { kind: "attack", who: "&1", to: ["&0"], n: 2 };
    const card: Cue = { kind: "card", who: "&1", to: ["token"], sheet: "card.x" };
    expect(after([hit], [card]).to).toEqual(["&0"]);
    expect(after([hit], [{ ...card, who: "&0" }]).to).toEqual(["token"]);
  });

  it("lays nobody before themselves", () => {
    expect(after([{ kind: "attack", who: "rat", sheet: "rat", to: ["&0"] }])).toMatchObject({ held: "", who: "rat", to: ["&0"] });
  });

  it("shows the dice of a defence beside those they answer, for each who defends", () => {
    const defence: Cue = { kind: "defend", who: "rat", dice: [["die", 2]], n: 1, of: 3, good: false };
    const scene = after([ROLL], [defence], [{ ...defence, who: "&0", dice: [["die", 5]] }]);
    expect(scene.against.map(({ face }) => face)).toEqual([1, 4, 6]);
    expect(scene.dice.map(({ face }) => face)).toEqual([5]);
    expect(scene).toMatchObject({ who: "&1", to: ["&0"], sum: 1, goal: 3 });
  });

  it("comes back after a question with what still lies on the table", () => {
    const tray: Area = { id: "tray", label: ["area-tray", { who: "&1" }], band: "middle", layout: "tray", holds: ["d0"] };
    const view: View = { ...VIEW, areas: [tray], pieces: { ...VIEW.pieces, d0: { id: "d0", shape: "die", sheet: "die", face: 4 } } };
    expect(resumed(view)).toMatchObject({ who: "&1", dice: [{ sheet: "die", face: 4, thrown: 0 }], coming: { n: 5 } });
    expect(resumed({ ...VIEW, pieces: {} })).toBe(EMPTY);
  });

  it("comes back after a question with both sides of a fight against nobody's monster, and says how it ends", () => {
    const tray = (id: string, label: Area["label"]): Area => ({ id, label, band: "middle", layout: "tray", holds: [`d-${id}`] });
    const [mine, help] = [tray("0", ["area-tray", { who: "&0" }]), tray("1", ["area-tray", { who: "&1" }])];
    const rat = tray("monster", ["area-monster-tray", { monster: "rat" }]);
    const die = (id: string, face: number) => ({ id, shape: "die" as const, sheet: "die", face });
    const pieces = { "d-0": die("d-0", 2), "d-1": die("d-1", 3), "d-monster": die("d-monster", 6) };
    const scene = resumed({ ...VIEW, areas: [rat, mine, help], pieces });
    expect(scene).toMatchObject({ who: "&0", dice: [{ face: 2 }, { face: 3 }], against: [{ face: 6 }] });
    const lost = stagedAll(scene, [line({ kind: "miss", who: "&0", to: ["rat"], result: ["lost"], good: false })], VIEW);
    expect(lost).toMatchObject({ dice: [{ face: 2 }, { face: 3 }], against: [{ face: 6 }], result: ["lost"] });
    // what is thrown again by everybody lies there once
    const gust: Cue = { kind: "reroll", who: "&0", dice: [["die", 1], ["die", 1], ["die", 1]] };
    expect(stagedAll(scene, [line(gust)], VIEW)).toMatchObject({ dice: [{}, {}, {}], against: [] });
    expect(stagedAll(scene, [line({ ...gust, dice: [["die", 1], ["die", 3]] })], VIEW).against).toHaveLength(1);
    // what the other side throws again lies there once, and ours against it
    const slash: Cue = { kind: "reroll", who: "rat", dice: [["die", 4]], again: [0] };
    const turned = stagedAll(scene, [line(slash)], VIEW);
    expect(turned).toMatchObject({ who: "rat", dice: [{ face: 4, thrown: 1 }], against: [{ face: 2 }, { face: 3 }] });
    // a duel has no such side
    expect(resumed({ ...VIEW, areas: [mine, help], pieces })).toBe(EMPTY);
  });

  it("leaves the table itself free where figures walk, and opens a turn with a banner", () => {
    expect(after([ROLL], [{ kind: "move", who: "rat", path: ["map/0.0"] }])).toMatchObject({ form: "table", dice: [] });
    expect(after([ROLL], [{ kind: "turn", who: "&0" }])).toMatchObject({ form: "banner", who: "&0", dice: [] });
    expect(after([{ kind: "turn", who: "&0" }, { kind: "active", who: "rat" }])).toMatchObject({ form: "banner", who: "&0" });
  });

  it("makes no show of a trifle, unless it comes of something greater", () => {
    const gain: Cue = { kind: "cp", who: "&1", n: 2 };
    expect(after([gain])).toMatchObject({ form: "table", who: "&1", effects: [{ kind: "cp", n: 2 }] });
    expect(after([{ kind: "turn", who: "&1" }], [gain, { kind: "draw", who: "&1", n: 1 }]).effects).toHaveLength(2);
    expect(after([ROLL], [gain])).toMatchObject({ form: "middle", effects: [{ kind: "cp", n: 2 }] });
  });

  it("draws no number where none changes", () => {
    expect(after([{ kind: "mark", who: "&1", to: ["&0"] }])).toMatchObject({ form: "table", who: "&1", effects: [] });
    expect(after([{ kind: "mark", to: ["rat"], before: 0, n: 2 }]).effects).toMatchObject([{ before: 0, n: 2 }]);
  });

  it("shows both sides of a fight", () => {
    const scene = after([ROLL], [{ ...ROLL, who: "&0", dice: [["die", 5]] }]);
    expect([scene.against.length, scene.dice.length]).toEqual([3, 1]);
    expect(after([ROLL], [{ ...ROLL, dice: [["die", 5]] }]).against).toEqual([]);
  });

  it("is not changed by what is only told", () => {
    const scene = after([ROLL]);
    expect(stagedAll(scene, [line({ kind: "quiet" }), line()], VIEW)).toBe(scene);
  });

  it("shows an effect once", () => {
    const scene = after([{ kind: "heal", to: ["&0"], n: 2 }]);
    expect(scene.effects).toMatchObject([{ kind: "heal", n: 2 }]);
    expect(stagedAll(scene, [line({ kind: "quiet" })], VIEW).effects).toEqual([]);
    const both: Cue[] = [{ kind: "damage", to: ["&0"], n: 1 }, { kind: "damage", to: ["rat"], n: 2 }];
    expect(after(both).effects.map(({ to }) => to)).toEqual([["&0"], ["rat"]]);
  });
});

describe("times", () => {
  it("are those of the longest cue, and a little for each further one", () => {
    expect(beatTime([line(ROLL)], VIEW)).toBe(950);
    expect(beatTime([line(ROLL), line({ kind: "hit" }), line({ kind: "damage", to: ["&0"] })], VIEW)).toBe(1150);
    expect(beatTime([line(), line({ kind: "quiet" }), line({ kind: "phase" })], VIEW)).toBe(0);
    expect(beatTime([line({ kind: "move", who: "rat", path: ["map/0.0", "map/0.1"] })], VIEW)).toBe(530);
  });
  it("are halved for what one has done oneself", () => {
    expect(beatTime([line({ kind: "card", who: "&0" })], VIEW)).toBe(700);
    expect(beatTime([line({ kind: "card", who: "&1" })], VIEW)).toBe(1400);
    expect(beatTime([line({ kind: "roll", who: "&0" })], VIEW)).toBe(950);
  });
  it("choose the line that is written under it", () => {
    const [roll, told] = [line(ROLL), line({ kind: "quiet" })];
    expect(mainLine([roll, told], VIEW)).toBe(roll);
    expect(mainLine([], VIEW)).toBeUndefined();
  });
});

describe("references", () => {
  it("lead to seats and pieces", () => {
    expect(seatOf(VIEW, "&1")).toBe(1);
    expect(seatOf(VIEW, "token")).toBe(1);
    expect(seatOf(VIEW, "rat")).toBe(-1);
    expect(pieceOf(VIEW, "&1")?.id).toBe("seat1");
    expect(pieceOf(VIEW, "gone")).toBeUndefined();
  });
  it("tell somebody from something", () => {
    expect(["&1", "rat", "token", "i0", "hand.0", "gone"].filter((ref) => somebody(VIEW, ref))).toEqual(["&1", "rat"]);
  });
  it("lead to what lies on the table, and to nothing that has gone", () => {
    expect(places(VIEW, { kind: "damage", who: "&1", to: ["rat", "gone"] })).toEqual(["seat1", "rat"]);
    expect(places(VIEW, { kind: "move", who: "rat", path: ["map/0.0", "map/2.1"] })).toEqual(["rat", "map/2.1"]);
    expect(places(VIEW, undefined)).toEqual([]);
  });
});

describe("the recap", () => {
  const turn = (who: string) => line({ kind: "turn", who });
  const blow = (points: number) => line({ kind: "damage", who: "&1", to: ["&0"], n: points });
  it("tells the five weightiest lines between two turns of ours, in their order", () => {
    const mine = [turn("&0"), blow(9)];
    const theirs = [turn("&1"), line(ROLL), blow(1), blow(7), line({ kind: "draw" }), line({ kind: "card" }), line({ kind: "defeat" }), line({ kind: "cp" }), line({ kind: "heal" })];
    const lines = [...mine, ...theirs, turn("&0"), blow(8)];
    expect(recap(lines, ["&0"]).map((one) => one.cue?.kind)).toEqual(["damage", "damage", "card", "defeat", "heal"]);
  });
  it("tells of a card once, and rather what happens to us", () => {
    const play = (sheet: string) => line({ kind: "card", who: "&1", sheet });
    const theirs = [turn("&1"), play("a"), play("a"), play("b"), play("c"), play("d"), play("e"), line({ kind: "token", who: "&0" })];
    const told = recap([turn("&0"), ...theirs, turn("&0")], ["&0"]);
    expect(told.map((one) => one.cue?.sheet ?? one.cue?.kind)).toEqual(["a", "b", "c", "d", "token"]);
  });
  it("tells nothing in the middle of others' turns, nor before they had one", () => {
    expect(recap([turn("&0"), turn("&1"), blow(3)], ["&0"])).toEqual([]);
    expect(recap([turn("&0"), blow(3)], ["&0"])).toEqual([]);
    expect(recap([], ["&0"])).toEqual([]);
  });
});

describe("its place", () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 800 };
  const size = { width: 400, height: 300 };
  const box = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });
  it("is the middle of the table", () => {
    expect(spot(room, size, [], undefined, undefined)).toEqual({ left: 300, top: 250 });
    expect(spot(room, size, [], { left: 0, top: 100, right: 1000, bottom: 400 }, undefined)).toEqual({ left: 300, top: 100 });
  });
  it("stays where it is while it covers nobody", () => {
    expect(spot(room, size, [box(0, 0)], undefined, { left: 588, top: 250 })).toEqual({ left: 588, top: 250 });
  });
  it("makes room for those whom it is about", () => {
    expect(spot(room, size, [box(480, 380)], undefined, undefined)).toEqual({ left: 588, top: 250 });
    expect(spot(room, size, [box(480, 380), box(900, 400)], undefined, undefined)).toEqual({ left: 12, top: 250 });
  });
});
