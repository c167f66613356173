// Terms of an offer as the engine writes them: die.axe-gray, toss.axe-gray.1-4, treasure.1-6, next.red.2, help, open.key-1.

import type { RuleText } from "../../lib/protocol";

export interface Entry {
  key: string;
  text: string; // in words
  option?: string; // the answer that adds it, while the engine asks for terms
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

const LOOT = ["treasure", "trophy"];
const ORDER = ["die", "open", "help", ...LOOT, "next"];
const FURTHEST = 5; // of the next dice that a list offers
export const SURE = "1-6";

export function parts(term: string): { kind: string; thing: string; more: string } {
  const [kind = "", ...rest] = term.split(".");
  const words = rest.join(".");
  if (LOOT.includes(kind)) return { kind, thing: "", more: words };
  const at = words.lastIndexOf(".");
  if (kind === "toss" || kind === "next") return { kind, thing: words.slice(0, at), more: words.slice(at + 1) };
  return { kind, thing: words, more: "" };
}

/** What a term is about; nothing can be in an offer twice. */
export function about(term: string): string {
  const { kind, thing } = parts(term);
  return thing || kind;
}

export function rows(entries: Entry[]): Row[] {
  const found = new Map<string, Row>();
  for (const entry of entries) {
    const { kind: word, thing } = parts(entry.key);
    const kind = word === "toss" ? "die" : word;
    const id = `${kind}.${thing}`;
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

/** The same term with other odds or another number; itself alone where there is nothing to choose. */
export function variants(term: string): string[] {
  const { kind, thing } = parts(term);
  const rolls = [1, 2, 3, 4, 5].map((n) => `1-${n}`);
  if (kind === "die" || kind === "toss") return [`die.${thing}`, ...rolls.map((range) => `toss.${thing}.${range}`)];
  if (LOOT.includes(kind)) return [SURE, ...rolls].map((range) => `${kind}.${range}`);
  if (kind === "next") return Array.from({ length: FURTHEST }, (_, n) => `next.${thing}.${n + 1}`);
  return [term];
}

/** The words after "file" for an offer to a seat. */
export function written(to: number, { gives, wants }: Draft): string {
  return [to, ...(gives.length ? ["give", ...gives] : []), ...(wants.length ? ["for", ...wants] : [])].join(" ");
}

/** Put a term in, in place of what is about the same thing, or take it out. */
export function toggled(draft: Draft, side: keyof Draft, term: string): Draft {
  const others = { gives: without(draft.gives, term), wants: without(draft.wants, term) };
  return draft[side].includes(term) ? others : { ...others, [side]: [...others[side], term] };
}

function without(terms: string[], term: string): string[] {
  return terms.filter((other) => about(other) !== about(term));
}
