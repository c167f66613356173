import { describe, expect, it } from "vitest";
import { hyphenated } from "./hyphen";

const shown = (text: string) => hyphenated(text).replaceAll("\u00ad", "-");

describe("long words", () => {
  it("are broken between syllables only", () => {
    expect(shown("Responsabilités")).toBe("Res-pon-sa-bi-lités");
    expect(shown("Énergétiques")).toBe("Éner-gé-ti-ques");
    expect(shown("Inébranlable")).toBe("Iné-bran-lable");
    expect(shown("Counter-Punch")).toBe("Counter-Punch");
  });
  it("short words and the rest stay whole", () => {
    expect(shown("Le Pouvoir de la Justice !")).toBe("Le Pouvoir de la Justice !");
    expect(hyphenated("")).toBe("");
  });
});
