// The table without a mouse: arrows walk by geometry, letters act.

import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const SPOTS = "[data-piece], [data-pile], [data-cell], [data-term]";

/** The nearest spot in a direction; those of the same area first. */
function neighbour(root: HTMLElement, from: HTMLElement, direction: Direction): HTMLElement | undefined {
  const here = middle(from);
  const home = from.closest("[data-area]");
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of root.querySelectorAll<HTMLElement>(SPOTS)) {
    if (spot === from || !spot.getClientRects().length) continue;
    const there = middle(spot);
    const x = there.x - here.x;
    const y = there.y - here.y;
    const along = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[direction];
    const across = direction === "ArrowLeft" || direction === "ArrowRight" ? Math.abs(y) : Math.abs(x);
    if (along < 4) continue;
    const away = spot.closest("[data-area]") === home ? 0 : 60;
    const distance = along + across * 2 + away;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** What a key does at the table. True: it was ours. */
export function pressed(event: KeyboardEvent, play: Play, root: HTMLElement): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, [contenteditable]"))
    return false;
  if (target.closest("dialog")) return false; // it has keys of its own
  const spot = target.closest<HTMLElement>(SPOTS);
  if (chooses(event.key) && !target.closest("header, aside, .tabs, .notices, [data-recap], [data-stage-bar], [data-replay]")) {
    // while something happens such a key leads to the question; just after it nobody can have meant to answer
    if (play.table.beat) play.table.skip();
    else if (!play.table.unread) return act(event, play, root, spot);
    return true;
  }
  return act(event, play, root, spot);
}

/** A key that answers, or picks what is answered with. */
function chooses(key: string): boolean {
  return key === " " || key === "Enter" || (settings.keys && /^[1-9]$/.test(key));
}

function act(event: KeyboardEvent, play: Play, root: HTMLElement, spot: HTMLElement | null): boolean {
  const target = event.target as HTMLElement;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      if (!spot) return false;
      neighbour(root, spot, event.key)?.focus();
      return true;
    case "Enter":
      if (event.repeat) return true; // a key held down chooses once
      if (play.hinted && (!target.closest("button, a") || target.closest(".hinted"))) {
        play.takeHint();
        return true;
      }
      if (!play.asks?.pick || presses(target, play)) return false;
      play.confirm();
      return true;
    case " ":
      // a die is toggled and a button pressed as everywhere; elsewhere Space gives the answer that gives nothing away
      if (!settings.keys || spot?.dataset.pick || spot?.dataset.term || (!spot && target.closest("button, a, summary"))) return false;
      if (play.asks?.default && !event.repeat) play.choose(play.asks.default);
      return true;
    case "Escape":
      play.close();
      return false;
  }
  return settings.keys && !event.repeat && letter(event.key, play, spot);
}

function letter(key: string, play: Play, spot: HTMLElement | null): boolean {
  if (/^[1-9]$/.test(key)) return digit(Number(key), play);
  const ref = spot?.dataset.piece ?? "";
  switch (key.toLowerCase()) {
    case "u":
      if (play.table.undo) void play.table.undoLast();
      return true;
    case "?":
      if (ref && !play.live(ref)) play.read(ref);
      else play.panel = "asked";
      return true;
    case "z":
      if (ref) play.read(ref);
      return ref !== "";
    case "l":
      play.toggleLog();
      return true;
    case "c":
      if (play.asks) play.panel = "choices";
      return play.asks !== null;
    case "h":
      if (play.asks) void play.hint();
      return play.asks !== null;
    case "o":
      play.panel = "odds";
      return true;
    case "d":
      if (play.mayDeal) play.toggleDeal();
      return play.mayDeal;
  }
  return false;
}

/** Enter presses a button and picks a die, as everywhere; on anything else that is picked it confirms. */
function presses(target: HTMLElement, play: Play): boolean {
  const picked = target.closest<HTMLElement>("[data-pick]")?.dataset.pick;
  return picked === undefined ? target.closest("button, a") !== null : play.piece(picked)?.shape === "die";
}

/** Enter throws the others again. */
export function confirmNext(): void {
  document.querySelector<HTMLElement>("[data-confirm]")?.focus({ preventScroll: true });
}

/** Dice come first, then the buttons of the bar: each shows its number. */
function digit(n: number, play: Play): boolean {
  const die = play.numbered[n - 1];
  if (die !== undefined) {
    play.toggle(die);
    confirmNext();
    return true;
  }
  const choice = play.bar[n - 1 - play.numbered.length];
  if (choice) play.choose(choice.key);
  return choice !== undefined;
}
