// Words in one language: messages of the interface and of the game, with the names of cards and seats put in.
// It says the same as src/tablee/terminal/speaker.py does in the terminal.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import serverEnglish from "@text/server.en.ftl?raw";
import serverFrench from "@text/server.fr.ftl?raw";
import english from "@text/table.en.ftl?raw";
import french from "@text/table.fr.ftl?raw";
import type { Catalogue, Line, Sheet, View, Words } from "./protocol";
import { capital, together, typeset, typesetAll } from "./typeset";

export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];
const INTERFACE: Record<Lang, string[]> = { en: [english, serverEnglish], fr: [french, serverFrench] };
const BLANK: Sheet = { name: "" };

export function isLang(lang: string): lang is Lang {
  return lang === "en" || lang === "fr";
}

export class Speaker {
  readonly lang: Lang;
  readonly catalogue: Catalogue | undefined;
  private bundle: FluentBundle;
  private sheets: Record<string, Sheet>;
  private seatNames: string[] = [];
  private twins = new Set<string>(); // sheets of which several pieces lie on the table

  constructor(lang: string, catalogue?: Catalogue) {
    this.lang = isLang(lang) ? lang : "en";
    this.catalogue = catalogue;
    this.sheets = this.lang === "fr" ? typesetAll(catalogue?.sheets ?? {}) : (catalogue?.sheets ?? {});
    this.bundle = new FluentBundle(this.lang, { useIsolating: false });
    for (const source of INTERFACE[this.lang]) this.add(source);
    if (catalogue !== undefined) this.add(catalogue.words);
  }

  private add(source: string): void {
    for (const error of this.bundle.addResource(new FluentResource(source))) console.error(error);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, args: Record<string, number | string> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no message ${id} in ${this.lang}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`message ${id} in ${this.lang}: ${error.message}`);
    return this.set(text);
  }

  /** A text of the game as it is printed in our language. */
  set(text: string): string {
    return together(this.lang === "fr" ? typeset(text) : text);
  }

  words([id, args = {}]: Words): string {
    const named = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.value(value)]));
    return this.say(id, named).replaceAll("!.", "!").replaceAll("?.", "?"); // names may end in a sign of their own
  }

  private value(value: number | string): number | string {
    if (typeof value === "number" || value.length < 2) return value;
    const rest = value.slice(1);
    if (value.startsWith("@")) return this.sheet(rest).name;
    if (value.startsWith("&")) return this.seatName(Number(rest));
    if (value.startsWith("#")) {
      // a piece: its sheet, and which copy of it
      const [sheet = "", copy = ""] = rest.split("/");
      return this.called(sheet, copy);
    }
    return value;
  }

  /** What is asked; it may begin with an article. */
  prompt({ prompt }: { prompt: Words }): string {
    return capital(this.words(prompt));
  }

  /** A line of the log: what lay on the table then may be gone, so no copies are told apart. */
  line(line: Line): string {
    const twins = this.twins;
    this.twins = new Set();
    try {
      return capital(this.words(line.text)); // it may begin with an article
    } finally {
      this.twins = twins;
    }
  }

  sheet(id: string): Sheet {
    if (id === "") return BLANK;
    const found = this.sheets[id];
    if (found === undefined) console.error(`no sheet ${id} in the catalogue`);
    return found ?? { name: id };
  }

  /** The name of a piece, and which copy where that must be said. */
  called(sheet: string, copy: number | string): string {
    const found = this.sheet(sheet);
    const tell = this.twins.has(sheet) || (this.catalogue?.numbered.includes(found.kind ?? "") ?? false);
    return tell && !["", "0"].includes(String(copy)) ? `${found.name} (${copy})` : found.name;
  }

  /** Names the seats and notes twins: copies are told apart by their number where several lie. Whether that changed anything. */
  look(view: View): boolean {
    const before = [...this.seatNames, ...this.twins].join();
    const names = view.seats.map((seat) => this.sheet(seat.sheet).name);
    this.seatNames = names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${i + 1})`));
    const seen = new Set<string>();
    this.twins = new Set();
    for (const area of view.areas) {
      if (area.layout !== "row") continue;
      for (const id of area.holds ?? []) {
        const sheet = view.pieces[id]?.sheet ?? "";
        if (seen.has(sheet)) this.twins.add(sheet);
        seen.add(sheet);
      }
    }
    return before !== [...this.seatNames, ...this.twins].join();
  }

  /** The same speaker as another object, so that what was said is said anew. */
  copy(): Speaker {
    return Object.assign(Object.create(Speaker.prototype) as Speaker, this);
  }

  seatName(seat: number): string {
    return this.seatNames[seat] ?? this.say("ui-seat", { n: seat + 1 });
  }
}
