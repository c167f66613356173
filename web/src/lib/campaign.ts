// The campaigns of this browser: tables that follow each other, from the first to the one that is played now.

import type { TableSummary } from "./protocol";

/** Tables of one campaign in their order; the last is where it stands. Campaigns in the order in which their last tables came. */
export function chains(tables: readonly TableSummary[]): TableSummary[][] {
  const known = new Map(tables.filter((table) => table.campaign).map((table) => [table.table, table]));
  const followers = new Set([...known.values()].map((table) => table.next).filter((next) => next && known.has(next)));
  const out: TableSummary[][] = [];
  for (const table of known.values()) {
    if (followers.has(table.table)) continue;
    const chain = [table];
    let next = known.get(table.next ?? "");
    while (next && !chain.includes(next)) {
      chain.push(next);
      next = known.get(next.next ?? "");
    }
    out.push(chain);
  }
  return out;
}

/** Whether nothing is left to be played of it. */
export function done(table: TableSummary): boolean {
  return table.campaign?.chapters.every(([, state]) => state === "won") ?? false;
}
