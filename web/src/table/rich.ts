// Words with symbols in them: "2 [Sword]" becomes two swords, in the colour and shape of the dice they name.

import type { Catalogue } from "../lib/protocol";

export type Part = { text: string } | { sheet: string; times: number };

const SYMBOL = /(?:(?<![\d/])([1-6]) )?\[([^\]]+)\]/g;

/** `near` is the sheet the words stand on: its own hero's symbols come first. */
export function parts(words: string, catalogue: Catalogue | null, near = ""): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const found of words.matchAll(SYMBOL)) {
    const sheet = named(catalogue, found[2]!, near);
    if (!sheet) continue;
    if (found.index > end) out.push({ text: words.slice(end, found.index) });
    out.push({ sheet, times: Number(found[1] ?? 1) });
    end = found.index + found[0].length;
  }
  if (end < words.length) out.push({ text: words.slice(end) });
  return out;
}

/** A sign that belongs to the word before it never begins a line. */
export function typeset(text: string): string {
  return text.replaceAll(/ ([!?:;»])/g, "\u00a0$1").replaceAll("« ", "«\u00a0");
}

/** A sheet of this name that is drawn with a symbol or a letter. */
function named(catalogue: Catalogue | null, name: string, near: string): string | undefined {
  const family = near.split(".")[1];
  const wanted = plain(name);
  const all = Object.entries(catalogue?.sheets ?? {}).filter(
    ([, sheet]) => plain(sheet.name) === wanted && !sheet.text && (sheet.letter || sheet.icon),
  );
  return (all.find(([id]) => id.split(".")[1] === family) ?? all[0])?.[0];
}

/** Words as they were written, whether they are set for print or not. */
function plain(words: string): string {
  return words.replaceAll("’", "'").replaceAll("\u00a0", " ");
}
