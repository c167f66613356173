// What the person at this screen is doing: what glows, what is picked, what lies open before them.

import { getContext, setContext, tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Because, Odds, Table } from "../lib/table.svelte";
import type { Area, Choice, Cue, Hint, Pick, Piece, Prospect, Question, View } from "../lib/protocol";
import type { Speaker } from "../lib/words";
import { skinOf } from "../skins/registry";
import type { Place } from "../skins/skin";
import * as picks from "./pick";
import { settings } from "./settings.svelte";
import { subjectOf, type Subject } from "./subject";
import { places } from "./stage/refs";
import { EMPTY as BARE, type Scene } from "./stage/scene";

export type Tab = "table" | "mine" | "log";
type Panel = "choices" | "odds" | "asked" | "menu" | "seats";
export interface Menu {
  ref: string;
  at: DOMRect; // where it was pressed
}

/** A phone: bands become tabs. The same width stands in the style sheets. */
const narrow = new MediaQuery("max-width: 900px");

const EMPTY: View = { game: "", you: -1, where: [], seats: [], areas: [], pieces: {} };

export class Play {
  readonly table: Table;
  /** Picked so far, before it is confirmed. */
  held = $state.raw<string[]>([]);
  private kept: { pick: Pick; held: readonly string[] } | null = null; // what was picked when this was last asked
  menu = $state.raw<Menu | null>(null);
  /** A piece or a sheet at reading size. */
  reading = $state.raw<{ ref: string; sheet: string } | null>(null);
  /** The pile whose cards are laid out. */
  spread = $state("");
  panel = $state<Panel | "">("");
  tab = $state<Tab>("table");
  /** Both ends of the option under the hand. */
  lit = $state.raw<string[]>([]);
  hinted = $state("");
  /** The same with what it promises, what comes next, and why. */
  advice = $state.raw<Hint | null>(null);
  /** While one aims, only these options can be chosen at pieces and cells: keys. */
  aimed = $state.raw<ReadonlySet<string> | null>(null);
  /** What is on the stage. */
  scene = $state.raw<Scene>(BARE);
  /** A piece somebody points at. */
  pinged = $state("");
  odds = $state.raw<Odds>([]);
  /** What they would be after an option. */
  prospects = $state.raw<Prospect[]>([]);
  /** The same when just the marked dice are kept. */
  holding = $state.raw<Odds>([]);
  /** What was asked about a place on a map. */
  told = $state.raw<{ ref: string; items: Because } | null>(null);
  /** The panel for offers lies open. */
  dealing = $state(false);
  /** The last thing said that was seen. */
  heard = $state(0);
  /** The line of the log that shall be shown, and the one with which our absence began. */
  line = $state(0);
  since = $state(0);
  /** The piece of each area that Tab reaches. */
  stops = $state<Record<string, string>>({});

  constructor(table: Table) {
    this.table = table;
    this.heard = table.said.at(-1)?.n ?? 0;
  }

