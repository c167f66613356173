// What lies on the stage after a cue: a pure function, so that it can be tried without a browser.

import type { Area, Cue, CueKind, Line, View, Words } from "../../lib/protocol";
import { ours, pieceOf, seatOf, somebody } from "./refs";

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
  /** middle: dice, cards, blows; table: the table itself, with a caption; banner: a turn begins; "": nothing is shown. */
  form: "" | "banner" | "middle" | "table";
  who: string;
  to: string[];
  title: Words | null;
  text: Words | null; // the sentence of what was staged last
  dice: Thrown[];
  throws: number;
  against: Thrown[]; // the dice that these answer
  sum: number; // 0: nobody adds them up
  goal: number; // what the sum must reach; 0: nothing
  attempt: [n: number, of: number] | null; // of several throws
  sheet: string; // the card or ability that lies there; of a banner, whose turn it is
  held: "card" | "box" | "";
  coming: { n: number; before: number } | null; // damage on its way
  effects: Effect[]; // of this beat
  result: Words | null;
  good: boolean | undefined; // for us, if we have a part in it, else for who acts
  over: boolean; // the phase in which it happened has ended: what comes next has nothing to do with it
}

export const EMPTY: Scene = {
  form: "",
  who: "",
  to: [],
  title: null,
  text: null,
  dice: [],
  throws: 0,
  against: [],
  sum: 0,
  goal: 0,
  attempt: null,
  sheet: "",
  held: "",
  coming: null,
  effects: [],
  result: null,
  good: undefined,
  over: false,
};

/** Money, cards and tokens that change hands. */
export const TRIFLES = new Set<CueKind>(["cp", "draw", "token"]);

type Act = (scene: Scene, cue: Cue, view: View) => Scene;

const NOTHING: Act = (scene) => scene;
const onTable: Act = (_, { who = "", to = [], sheet = "" }) => ({ ...EMPTY, form: "table", who, to, sheet });

const ACTS: Record<CueKind, Act> = {
  quiet: NOTHING,
  // it lies there until something else is shown, unless damage is still on its way: a defence answers an attack
  phase: (scene, { n = 0 }, view) => (n > 0 && scene.form === "middle" && !pending(scene, view) ? { ...scene, over: true } : scene),
  turn: (_, { who = "", sheet = "" }) => ({ ...EMPTY, form: "banner", who, sheet }),
  // these happen where the figures stand
  active: onTable,
  move: onTable,
  spawn: onTable,
  roll: rolled,
  reroll: rolled,
  card: (scene, cue, view) => {
    const base = middle(scene);
    const { sheet = "", who = scene.who, to = [] } = cue;
    // dice that have had their effect, and those of somebody else, say nothing about this card; damage on its way does
    const other = who !== base.who;
    const bare = other || base.result ? { dice: [], against: [], sum: 0, goal: 0, attempt: null } : {};
    const own = other ? { result: null, good: undefined, title: null } : {};
    const held = sheet ? { sheet, held: "card" as const } : {};
    // a card that is turned over in the middle of a blow does not hide whom it falls on
    const struck = other || to.some((ref) => somebody(view, ref)) ? {} : { to: base.to };
    return { ...base, ...pair(base, cue), ...struck, ...bare, ...own, ...held, title: cue.title ?? (other ? null : base.title) };
  },
  ability: (scene, cue, view) => {
    const own = scene.who === cue.who && scene.dice.length > 0 && !scene.result; // dice that called for it stay beside it
    const base = own ? middle(scene) : fresh(scene);
    const used = laid(cue, view);
    if (!used && !own) return onTable(scene, cue, view); // there is nothing to be laid down
    return { ...base, ...pair(base, cue), ...used, title: cue.title ?? null, attempt: null };
  },
  attack: (scene, cue, view) => {
    // what has come to its result belongs to the blow before
    const own = scene.who === cue.who && !scene.result && (scene.dice.length > 0 || scene.held !== "");
    const base = own ? middle(scene) : fresh(scene);
    const coming = cue.n ? { n: cue.n, before: cue.before ?? -1 } : base.coming;
    return { ...base, ...pair(base, cue), ...(own ? {} : laid(cue, view)), title: cue.title ?? base.title, coming };
  },
  defend: (scene, cue, view) => {
    const { who = "", to = [] } = cue;
    const base = middle(scene);
    // the dice of the attack make room for what answers them
    const against = base.against.length ? base.against : base.dice;
    const rolls = cue.dice?.length ? dice(scene, cue) : { dice: [], sum: 0, goal: 0, attempt: null };
    return { ...base, to: who ? [who] : to, against, ...rolls, ...laid(cue, view), title: cue.title ?? base.title };
  },
  hit: struck,
  miss: struck,
  damage: reached,
  heal: reached,
  token: reached,
  cp: reached,
  draw: reached,
  defeat: reached,
  mark: (scene, cue, view) => {
    if (!incoming(view, cue.to ?? [])) return reached(scene, cue, view);
    // damage that has not landed yet: a number that changes before everybody's eyes
    const base = middle(scene);
    return { ...base, who: base.who || (cue.who ?? ""), to: cue.to ?? [], coming: { n: cue.n ?? 0, before: cue.before ?? -1 } };
  },
};

