// Sitting down: a new table, or a seat somebody offers. The token goes into this browser's storage, then the table is opened.

import { api, type NewTable } from "./api";
import { identity } from "./identity.svelte";

export async function open(wish: Pick<NewTable, "game" | "seats" | "options"> & Partial<NewTable>): Promise<void> {
  const held = await api.create({ ...wish, name: identity.name, lang: identity.lang });
  identity.keep({ ...held, nonce: "", commitment: "" });
  identity.plays(wish.game);
  location.hash = `#/t/${held.table}`;
}

export async function accept(code: string): Promise<void> {
  const held = await api.join(code, identity.name, identity.lang);
  identity.keep({ ...held, nonce: "", commitment: "" });
  location.replace(`#/t/${held.table}`); // the invitation is used up: going back to it would only fail
}

/** Our seats of another device, which lets go of them. */
export async function carry(code: string): Promise<void> {
  const held = await api.carry(code, identity.lang);
  identity.keep({ ...held, nonce: "", commitment: "" });
  location.replace(`#/t/${held.table}`);
}

/** The game that follows one of ours: everybody's token opens its table, too. */
export async function follow(table: string): Promise<void> {
  const ticket = identity.ticket(table);
  const next = await api.again({ table, token: ticket?.token ?? "" }, identity.lang);
  identity.keep({ table: next.table, token: ticket?.token ?? "", nonce: "", commitment: "" });
  location.hash = `#/t/${next.table}`;
}

/** A new table from a moment of a game that is over, in this seat, against bots. */
export async function playOn(table: string, at: number, seat: number): Promise<void> {
  const token = identity.ticket(table)?.token ?? "";
  const held = await api.playOn({ table, token }, at, seat, identity.name, identity.lang);
  identity.keep({ ...held, nonce: "", commitment: "" });
  location.hash = `#/t/${held.table}`;
}

export async function bring(journal: string): Promise<void> {
  const { table, token } = await api.importJournal(journal, identity.name, identity.lang);
  identity.keep({ table, token, nonce: "", commitment: "" });
  location.hash = `#/replay/${table}`;
}

/** Keep a text as a file on the person's own machine. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
