// The words of the interface in the person's language, for pages outside a table.

import { identity } from "./identity.svelte";
import { Speaker } from "./words";

class Ui {
  speaker = $derived(new Speaker(identity.lang));
}

export const ui = new Ui();

export function t(id: string, args?: Record<string, number | string>): string {
  return ui.speaker.say(id, args);
}
