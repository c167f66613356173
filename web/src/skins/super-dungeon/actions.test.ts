import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { aim, chances, deeds } from "./actions";

const OPTIONS: Choice[] = [
  { key: "act melee-attack mook-1", label: ["opt-act-attack", { action: "@action.melee-attack", cost: 1, who: "#model.mook/1", chance: "42 %" }], on: ["mook-1"] },
  { key: "act melee-attack mook-2", label: ["opt-act-attack", { action: "@action.melee-attack", cost: 1, who: "#model.mook/2", chance: "58 %" }], on: ["mook-2"] },
  { key: "act mighty-throw e", label: ["opt-act-area", { action: "@action.mighty-throw", cost: 2, side: "e", hits: "Mook (1) 30 %, Mook (2) 61 %" }] },
  { key: "act vigor", label: ["opt-act", { action: "@action.vigor", cost: 1 }] },
  { key: "drink magic-armor questing-knight", label: ["opt-drink", { potion: "@action.magic-armor", cost: 1, own: "yes", owner: "x" }] },
  { key: "end", label: ["opt-end"] },
  { key: "run", label: ["opt-run"] },
];

describe("the action bar", () => {
  it("has one button for each action, with its cost and its best chance", () => {
    const found = deeds(OPTIONS);
    expect(found.map(({ id, sheet, cost, best }) => [id, sheet, cost, best])).toEqual([
      ["act melee-attack", "action.melee-attack", 1, 58],
      ["act mighty-throw", "action.mighty-throw", 2, 61],
      ["act vigor", "action.vigor", 1, -1],
      ["drink magic-armor", "action.magic-armor", 1, -1],
    ]);
    expect(found[0]!.choices).toHaveLength(2);
  });

  it("says of a target only what the bar does not say already", () => {
    expect(aim(OPTIONS[0]!.label)[0]).toBe("aim-attack");
    expect(aim(OPTIONS[2]!.label)[0]).toBe("aim-area");
    expect(aim(OPTIONS[4]!.label)[0]).toBe("aim-drink");
    expect(aim(["opt-drink-on", { who: "x" }])[0]).toBe("aim-drink-on");
    expect(aim(OPTIONS[3]!.label)[0]).toBe("opt-act");
    expect(chances(OPTIONS[2]!)).toEqual([30, 61]);
  });
});
