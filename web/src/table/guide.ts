// What a guide says, page by page, and where what it speaks of lies on the screen.

import type { Guidance, Told } from "../lib/protocol";

/** The page to begin with: the first that was not read yet, else the last, which says what to do now. */
export function firstPage(told: Told[], read: (id: string) => boolean): number {
  const unread = told.findIndex((one) => !read(one.id));
  return unread >= 0 ? unread : Math.max(0, told.length - 1);
}

/** What tells two questions' guidance apart. */
export function occasion(guide: Guidance | undefined): string {
  return (guide?.told ?? []).map((one) => one.id).join(" ");
}

/** Selectors of everything that a page speaks of: areas, pieces, cells, options, a button. */
export function selectors(told: Told): string[] {
  const found = (told.light ?? []).map((ref) => {
    if (ref.startsWith("=")) return `[data-option=${quoted(ref.slice(1))}]`;
    return `:is(${["area", "piece", "cell", "pick"].map((kind) => `[data-${kind}=${quoted(ref)}]`).join(", ")})`;
  });
  if (told.tool) found.push(`[data-tool=${quoted(told.tool)}]`);
  if (told.tool === "log") found.push('[data-tab-button="log"]');
  return found;
}

/** The thing on the table that a page speaks of first: on a phone it decides the tab. */
export function place(told: Told): string | undefined {
  return told.light?.find((ref) => !ref.startsWith("="));
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
