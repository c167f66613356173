// A map as shapes to draw: grounds of one kind as one path, walls as one path, cells of overlays.

import type { Grid, Piece } from "../lib/protocol";

export const CELL = 100; // units of the drawing

export interface Cell {
  x: number;
  y: number;
  ref: string; // as options point at it
  sheet: string; // "": a hole
}

export function cellsOf(area: string, grid: Grid): Cell[] {
  return grid.rows.flatMap((row, y) =>
    [...row].map((sign, x) => ({ x, y, ref: `${area}/${x}.${y}`, sheet: grid.legend[sign] ?? "" })),
  );
}

/** All squares of one kind of ground as one path; neighbours in a row run together. */
export function grounds(cells: readonly Cell[]): Map<string, string> {
  const paths = new Map<string, string>();
  let last: Cell | undefined;
  let run = 0;
  const close = () => {
    if (last?.sheet) {
      const left = (last.x - run + 1) * CELL;
      const path = `M${left} ${last.y * CELL}h${run * CELL}v${CELL}H${left}z`;
      paths.set(last.sheet, (paths.get(last.sheet) ?? "") + path);
    }
    run = 0;
  };
  for (const cell of cells) {
    if (last && (last.sheet !== cell.sheet || last.y !== cell.y)) close();
    run += 1;
    last = cell;
  }
  close();
  return paths;
}

/** Walls as one path; edges that follow each other run together. */
export function wallPath(walls: Grid["walls"]): string {
  const level = (walls ?? []).filter(([, , side]) => side === "n").sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const upright = (walls ?? []).filter(([, , side]) => side === "w").sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let path = "";
  let end = "";
  for (const [x, y] of level) {
    path += end === `${x} ${y}` ? `h${CELL}` : `M${x * CELL} ${y * CELL}h${CELL}`;
    end = `${x + 1} ${y}`;
  }
  end = "";
  for (const [x, y] of upright) {
    path += end === `${x} ${y}` ? `v${CELL}` : `M${x * CELL} ${y * CELL}v${CELL}`;
    end = `${x} ${y + 1}`;
  }
  return path;
}

/** "3.4" or "map/3.4" as numbers. */
export function place(ref: string): [x: number, y: number] {
  const [x = 0, y = 0] = ref.slice(ref.indexOf("/") + 1).split(".").map(Number);
  return [x, y];
}

/** Squares that lie apart, as one path with a little room between them. */
export function patches(refs: Iterable<string>, inset = 4): string {
  let path = "";
  const side = CELL - 2 * inset;
  for (const ref of refs) {
    const [x, y] = place(ref);
    path += `M${x * CELL + inset} ${y * CELL + inset}h${side}v${side}h${-side}z`;
  }
  return path;
}

const FAR = 6; // cells: on a phone both would not be seen

/** What the map shows first: who acts, else what can be chosen, else who may act next. `squares` can be chosen, the nearest first;
 * where they are all there is to choose and lie far from who acts, they are shown. */
export function watchedOf(pieces: readonly Piece[], live: (ref: string) => boolean, squares: readonly Cell[]): Piece | undefined {
  const acting = pieces.find((piece) => piece.is_?.includes("acting"));
  const chosen = pieces.find((piece) => live(piece.id));
  const [nearest] = squares;
  const square: Piece | undefined = nearest && { id: nearest.ref, shape: "token", at: [nearest.x, nearest.y] };
  if (acting && nearest && !chosen && away(acting, nearest) > FAR) return square;
  return acting ?? chosen ?? square ?? pieces.find((piece) => piece.is_?.includes("ready"));
}

/** How far a square is from a piece. */
export function away(piece: Piece | undefined, { x, y }: Pick<Cell, "x" | "y">): number {
  const [left, top] = piece?.at ?? [0, 0];
  return Math.max(Math.abs(x - left), Math.abs(y - top));
}
