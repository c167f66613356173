// The text of a board, which is written for terminals too: marks there are looks here.

export interface Paragraph {
  kind: "plain" | "remark" | "point";
  parts: { text: string; symbol: boolean }[]; // symbols of dice stand apart from the words
}

export function paragraph(written: string): Paragraph {
  const remark = /^\((.*)\)$/s.exec(written);
  const point = /^• (.*)$/s.exec(written);
  const kind = remark ? "remark" : point ? "point" : "plain";
  return { kind, parts: parts((remark ?? point)?.[1] ?? written) };
}

/** "2 [Sword]": what stands in brackets is a symbol. */
export function parts(words: string): Paragraph["parts"] {
  return words
    .split(/\[([^\]]+)\]/)
    .map((text, n) => ({ text: text.replace(/([\d×]) $/, "$1\u00a0"), symbol: n % 2 === 1 })) // a number stays with what it counts
    .filter(({ text }) => text !== "");
}
