// Terms of an offer as the engine writes them: die.axe-gray, toss.axe-gray.1-4, treasure.1-6, next.red.2, help, open.key-1,
// refrain.curse-1, letwin; with a time (help:2, die.axe-gray:fight), a condition (die.axe-gray?won) and, in deals of three,
// somebody who receives it (die.axe-gray@2).

import type { RuleText } from "../../lib/protocol";

export interface Entry {
  key: string;
  text: string; // in words
  why?: string; // why it cannot be given
  rules?: RuleText[];
}

/** Entries about the same thing: a die, outright or on a roll; the treasure, with every odds that are listed. */
export interface Row {
  id: string;
  kind: string;
  thing: string;
  entries: Entry[];
}

export interface Draft {
  gives: string[];
  wants: string[];
}

export interface Parts {
  kind: string;
  thing: string;
  more: string;
  when: string; // "", "fight" (after this one), or how many of the next fights
  condition: string; // "", won, lost, tied
  to: number; // -1, or who receives it in a deal of three
}

const LOOT = ["treasure", "trophy"];
const ORDER = ["die", "open", "help", "letwin", "refrain", ...LOOT, "next"];
const CONDITIONS = ["won", "lost", "tied"];
const FIGHTS = ["1", "2", "3"]; // of the next fights that a list offers
const FURTHEST = 5; // of the next dice that a list offers
export const SURE = "1-6";

export function parts(term: string): Parts {
  const [whole = "", seat = "-1"] = term.split("@");
  const [timed = "", condition = ""] = whole.split("?");
  const [stem = "", when = ""] = timed.split(":");
  const [kind = "", ...rest] = stem.split(".");
  const words = rest.join(".");
  const late = { when, condition, to: Number(seat) };
  if (LOOT.includes(kind)) return { kind, thing: "", more: words, ...late };
  const at = words.lastIndexOf(".");
  if (kind === "toss" || kind === "next") return { kind, thing: words.slice(0, at), more: words.slice(at + 1), ...late };
  return { kind, thing: words, more: "", ...late };
}

/** The same term, received by somebody else; -1: by the one it is offered to or wanted by. */
export function sentTo(term: string, seat: number): string {
  return term.split("@")[0]! + (seat < 0 ? "" : `@${seat}`);
}

/** What a term is about; nothing can be in an offer twice. Help in this fight and help in later ones are two things. */
export function about(term: string): string {
  const { kind, thing, when } = parts(term);
  return thing || (kind === "help" && when ? "help.later" : kind);
}

/** The row of a term: a die is given outright or on a roll, but not to play it is another thing. */
export function rowOf(term: string): string {
  const { kind, thing } = parts(term);
  return kind === "help" ? about(term) : `${kind === "toss" ? "die" : kind}.${thing}`;
}

/** The plainest term of a row, whose words say what it is about. */
export function plainest(term: string): string {
  const { kind, thing } = parts(term);
  return LOOT.includes(kind) ? `${kind}.${SURE}` : kind === "toss" || kind === "die" ? `die.${thing}` : term.split("@")[0]!;
}

