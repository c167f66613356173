// Every message the client names is there, and none is there that nobody says.

import serverEnglish from "@text/server.en.ftl?raw";
import english from "@text/table.en.ftl?raw";
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const defined = (source: string) => [...source.matchAll(/^(ui-[\w-]*) =/gm)].map((match) => match[1] as string);
const table = defined(english);
const known = new Set([...table, ...defined(serverEnglish)]);

/** Ids in the source, and beginnings of ids (`ui-bot-${bot}`) that something completes. */
const named = new Set<string>();
const begun = new Set<string>();
for (const source of Object.values(SOURCES)) {
  for (const [, id] of source.matchAll(/["'`](ui-[a-z0-9-]*[a-z0-9])["'`]/g)) named.add(id as string);
  for (const [, start] of source.matchAll(/`(ui-[a-z0-9-]*)\$\{/g)) begun.add(start as string);
}

it("reads the sources", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(30);
  expect(named.size).toBeGreaterThan(100);
});
it("names no message that is not there", () => {
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
  expect([...begun].filter((start) => !table.some((id) => id.startsWith(start)))).toEqual([]);
});
it("has no message that nobody says", () => {
  const said = (id: string) => named.has(id) || [...begun].some((start) => start !== "ui-" && id.startsWith(start));
  expect(table.filter((id) => !said(id))).toEqual([]);
});
