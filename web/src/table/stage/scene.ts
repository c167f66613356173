// What lies on the stage after a cue: a pure function, so that it can be tried without a browser.

import type { Cue, CueKind, Line, View, Words } from "../../lib/protocol";

export interface Thrown {
  sheet: string;
  face: number;
  thrown: number; // in which throw it fell: only those of the last one tumble
}

/** Something that reaches its target: a blow, a cure, a token, money, cards. */
export interface Effect {
  kind: CueKind;
  to: string[];
  n: number;
  before: number; // -1: unknown
  sheet: string;
}

export interface Scene {
  /** dice, a card or a number: the middle is the stage; table: a caption at its edge; banner: a turn begins; "": nothing is shown. */
  form: "" | "banner" | "middle" | "table";
  who: string;
  to: string[];
  title: Words | null;
  text: Words | null; // the sentence of what was staged last
  dice: Thrown[];
  throws: number;
  sum: number; // 0: nobody adds them up
  attempt: [n: number, of: number] | null; // of several throws
  sheet: string; // the card or ability that lies there
  held: "card" | "ability" | "";
  coming: { n: number; before: number } | null; // damage on its way
  effect: Effect | null;
  result: Words | null;
  good: boolean | undefined;
}

export const EMPTY: Scene = {
  form: "",
  who: "",
  to: [],
  title: null,
  text: null,
  dice: [],
  throws: 0,
  sum: 0,
  attempt: null,
  sheet: "",
  held: "",
  coming: null,
  effect: null,
  result: null,
  good: undefined,
};

/** Things that happen where the figures stand. */
const ON_TABLE = new Set<CueKind>(["move", "spawn", "active"]);
const REACHES = new Set<CueKind>(["damage", "heal", "token", "cp", "draw", "mark", "defeat"]);

/** The scene after one line, which came with this view. */
export function staged(scene: Scene, line: Line, view: View): Scene {
  const cue = line.cue;
  if (!cue || cue.kind === "quiet" || cue.kind === "phase") return scene;
  const next = { ...followed(scene, cue, view), text: line.text };
  if (cue.result) next.result = cue.result;
  if (cue.good !== undefined) next.good = cue.good;
  return next;
}

/** The scene after all lines of a beat. */
export function stagedAll(scene: Scene, lines: readonly Line[], view: View): Scene {
  // what reached its target in the beat before has arrived
  return lines.reduce((now, line) => staged(now, line, view), scene.effect ? { ...scene, effect: null } : scene);
}

/** Damage that has not landed yet has a piece of its own. */
function incoming(view: View, to: readonly string[]): boolean {
  return to.some((ref) => view.pieces[ref]?.marks?.some(({ role }) => role === "incoming"));
}

function followed(scene: Scene, cue: Cue, view: View): Scene {
  const { kind, who = "", to = [], sheet = "", n = 0, before = -1 } = cue;
  if (kind === "turn") return { ...EMPTY, form: "banner", who };
  if (ON_TABLE.has(kind)) return { ...EMPTY, form: "table", who, to, sheet };
  if (kind === "roll" || kind === "reroll") return rolled(scene, cue);

  const middle: Scene = { ...scene, form: "middle" };
  if (kind === "card") return { ...middle, ...pair(scene, who, to), title: cue.title ?? scene.title, sheet, held: "card", effect: null };
  if (kind === "ability") {
    // dice that called for it stay beside it
    const own = scene.who === who && scene.dice.length > 0;
    return { ...(own ? middle : fresh()), who, to: to.length ? to : own ? scene.to : [], title: cue.title ?? null, sheet, held: "ability", throws: scene.throws };
  }
  if (kind === "attack") {
    const own = scene.who === who && (scene.dice.length > 0 || scene.held !== "");
    const base = own ? middle : { ...fresh(), throws: scene.throws };
    return { ...base, who, to, title: cue.title ?? base.title, ...(sheet ? { sheet, held: "card" as const } : {}), coming: n ? { n, before } : base.coming };
  }
  if (kind === "defend") {
    const thrown = cue.dice ? dice(scene, cue) : {};
    return { ...middle, to: who ? [who] : to, ...thrown, ...(sheet ? { sheet, held: "card" as const } : {}), title: cue.title ?? scene.title };
  }
  if (kind === "hit" || kind === "miss") {
    return { ...(scene.form === "middle" ? middle : fresh()), ...pair(scene, who, to), ...(cue.dice ? dice(scene, cue) : {}) };
  }
  if (kind === "mark" && incoming(view, to)) {
    // a number that changes before everybody's eyes
    const on = scene.form === "middle" ? middle : fresh();
    return { ...on, who: on.who || who, to, coming: { n, before } };
  }
  if (REACHES.has(kind)) {
    const on = scene.form === "banner" || scene.form === "table" ? fresh() : middle;
    const towards = to.length ? to : who ? [who] : scene.to;
    return {
      ...on,
      who: to.length && who ? who : on.who,
      to: towards,
      title: on.title ?? cue.title ?? null,
      coming: kind === "damage" ? null : on.coming,
      effect: { kind, to: towards, n, before, sheet },
    };
  }
  return scene;
}

function fresh(): Scene {
  return { ...EMPTY, form: "middle" };
}

/** Whom it is between: a line that names nobody speaks of those before it. */
function pair(scene: Scene, who: string, to: string[]): Pick<Scene, "who" | "to"> {
  return { who: who || scene.who, to: to.length ? to : who && who !== scene.who ? [] : scene.to };
}

function dice(scene: Scene, cue: Cue): Pick<Scene, "dice" | "throws" | "sum" | "attempt"> {
  const throws = scene.throws + 1;
  const again = cue.kind === "reroll" && cue.again ? new Set(cue.again) : null;
  return {
    throws,
    sum: cue.of ? 0 : (cue.n ?? 0),
    attempt: cue.of ? [cue.n ?? 0, cue.of] : null,
    dice: (cue.dice ?? []).map(([sheet, face], i) => ({
      sheet,
      face,
      thrown: again && !again.has(i) ? (scene.dice[i]?.thrown ?? 0) : throws,
    })),
  };
}

function rolled(scene: Scene, cue: Cue): Scene {
  const { who = scene.who, to = [] } = cue;
  const same = cue.kind === "reroll" && scene.dice.length > 0;
  // a defence or an effect answers what is on its way: that number stays
  const base = same ? scene : { ...EMPTY, coming: scene.coming };
  return {
    ...base,
    form: "middle",
    who,
    to: to.length ? to : same ? scene.to : [],
    title: cue.title ?? (same ? scene.title : null),
    ...dice(scene, cue),
    sheet: same ? scene.sheet : "",
    held: same ? scene.held : "",
    effect: null,
    result: null,
    good: undefined,
  };
}
