import { describe, expect, it } from "vitest";
import { paragraph, parts } from "./board";

describe("the text of a board", () => {
  it("shows marks as what they mean", () => {
    expect(paragraph("(nom de notre cru)")).toEqual({ kind: "remark", parts: [{ text: "nom de notre cru", symbol: false }] });
    expect(paragraph("• Retirez cette carte.")).toEqual({ kind: "point", parts: [{ text: "Retirez cette carte.", symbol: false }] });
    expect(paragraph("Gagnez (ou non) 1 PC.").kind).toBe("plain");
  });
  it("sets symbols apart from the words", () => {
    expect(parts("2 [Épée] et [Choc]")).toEqual([
      { text: "2\u00a0", symbol: false },
      { text: "Épée", symbol: true },
      { text: " et ", symbol: false },
      { text: "Choc", symbol: true },
    ]);
  });
});
