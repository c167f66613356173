import { describe, expect, it } from "vitest";
import { together, typeset, typesetAll } from "./typeset";

describe("French as it is printed", () => {
  it("keeps its signs on the line and curves its apostrophes", () => {
    expect(typeset("L'attaque : « oui » ; 94 % ! Vraiment ?")).toBe(
      "L’attaque\u00a0: «\u00a0oui\u00a0»\u00a0; 94\u00a0%\u00a0! Vraiment\u00a0?",
    );
  });
  it("puts a space before semicolons that have none", () => {
    expect(typeset("CTR 2; ATQ 2; main 5")).toBe("CTR 2\u00a0; ATQ 2\u00a0; main 5");
  });
  it("leaves alone what is set already, and what is no apostrophe", () => {
    const text = "L’été\u00a0: 5' et 'un' (1:2)";
    expect(typeset(text)).toBe(text);
  });
  it("reaches every text of some data", () => {
    expect(typesetAll({ name: "d'or", n: 3, house: ["a : b"], none: null })).toEqual({
      name: "d’or",
      n: 3,
      house: ["a\u00a0: b"],
      none: null,
    });
  });
  it("has quotation marks of its own", () => {
    expect(typeset('Spider-Man révèle "Je suis Balèze".')).toBe("Spider-Man révèle «\u00a0Je suis Balèze\u00a0».");
  });
  it("tears neither a sum apart nor the dice of a roll, nor a number from what it counts", () => {
    expect(together("ATQ : 3 + 2 − 3 = 2 dégâts.")).toBe(
      "ATQ : 3\u00a0+\u00a02\u00a0−\u00a03\u00a0=\u00a02\u00a0dégâts.",
    );
    expect(together("2 menaces de plus (0 → 2)")).toBe("2\u00a0menaces de plus (0\u00a0→\u00a02)");
    expect(together("Barbare lance 3 5 5 2 1.")).toBe("Barbare lance 3\u00a05\u00a05\u00a02\u00a01.");
  });
  it("does not tear a cell apart", () => {
    expect(together("from (10, 8) to (12, 8)")).toBe("from (10,\u00a08) to (12,\u00a08)");
  });
  it("leaves no number alone on a line at the end of a sentence, nor one that tells two of a name apart", () => {
    expect(together("Rouge rencontre un Gobelin de niveau 1.")).toBe("Rouge rencontre un Gobelin de niveau\u00a01.");
    expect(together("Le Cochon Truffier (1) lance 2 dés.")).toBe("Le Cochon Truffier\u00a0(1) lance 2\u00a0dés.");
  });
});
