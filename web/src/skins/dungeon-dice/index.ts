import type { Skin } from "../skin";
import Die from "./Die.svelte";
import Figure from "./Figure.svelte";
import Layout from "./Layout.svelte";
import Token from "./Token.svelte";

const OFTEN = new Set(["search", "hunt", "scout", "fight", "flee"]);

export const dungeonDice: Skin = {
  layout: Layout,
  band: (area, bottom) => ((area.seat ?? -1) < 0 ? "middle" : area.seat === bottom ? "mine" : "theirs"),
  pieces: { die: Die, figure: Figure, token: Token },
  // terms have a panel; what is chosen in every turn stands in the bar too
  place: ({ key }) => {
    const verb = key.split(" ")[0]!;
    if (verb === "give" || verb === "want" || verb === "propose") return "panel";
    return OFTEN.has(verb) ? "both" : "pieces";
  },
  deals: true,
  givesUp: ({ key }) => key.startsWith("exchange "),
  headings: { "log-turn": 1, "log-meets": 2, "log-fights": 2 },
  coach: {
    "prompt-prepare": "ui-t-coach-dd-prepare",
    "prompt-decide": "ui-t-coach-dd-decide",
    "prompt-ability": "ui-t-coach-dd-ability",
    "prompt-moment": "ui-t-coach-dd-moment",
    "prompt-compose": "ui-t-coach-dd-compose",
    "prompt-answer": "ui-t-coach-dd-answer",
    "prompt-help": "ui-t-coach-dd-help",
    "prompt-lock": "ui-t-coach-dd-lock",
  },
};
