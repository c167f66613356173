import { expect, test } from "vitest";
import type { Catalogue } from "../lib/protocol";
import { parts, typeset } from "./rich";

const catalogue: Catalogue = {
  hash: "",
  lang: "en",
  sheets: {
    "symbol.paladin.life": { name: "Life", letter: "L" },
    "symbol.barbarian.life": { name: "Life", letter: "L" },
    "token.life": { name: "Life", icon: "hearts", text: "A token, not a symbol." },
  },
  icons: {},
  roles: {},
  words: "",
  groups: [],
  numbered: [],
  gauges: false,
  dice: true,
  fights: false,
  odds: ["odds-none"],
  files: false,
  together: false,
  judged: false,
};

test("a number before a symbol repeats it", () => {
  expect(parts("2 [Life] and more", catalogue)).toEqual([{ sheet: "symbol.paladin.life", times: 2 }, { text: " and more" }]);
});

test("a choice of numbers stays written", () => {
  expect(parts("3/4/5 [Life]", catalogue)).toEqual([{ text: "3/4/5 " }, { sheet: "symbol.paladin.life", times: 1 }]);
});

test("a hero's own symbol comes first", () => {
  expect(parts("[Life]", catalogue, "ability.barbarian.thick-skin.1")).toEqual([{ sheet: "symbol.barbarian.life", times: 1 }]);
});

test("brackets that name no symbol stay as they are", () => {
  expect(parts("see [page 3]", catalogue)).toEqual([{ text: "see [page 3]" }]);
  expect(parts("[Life]", null)).toEqual([{ text: "[Life]" }]);
});

test("French signs stay with their words", () => {
  expect(typeset("Vous êtes « prêt » ?")).toBe("Vous êtes «\u00a0prêt\u00a0»\u00a0?");
});

test("a symbol is known by its name also where words are set for print", () => {
  const eye = { ...catalogue, sheets: { "symbol.doctor-strange.eye": { name: "Œil d'Agamotto", letter: "A" } } };
  expect(parts("2 [Œil d’Agamotto]", eye)).toEqual([{ sheet: "symbol.doctor-strange.eye", times: 2 }]);
});
