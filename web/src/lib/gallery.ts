// Who can be chosen for a new table: the faces of an option, and what else it can be.

import type { Face, Gallery, GameOption, OptionValue } from "./protocol";

export const RANDOM = "random"; // a value that the seed draws, where an option has something usual

/** The face of a value; "hero:deck" and "hero+cards" have that of "hero". */
export function faceOf(gallery: Gallery, value: string): Face | undefined {
  return gallery.faces[value.split(/[:+]/)[0] ?? ""];
}

/** Those with a face, each once, whatever decks they have. */
export function faces(gallery: Gallery, option: GameOption): { id: string; face: Face }[] {
  return option.values.flatMap(({ id }) => {
    const face = gallery.faces[id];
    return face ? [{ id, face }] : [];
  });
}

/** The value by which chance decides; none where an option has to be chosen. */
export function chance(option: GameOption): string | undefined {
  if (option.each) return "";
  return option.values.some(({ id }) => id === RANDOM) ? RANDOM : undefined;
}

/** The decks of somebody: the value itself, and those that name another. */
export function decks(option: GameOption, value: string): OptionValue[] {
  const own = value.split(/[:+]/)[0] ?? "";
  const found = own ? option.values.filter(({ id }) => id === own || id.startsWith(`${own}:`) || id.startsWith(`${own}+`)) : [];
  return found.length > 1 ? found : [];
}
