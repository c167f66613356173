// What the references of cues mean: a piece's id, "&1" a seat, "map/3.4" a cell, "hand.0" an area.

import type { Cue, Mark, Piece, View } from "../../lib/protocol";

/** The seat something belongs to; -1: to nobody. */
export function seatOf(view: View, ref: string): number {
  if (ref.startsWith("&")) return Number(ref.slice(1));
  const host = view.pieces[ref]?.on;
  const area = view.areas.find(({ id, holds }) => id === ref || holds?.includes(ref));
  return area?.seat ?? (host ? seatOf(view, host) : -1);
}

/** Does somebody belong to us? On a map figures are nobody's, but their cards lie before their owner. */
export function ours(view: View, ref: string): boolean {
  if (view.you < 0 || !ref) return false;
  if (seatOf(view, ref) === view.you) return true;
  const sheet = view.pieces[ref]?.sheet;
  const own = view.areas.filter((area) => area.seat === view.you).flatMap((area) => area.holds ?? []);
  return Boolean(sheet) && own.some((id) => view.pieces[id]?.sheet === sheet);
}

/** The piece that stands for a reference: for a seat its figure. */
export function pieceOf(view: View, ref: string): Piece | undefined {
  if (!ref.startsWith("&")) return view.pieces[ref];
  const seat = Number(ref.slice(1));
  const sheet = view.seats.find((one) => one.seat === seat)?.sheet;
  const own = view.areas.filter((area) => area.seat === seat).flatMap((area) => area.holds ?? []);
  const figures = own.map((id) => view.pieces[id]).filter((piece) => piece?.shape === "figure");
  return figures.find((piece) => piece?.sheet === sheet) ?? figures[0];
}

/** The sheet whose colour somebody wears: a figure that lies before a seat, whichever side it shows, that of the seat. */
export function wears(view: View, ref: string): string {
  const piece = pieceOf(view, ref);
  const seat = piece?.shape === "figure" || ref.startsWith("&") ? seatOf(view, ref) : -1;
  return view.seats.find((one) => one.seat === seat)?.sheet || (piece?.sheet ?? "");
}

const LIFE = new Set(["health", "hp", "hearts", "threat"]);
/** By which of these a game draws what is lost with a blow. */
export const HEALTH = ["mark-health", "mark-hp", "mark-hearts", "mark-wounds"];

/** The numbers by which somebody fares. */
export function fares(piece: Piece | undefined): Mark[] {
  return (piece?.marks ?? []).filter(({ role, of }) => of && LIFE.has(role));
}

/** Who has a level of its own is met, whatever it is drawn as. */
const MET = "monster-level";

/** Does it stand for somebody, so that it is introduced on the stage? Tokens, hands and cells are only lit. */
export function somebody(view: View, ref: string): boolean {
  if (ref.startsWith("&")) return true;
  const piece = view.pieces[ref];
  return Boolean(piece?.sheet) && (piece?.shape === "figure" || fares(piece).length > 0 || met(piece));
}

function met(piece: Piece | undefined): boolean {
  return piece?.marks?.some(({ role }) => role === MET) ?? false;
}

/** All a cue speaks of that lies on the table: pieces, cells and areas. */
export function places(view: View, cue: Cue | undefined): string[] {
  const found = [cue?.who ?? "", ...(cue?.to ?? []), ...(cue?.path ?? []).slice(-1)].map((ref) => pieceOf(view, ref)?.id ?? ref);
  return [...new Set(found)].filter((ref) => ref in view.pieces || view.areas.some(({ id }) => id === ref.split("/")[0]));
}
