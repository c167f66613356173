// What picked pieces give, what is still missing and what is lost. The Python side is src/tablee/gamekit/price.py: the table
// judges, this only tells at once what it will say.

import type { Pick, Price } from "../lib/protocol";

export interface Tally {
  given: string[]; // kinds, in the order of the pieces
  missing: string[]; // needs that are not met, "" for any kind
  lost: number; // how much is given in vain
  spare: string[]; // pieces that are picked without need
}

/** Needs that a pool leaves open, and how much of it is left over. Wild kinds stand for what nothing else meets. */
function unmet(price: Price, pool: readonly string[]): { missing: string[]; over: number } {
  const left = [...pool];
  const take = (kind: string): boolean => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const open = price.needs.filter((kind) => kind && !take(kind));
  const missing = open.filter(() => !take(price.wild ?? ""));
  const loose = price.needs.filter((kind) => !kind).length;
  const short = Math.max(0, loose - left.length);
  return { missing: [...missing, ...Array<string>(short).fill("")], over: Math.max(0, left.length - loose) };
}

export function tally(pick: Pick, price: Price, held: readonly string[]): Tally {
  const given = [...(price.given ?? [])];
  const spare: string[] = [];
  let { missing, over } = unmet(price, given);
  pick.of.forEach(([ref], i) => {
    if (!held.includes(ref)) return;
    given.push(...(price.gives[i] ?? []));
    const before = missing.length;
    ({ missing, over } = unmet(price, given));
    if (missing.length === before && !price.more) spare.push(ref);
  });
  return { given, missing, lost: over, spare };
}

/** What one piece of a pick gives. */
export function gives(pick: Pick | undefined, ref: string): string[] {
  return pick?.price?.gives[pick.of.findIndex(([one]) => one === ref)] ?? [];
}

/** Kinds with how many there are of each, in the order in which they first come. */
export function counted(kinds: readonly string[]): [kind: string, n: number][] {
  return [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]);
}
