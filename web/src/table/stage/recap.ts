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

function weight({ cue }: Line): number {
  const base = cue ? (WEIGHTS[cue.kind] ?? 0) : 0;
  return cue?.kind === "damage" ? base + (cue.n ?? 0) : base;
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
  const between = lines.filter((line) => line.n > first.n && line.n < own.n && weight(line) > 0);
  const kept = new Set([...between].sort((a, b) => weight(b) - weight(a) || a.n - b.n).slice(0, MOST));
  return between.filter((line) => kept.has(line));
}
