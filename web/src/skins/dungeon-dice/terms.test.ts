import { expect, it } from "vitest";
import {
  amount,
  answers,
  differences,
  legsOf,
  mirrored,
  offered,
  parts,
  plainest,
  rolled,
  rows,
  same,
  subject,
  toggled,
  variants,
  written,
  type Draft,
} from "./terms";

const entry = (key: string) => ({ key, text: key });

it("reads terms as the engine writes them", () => {
  const now = { when: "", condition: "", to: -1 };
  expect(parts("toss.axe-gray.1-4")).toEqual({ kind: "toss", thing: "axe-gray", more: "1-4", ...now });
  expect(parts("treasure.1-6")).toEqual({ kind: "treasure", thing: "", more: "1-6", ...now });
  expect(parts("next.red.2")).toEqual({ kind: "next", thing: "red", more: "2", ...now });
  expect(parts("help:2")).toEqual({ kind: "help", thing: "", more: "", ...now, when: "2" });
  expect(parts("die.key-1?won@2")).toEqual({ kind: "die", thing: "key-1", more: "", when: "", condition: "won", to: 2 });
});

it("lists what is about the same thing together", () => {
  const found = rows(["die.key-1", "die.axe", "treasure.1-6", "treasure.1-2", "toss.key-1.1-3", "next.red.1", "help"].map(entry));
  expect(found.map(({ id, entries }) => [id, entries.map(({ key }) => key)])).toEqual([
    ["die.key-1", ["die.key-1", "toss.key-1.1-3"]],
    ["die.axe", ["die.axe"]],
    ["help", ["help"]],
    ["treasure.", ["treasure.1-6", "treasure.1-2"]],
    ["next.red", ["next.red.1"]],
  ]);
});

it("knows other odds and numbers of a term", () => {
  expect(variants("toss.key-1.1-3")).toContain("die.key-1");
  expect(variants("treasure.1-6")).toContain("treasure.1-5");
  expect(variants("next.blue.1")).toContain("next.blue.3");
  expect(variants("help")).toEqual(["help"]);
  expect(variants("help:1")).toEqual(["help:1", "help:2", "help:3", "help:1?won", "help:1?lost", "help:1?tied"]);
  expect(variants("letwin")).toContain("letwin:1");
  expect(variants("die.key-1@2")).toContain("die.key-1?won@2");
  expect(variants("die.key-1")).toContain("die.key-1:fight");
  expect(variants("refrain.curse-1")).toContain("refrain.curse-1:1");
  expect(variants("open.key-1")).toEqual(["open.key-1"]);
  expect(differences("toss.key-1.1-3?won").map(({ id }) => id)).toEqual(["roll", "if-won"]);
  expect(["die.key-1", "help", "help:2", "next.red.2"].map((term) => differences(term)[0]!.id)).toEqual([
    "sure",
    "this-fight",
    "fights",
    "times",
  ]);
  expect(["die.key-1", "toss.key-1.1-2", "next.red.2"].map(amount)).toEqual(["1-6", "1-2", "2"]);
});

it("says what a term is about, with its time and number", () => {
  expect(subject("help:2@1")).toEqual({ id: "term-help", args: { fights: 2 }, die: "" });
  expect(subject("refrain.curse-1")).toEqual({ id: "term-refrain", args: { fights: 0 }, die: "curse-1" });
  expect(subject("next.red.2?won")).toEqual({ id: "term-next", args: { n: 2, bag: "red" }, die: "" });
  expect(subject("treasure.1-3:1")).toMatchObject({ id: "term-treasure", args: { fights: 1, part: "all" } });
  for (const term of ["die.axe-gray:fight", "toss.axe-gray.1-4", "die.axe-gray@2"]) {
    expect(subject(term)).toEqual({ id: "term-die", args: {}, die: "axe-gray" });
  }
  expect(subject("open.key-1")).toEqual({ id: "term-open", args: {}, die: "key-1" });
});

it("writes an offer, or one that only asks", () => {
  expect(written(1, { gives: ["die.key-1", "help"], wants: ["treasure.1-4"] })).toBe("1 give die.key-1 help for treasure.1-4");
  expect(written(2, { gives: [], wants: ["die.axe"] })).toBe("2 for die.axe");
  expect(written(0, { gives: ["help"], wants: [] })).toBe("0 give help");
  const three: [number, Draft][] = [
    [1, { gives: ["die.key-1"], wants: ["die.axe@2"] }],
    [2, { gives: [], wants: ["help:1"] }],
  ];
  expect(offered(three)).toBe("1 give die.key-1 for die.axe@2 with 2 for help:1");
});

it("has everything once in a draft", () => {
  const draft = toggled({ gives: ["die.key-1"], wants: [] }, "gives", "toss.key-1.1-3");
  expect(draft).toEqual({ gives: ["toss.key-1.1-3"], wants: [] });
  expect(toggled(draft, "gives", "toss.key-1.1-3")).toEqual({ gives: [], wants: [] });
  expect(toggled({ gives: ["help"], wants: [] }, "gives", "help:1").gives).toEqual(["help", "help:1"]);
  expect(rows(["help", "help:1"].map(entry)).map(({ id }) => id)).toEqual(["help", "help.later"]);
  expect(toggled({ gives: ["help:1"], wants: [] }, "wants", "help")).toEqual({ gives: ["help:1"], wants: ["help"] });
  expect(toggled({ gives: ["next.red.1"], wants: [] }, "wants", "next.red.1")).toEqual({ gives: [], wants: ["next.red.1"] });
});

it("takes an offer up as it was made, from the other side", () => {
  const words = "1 give die.key-1 next.red.2 for die.bomb-1@2 with 2 for help:1";
  const legs = legsOf(words);
  expect(legs).toEqual([
    [1, { gives: ["die.key-1", "next.red.2"], wants: ["die.bomb-1@2"] }],
    [2, { gives: [], wants: ["help:1"] }],
  ]);
  expect(offered(legs)).toBe(words);
  expect(mirrored(legs[0]![1])).toEqual({ gives: ["die.bomb-1@2"], wants: ["die.key-1", "next.red.2"] });
});

it("answers term by term, and knows what is the same offer", () => {
  expect(answers({ gives: ["help", "die.key-1"], wants: ["next.red.1"] }, { gives: ["help"], wants: [] })).toEqual([
    "give die.key-1",
    "want next.red.1",
    "propose",
  ]);
  expect(same({ gives: ["a", "b"], wants: [] }, { gives: ["b", "a"], wants: [] })).toBe(true);
  expect(same({ gives: ["a"], wants: [] }, { gives: [], wants: ["a"] })).toBe(false);
});

it("counts the sides of a roll", () => {
  expect([rolled("1-3"), rolled("6-6")].map(({ n }) => n)).toEqual([3, 1]);
  expect(["toss.key-1.1-3", "treasure.1-2:1", "help:1@2"].map(plainest)).toEqual(["die.key-1", "treasure.1-6", "help:1"]);
});