/** Back to the stage after a question: what still lies on the table lies there, too. */
export function resumed(view: View): Scene {
  const trays = view.areas.filter(({ layout, holds }) => layout === "tray" && holds?.length);
  // where one side is nobody's, the dice of the others stand against it
  const theirs = trays.filter(({ label }) => label[1]?.who);
  const met = trays.length > 1 && theirs.length === trays.length - 1;
  const own = met ? theirs : trays.length === 1 ? trays : [];
  const dice = inside(view, own);
  const coming = Object.values(view.pieces).find((piece) => incoming(view, [piece.id]));
  if (!dice.length && !coming) return EMPTY;
  return {
    ...EMPTY,
    form: "middle",
    who: String(own[0]?.label[1]?.who ?? ""),
    dice,
    against: met ? inside(view, trays.filter((tray) => !own.includes(tray))) : [],
    coming: coming ? { n: coming.marks?.find(({ role }) => role === "incoming")?.n ?? 0, before: -1 } : null,
  };
}
function inside(view: View, trays: readonly Area[]): Thrown[] {
  const lying = trays.flatMap(({ holds = [] }) => holds.flatMap((id) => view.pieces[id] ?? []));
  return lying.map(({ sheet = "", face = 0 }) => ({ sheet, face, thrown: 0 }));
}

/** The scene after one line, which came with this view. */
export function staged(scene: Scene, line: Line, view: View): Scene {
  const cue = line.cue;
  if (!cue) return scene;
  const from = scene.over ? { ...EMPTY, throws: scene.throws } : scene;
  const next = ACTS[cue.kind](from, cue, view);
  if (next === from) return scene;
  if (cue.kind === "phase") return next; // the sentence of what lies there stays with it
  const good = cue.good === undefined ? next.good : cue.good !== against(view, cue, next);
  return { ...next, text: line.text, result: cue.result ?? next.result, good };
}

/** Is what is good for who acts bad for us? So is what somebody who belongs to no seat does to anybody who does. */
function against(view: View, cue: Cue, { who, to }: Scene): boolean {
  const acts = cue.who || who;
  if (seatOf(view, acts) < 0 && to.some((ref) => seatOf(view, ref) >= 0)) return acts !== "";
  return !ours(view, acts) && [who, ...to].some((ref) => ours(view, ref));
}

/** The scene after all lines of a beat. */
export function stagedAll(scene: Scene, lines: readonly Line[], view: View): Scene {
  // what reached its target in the beat before has arrived
  const before = scene.effects.length ? { ...scene, effects: [] } : scene;
  const next = lines.reduce((now, line) => staged(now, line, view), before);
  const turn = lines.findLast(({ cue }) => cue?.kind === "turn");
  return turn && next.form === "table" ? staged(before, turn, view) : next; // a turn that begins outweighs who acts first in it
}

/** What lies there goes on; after a banner or a walk the middle is bare. */
function middle(scene: Scene): Scene {
  return scene.form === "middle" ? scene : fresh(scene);
}
function fresh({ throws }: Scene): Scene {
  return { ...EMPTY, form: "middle", throws };
}

/** Whom it is between: a line that names nobody speaks of those before it. */
function pair(scene: Scene, { who = "", to = [] }: Cue): Pick<Scene, "who" | "to"> {
  return { who: who || scene.who, to: to.length ? to : who && who !== scene.who ? [] : scene.to };
}

