// What a piece is called and what is said of it: the same words for eyes and for a screen reader.

import type { Area, Mark, Piece, Sheet } from "../lib/protocol";
import type { Speaker } from "../lib/words";
import { typeset } from "./rich";

const ROMAN = ["", "", "II", "III", "IV", "V"];
/** Drawn in places of their own, not among the figures. */
const APART = new Set(["cost", "level", "limit"]);

export function mark(piece: Piece, role: string): Mark | undefined {
  return piece.marks?.find((one) => one.role === role);
}

/** The sheet of the side a die shows; none where its sides are plain numbers. */
export function faceSheet(speaker: Speaker, piece: Piece): string {
  const faces = piece.sheet ? (speaker.sheet(piece.sheet).faces ?? []) : [];
  return faces[(piece.face ?? 0) - 1] ?? "";
}

export function nameOf(speaker: Speaker, piece: Piece): string {
  const id = piece.sheet ?? "";
  if (piece.shape === "die") {
    const symbol = faceSheet(speaker, piece);
    // sides with figures of their own say all about themselves; of others the number counts
    if (symbol && speaker.sheet(symbol).stats) return `${speaker.called(id, 0)}, ${speaker.sheet(symbol).name}`;
    return symbol ? `${piece.face} ${speaker.sheet(symbol).name}` : String(piece.face ?? "");
  }
  if (!id) return piece.says?.length ? piece.says.map((words) => speaker.words(words)).join(", ") : speaker.say("ui-t-face-down");
  const level = ROMAN[mark(piece, "level")?.n ?? 0] ?? "";
  const name = speaker.called(id, piece.face ?? 0);
  return typeset(level ? `${name} ${level}` : name);
}

export function costOf(piece: Piece, sheet: Sheet): number | undefined {
  return mark(piece, "cost")?.n ?? (piece.shape === "card" ? (sheet.cost ?? undefined) : undefined);
}

/** Numbers worth showing: those that have a word. */
export function figures(speaker: Speaker, marks: readonly Mark[] | undefined): Mark[] {
  return (marks ?? []).filter(({ role }) => !APART.has(role) && speaker.has(markWord(speaker, role)));
}

/** Resources and the like have words without "mark-". */
export function markWord(speaker: Speaker, role: string): string {
  return speaker.has(role) ? role : `mark-${role}`;
}

/** What is counted, as it stands beside the number: "1 heart", "2 hearts", "1 of 5 hearts"; without a number as a heading. */
export function counted(speaker: Speaker, role: string, { n = 0, of = 0 }: Partial<Mark> = { n: 2 }): string {
  return speaker.say(markWord(speaker, role), { n: of || n });
}

export function sayMark(speaker: Speaker, { role, n = 0, of = 0 }: Mark): string {
  const what = counted(speaker, role, { n, of });
  return of ? speaker.say("ui-t-mark-of", { what, n, of }) : speaker.say("ui-t-mark", { what, n });
}

export function states(speaker: Speaker, is: readonly string[] | undefined): string[] {
  return (is ?? []).filter((state) => speaker.has(`is-${state}`));
}

/** What sort of thing it is, in words; "" where that says nothing. */
export function typeOf(speaker: Speaker, sheet: Sheet): string {
  if (sheet.type) return sheet.type;
  const kind = `kind-${sheet.kind ?? ""}`;
  return speaker.has(kind) ? speaker.say(kind) : "";
}

/** The name of an area; whose it is, where its label does not say. */
export function areaName(speaker: Speaker, area: Area): string {
  const label = speaker.words(area.label);
  const seat = area.seat ?? -1;
  if (seat < 0 || label.includes(speaker.seatName(seat))) return label;
  return speaker.say("ui-t-area-of", { area: label, who: speaker.seatName(seat) });
}

/** All of a piece in one breath. */
export function spoken(speaker: Speaker, piece: Piece): string {
  const sheet = speaker.sheet(piece.sheet ?? "");
  const parts = [nameOf(speaker, piece)];
  if ((piece.n ?? 1) > 1) parts.push(speaker.say("ui-t-times", { n: piece.n! }));
  if (piece.shape === "card" || piece.shape === "box") {
    const type = typeOf(speaker, sheet);
    if (type) parts.push(type);
    const cost = costOf(piece, sheet);
    if (cost !== undefined) parts.push(speaker.say("ui-t-cost", { n: cost }));
    if (piece.shape === "box" && sheet.needs) parts.push(sheet.needs.replaceAll(/[[\]]/g, ""));
  }
  parts.push(...figures(speaker, piece.marks).map((one) => sayMark(speaker, one)));
  parts.push(...states(speaker, piece.is_).map((state) => speaker.say(`is-${state}`)));
  if (piece.sheet) parts.push(...(piece.says ?? []).map((words) => speaker.words(words)));
  return parts.join(", ");
}
