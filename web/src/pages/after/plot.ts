// The line of a figure over a game, in a field of 100 by 100: it keeps its value until an entry changes it.

import type { Series } from "../../lib/protocol";

/** The most a role ever reaches: the height of its plot. */
export function height(series: readonly Series[]): number {
  return Math.max(1, ...series.flatMap((one) => [one.of, ...one.points.map(([, n]) => n)]));
}

export function line(series: Series, entries: number, most: number): string {
  const x = (entry: number) => round((100 * entry) / Math.max(1, entries));
  const y = (n: number) => round(100 - (100 * n) / most);
  let path = "";
  for (const [entry, n] of series.points) path += path ? `H${x(entry)}V${y(n)}` : `M${x(entry)} ${y(n)}`;
  return `${path}H100`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
