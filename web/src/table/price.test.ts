import { expect, test } from "vitest";
import type { Pick, Price } from "../lib/protocol";
import { complete, key } from "./pick";
import { counted, gives, tally } from "./price";

const bill = (needs: string[], ...pieces: string[][]): Pick & { price: Price } => ({
  verb: "pay",
  of: pieces.map((_, i) => [`c${i}`, `card-${i}`]),
  label: ["opt-pay-with"],
  price: { verb: "pay-with", gives: pieces, needs, any: "res-any", wild: "w" },
});
const told = (pick: Pick & { price: Price }, ...held: string[]) => tally(pick, pick.price, held);

test("any kinds pay what asks for none", () => {
  const pick = bill(["", ""], ["a"], ["b", "b"], ["a"]);
  expect(told(pick)).toEqual({ given: [], missing: ["", ""], lost: 0, spare: [] });
  expect(told(pick, "c2")).toEqual({ given: ["a"], missing: [""], lost: 0, spare: [] });
  expect(told(pick, "c2", "c0")).toEqual({ given: ["a", "a"], missing: [], lost: 0, spare: [] });
});

test("what is given in vain is lost, and what comes when all is covered is spare", () => {
  const pick = bill(["", ""], ["a"], ["b", "b"], ["a"]);
  expect(told(pick, "c1", "c0")).toEqual({ given: ["a", "b", "b"], missing: [], lost: 1, spare: [] });
  expect(told(pick, "c1", "c2")).toEqual({ given: ["b", "b", "a"], missing: [], lost: 1, spare: ["c2"] });
});

test("types are met by themselves first, then by wild", () => {
  const pick = bill(["a", "b"], ["a"], ["w"], ["c"], ["b"]);
  expect(told(pick, "c1").missing).toEqual(["b"]);
  expect(told(pick, "c1", "c0").missing).toEqual([]);
  expect(told(pick, "c1", "c3").missing).toEqual([]);
  expect(told(pick, "c2")).toEqual({ given: ["c"], missing: ["a", "b"], lost: 1, spare: ["c2"] });
  expect(told(bill(["w"], ["a"], ["w"]), "c0").missing).toEqual(["w"]);
});

test("what is settled counts, and where more is of use nothing is spare", () => {
  const pick = bill(["", ""], ["a"], ["b"]);
  pick.price.given = ["a", "a"];
  expect(told(pick, "c1").spare).toEqual(["c1"]);
  pick.price.more = true;
  expect(told(pick, "c1")).toEqual({ given: ["a", "a", "b"], missing: [], lost: 1, spare: [] });
});

test("an answer is complete when nothing is missing, and names everything under its own verb", () => {
  const pick = bill(["", ""], ["a"], ["b", "b"], ["a"]);
  expect([[], ["c0"], ["c2", "c0"], ["c1"]].map((held) => complete(pick, held))).toEqual([false, false, true, true]);
  expect(key(pick, ["c2", "c0"])).toBe("pay-with card-0 card-2");
});

test("kinds are counted, and each piece knows what it gives", () => {
  expect(counted(["b", "a", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
  expect(gives(bill([""], ["a"], ["b", "b"]), "c1")).toEqual(["b", "b"]);
  expect(gives(undefined, "c1")).toEqual([]);
});
