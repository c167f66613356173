// Who we are in this browser: name, language, wishes, and the tables we sit at with their tokens. A token opens a seat: it stays in
// this browser's storage and never stands in an address.

import type { Level } from "./protocol";
import { isLang, type Lang } from "./words";

export interface Ticket {
  table: string;
  token: string; // "": a table we only look at
  nonce: string; // what we put into the seed, for the check after the game; "": nothing
  commitment: string; // what the table promised before we did, for the same check
}

interface Kept {
  name: string;
  lang: Lang;
  prompts: Level; // how often we want to be asked; for new tables
  tables: Ticket[];
  played: string[]; // games we have begun here
}

const PLACE = "tablee";

function preferred(): Lang {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function whole(kept: Partial<Kept>): Kept {
  return {
    name: kept.name ?? "",
    lang: kept.lang && isLang(kept.lang) ? kept.lang : preferred(),
    prompts: kept.prompts ?? "smart",
    tables: kept.tables ?? [],
    played: kept.played ?? [],
  };
}

/** What was kept; nothing, where something else has written over it. */
function parsed(text: string): Partial<Kept> {
  try {
    return JSON.parse(text) as Partial<Kept>;
  } catch {
    return {};
  }
}

class Identity {
  private kept = $state(whole({}));
  /** Whether this browser lets us keep anything. */
  keeps = $state(true);

  constructor() {
    this.load();
    // another tab may sit down at a table, too
    window.addEventListener("storage", (event) => {
      if (event.key === PLACE) this.load();
    });
  }

  private load(): void {
    try {
      this.kept = whole(parsed(localStorage.getItem(PLACE) ?? "{}"));
    } catch {
      this.keeps = false; // storage is forbidden: the lobby says so
    }
  }

  private save(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      this.keeps = false;
    }
  }

  private change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    this.save();
  }

  get name(): string {
    return this.kept.name;
  }
  set name(name: string) {
    this.change({ name });
  }
  get lang(): Lang {
    return this.kept.lang;
  }
  set lang(lang: Lang) {
    this.change({ lang });
  }
  get prompts(): Level {
    return this.kept.prompts;
  }
  set prompts(prompts: Level) {
    this.change({ prompts });
  }
  get tables(): readonly Ticket[] {
    return this.kept.tables;
  }

  ticket(table: string): Ticket | undefined {
    return this.kept.tables.find((ticket) => ticket.table === table);
  }

  /** Whether this game was ever begun in this browser. */
  hasPlayed(game: string): boolean {
    return this.kept.played.includes(game);
  }
  plays(game: string): void {
    if (!this.hasPlayed(game)) this.change({ played: [...this.kept.played, game] });
  }

  /** Newest first. */
  keep(ticket: Ticket): void {
    this.change({ tables: [ticket, ...this.kept.tables.filter((other) => other.table !== ticket.table)] });
  }

  /** The promise of the table, as it was given first. */
  promised(table: string, commitment: string): void {
    const ticket = this.ticket(table);
    if (!ticket || ticket.commitment) return;
    ticket.commitment = commitment;
    this.save();
  }

  /** What we put into the seed of a table; "" takes it back, where it came too late. */
  added(table: string, nonce: string): void {
    const ticket = this.ticket(table);
    if (!ticket) return;
    ticket.nonce = nonce;
    this.save();
  }

  forget(table: string): void {
    this.change({ tables: this.kept.tables.filter((ticket) => ticket.table !== table) });
  }
}

export const identity = new Identity();
