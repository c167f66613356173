// The time as something that can be watched: what reads it in a component is drawn anew as it goes on.

import { createSubscriber } from "svelte/reactivity";

const TICK = 250; // ms
const watch = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Milliseconds since the page was opened. */
export function now(): number {
  watch();
  return performance.now();
}

/** Seconds as a clock shows them: "4:05". */
export function shown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whole seconds that are left of `seconds`, counted from a moment. */
export function left(seconds: number, since: number): number {
  return Math.max(0, Math.ceil(seconds - (now() - since) / 1000));
}
