// What others did between two turns of ours, in a few lines: those that weigh most, in their order.

import type { CueKind, Line } from "../../lib/protocol";

const MOST = 5;
const WEIGHTS: Partial<Record<CueKind, number>> = {
  defeat: 100,
  damage: 40, // and more for each point
  ability: 30,
  card: 25,
  attack: 20,
  mark: 15,
  token: 12,
  heal: 12,
  spawn: 10,
  miss: 8,
  roll: 5,
  cp: 2,
  draw: 2,
  move: 1,
};

const OURS = 20; // more for what happens to ourselves

function weight({ cue }: Line, mine: readonly string[]): number {
  const base = cue ? (WEIGHTS[cue.kind] ?? 0) : 0;
  if (!cue || !base) return 0;
  const ours = [cue.who ?? "", ...(cue.to ?? [])].some((ref) => mine.includes(ref));
  return base + (cue.kind === "damage" ? (cue.n ?? 0) : 0) + (ours ? OURS : 0);
}

/** A card or an ability that is announced, paid and used is one thing: whatever is told of it after the first time. */
function again(line: Line, before: readonly Line[]): boolean {
  const { cue } = line;
  if (!cue?.sheet || (cue.kind !== "card" && cue.kind !== "ability")) return false;
  return before.some((one) => one.cue?.kind === cue.kind && one.cue.sheet === cue.sheet && one.cue.who === cue.who);
}

/** `mine`: our seats as references. Nothing unless the turn that began last is ours and others had theirs before it. */
export function recap(lines: readonly Line[], mine: readonly string[]): Line[] {
  const turns = lines.filter(({ cue }) => cue?.kind === "turn");
  const own = turns.at(-1);
  if (!own || !mine.includes(own.cue?.who ?? "")) return [];
  let first: Line | undefined;
  for (const turn of turns.slice(0, -1).reverse()) {
    if (mine.includes(turn.cue?.who ?? "")) break;
    first = turn;
  }
  if (!first) return [];
  const all = lines.filter((line) => line.n > first.n && line.n < own.n && weight(line, mine) > 0);
  const between = all.filter((line, at) => !again(line, all.slice(0, at)));
  const kept = new Set([...between].sort((a, b) => weight(b, mine) - weight(a, mine) || a.n - b.n).slice(0, MOST));
  return between.filter((line) => kept.has(line));
}
