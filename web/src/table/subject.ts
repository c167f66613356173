// What a question is about, where it cannot be seen beside it: the card, token or ability that asks, else the card that is being
// carried out, and on a phone, whose other tab may be open, the dice and the damage that lie in the middle.

import type { Area, Piece, Question, View } from "../lib/protocol";

export interface Subject {
  card?: Piece; // what asks, or the innermost of those that are carried out; without an id: it has left the table
  lit?: string; // the piece it is about, lit where it lies
  dice: Piece[];
  tray?: Area; // where they lie
  coming: number; // damage on its way; 0: none
}

/** `aside`: the middle of the table is not shown now. */
export function subjectOf(view: View, asks: Question | null, aside: boolean): Subject {
  if (!asks) return { dice: [], coming: 0 };
  const lying = (area: Area | undefined): Piece[] => (area?.holds ?? []).flatMap((id) => view.pieces[id] ?? []);
  const resolving = lying(view.areas.find(({ id }) => id === "resolving"));
  const named = asking(view, asks, resolving);
  const about = named ?? resolving.at(-1) ?? met(view, asks);
  // what merely has a part in it is lit where it lies, unless that is out of sight: in a pile, or on the other tab of a phone
  const place = view.areas.find(({ holds }) => holds?.includes(about?.id ?? ""));
  const far = place?.layout === "pile" || (aside && place?.seat !== asks.seat);
  const card = named ?? resolving.at(-1) ?? (far ? about : undefined);
  const picked = new Set((asks.pick?.of ?? []).map(([ref]) => ref));
  const trays = aside ? view.areas.filter(({ layout }) => layout === "tray") : [];
  const tray = trays.length === 1 ? trays[0] : undefined; // of two sides' dice the numbers say nothing without the table
  const dice = lying(tray).filter(({ id, shape }) => shape === "die" && !picked.has(id)); // those one picks lie in the bar anyway
  const marks = aside ? Object.values(view.pieces).flatMap((piece) => piece.marks ?? []) : [];
  const coming = marks.filter(({ role }) => role === "incoming").reduce((sum, { n = 0 }) => sum + n, 0);
  return { ...(card ? { card } : {}), ...(about?.id ? { lit: about.id } : {}), dice, ...(tray && dice.length ? { tray } : {}), coming };
}

/** The piece that a prompt names as its source: what is carried out, what lies before whoever is asked, anything else. */
function asking(view: View, { seat, prompt }: Question, resolving: readonly Piece[]): Piece | undefined {
  const source = prompt[1]?.source;
  if (typeof source !== "string" || source[0] !== "@") return undefined;
  const sheet = source.slice(1);
  const own = view.areas.filter((area) => area.seat === seat).flatMap((area) => area.holds ?? []);
  const all = [...resolving, ...own.flatMap((id) => view.pieces[id] ?? []), ...Object.values(view.pieces)];
  return all.find((piece) => piece.sheet === sheet) ?? { id: "", shape: "token", sheet }; // a token that was spent
}

/** The piece that a prompt speaks of: who attacks, what is paid, what has entered play. */
function met(view: View, { prompt }: Question): Piece | undefined {
  const name = prompt[1]?.card;
  if (typeof name !== "string" || name[0] !== "#") return undefined;
  const [sheet, copy] = name.slice(1).split("/");
  return Object.values(view.pieces).find((piece) => piece.sheet === sheet && (!Number(copy) || piece.face === Number(copy)));
}
