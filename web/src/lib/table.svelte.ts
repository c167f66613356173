// The live table: what the server last told us, and everything one can do there.

import { tick } from "svelte";
import { left } from "./clock";
import { Connection, fresh, Gone, type Command, type Reply } from "./connection";
import { ending, type Ending } from "./ending";
import { identity } from "./identity.svelte";
import { moved, patched } from "./patch";
import { Queue, type Step } from "./queue";
import type {
  Account,
  Analysis,
  Beat,
  Catalogue,
  Changed,
  Cue,
  FromServer,
  Hint,
  Level,
  Line,
  Prompts,
  Prospect,
  Room,
  RuleText,
  Said,
  SeatInfo,
  Term,
  View,
  Who,
  Whole,
  Words,
} from "./protocol";
import { Speaker } from "./words";

type Message<T extends FromServer["t"]> = Extract<FromServer, { t: T }>;
export type Welcome = Message<"welcome">;
export type Because = Message<"because">["items"];
export type Meanwhile = Message<"meanwhile">;
export type Odds = Message<"odds">["odds"];
export type Reveal = Message<"reveal">;
export type Phase = "connecting" | "open" | "offline" | "closed";
export type Manner = "play" | "watch" | "replay";

/** How fast things are shown that have happened. */
export interface Pacing {
  /** By what every time is multiplied; 0: at once. */
  pace: () => number;
  /** How long lines that came with a view are to be seen, in ms; 0: together with what follows. */
  lasts: (lines: readonly Line[], view: View) => number;
}
const AT_ONCE: Pacing = { pace: () => 0, lasts: () => 0 };

/** What is being shown: a step in which something happened, as the table stood then. */
export interface Shown {
  n: number; // counted
  lines: Line[]; // with those of steps that were over at once
  before: View;
  view: View;
  ms: number; // how long it is shown
  factor: number; // by what it was shortened, since more waits
}

/** After the last step the stage stays while others think, in ms. */
const STAYS = 1200;
/** For so long after it a key does not choose: nobody has read the question yet. */
const UNREAD = 400;

/** What the screen asks for by itself; a refusal that is being read stays. */
const BESIDE = new Set<Command["t"]>(["odds", "terms", "rule", "meanwhile", "account", "analysis", "chance"]);