/** What is used lies there as it lies on the table; who acts by their own strength is seen anyway. */
function laid({ who = "", sheet = "" }: Cue, view: View): Pick<Scene, "sheet" | "held"> | null {
  const shape = Object.values(view.pieces).find((piece) => piece.sheet === sheet)?.shape ?? "box";
  const own = pieceOf(view, who)?.sheet === sheet;
  return sheet && !own && (shape === "card" || shape === "box") ? { sheet, held: shape } : null;
}

/** Damage that has not landed yet has a piece of its own. */
function incoming(view: View, to: readonly string[]): boolean {
  return to.some((ref) => view.pieces[ref]?.marks?.some(({ role }) => role === "incoming"));
}

function pending(scene: Scene, view: View): boolean {
  return (scene.coming?.n ?? 0) > 0 || Object.values(view.pieces).some(({ id }) => incoming(view, [id]));
}

function dice(scene: Scene, cue: Cue): Partial<Scene> {
  if (!cue.dice?.length) return {};
  const throws = scene.throws + 1;
  const again = cue.kind === "reroll" && cue.again ? new Set(cue.again) : null;
  const { n = 0, of = 0 } = cue;
  const counted = of > 0 && cue.good === undefined; // it succeeds or fails at nothing yet: it is one of several throws
  return {
    throws,
    sum: counted ? 0 : n,
    goal: counted ? 0 : of,
    attempt: counted ? [n, of] : null,
    dice: cue.dice.map(([sheet, face], i) => ({
      sheet,
      face,
      thrown: again && !again.has(i) ? (scene.dice[i]?.thrown ?? 0) : throws,
    })),
  };
}

function rolled(scene: Scene, cue: Cue): Scene {
  const same = cue.kind === "reroll" && scene.dice.length > 0;
  // a defence or an effect answers what is on its way: that number stays
  const thrown = cue.dice?.length ?? 0;
  // the other side throws again what lies against ours
  const theirs = same && Boolean(cue.who) && cue.who !== scene.who && scene.against.length > 0 && thrown <= scene.against.length;
  if (theirs) return rolled({ ...scene, who: cue.who!, to: [scene.who], dice: scene.against, against: scene.dice }, cue);
  const both = thrown > scene.dice.length; // those of the other side are among them
  const base = same ? { ...scene, against: both ? [] : scene.against } : { ...fresh(scene), coming: scene.coming, against: opposed(scene, cue) };
  const title = cue.title ?? base.title;
  return { ...base, form: "middle", ...pair(base, cue), title, ...dice(scene, cue), effects: [], result: null, good: undefined };
}

/** Dice that were thrown just before by the other side; where damage is on its way its number stands for them. */
function opposed(scene: Scene, cue: Cue): Thrown[] {
  const other = scene.form === "middle" && !scene.coming && scene.who !== "" && scene.who !== (cue.who ?? scene.who);
  return other ? scene.dice : [];
}

function struck(scene: Scene, cue: Cue): Scene {
  const base = middle(scene);
  return { ...base, ...pair(base, cue), ...dice(scene, cue) };
}

function reached(scene: Scene, cue: Cue, view: View): Scene {
  const { kind, who = "", to = [], n = 0, before = -1 } = cue;
  // somebody's own sheet says nothing more; that of a token says what it is
  const own = [who, ...to].map((ref) => pieceOf(view, ref)).some((piece) => piece?.sheet === cue.sheet && piece?.shape !== "token");
  const sheet = own ? "" : (cue.sheet ?? "");
  const bare = n === 0 && before < 0 && !sheet; // there is nothing to be drawn: the sentence says it
  const trifle = TRIFLES.has(kind) || (kind === "mark" && bare);
  const towards = to.length ? to : who ? [who] : scene.to;
  const effects = trifle && bare ? scene.effects : [...scene.effects, { kind, to: towards, n, before, sheet }];
  // a trifle by itself needs no stage: it is seen where it happens
  if (trifle && scene.form !== "middle") return { ...EMPTY, form: "table", who: who || towards[0] || "", to: towards, effects };
  const base = middle(scene);
  if (trifle) return { ...base, effects };
  return {
    ...base,
    who: to.length && who ? who : base.who,
    to: towards,
    title: base.title ?? cue.title ?? null,
    coming: kind === "damage" ? null : base.coming,
    effects,
  };
}
