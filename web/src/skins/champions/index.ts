import type { Skin } from "../skin";
import Card from "./Card.svelte";
import Layout from "./Layout.svelte";
import Figure from "./Figure.svelte";

export const champions: Skin = {
  layout: Layout,
  // minions stand beside the villain, whoever they are engaged with
  band: (area, bottom) =>
    (area.seat ?? -1) < 0 || area.id.startsWith("engaged.") ? "middle" : area.seat === bottom ? "mine" : "theirs",
  pieces: { card: Card, figure: Figure },
  headings: { "log-round": 1, "log-turn": 2, "log-villain-phase": 2 },
  coach: {
    "prompt-mulligan": "ui-t-coach-mc-mulligan",
    "prompt-turn": "ui-t-coach-mc-turn",
    "prompt-pay": "ui-t-coach-mc-pay",
    "prompt-target": "ui-t-coach-mc-target",
    "prompt-defend": "ui-t-coach-mc-defend",
    "prompt-would": "ui-t-coach-mc-interrupt",
    "prompt-interrupt": "ui-t-coach-mc-interrupt",
    "prompt-response": "ui-t-coach-mc-response",
    "prompt-hand-size": "ui-t-coach-mc-hand-size",
  },
};
