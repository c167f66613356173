// What is asked over HTTP: games, tables, journals, rules. A refusal comes as words in the reader's language.

import type { Deck, Gallery, GameInfo, Passage, RuleBook, RuleText, Shelf, TableSummary, Terms, Who } from "./protocol";
import { typesetAll } from "./typeset";

export class Refused extends Error {
  /** `status` 0: the server was not reached. */
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

export interface NewTable {
  game: string;
  seats: (Who | "me")[];
  options: Record<string, string>;
  name: string;
  lang: string;
  curtain?: boolean;
  watch?: boolean;
  poker?: boolean;
  clock?: Terms;
  guide?: boolean; // the guided first game: it sets the table itself
}

export interface Held {
  table: string;
  token: string;
}

async function send(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused(0, "");
  }
  if (answer.ok) return answer;
  throw new Refused(answer.status, await reason(answer));
}

/** Why, in words; "" from something in between that does not speak our language. */
async function reason(answer: Response): Promise<string> {
  if (!answer.headers.get("Content-Type")?.includes("json")) return "";
  const refusal = (await answer.json()) as { text?: string };
  return refusal.text ?? "";
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await send(path, body)).json()) as T;
}

/** Texts of games as they are printed in a language. */
async function printed<T>(lang: string, path: string): Promise<T> {
  const found = await json<T>(path);
  return lang === "fr" ? typesetAll(found) : found;
}

const part = encodeURIComponent;
/** What concerns a table names it, so that a proxy sends all of it to one server. */
const of = (table: string, what: string) => `/t/${part(table)}/${what}`;
const tableOf = (code: string) => code.split(".")[0]!;
const AT_ONCE = 100; // tables the server looks up in one request

export const api = {
  games: (lang: string) => printed<GameInfo[]>(lang, `/api/games?lang=${lang}`),
  gallery: (game: string, lang: string) => printed<Gallery>(lang, `/api/games/${part(game)}/gallery?lang=${lang}`),
  board: (game: string, name: string, lang: string) =>
    printed<Passage[]>(lang, `/api/games/${part(game)}/content/${part(name)}?lang=${lang}`),
  create: (table: NewTable) => json<Held>("/api/tables", table),
  join: (code: string, name: string, lang: string) => json<Held>(of(tableOf(code), "join"), { code, name, lang }),
  carry: (code: string, lang: string) => json<Held>(of(tableOf(code), "carry"), { code, lang }),
  mine: async (tables: Held[], lang: string) => {
    const found: TableSummary[] = [];
    for (let at = 0; at < tables.length; at += AT_ONCE) {
      found.push(...(await json<TableSummary[]>("/api/mine", { tables: tables.slice(at, at + AT_ONCE), lang })));
    }
    return found;
  },
  remove: (held: Held, lang: string) => json<unknown>(of(held.table, "delete"), { ...held, lang }),
  journal: async (held: Held, lang: string) => (await send(of(held.table, "journal"), { ...held, lang })).text(),
  again: (held: Held, lang: string) => json<{ table: string }>(of(held.table, "again"), { ...held, lang }),
  playOn: (held: Held, at: number, seat: number, name: string, lang: string) =>
    json<Held>(of(held.table, "play-on"), { ...held, at, seat, name, lang }),
  cards: (game: string, lang: string) => json<Shelf>(`/api/cards/${part(game)}?lang=${lang}`), // a speaker sets its words
  deck: (game: string, deck: string, lang: string) => json<Deck>("/api/deck", { game, deck, lang }),
  importJournal: (journal: string, name: string, lang: string) =>
    json<{ table: string; token: string }>("/api/import", { journal, name, lang }),
  rules: (game: string, lang: string, words: string) =>
    printed<RuleText[]>(lang, `/api/rules/${part(game)}?lang=${lang}&q=${part(words)}`),
  book: (game: string, lang: string) => printed<RuleBook>(lang, `/api/rules/${part(game)}/book?lang=${lang}`),
};
