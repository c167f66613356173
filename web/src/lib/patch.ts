// A change laid over the view it builds on: areas and pieces that differ come whole.

import type { Area, Beat, Changed, View } from "./protocol";

/** The view after a step: what lies where, how far the turn has come, and nothing that is asked. The one before stays as it is, so that the table can see
 *  what moved. */
export function moved(view: View, step: Omit<Beat, "lines">): View {
  const areas = new Map(view.areas.map((area) => [area.id, area]));
  for (const [id, area] of Object.entries(step.areas ?? {})) {
    const grid = step.grounds?.includes(id) ? areas.get(id)?.grid : undefined;
    areas.set(id, grid ? { ...area, grid } : area);
  }
  const order = step.order ?? view.areas.map((area) => area.id);
  const pieces = { ...view.pieces, ...step.pieces };
  for (const id of step.gone ?? []) delete pieces[id];
  return {
    game: view.game,
    you: view.you,
    where: step.where ?? view.where,
    seats: step.seats ?? view.seats,
    areas: order.map((id) => known(areas, id)),
    pieces,
  };
}

/** The view after a change, once its beats have been seen. */
export function patched(view: View, change: Changed): View {
  const next = moved(view, change);
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
