// The skin of each game; a game without one is drawn generically.

import GenericLayout from "../table/GenericLayout.svelte";
import { champions } from "./champions";
import { diceThrone } from "./dice-throne";
import { dungeonDice } from "./dungeon-dice";
import type { Skin } from "./skin";
import { superDungeon } from "./super-dungeon";

const generic: Skin = { layout: GenericLayout, band: (area) => area.band, headings: {}, coach: {} };
const SKINS: Record<string, Skin> = {
  "dice-throne": diceThrone,
  "dungeon-dice": dungeonDice,
  "super-dungeon": superDungeon,
  champions,
};

export function skinOf(game: string): Skin {
  return SKINS[game] ?? generic;
}
