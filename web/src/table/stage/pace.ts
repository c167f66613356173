// How long each thing is to be seen. The times are those at which one can follow; a pace multiplies them all.

import type { Cue, CueKind, Line, View } from "../../lib/protocol";
import { seatOf } from "./refs";

export const PACES = { calm: 1.6, normal: 1, quick: 0.5, once: 0 } as const;
export type Pace = keyof typeof PACES;

/** ms at pace "normal". */
export const TIMES: Record<CueKind, number> = {
  turn: 1000,
  phase: 0,
  active: 350,
  roll: 950,
  reroll: 800,
  card: 1400,
  ability: 1100,
  attack: 500,
  defend: 900,
  hit: 0, // shown with the wound
  miss: 700,
  damage: 900,
  heal: 600,
  token: 600,
  cp: 450,
  draw: 450,
  move: 250, // and SQUARE for each square
  spawn: 350,
  defeat: 900,
  mark: 600,
  quiet: 0,
};
const SQUARE = 140;
const FURTHER = 200; // for each further cue of the same beat
/** Nobody needs long to read what they have just done. */
const OWN = new Set<CueKind>(["card", "ability", "token"]);

export function cueTime(cue: Cue | undefined, view: View): number {
  if (!cue) return 0;
  const time = TIMES[cue.kind] + (cue.kind === "move" ? SQUARE * (cue.path?.length ?? 0) : 0);
  const own = view.you >= 0 && seatOf(view, cue.who ?? "") === view.you;
  return OWN.has(cue.kind) && own ? time / 2 : time;
}

/** How long a beat is to be seen; 0: together with what follows. */
export function beatTime(lines: readonly Line[], view: View): number {
  const times = lines.map((line) => cueTime(line.cue, view)).filter((time) => time > 0);
  return times.length ? Math.max(...times) + FURTHER * (times.length - 1) : 0;
}

/** The line that says what a beat is about: the one that takes longest. */
export function mainLine(lines: readonly Line[], view: View): Line | undefined {
  let best: Line | undefined;
  for (const line of lines) {
    if (!best || cueTime(line.cue, view) >= cueTime(best.cue, view)) best = line;
  }
  return best;
}
