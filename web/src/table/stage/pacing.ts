// How fast this screen shows what happens: what the table's library asks for.

import type { Pacing } from "../../lib/table.svelte";
import { settings } from "../settings.svelte";
import { beatTime, PACES } from "./pace";

export const pacing: Pacing = {
  pace: () => (document.hidden ? 0 : PACES[settings.pace]), // nobody looks at a page that is not shown
  lasts: beatTime,
};
