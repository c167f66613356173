import type { Skin } from "../skin";
import Figure from "./Figure.svelte";
import Layout from "./Layout.svelte";

export const diceThrone: Skin = {
  layout: Layout,
  band: (area, bottom) => ((area.seat ?? -1) < 0 ? "middle" : area.seat === bottom ? "mine" : "theirs"),
  pieces: { figure: Figure },
  // in a hand that is too large cards must be sold, and the question says so
  givesUp: ({ key }, prompt) => key.startsWith("sell ") && prompt !== "prompt-sell-down",
  headings: { "log-turn": 1, "log-phase": 2 },
  coach: {
    "prompt-main": "ui-t-coach-dt-main",
    "prompt-keep": "ui-t-coach-dt-keep",
    "prompt-announce": "ui-t-coach-dt-announce",
    "prompt-defend": "ui-t-coach-dt-defend",
    "prompt-act": "ui-t-coach-dt-act",
    "prompt-sell-down": "ui-t-coach-dt-sell",
  },
};
