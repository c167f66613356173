// All cards of a game in one language, asked for once and kept while the page lives.

import { api } from "./api";
import { Loaded } from "./loaded.svelte";
import type { Shelf } from "./protocol";
import { Speaker } from "./words";

export interface Shelved {
  shelf: Shelf;
  speaker: Speaker;
}

const known = new Map<string, Promise<Shelved>>();

export function shelved(game: string, lang: string): Promise<Shelved> {
  const key = `${game} ${lang}`;
  let found = known.get(key);
  if (!found) {
    found = api.cards(game, lang).then((shelf) => ({ shelf, speaker: new Speaker(lang, shelf.catalogue) }));
    found.catch(() => known.delete(key)); // asked anew next time
    known.set(key, found);
  }
  return found;
}

export class Shelves extends Loaded<Shelved> {
  ask(game: string, lang: string): void {
    void this.load(() => shelved(game, lang));
  }
}
