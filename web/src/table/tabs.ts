// The tabs of a phone.

import type { Tab } from "./play.svelte";

/** The tab that a question turns to: one where something can be chosen. What is answered below the table leaves all as it is, but a
 * fight: whoever is asked for help wants to see against whom, and what it promises. */
export function tabFor(now: Tab, choices: ReadonlySet<Tab>, fighting: boolean): Tab {
  if (choices.has(now)) return now;
  if (choices.size) return choices.has("mine") ? "mine" : "table";
  return now === "log" || fighting ? "table" : now;
}
