// What the action bar shows: the options of an activation by what is done, then at whom or where.

import type { Choice, Words } from "../../lib/protocol";

const VERBS = new Set(["act", "drink", "strike", "emergency"]);

export interface Deed {
  id: string; // verb and action
  sheet: string; // of the action or ability
  cost: number;
  choices: Choice[];
  best: number; // the best chance among them in per cent; -1: nothing is rolled against anybody
}

export function deeds(options: readonly Choice[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const choice of options) {
    const [verb = "", ...words] = choice.key.split(" ");
    if (!VERBS.has(verb)) continue;
    const what = words[verb === "emergency" ? 1 : 0] ?? "";
    const id = `${verb} ${what}`;
    const args = choice.label[1] ?? {};
    const deed = found.get(id) ?? { id, sheet: String(args["action"] ?? args["potion"] ?? "").slice(1), cost: Number(args["cost"] ?? 0), choices: [], best: -1 };
    deed.choices.push(choice);
    deed.best = Math.max(deed.best, ...chances(choice));
    found.set(id, deed);
  }
  return [...found.values()];
}

/** The chances an option names, in per cent. */
export function chances(choice: Choice): number[] {
  const { chance, hits, who } = choice.label[1] ?? {};
  return [chance, hits, who].flatMap((text) => [...String(text ?? "").matchAll(/(\d+)\s*%/g)].map((one) => Number(one[1])));
}

/** The label without what the bar says already: at whom or where, with the chance; where nothing is left to say, all of it. */
export function aim([id, args]: Words): Words {
  const short = id === "opt-act" ? id : id.replace(/^opt-(act|strike)/, "aim").replace(/^opt-(drink|emergency)/, "aim-drink");
  return args ? [short, args] : [short];
}
