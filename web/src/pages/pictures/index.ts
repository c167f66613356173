// A picture for each game; a game without one gets a laid table.

import type { Component } from "svelte";
import Any from "./Any.svelte";
import Champions from "./Champions.svelte";
import DiceThrone from "./DiceThrone.svelte";
import DungeonDice from "./DungeonDice.svelte";
import SuperDungeon from "./SuperDungeon.svelte";

const PICTURES: Record<string, Component> = {
  "dice-throne": DiceThrone,
  champions: Champions,
  "dungeon-dice": DungeonDice,
  "super-dungeon": SuperDungeon,
};

export function pictureOf(game: string): Component {
  return PICTURES[game] ?? Any;
}
