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

/** Whole seconds that are left of `seconds`, counted from a moment. */
export function left(seconds: number, since: number): number {
  return Math.max(0, Math.ceil(seconds - (now() - since) / 1000));
}
