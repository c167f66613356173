// A change laid over the view it builds on: areas and pieces that differ come whole.

import type { Area, Changed, View } from "./protocol";

/** The view after a change; the one before stays as it is, so that the table can see what moved. */
export function patched(view: View, change: Changed): View {
  const areas = new Map(view.areas.map((area) => [area.id, area]));
  for (const [id, area] of Object.entries(change.areas ?? {})) areas.set(id, area);
  const order = change.order ?? view.areas.map((area) => area.id);
  const pieces = { ...view.pieces, ...change.pieces };
  for (const id of change.gone ?? []) delete pieces[id];
  const next: View = {
    game: view.game,
    you: view.you,
    where: change.where ?? view.where,
    seats: change.seats ?? view.seats,
    areas: order.map((id) => known(areas, id)),
    pieces,
  };
  const over = change.over ?? view.over;
  if (change.question) next.question = change.question;
  if (over) next.over = over;
  return next;
}

function known(areas: Map<string, Area>, id: string): Area {
  const area = areas.get(id);
  if (area === undefined) throw new Error(`a change names the area ${id}, which this view has not`);
  return area;
}
