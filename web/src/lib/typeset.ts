// French as it is printed: no line breaks before its signs, apostrophes are curved. The texts of games are written for terminals,
// where plain signs and spaces are what people type and search for.

export function typeset(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N})\]]);(?=\s)/gu, "\u00a0;") // figures of a card are put in a row alike in all languages
    .replace(/"([^"]+)"/g, "« $1 »")
    .replace(/ (?=[:;!?»%])/g, "\u00a0")
    .replaceAll("« ", "«\u00a0")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
}

/** The same for every text of some data. */
export function typesetAll<T>(data: T): T {
  if (typeof data === "string") return typeset(data) as T;
  if (Array.isArray(data)) return data.map(typesetAll) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typesetAll(value)])) as T;
}

/** The place of a cell stays on one line, so do a sum and the dice of a roll; so does a number with the word that it counts, that it
 * ends a sentence with, or that it tells from others of the name. */
export function together(text: string): string {
  return text
    .replace(/(?<=\d) ([=→+−×]) (?=\d)/g, "\u00a0$1\u00a0")
    .replace(/(?<=\d) (?=\d\b)/g, "\u00a0")
    .replace(/(?<=(?:^|[\s(])\d+) (?=\p{L})/gu, "\u00a0")
    .replace(/\((\d+), (\d+)\)/g, "($1,\u00a0$2)")
    .replace(/(?<=\p{L}) (?=\(\d+\))/gu, "\u00a0")
    .replace(/(?<=\p{Ll}) (?=\d+\.$)/gu, "\u00a0");
}

/** What stands on a button begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
