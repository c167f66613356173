// The curve of chances over a game, in a field of 100 by 100; and parts of the whole in words.

import type { Analysis } from "../../lib/protocol";

/** The side that the analysis is shown from: ours, else the first. */
export function sideOf(analysis: Analysis, yours: readonly number[]): number {
  const found = analysis.sides.findIndex((side) => side.some((seat) => yours.includes(seat)));
  return Math.max(0, found);
}

export function curve(analysis: Analysis, side: number): string {
  const x = (entry: number) => round((100 * entry) / Math.max(1, analysis.entries));
  const y = (chances: number[]) => round(100 - (100 * (chances[side] ?? 0)) / analysis.of);
  const [first, ...rest] = analysis.points;
  if (!first) return "";
  return [`M0 ${y(first[1])}`, ...rest.map(([entry, chances]) => `L${x(entry)} ${y(chances)}`)].join("");
}

/** In per cent; what is not certain is neither 0 nor 100. */
export function perCent(chance: number, of: number): number {
  if (chance <= 0 || chance >= of) return chance <= 0 ? 0 : 100;
  return Math.max(1, Math.min(99, Math.round((100 * chance) / of)));
}

/** A change in per cent, with its sign. */
export function signed(change: number, of: number, lang: string): string {
  const format = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return format.format((100 * change) / of).replace("-", "\u2212");
}

/** Mistakes of our own seats; of everybody where none of them is ours. */
export function ours(analysis: Analysis, yours: readonly number[]): Analysis["mistakes"] {
  const mine = analysis.people.filter((seat) => yours.includes(seat));
  const seats = mine.length ? mine : analysis.people;
  return analysis.mistakes.filter((one) => !seats.length || seats.includes(one.seat));
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