function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${encodeURIComponent(table)}/ws`;
}

/** Lines that come with a whole view say no more what they showed: what is known of them is kept. */
function cued(lines: Line[], before: readonly Line[]): Line[] {
  const known = new Map<string, Cue[]>();
  const name = ({ text, rule }: Line) => JSON.stringify([text, rule]);
  for (const line of before) if (line.cue) known.set(name(line), [...(known.get(name(line)) ?? []), line.cue]);
  // from the end: another of our seats may have read other lines in between
  return lines.toReversed().map((line) => {
    const cue = line.cue ?? known.get(name(line))?.pop();
    return cue ? { ...line, cue } : line;
  }).reverse();
}

export class Table {
  readonly id: string;
  readonly manner: Manner;

  /** offline: we come back by ourselves; closed: for good, `problem` says why. */
  phase = $state<Phase>("connecting");
  problem = $state.raw<Words | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  room = $state.raw<Room | null>(null);
  view = $state.raw<View | null>(null);
  n = $state(0);
  lines = $state.raw<Line[]>([]);
  undo = $state(false);
  said = $state.raw<Said[]>([]);
  prompts = $state.raw<Record<string, Prompts>>({});
  speaker = $state.raw<Speaker>(new Speaker(identity.lang));
  /** A choice is on its way. */
  busy = $state(false);
  refusal = $state.raw<{ why: Words; rules: RuleText[] } | null>(null);
  /** Our part of the seed is on its way; if we were the last, the game begins with it. */
  owing = $state(false);
  /** What a bot did for our seats while we were gone, until it has been read. */
  meanwhile = $state.raw<Meanwhile[]>([]);
  private roomAt = 0; // when we last heard of the room
  /** What can be done after the game lies open; the bar has a button that sets it. */
  aftermath = $state(false);
  private at = $state(0);
  /** What is on the stage; nothing: the table lies still and asks. */
  beat = $state.raw<Shown | null>(null);
  private queue: Queue;
  /** The newest that was heard; `view` and `n` follow as it is shown. */
  private latest: View | null = null;
  private known = 0;
  private carried: Line[] = []; // of steps that were over at once
  private beats = 0;
  private lingered = false; // nobody has done anything since the last step
  private ended = -Infinity; // when the stage was left
  /** The seat the curtain was lifted for. */
  private lifted = $state(-1);

  private connection: Connection;
  private catalogueAt = ""; // address of the catalogue the speaker has
  private choosing = false;
  private expected = 0; // the view number our choice leads to

  constructor(
    id: string,
    manner: Manner = "play",
    private readonly pacing: Pacing = AT_ONCE,
  ) {
    this.id = id;
    this.manner = manner;
    this.queue = new Queue(pacing.pace, () => this.shownAll(), tick);
    const token = manner === "watch" ? undefined : identity.ticket(id)?.token || undefined;
    this.connection = new Connection(
      socketAddress(this.id),
      () => ({
        t: "join",
        table: id,
        lang: identity.lang,
        ...(token ? { token } : {}),
        ...(manner === "replay" ? { replay: true } : {}),
      }),
      { received: (message) => this.received(message), lost: () => this.lost() },
    );
  }

  close(): void {
    this.queue.clear();
    this.connection.close();
    this.phase = "closed";
  }

  // ---------------------------------------------------------------------------------------- what follows from it
  get catalogue(): Catalogue | null {
    return this.speaker.catalogue ?? null;
  }
  /** Seats we hold; none for a spectator. */
  get yours(): number[] {
    return this.welcome?.yours ?? [];
  }
  /** The seat we see as; -1 for a spectator. */
  get looking(): number {
    return this.view?.you ?? -1;
  }
  get spectating(): boolean {
    return this.welcome !== null && this.welcome.holder < 0;
  }
  get hosting(): boolean {
    return this.room !== null && !this.spectating && this.room.host === this.welcome?.holder;
  }
  get replay(): { at: number; entries: number } | null {
    return this.welcome?.entries === undefined ? null : { at: this.at, entries: this.welcome.entries };
  }
  /** Everything is there that the screen of the table needs. */
  get laid(): boolean {
    return this.view !== null && this.catalogue !== null && (this.room !== null || this.replay !== null);
  }
  /** Whether it is for one of our seats to choose. */
  get asked(): boolean {
    return this.yours.includes(this.view?.question?.seat ?? -1) && !this.replay;
  }
  /** Hot seat: the table is hidden between our seats. */
  private get screened(): boolean {
    return Boolean(this.welcome?.curtain) && this.yours.length > 1;
  }
  /** Hot seat: nobody has sat down at the screen yet, or the question is for another seat of ours than the one they hold. */
  get curtained(): boolean {
    const seat = this.view?.question?.seat;
    if (!this.screened || this.view?.over) return false;
    if (!this.yours.includes(this.looking)) return true;
    return this.asked && (seat !== this.lifted || seat !== this.looking);
  }
  /** How it ended for us; "" for spectators, and for whoever plays both sides. */
  get ending(): Ending {
    return this.view?.over ? ending(this.room?.result, this.yours) : "";
  }
  /** Seconds until a bot may sit down for the holder of a seat, who is away. */
  waits(seat: number): number {
    return left(this.seatInfo(seat)?.wait ?? 0, this.roomAt);
  }
  /** Seconds until the time of a seat is out, or would be if it were asked now; nothing where no clock goes. */
  time(seat: number): number | undefined {
    const clock = this.room?.clock;
    const own = clock?.left[seat];
    if (clock === undefined || own === undefined || this.room?.status !== "playing") return undefined;
    return clock.runs === seat ? left(own + (clock.free ?? 0), this.roomAt) : own + clock.seconds;
  }
  seatInfo(seat: number): SeatInfo | undefined {
    return this.room?.seats.find((info) => info.seat === seat);
  }

  // ---------------------------------------------------------------------------------------- hearing
  private received(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        return this.greeted(message);
      case "room":
        this.roomAt = performance.now();
        this.room = message.room;
        return this.settle();
      case "view":
        return this.seen(message);
      case "diff":
        return this.changed(message);
      case "prompts":
        this.prompts = message.prompts;
        return;
      case "said":
        // what the table itself says comes without a number: it gets one of its own, so that lists can tell it apart
        this.said = [...this.said, message.said.n ? message.said : { ...message.said, n: -1 - this.said.length }];
        return;
      case "error":
        if (message.final) {
          this.problem = message.why;
          this.phase = "closed";
        } else {
          this.refusal = { why: message.why, rules: [] };
        }
    }
  }

  private greeted(welcome: Welcome): void {
    this.welcome = welcome;
    this.said = welcome.said;
    this.prompts = welcome.prompts;
    identity.promised(this.id, welcome.commitment);
    if (welcome.owes && !this.owing) void this.contribute(); // else it is sent again by itself
    if (welcome.catalogue !== this.catalogueAt || welcome.lang !== this.speaker.lang) void this.learn(welcome);
    const wished = welcome.prompts[String(welcome.yours[0])]?.level;
    if (!this.screened) for (const seat of welcome.stood) void this.tellMeanwhile(seat);
    if (wished && wished !== identity.prompts && !this.replay) void this.setPrompts({ level: identity.prompts });
    this.settle();
  }

  private async tellMeanwhile(seat: number): Promise<void> {
    const found = await this.answer("meanwhile", { t: "meanwhile", seat });
    const others = this.meanwhile.filter((one) => one.seat !== seat);
    if (found) this.meanwhile = found.n || found.back ? [...others, found] : others;
  }
  /** It has been read. */
  readMeanwhile(seat: number): void {
    this.meanwhile = this.meanwhile.filter((one) => one.seat !== seat);
  }

  /** Our part of the seed: drawn only now, when the table has promised its own. Too late, we have no part in it. */
  private async contribute(): Promise<void> {
    const nonce = identity.ticket(this.id)?.nonce || fresh();
    identity.added(this.id, nonce);
    this.owing = true;
    try {
      const reply = await this.connection.ask({ t: "nonce", nonce });
      if (reply.t === "refused") identity.added(this.id, "");
      this.owing = false;
    } catch (error) {
      if (!(error instanceof Gone)) throw error; // gone: the next time we come we say the same
    }
  }

  /** Fetch the words and sheets of this table; before the game begins there are none. */
  private async learn(welcome: Welcome): Promise<void> {
    let catalogue: Catalogue | undefined;
    if (welcome.catalogue) {
      try {
        const answer = await fetch(welcome.catalogue);
        if (!answer.ok) throw new Error(`${welcome.catalogue}: ${answer.status}`);
        catalogue = (await answer.json()) as Catalogue;
      } catch {
        return this.connection.again(); // the next welcome asks for it again
      }
    }
    if (welcome !== this.welcome) return;
    this.catalogueAt = welcome.catalogue;
    this.speaker = new Speaker(welcome.lang, catalogue);
    if (this.view) this.speaker.look(this.view);
    this.settle();
  }

  /** The whole table; where it only turns to another seat of ours, what happened before that is shown first. */
  private seen(whole: Whole): void {
    const steps = this.latest && whole.since === this.known ? this.steps(whole.beats, this.latest)[0] : [];
    this.latest = whole.view;
    this.known = whole.n;
    if (steps.length) {
      this.lingered = false;
      this.queue.add([...steps, { lasts: 0, show: (_, final) => this.lay(whole, final) }]);
      return;
    }
    this.queue.clear();
    this.leaveStage();
    this.lay(whole);
  }

  private lay(whole: Whole, final = true): void {
    this.lines = cued(whole.lines, this.lines);
    this.undo = whole.undo;
    this.at = whole.at ?? 0;
    this.expected = Math.min(this.expected, whole.n); // views may be numbered anew after a reconnect
    this.show(whole.n, whole.view, final);
  }

  /** What happened, to be shown step by step, and the table after the last of them. */
  private steps(beats: readonly Beat[] | undefined, from: View): [Step[], View] {
    let view = from;
    const steps: Step[] = [];
    for (const { lines, ...step } of beats ?? []) {
      const before = view;
      const after = (view = moved(view, step));
      steps.push({
        lasts: this.pacing.lasts(lines, after),
        opens: lines.some(({ cue }) => cue?.kind === "turn"),
        show: (ms) => this.perform(lines, before, after, ms),
      });
    }
    return [steps, view];
  }

  /** What happened is shown step by step; what is asked comes with the last of them. */
  private changed(change: Changed): void {
    if (!this.latest || change.since !== this.known) return this.connection.again();
    const [steps, view] = this.steps(change.beats, this.latest);
    const last = patched(view, change);
    steps.push({
      lasts: 0,
      show: (_, final) => {
        this.tell(change.lines ?? []);
        if (change.undo !== undefined) this.undo = change.undo;
        if (change.at !== undefined) this.at = change.at;
        this.show(change.n, last, final);
      },
    });
    this.latest = last;
    this.known = change.n;
    this.lingered = false;
    this.queue.add(steps);
    if (this.replay && change.n - change.since > 1) this.skip(); // whoever leaps over a part of a game does not want to see it
  }

  private perform(lines: Line[], before: View, view: View, ms: number): void {
    this.tell(lines);
    this.carried.push(...lines);
    if (ms <= 0) return;
    this.name(view);
    this.beat = { n: ++this.beats, lines: this.carried, before, view, ms, factor: this.queue.factor };
    this.carried = [];
    this.view = view;
  }

  private shownAll(): void {
    this.carried = [];
    if (!this.beat) return;
    const thinks = !this.lingered && !this.asked && !this.view?.over && !this.replay;
    this.lingered = thinks;
    if (thinks) this.queue.stay(STAYS);
    else this.leaveStage();
  }

  private leaveStage(): void {
    this.carried = [];
    this.lingered = false;
    if (!this.beat) return;
    this.beat = null;
    this.ended = performance.now();
  }

  /** To the question, past all that happened before it. */
  skip(): void {
    if (this.beat) this.queue.skip();
  }
  /** The question has just come: what is pressed now was meant for the stage. */
  get unread(): boolean {
    return performance.now() - this.ended < UNREAD;
  }

  private tell(lines: Line[]): void {
    const last = this.lines.at(-1)?.n ?? 0;
    this.lines = [...this.lines, ...lines.filter((line) => line.n > last)];
  }

  private name(view: View): void {
    if (this.catalogue && this.speaker.look(view)) this.speaker = this.speaker.copy();
  }

  private show(n: number, view: View, final = true): void {
    this.name(view);
    if (view.over && !this.view?.over && !this.replay) this.aftermath = true;
    this.n = n;
    this.view = view;
    if (!this.choosing && n >= this.expected) this.busy = false;
    if (!final) return; // more has happened since
    const seat = view.question?.seat ?? -1;
    // without a curtain we simply turn to the seat that is asked; so we do for somebody who sat here before the link broke
    if (this.asked && view.you !== seat && (!this.screened || this.lifted === seat)) this.look(seat);
    if (!this.asked && this.screened && !this.yours.includes(view.you) && this.yours.includes(this.lifted))
      this.look(this.lifted);
    this.settle();
  }

  /** Open as soon as everything is there that the screen needs. */
  private settle(): void {
    if (this.phase === "closed" || !this.welcome) return;
    const bare = this.room?.status === "gathering" || this.room?.status === "frozen"; // there is nothing to see
    if (bare || this.laid) this.phase = "open";
  }

  private lost(): void {
    if (this.phase !== "closed") this.phase = this.view || this.room ? "offline" : "connecting";
  }

  // ---------------------------------------------------------------------------------------- acting
  private async ask(command: Command): Promise<Reply | null> {
    if (!BESIDE.has(command.t)) this.refusal = null;
    try {
      const reply = await this.connection.ask(command);
      if (reply.t !== "refused") return reply;
      this.refusal = { why: reply.why, rules: reply.rules ?? [] };
    } catch (error) {
      if (!(error instanceof Gone)) throw error; // gone: we left the table
    }
    return null;
  }

  private async answer<T extends Reply["t"]>(t: T, command: Command): Promise<Message<T> | null> {
    const reply = await this.ask(command);
    if (reply && reply.t !== t) throw new Error(`${command.t} was answered with ${reply.t}`);
    return reply as Message<T> | null;
  }

  async choose(key: string): Promise<void> {
    if (this.busy) return;
    this.busy = this.choosing = true;
    const reply = await this.answer("done", { t: "choose", view: this.n, key });
    this.choosing = false;
    this.expected = reply?.n ?? 0;
    this.busy = this.n < this.expected;
  }

  /** Write an offer down for the next moment, in words or, without any, take it back; false when it was refused. */
  async file(words: string): Promise<boolean> {
    const key = `file ${words}`.trim();
    return (await this.answer("done", { t: "file", seat: this.looking, key })) !== null;
  }
  /** What our seat could give another, and what it could ask for. */
  async terms(other: number): Promise<{ gives: Term[]; wants: Term[]; more: Term[] } | null> {
    return this.answer("terms", { t: "terms", seat: this.looking, other });
  }

  dismiss(): void {
    this.refusal = null;
  }

  async undoLast(): Promise<void> {
    await this.answer("done", { t: "undo" });
  }
  /** Let somebody's undo go past what was rolled or shown, or somebody new come; or not. */
  async consent(yes: boolean): Promise<void> {
    await this.answer("done", { t: "consent", yes, ...(this.room?.asking?.invite ? { invite: true } : {}) });
  }
  async concede(seat: number): Promise<void> {
    await this.answer("done", { t: "concede", seat });
  }
  async why(about: { ref?: string; key?: string; line?: number }): Promise<Because> {
    return (await this.answer("because", { t: "why", ...about }))?.items ?? [];
  }
  async rule(rules: string[]): Promise<RuleText[]> {
    return (await this.answer("rules", { t: "rule", rules }))?.rules ?? [];
  }
  /** Chances as things are, or with `keep` when just these dice are kept; and as they would be after what we may choose. */
  async odds(keep: number[] = []): Promise<{ odds: Odds; after: Prospect[] }> {
    return (await this.answer("odds", { t: "odds", ...(keep.length ? { keep } : {}) })) ?? { odds: [], after: [] };
  }
  /** What a bot would choose; nothing when it was refused. */
  async hint(): Promise<Hint | null> {
    return this.answer("hint", { t: "hint" });
  }
  /** Our chance to win in per cent; -1 where nobody can say. */
  async chance(): Promise<number> {
    const reply = await this.answer("chance", { t: "chance" });
    return reply && reply.n === this.n ? reply.chance : -1;
  }
  /** Earlier lines of the log, put before those we have. */
  async history(): Promise<void> {
    const first = this.lines[0]?.n ?? 1;
    if (first <= 1) return;
    const reply = await this.answer("history", { t: "history", before: first });
    if (reply) this.lines = [...reply.lines.filter((line) => line.n < first), ...this.lines];
  }

  async setPrompts(wish: {
    level?: Level;
    sheet?: string;
    answer?: "yes" | "no" | "ask";
    about?: string;
    wish?: string;
  }): Promise<void> {
    if (wish.level) identity.prompts = wish.level;
    await this.answer("done", { t: "prompts", ...wish });
  }

  /** See as another of one's seats; in a replay as any seat, or -1. */
  look(seat: number): void {
    this.connection.tell({ t: "look", seat });
  }
  /** The owner of this seat sits at the screen now. */
  lift(seat: number): void {
    if (this.looking !== seat) this.look(seat);
    this.lifted = seat;
    if (this.welcome?.stood.includes(seat)) void this.tellMeanwhile(seat);
  }
  async seek(to: number): Promise<void> {
    await this.answer("done", { t: "seek", to });
  }

  async say(text: string): Promise<void> {
    await this.answer("done", { t: "say", text });
  }
  async ping(ping: string, ref?: string): Promise<void> {
    await this.answer("done", { t: "ping", ping, ...(ref ? { ref } : {}) });
  }

  async giveSeat(seat: number, who: Who): Promise<void> {
    await this.answer("done", { t: "seat", seat, who });
  }
  /** A code that seats one person, once; "" when it was refused. */
  async invite(seat: number): Promise<string> {
    return (await this.answer("invitation", { t: "invite", seat }))?.code ?? "";
  }
  /** Ask the others whether somebody new may have the seat of one who is gone. */
  async askToInvite(seat: number): Promise<void> {
    await this.answer("done", { t: "invite", seat });
  }
  /** A code that brings our seats to another device, once; "" when it was refused. */
  async carry(): Promise<string> {
    return (await this.answer("carry", { t: "carry" }))?.code ?? "";
  }
  async start(): Promise<void> {
    await this.answer("done", { t: "start" });
  }
  async rematch(): Promise<void> {
    await this.answer("done", { t: "rematch" });
  }
  async reveal(): Promise<Reveal | null> {
    return this.answer("reveal", { t: "reveal" });
  }
  /** How the game that is over came about. */
  async account(): Promise<Account | null> {
    return this.answer("account", { t: "account" });
  }
  /** How its chances went; nothing where that cannot be told: `refusal` says why. */
  async analysis(): Promise<Analysis | null> {
    return this.answer("analysis", { t: "analysis" });
  }
  async report(text: string): Promise<boolean> {
    return (await this.answer("done", { t: "report", text })) !== null;
  }

  /** The language of the person has changed: everything comes again in the new one. */
  speak(): void {
    if (this.welcome && this.welcome.lang !== identity.lang) this.connection.again();
  }
}
