// Terms of a rulebook in its texts: each leads to the rule that explains it, once in a text.

export type Piece = { text: string; rule?: string };

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** One expression for all terms, the longest first; an apostrophe may be curved, a plural is the same word. */
export function finder(terms: Record<string, string>): RegExp | null {
  const words = Object.keys(terms).sort((a, b) => b.length - a.length);
  if (!words.length) return null;
  const any = words.map((word) => word.replace(SPECIAL, "\\$&").replaceAll(/['’]/g, "['’]").replaceAll(" ", "\\s")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?:e?s|x)?(?![\\p{L}\\p{N}])`, "giu");
}

/** A text cut at its terms; `own` is the rule it belongs to, which leads nowhere. */
export function linked(text: string, terms: Record<string, string>, find: RegExp | null, own = ""): Piece[] {
  if (!find) return [{ text }];
  const rules = new Map(Object.entries(terms).map(([word, rule]) => [plain(word), rule]));
  const seen = new Set([own]);
  const out: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(find)) {
    const rule = rules.get(plain(found[1]!));
    if (!rule || seen.has(rule)) continue;
    seen.add(rule);
    if (found.index > end) out.push({ text: text.slice(end, found.index) });
    out.push({ text: found[0], rule });
    end = found.index + found[0].length;
  }
  if (end < text.length) out.push({ text: text.slice(end) });
  return out;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll("’", "'").replaceAll(/\s/g, " ");
}