  view: View = $derived.by(() => this.table.view ?? EMPTY);
  get narrow(): boolean {
    return narrow.current;
  }
  get unheard(): number {
    return this.table.said.filter((said) => said.n > this.heard).length;
  }
  get speaker(): Speaker {
    return this.table.speaker;
  }
  /** The question, if it is ours to answer here and now. */
  asks: Question | null = $derived.by(() => {
    const question = this.view.question;
    if (!question || this.table.replay || question.seat !== this.view.you || this.view.over) return null;
    return this.table.yours.includes(question.seat) ? question : null;
  });
  /** What it is about, where that is not seen beside it. */
  subject: Subject = $derived.by(() => subjectOf(this.view, this.asks, this.narrow && this.tab !== "table"));
  options: Choice[] = $derived.by(() => this.asks?.options ?? []);
  /** What can be done at each piece or cell. */
  offers: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.options) {
      if (this.aimed && !this.aimed.has(choice.key)) continue;
      for (const ref of this.places(choice)) found.set(ref, [...(found.get(ref) ?? []), choice]);
    }
    return found;
  });
  /** Options that belong to no piece, or not only to one: buttons in the bar. */
  bar: Choice[] = $derived.by(() =>
    this.options.filter((choice) => {
      const where = this.where(choice);
      return where === "both" || (where === "pieces" && this.places(choice).length === 0);
    }),
  );
  /** Dice to pick, in the order in which they lie: digits stand for them. */
  numbered: string[] = $derived.by(() => {
    const pick = this.asks?.pick;
    if (!pick || picks.most(pick) === 1 || pick.of.length > 6) return [];
    const refs = pick.of.map(([ref]) => ref);
    if (!refs.every((ref) => this.piece(ref)?.shape === "die" && this.areaOf.has(ref))) return [];
    const lie = this.areaOf.get(refs[0]!)?.holds ?? [];
    return refs.sort((a, b) => lie.indexOf(a) - lie.indexOf(b));
  });
  /** Options for which the layout has a panel. */
  panelled: Choice[] = $derived.by(() => this.options.filter((choice) => this.where(choice) === "panel"));
  picked: Map<string, string> = $derived.by(() => new Map(this.aimed ? [] : (this.asks?.pick?.of ?? [])));
  areaOf: Map<string, Area> = $derived.by(
    () => new Map(this.view.areas.flatMap((area) => (area.holds ?? []).map((id) => [id, area] as const))),
  );
  /** Pieces by the piece they are attached to. */
  attached: Map<string, Piece[]> = $derived.by(() => {
    const found = new Map<string, Piece[]>();
    for (const piece of Object.values(this.view.pieces)) {
      if (piece.on && this.view.pieces[piece.on]) found.set(piece.on, [...(found.get(piece.on) ?? []), piece]);
    }
    return found;
  });

  /** The own name of the person who sits there; "" for bots, for ourselves, and where nobody has said a name. */
  sitter(seat: number): string {
    const info = this.table.seatInfo(seat);
    return info?.who === "person" && !this.table.yours.includes(seat) ? info.name : "";
  }

  /** The seat that sits nearest to the screen: ours, or the first for a spectator. */
  bottom: number = $derived.by(() => (this.view.you >= 0 ? this.view.you : (this.view.seats[0]?.seat ?? 0)));

  /** The tab of a phone on which something lies. */
  tabOf(ref: string): Tab {
    const area = this.areaOf.get(ref) ?? this.area(ref.split("/")[0]!);
    return area && skinOf(this.view.game).band(area, this.bottom) === "mine" ? "mine" : "table";
  }

  private places(choice: Choice): string[] {
    return this.where(choice) === "panel" ? [] : (choice.on ?? []).filter((ref) => this.drawn(ref));
  }
  private where(choice: Choice): Place {
    return skinOf(this.view.game).place?.(choice) ?? "pieces";
  }
  /** Whether something on the table stands for this. */
  private drawn(ref: string): boolean {
    if (ref in this.view.pieces) return this.areaOf.has(ref);
    const [area, cell] = ref.split("/");
    return cell !== undefined && this.view.areas.some((one) => one.id === area && one.grid);
  }

  /** Path data of a symbol, by its name or by a role such as "mark-hp". */
  icon(name: string): string | undefined {
    const catalogue = this.table.catalogue;
    return catalogue?.icons[catalogue.roles[name] ?? name];
  }
  /** The colour of the seat a sheet belongs to: "die.paladin" to "hero.paladin". */
  kin(sheet: string): string {
    const family = sheet.split(".")[1];
    const seat = this.view.seats.find((one) => one.sheet.split(".")[1] === family);
    return seat ? (this.speaker.sheet(seat.sheet).accent ?? "") : "";
  }
  piece(id: string): Piece | undefined {
    return this.view.pieces[id];
  }
  area(id: string): Area | undefined {
    return this.view.areas.find((area) => area.id === id);
  }
  /** Can something be done here? */
  live(ref: string): boolean {
    return this.offers.has(ref) || this.picked.has(ref);
  }
  isHeld(ref: string): boolean {
    return this.held.includes(ref);
  }
  /** In games without dice nobody asks for odds; whoever does by a key is told so. */
  get tellsOdds(): boolean {
    return this.table.catalogue !== null && this.table.catalogue.odds[0] !== "odds-none";
  }
  /** With the dice that are marked to be kept, if there are any; else with the best. */
  oddsOf(sheet: string): { over: number; under: number; keep: number[] } | undefined {
    return (this.follows ? this.holding : this.odds).find((one) => one.sheet === sheet);
  }
  get follows(): boolean {
    return this.held.length > 0 && this.holding.length > 0;
  }
  /** The faces of the dice that are marked. */
  get heldFaces(): number[] {
    const pick = this.asks?.pick;
    return pick && this.numbered.length ? picks.values(pick, this.held).map(Number) : [];
  }

  /** The chance to win after an option, where that is known. */
  after(key: string): Prospect | undefined {
    return this.prospects.find((one) => one.key === key);
  }

  // ---------------------------------------------------------------------------------------- doing
  choose(key: string): void {
    this.close();
    void this.table.choose(key);
  }

  /** Whether a press lists what can be done: several things, or one that nobody should do unawares. */
  lists(ref: string): boolean {
    const offers = this.offers.get(ref) ?? [];
    const only = offers.length === 1 ? offers[0] : undefined;
    return offers.length + Number(this.picked.has(ref)) > 1 || (only !== undefined && this.givesUp(only));
  }
  private givesUp(choice: Choice): boolean {
    return skinOf(this.view.game).givesUp?.(choice, this.asks?.prompt[0] ?? "") ?? false;
  }

  /** A piece or cell is pressed: pick it, do the one thing it offers, list what it offers, or read it. */
  press(ref: string, at: DOMRect): void {
    const offers = this.offers.get(ref) ?? [];
    const pickable = this.picked.has(ref);
    if (this.lists(ref)) {
      this.menu = { ref, at };
    } else if (pickable) {
      this.toggle(ref);
    } else if (offers[0]) {
      this.choose(offers[0].key);
    } else {
      this.read(ref);
    }
  }

  toggle(ref: string): void {
    this.hinted = ""; // something else is meant now
    const pick = this.asks?.pick;
    if (!pick) return;
    if (picks.most(pick) === 1) return this.choose(picks.key(pick, [ref]));
    this.table.dismiss(); // it spoke of what was picked before
    if (this.isHeld(ref)) this.held = this.held.filter((other) => other !== ref);
    else if (this.held.length < picks.most(pick)) this.held = [...this.held, ref];
  }

  confirm(): void {
    const pick = this.asks?.pick;
    if (pick && picks.complete(pick, this.held)) this.choose(picks.key(pick, this.held));
  }

  /** The focus has come to a piece: Tab will find it again. */
  reached(id: string): void {
    const area = this.areaOf.get(id);
    if (area) this.stops[area.id] = id;
  }
  /** The piece of an area that Tab reaches: the last one visited, else the first that can be chosen. */
  stop(area: Area): string | undefined {
    const holds = area.holds ?? [];
    const last = this.stops[area.id];
    if (last !== undefined && holds.includes(last)) return last;
    return holds.find((id) => this.live(id)) ?? holds[0];
  }

  /** May we ask why here? */
  get maySpeak(): boolean {
    return !this.table.spectating && !this.table.replay && !this.view.over;
  }
  /** What can be done at a place on a map, why the rest cannot, and whether it is seen; or only the last. */
  async ask(ref: string, sight = false): Promise<void> {
    if (!this.maySpeak) return;
    const asked = this.view;
    const items = (await this.table.why({ ref })).filter((item) => !sight || item.sketch);
    if (asked === this.view) this.told = items.length ? { ref, items } : null;
  }

  /** `sheet`: of what no longer lies on the table. */
  read(ref: string, sheet = ""): void {
    const piece = this.piece(ref);
    this.menu = null;
    if (piece || sheet) this.reading = { ref, sheet: piece?.sheet ?? sheet };
  }

  /** Show what a hint means: the dice to keep, or the piece to press. */
  async hint(): Promise<void> {
    const asked = this.table.n;
    const hint = await this.table.hint();
    if (asked !== this.table.n || !hint) return;
    const key = (this.hinted = hint.key);
    this.advice = hint;
    const pick = this.asks?.pick;
    const named = pick ? picks.named(pick, key) : [];
    if (pick && picks.most(pick) > 1 && named.length) this.held = named;
    const ref = [...this.offers].find(([, choices]) => choices.some((choice) => choice.key === key))?.[0] ?? named[0];
    if (ref) this.tab = this.tabOf(ref);
    await tick();
    document.querySelector(".hinted")?.scrollIntoView({ block: "nearest" });
    document.querySelector<HTMLElement>("[data-hint]")?.focus({ preventScroll: true }); // Enter takes it
  }
  /** What a hint means, in words; "" where there is none. */
  get hintWords(): string {
    if (!this.hinted) return "";
    const choice = this.options.find((one) => one.key === this.hinted);
    if (choice) return this.speaker.words(choice.label);
    const pick = this.asks?.pick;
    if (!pick) return "";
    const named = picks.named(pick, this.hinted);
    const words = this.speaker.words(picks.label(pick, named));
    const cell = picks.most(pick) === 1 ? /\/(\d+)\.(\d+)$/.exec(named[0] ?? "") : null;
    if (!cell) return words;
    return `${words} (${this.speaker.say("ui-t-cell", { x: Number(cell[1]), y: Number(cell[2]) })})`;
  }
  /** What the hint promises, and the two next best: words and per cent. */
  get promised(): { chance: number; next: string; why: string } | null {
    const [best, ...next] = this.hinted && this.advice?.key === this.hinted ? this.advice.best : [];
    if (!best) return null;
    const chance = (n: number) => this.speaker.say("hint-chance", { n });
    const others = next.map((one) => `${this.speaker.words(one.label)} (${chance(one.chance)})`);
    const why = (this.advice?.reasons ?? []).map((words) => this.speaker.words(words));
    return {
      chance: best.chance,
      next: others.length ? this.speaker.say("hint-next", { what: others.join(" ; ") }) : "",
      why: why.length ? this.speaker.say("hint-why", { why: why.join(", ") }) : "",
    };
  }
  takeHint(): void {
    if (this.hinted) this.choose(this.hinted);
  }

  /** Is it what a hint means: the piece of an option, or the one square to press? */
  isHinted(ref: string): boolean {
    if (!this.hinted) return false;
    const pick = this.asks?.pick;
    if (pick && picks.most(pick) === 1 && picks.named(pick, this.hinted).includes(ref)) return true;
    return this.offers.get(ref)?.some((choice) => choice.key === this.hinted) ?? false;
  }

  /** Something new lies on the table: what was open belongs to the old one. */
  renew(before: View | undefined): void {
    const was = before?.question?.seat === before?.you ? before?.question?.pick : undefined;
    if (was) this.kept = { pick: was, held: this.held }; // what follows is shown before the same is asked again
    if (this.asks && this.asks.pick?.verb !== this.kept?.pick.verb) this.kept = null;
    this.held = picks.carried(this.kept?.pick, this.asks?.pick, this.kept?.held ?? []);
    this.menu = null;
    this.hinted = "";
    this.aimed = null;
    this.lit = [];
    this.told = null;
    if (this.panel === "choices" || this.panel === "odds" || this.panel === "asked") this.panel = "";
    if (this.reading?.ref && !this.piece(this.reading.ref)) this.reading = null;
    if (this.spread && !this.area(this.spread)) this.spread = "";
  }

  /** May we write offers down here? */
  get mayDeal(): boolean {
    const files = this.table.catalogue?.files && skinOf(this.view.game).deals;
    return Boolean(files) && this.view.you >= 0 && !this.table.spectating && !this.table.replay && !this.view.over;
  }
  toggleDeal(): void {
    this.close();
    this.dealing = !this.dealing;
    if (this.dealing) this.tab = "table";
  }

  /** Light what a line of the log speaks of. */
  light(cue: Cue | undefined): void {
    this.lit = cue ? places(this.view, cue) : [];
  }
  /** Turn to what a line speaks of. */
  async leadTo(cue: Cue | undefined): Promise<void> {
    this.light(cue);
    const [place] = this.lit;
    if (!place) return;
    this.tab = this.tabOf(place);
    await tick();
    const element = document.querySelector(`.bands [data-piece="${CSS.escape(place)}"], .bands [data-area="${CSS.escape(place)}"]`);
    element?.scrollIntoView({ block: "center", behavior: "smooth" });
  }

  /** The menu, at the place where it says when we are asked. */
  async showWishes(): Promise<void> {
    this.close();
    this.panel = "menu";
    await tick();
    document.querySelector<HTMLElement>("[data-wish]")?.focus();
  }

  /** On a phone the log is a tab, elsewhere it stands beside the table. */
  toggleLog(): void {
    if (this.narrow) this.tab = this.tab === "log" ? "table" : "log";
    else settings.side = !settings.side;
  }

  /** Turn to a line of the log; from there on it is new to us. */
  showSince(n: number): void {
    this.close();
    if (this.narrow) this.tab = "log";
    else settings.side = true;
    this.line = this.since = n;
  }

  close(): void {
    this.aimed = null;
    this.menu = null;
    this.reading = null;
    this.spread = "";
    this.panel = "";
    this.lit = [];
    this.told = null;
  }
}

const KEY = Symbol("play");

export function providePlay(table: Table): Play {
  return setContext(KEY, new Play(table));
}

/** Where there is no table, cards are drawn all the same: what they need is words and pictures. */
export function provideSheets(speaker: () => Speaker): void {
  const still = {
    get speaker() {
      return speaker();
    },
    get table() {
      return { catalogue: speaker().catalogue };
    },
    icon(name: string): string | undefined {
      const catalogue = speaker().catalogue;
      return catalogue?.icons[catalogue.roles[name] ?? name];
    },
  };
  setContext(KEY, still as unknown as Play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
