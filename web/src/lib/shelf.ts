// Looking through cards: which of them fit some words and filters, in which order; what a deck holds.

import type { Shelf, ShelfCard } from "./protocol";
import type { Speaker } from "./words";

export type Chosen = Record<string, string>; // by the name of a facet; "" or missing: all
export const ORDERS = ["box", "name", "cost", "type"] as const;
export type Order = (typeof ORDERS)[number];

/** Without accents and capitals: whoever types quickly writes neither. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** All that a card can be found by. */
function said(speaker: Speaker, card: ShelfCard): string {
  const sheet = speaker.sheet(card.sheet);
  return plain([sheet.name, sheet.type, sheet.text, sheet.needs, card.also, card.code].join(" "));
}

export function found(speaker: Speaker, cards: ShelfCard[], words: string, chosen: Chosen): ShelfCard[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const filters = Object.entries(chosen).filter(([, value]) => value !== "");
  return cards.filter((card) => {
    if (!filters.every(([name, value]) => card.of[name] === value)) return false;
    if (!wanted.length) return true;
    const text = said(speaker, card);
    return wanted.every((word) => text.includes(word));
  });
}

export function sorted(speaker: Speaker, shelf: Shelf, cards: ShelfCard[], order: Order): ShelfCard[] {
  const name = (card: ShelfCard) => speaker.sheet(card.sheet).name;
  const byName = (a: ShelfCard, b: ShelfCard) => name(a).localeCompare(name(b), speaker.lang);
  const cost = (card: ShelfCard) => speaker.sheet(card.sheet).cost ?? 99;
  const types = shelf.facets.find((facet) => facet.name === "type")?.values.map(([id]) => id) ?? [];
  const type = (card: ShelfCard) => types.indexOf(card.of.type ?? "");
  if (order === "name") return cards.toSorted(byName);
  if (order === "cost") return cards.toSorted((a, b) => cost(a) - cost(b) || byName(a, b));
  if (order === "type") return cards.toSorted((a, b) => type(a) - type(b) || byName(a, b));
  return cards;
}

// ------------------------------------------------------------------------------------------------ decks
export type Counts = Record<string, number>; // code -> copies

/** A deck in one word, as src/tablee/games/*: whose it is, and all cards that do not come by themselves. */
export function word(owner: string, cards: Counts): string {
  const parts = Object.entries(cards).filter(([, n]) => n > 0);
  return `${owner}+${parts.map(([code, n]) => `${n}x${code}`).join("+")}`;
}

export function parsed(text: string): { owner: string; cards: Counts } {
  const [owner = "", ...parts] = text.split("+");
  const cards: Counts = {};
  for (const part of parts) {
    const [n, code] = part.split("x");
    if (code) cards[code] = (cards[code] ?? 0) + Number(n);
  }
  return { owner, cards };
}

/** The deck without what comes by itself, from a list that has everything. */
export function others(shelf: Shelf, owner: string, cards: Counts): Counts {
  const own = shelf.owners.find((one) => one.id === owner)?.cards ?? {};
  return Object.fromEntries(Object.entries(cards).filter(([code]) => !(code in own)));
}

/** All cards of a deck, those that come by themselves first. */
export function whole(shelf: Shelf, owner: string, cards: Counts): Counts {
  return { ...shelf.owners.find((one) => one.id === owner)?.cards, ...cards };
}

export function size(cards: Counts): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

/** How many cards there are of each cost, from 0 to the highest; cards without a cost are not in it. */
export function curve(shelf: Shelf, cards: Counts): number[] {
  const out: number[] = [];
  for (const card of shelf.cards) {
    const cost = shelf.catalogue.sheets[card.sheet]?.cost;
    const n = cards[card.code] ?? 0;
    if (cost !== undefined && cost !== null && n) out[cost] = (out[cost] ?? 0) + n;
  }
  return Array.from(out, (n) => n ?? 0);
}

/** How many cards there are of each value of a facet, in its order. */
export function counted(shelf: Shelf, cards: Counts, facet: string): [name: string, n: number][] {
  const values = shelf.facets.find((one) => one.name === facet)?.values ?? [];
  const of = new Map(shelf.cards.map((card) => [card.code, card.of[facet]]));
  return values
    .map(([id, name]): [string, number] => {
      const n = Object.entries(cards).reduce((sum, [code, copies]) => sum + (of.get(code) === id ? copies : 0), 0);
      return [name, n];
    })
    .filter(([, n]) => n > 0);
}