export function rows(entries: Entry[]): Row[] {
  const found = new Map<string, Row>();
  for (const entry of entries) {
    const { thing } = parts(entry.key);
    const id = rowOf(entry.key);
    const kind = id.split(".")[0]!;
    const row = found.get(id) ?? { id, kind, thing, entries: [] };
    row.entries.push(entry);
    found.set(id, row);
  }
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** The odds or the number of a term: "1-4", "2"; certain for what simply changes hands. */
export function amount(term: string): string {
  const { kind, more } = parts(term);
  return kind === "die" ? SURE : more;
}

/** The words, from "ui-t-dd-", that tell variants of a term apart: odds or number, then time, then condition. */
export function differences(term: string): { id: string; args: Record<string, string | number> }[] {
  const { kind, when, condition } = parts(term);
  const found: { id: string; args: Record<string, string | number> }[] = [];
  const how = amount(term);
  if (kind === "next") found.push({ id: "times", args: { n: Number(how) } });
  else if (how && how !== SURE) found.push({ id: "roll", args: rolled(how) });
  if (when === "fight") found.push({ id: "after", args: {} });
  else if (when) found.push({ id: "fights", args: { n: Number(when) } });
  else if (kind === "help" || kind === "letwin" || kind === "refrain") found.push({ id: "this-fight", args: {} });
  if (condition) found.push({ id: `if-${condition}`, args: {} });
  return found.length ? found : [{ id: "sure", args: {} }];
}

/** A range of a six-sided die: from where to where, and how many sides that is. */
export function rolled(range: string): { low: number; high: number; n: number } {
  const [low = 1, high = 6] = range.split("-").map(Number);
  return { low, high, n: high - low + 1 };
}

/** The message that says what a term is about, and what goes into it; its odds and condition stand beside it. */
export function subject(term: string): { id: string; args: Record<string, string | number>; die: string } {
  const { kind, thing, more, when } = parts(term);
  const said = (id: string, args: Record<string, string | number> = {}, die = "") => ({ id: `term-${id}`, args, die });
  const fights = Number(when) || 0;
  if (kind === "next") return said(kind, { n: Number(more), bag: thing });
  if (LOOT.includes(kind)) return said(kind, { fights, part: "all", roll: "" });
  if (kind === "help" || kind === "letwin" || kind === "refrain") return said(kind, { fights }, thing);
  return said(kind === "open" ? kind : "die", {}, thing);
}

/** The same term with other odds, another number, time or condition; itself alone where there is nothing to choose. */
export function variants(term: string): string[] {
  const { kind, thing, to } = parts(term);
  const rolls = [1, 2, 3, 4, 5].map((n) => `1-${n}`);
  const ifs = (words: string[]) => words.flatMap((word) => CONDITIONS.map((condition) => `${word}?${condition}`));
  const later = (word: string) => FIGHTS.map((n) => `${word}:${n}`);
  let found = [term.split("@")[0]!];
  if (kind === "die" || kind === "toss") {
    const tossed = rolls.map((range) => `toss.${thing}.${range}`);
    found = [`die.${thing}`, ...tossed, `die.${thing}:fight`, ...ifs([`die.${thing}`, `toss.${thing}.1-3`])];
  } else if (LOOT.includes(kind)) {
    const odds = [SURE, ...rolls].map((range) => `${kind}.${range}`);
    found = [...odds, ...later(`${kind}.${SURE}`), ...later(`${kind}.1-3`), `${kind}.${SURE}?won`, `${kind}.${SURE}?tied`];
  } else if (kind === "next") {
    const counts = Array.from({ length: FURTHEST }, (_, n) => `next.${thing}.${n + 1}`);
    found = [...counts, ...ifs(counts.slice(0, 2))];
  } else if (kind === "help" || kind === "letwin" || kind === "refrain") {
    const word = thing ? `${kind}.${thing}` : kind;
    found = [word, ...later(word), ...ifs([`${word}:1`])].filter((one) => rowOf(one) === rowOf(term));
  }
  return found.map((word) => sentTo(word, to));
}

/** The words after "file" for an offer to one seat, or to two in a deal of three. */
export function offered(legs: [number, Draft][]): string {
  return legs.map(([to, draft]) => written(to, draft)).join(" with ");
}

export function written(to: number, { gives, wants }: Draft): string {
  return [to, ...(gives.length ? ["give", ...gives] : []), ...(wants.length ? ["for", ...wants] : [])].join(" ");
}

/** The legs of an offer as it is written down: "1 give A B for C with 2 for D". */
export function legsOf(words: string): [number, Draft][] {
  return words.split(" with ").map((leg) => {
    const [to = "-1", ...rest] = leg.split(" ");
    const at = rest.includes("for") ? rest.indexOf("for") : rest.length;
    const gives = rest.slice(0, at).filter((word) => word !== "give");
    return [Number(to), { gives, wants: rest.slice(at + 1) }];
  });
}

/** What we would give and want if we took this offer. */
export function mirrored({ gives, wants }: Draft): Draft {
  return { gives: [...wants], wants: [...gives] };
}

export function same(one: Draft, two: Draft): boolean {
  const line = ({ gives, wants }: Draft) => `${[...gives].sort().join(" ")} for ${[...wants].sort().join(" ")}`;
  return line(one) === line(two);
}

/** The answers that make this offer, after what it holds already. */
export function answers(draft: Draft, begun: Draft): string[] {
  const missing = (side: keyof Draft, verb: string) =>
    draft[side].filter((term) => !begun[side].includes(term)).map((term) => `${verb} ${term}`);
  return [...missing("gives", "give"), ...missing("wants", "want"), "propose"];
}

/** Put a term in, in place of what is about the same thing, or take it out. */
export function toggled(draft: Draft, side: keyof Draft, term: string): Draft {
  const both = parts(term).thing !== ""; // a die is given once; help may be given for help
  const rest = (there: keyof Draft) => (both || there === side ? without(draft[there], term) : draft[there]);
  const others = { gives: rest("gives"), wants: rest("wants") };
  return draft[side].includes(term) ? others : { ...others, [side]: [...others[side], term] };
}

function without(terms: string[], term: string): string[] {
  return terms.filter((other) => about(other) !== about(term));
}
