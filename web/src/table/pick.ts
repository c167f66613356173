// A subset of pieces or cells as an answer: the verb and the sorted values of what was picked.

import type { Pick, Words } from "../lib/protocol";
import { tally } from "./price";

export function most(pick: Pick): number {
  return pick.most ?? 99;
}

export function values(pick: Pick, held: readonly string[]): string[] {
  return pick.of
    .filter(([ref]) => held.includes(ref))
    .map(([, value]) => value)
    .sort();
}

/** What is sent back. */
export function key(pick: Pick, held: readonly string[]): string {
  return [pick.price?.verb ?? pick.verb, ...values(pick, held)].join(" ");
}

export function complete(pick: Pick, held: readonly string[]): boolean {
  if (pick.price && tally(pick, pick.price, held).missing.length) return false;
  const n = values(pick, held).length;
  return n >= (pick.least ?? 0) && n <= most(pick);
}

/** The words of the button that confirms. */
export function label(pick: Pick, held: readonly string[]): Words {
  const chosen = values(pick, held);
  const args = { kept: chosen.length, n: pick.of.length - chosen.length, dice: chosen.join(" ") };
  return [pick.label[0], { ...pick.label[1], ...args }];
}

/** The pieces that show these values, each piece once. */
export function refs(pick: Pick, wanted: readonly string[]): string[] {
  const left = [...wanted];
  const found: string[] = [];
  for (const [ref, value] of pick.of) {
    const at = left.indexOf(value);
    if (at < 0) continue;
    left.splice(at, 1);
    found.push(ref);
  }
  return found;
}

/** The pieces or cells that an answer names; a value may have blanks in it, as a square has. */
export function named(pick: Pick, answer: string): string[] {
  const verb = pick.price?.verb ?? pick.verb;
  if (!`${answer} `.startsWith(`${verb} `)) return [];
  const rest = answer.slice(verb.length + 1);
  const whole = pick.of.find(([, value]) => value === rest);
  return whole ? [whole[0]] : refs(pick, rest.split(" "));
}

/** What stays picked when the same thing is asked again: pieces that still show what they showed. */
export function carried(before: Pick | undefined, now: Pick | undefined, held: readonly string[]): string[] {
  if (!before || !now || before.verb !== now.verb) return [];
  const shown = new Map(before.of);
  return now.of.filter(([ref, value]) => held.includes(ref) && shown.get(ref) === value).map(([ref]) => ref);
}
