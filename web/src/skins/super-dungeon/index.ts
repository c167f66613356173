import type { Skin } from "../skin";
import Card from "./Card.svelte";
import Die from "./Die.svelte";
import Figure from "./Figure.svelte";
import Layout from "./Layout.svelte";
import Token from "./Token.svelte";

export const superDungeon: Skin = {
  layout: Layout,
  // the dungeon in the middle; the cards of the seat that looks on below, all others above
  band: (area, bottom) => ((area.seat ?? -1) < 0 ? "middle" : area.seat === bottom ? "mine" : "theirs"),
  pieces: { card: Card, die: Die, figure: Figure, token: Token },
  gives: true,
  headings: { "log-hero-turn": 1, "log-consul-turn": 1, "log-power-up": 2, "log-activates-hero": 2, "log-activates-monster": 2 },
  coach: {
    "prompt-hero-turn": "ui-t-coach-sd-turn",
    "prompt-act": "ui-t-coach-sd-act",
    "prompt-consul-turn": "ui-t-coach-sd-consul",
    "prompt-equip": "ui-t-coach-sd-equip",
    "prompt-place": "ui-t-coach-sd-place",
  },
};
