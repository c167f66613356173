// Pieces travel to where they have gone, dice tumble, a blow shakes once. Nothing here holds up the hand: all of it is drawn over a
// table that already stands.

import type { View } from "../lib/protocol";
import { settings } from "./settings.svelte";

export interface Snapshot {
  view: View;
  places: Map<string, DOMRect>;
}

const TRAVEL = 280; // ms
const TUMBLE = 400;
const NEAR = 6; // pixels a piece may shift without a journey
const LIFE = new Set(["health", "hp", "hearts"]);

/** Nothing shall move. */
export function still(): boolean {
  return settings.pace === "once" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where everything lies: pieces by their id, areas as "area id". */
export function snapshot(root: HTMLElement, view: View): Snapshot {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece], [data-area]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue; // on a tab that is not shown
    const { piece, area } = element.dataset;
    places.set(piece ?? `area ${area}`, box);
  }
  return { view, places };
}

/** The way a piece has gone over a map, and how long it may take. */
export interface Walk {
  path: string[]; // cells
  ms: number;
}

/** What is on its way is still drawn where it comes from: where it will lie, its area lies already. */
export function resting(element: HTMLElement): HTMLElement {
  const area = element.closest<HTMLElement>("[data-area]") ?? element;
  for (let at: HTMLElement | null = element; at && at !== area; at = at.parentElement)
    if (at.getAnimations().some((one) => !("animationName" in one || "transitionProperty" in one))) return area; // not those of styles
  return element;
}

/** A hand may be scrolled aside; a map keeps its place by itself. */
export function reveal(element: HTMLElement): void {
  if (!element.matches(".spot")) resting(element).scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Is it seen where it will lie, or outside of what can be scrolled? */
export function seenIn(element: HTMLElement, room: HTMLElement | undefined): boolean {
  const box = resting(element).getBoundingClientRect();
  const view = room?.getBoundingClientRect();
  return box.width > 0 && (!view || !room?.contains(element) || (box.top < view.bottom - 20 && box.bottom > view.top + 20));
}

/** Move every piece from where it lay to where it lies; on a map along the way it has gone. */
export function animate(root: HTMLElement, before: Snapshot, view: View, walks: ReadonlyMap<string, Walk> = new Map()): void {
  const lay = whereabouts(before.view);
  const lie = whereabouts(view);
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = element.dataset.piece!;
    const box = element.getBoundingClientRect();
    if (!box.width || element.closest("dialog")) continue;
    const now = view.pieces[id];
    const old = before.view.pieces[id];
    if (now?.shape === "die") {
      if (old?.face !== now.face) tumble(element);
      continue;
    }
    // only a piece that went somewhere travels; that others make room for it is no news
    if (now?.at ? String(now.at) !== String(old?.at) : lay.get(id) !== lie.get(id)) {
      const from = before.places.get(id) ?? source(before, id, lay, lie.get(id));
      const way = walks.get(id);
      if (way && now?.at) walk(element, way, now.at, box.width / (now.size?.[0] ?? 1));
      else if (from) travel(element, from, box);
    }
    const loss = old && now ? lost(old.marks, now.marks) : 0;
    if (loss > 0) shake(element, loss);
  }
  // a pile shows only its top card: let that one arrive
  for (const area of view.areas) {
    const top = area.layout === "pile" ? area.holds?.[0] : undefined;
    const from = top !== undefined && lay.get(top) !== area.id ? before.places.get(top) : undefined;
    const face = root.querySelector<HTMLElement>(`[data-area="${area.id}"] .face`);
    if (from && face) travel(face, from, face.getBoundingClientRect());
  }
}

function whereabouts(view: View): Map<string, string> {
  return new Map(view.areas.flatMap((area) => (area.holds ?? []).map((id) => [id, area.id] as const)));
}

/** A card that was hidden comes from the pile it lay in, or else from the deck of its new owner. */
function source(before: Snapshot, id: string, lay: Map<string, string>, to: string | undefined): DOMRect | undefined {
  const area = lay.get(id);
  if (area) return before.places.get(`area ${area}`);
  const owner = to?.split(".")[1];
  return owner === undefined ? undefined : before.places.get(`area deck.${owner}`);
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.hypot(x, y) < NEAR) return;
  const scale = Math.max(0.3, Math.min(2, from.width / to.width));
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(scale), zIndex: 5 },
      { translate: "0 0", scale: "1", zIndex: 5 },
    ],
    { duration: TRAVEL, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

function walk(element: HTMLElement, { path, ms }: Walk, at: readonly [number, number], cell: number): void {
  const frames = path.map((ref) => {
    const [x = 0, y = 0] = ref.split("/").at(-1)!.split(".").map(Number);
    return { translate: `${(x - at[0]) * cell}px ${(y - at[1]) * cell}px`, zIndex: 5 };
  });
  if (frames.length > 1) element.animate(frames, { duration: ms, easing: "linear" });
}

/** What is drawn in the button of a piece. */
function drawing(element: HTMLElement): Element | null {
  return element.querySelector(".seen > :first-child");
}

function tumble(element: HTMLElement): void {
  const turn = 180 + 180 * (element.dataset.piece!.charCodeAt(1) % 3); // dice that fall together do not turn alike
  drawing(element)?.animate(
    [
      { transform: `translateY(-14px) rotate(${-turn}deg) scale(.8)`, filter: "blur(1.5px)" },
      { transform: "translateY(3px) rotate(8deg) scale(1.04)", offset: 0.8 },
      { transform: "none" },
    ],
    { duration: TUMBLE, easing: "ease-out" },
  );
}

function lost(before: { role: string; n?: number }[] = [], now: { role: string; n?: number }[] = []): number {
  for (const mark of now) {
    if (!LIFE.has(mark.role)) continue;
    const old = before.find((one) => one.role === mark.role);
    return old ? (old.n ?? 0) - (mark.n ?? 0) : 0;
  }
  return 0;
}

function shake(element: HTMLElement, loss: number): void {
  drawing(element)?.animate(
    [0, -5, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 320 },
  );
  const number = document.createElement("span");
  number.className = "loss";
  number.ariaHidden = "true"; // the log says it
  number.textContent = `−${loss}`;
  element.append(number);
  number
    .animate(
      [
        { opacity: 1, translate: "0 0" },
        { opacity: 1, offset: 0.6 },
        { opacity: 0, translate: "0 -1.6rem" },
      ],
      {
        duration: 900,
        easing: "ease-out",
      },
    )
    .finished.finally(() => number.remove());
}
