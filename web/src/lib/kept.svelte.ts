// Decks that somebody has built, kept in this browser.

import type { GameInfo, GameOption } from "./protocol";

export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  word: string; // in one word, as a setup takes it
}

const PLACE = "tablee-decks";

function parsed(text: string): KeptDeck[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? (found as KeptDeck[]).filter((deck) => deck.id && deck.game && deck.word) : [];
  } catch {
    return []; // something else has written over it
  }
}

class Kept {
  decks = $state<KeptDeck[]>([]);
  /** Whether this browser lets us keep anything. */
  keeps = $state(true);

  constructor() {
    this.load();
    // another tab may build, too
    window.addEventListener("storage", (event) => {
      if (event.key === PLACE) this.load();
    });
  }

  private load(): void {
    try {
      this.decks = parsed(localStorage.getItem(PLACE) ?? "[]");
    } catch {
      this.keeps = false;
    }
  }
  private save(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.decks));
    } catch {
      this.keeps = false;
    }
  }

  of(game: string): KeptDeck[] {
    return this.decks.filter((deck) => deck.game === game);
  }
  deck(id: string): KeptDeck | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  /** A new one; its id. */
  add(game: string, name: string, word: string): string {
    const id = crypto.getRandomValues(new Uint32Array(2)).reduce((text, n) => text + n.toString(36), "");
    this.decks.unshift({ id, game, name, word });
    this.save();
    return id;
  }
  change(id: string, part: Partial<Pick<KeptDeck, "name" | "word">>): void {
    const deck = this.deck(id);
    if (!deck) return;
    Object.assign(deck, part);
    this.save();
  }
  remove(id: string): void {
    this.decks = this.decks.filter((deck) => deck.id !== id);
    this.save();
  }
}

export const kept = new Kept();

/** The option for decks with those that we have built; two that hold the same are one. */
export function withDecks(game: GameInfo, option: GameOption): GameOption {
  if (option.name !== game.decks) return option;
  const names = new Map(kept.of(game.id).map(({ word, name }) => [word, name]));
  return { ...option, values: [...option.values, ...[...names].map(([id, name]) => ({ id, name }))] };
}
