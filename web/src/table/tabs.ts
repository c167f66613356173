// The tabs of a phone.

import type { Tab } from "./play.svelte";

/** The tab that a question turns to: one where something can be chosen. What is answered below the table leaves all as it is, but a
 * fight: whoever is asked for help wants to see against whom, and what it promises. */
export function tabFor(now: Tab, choices: ReadonlySet<Tab>, fighting: boolean): Tab {
  if (choices.has(now)) return now;
  if (choices.size) return choices.has("mine") ? "mine" : "table";
  return now === "log" || fighting ? "table" : now;
}

/** Does any of these options ("a|b") carry out the verb that a question is named after? Cards that could be played, too, do not. */
export function answers(verb: string, keys: string): boolean {
  return keys.split("|").some((key) => key.split(" ")[0] === verb);
}
