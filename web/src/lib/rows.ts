// Rows of a list by keys: Tab reaches one of them, up and down walk from one to the next and stay in the same column.

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function walkRows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const list = event.currentTarget as HTMLElement;
  const here = (event.target as HTMLElement).closest<HTMLElement>("[data-row]");
  if (!step || !here) return;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-row]")];
  const next = rows[rows.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  const column = (event.target as HTMLElement).dataset.column ?? "";
  (next.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? next.querySelector<HTMLElement>("[data-column]"))?.focus();
}
