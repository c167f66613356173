// The socket to the table. It comes back by itself; commands are kept until they are answered and sent again with the same id,
// so that nothing is lost and nothing happens twice.

import type { FromClient, FromServer } from "./protocol";

export type Join = Extract<FromClient, { t: "join" }>;
type WithId = Extract<FromClient, { id: string }>;
/** A command without its id: each kind of command keeps its own fields. */
export type Command = WithId extends infer C ? (C extends WithId ? Omit<C, "id"> : never) : never;
export type Reply = Extract<FromServer, { id: string }>;

export interface Listener {
  received(message: FromServer): void;
  /** The link is gone; the next attempt comes by itself. */
  lost(): void;
}

export class Gone extends Error {}

const SHORTEST = 500; // ms between attempts, doubled each time
const LONGEST = 10_000;
const PATIENCE = 15_000; // ms without an answer until the link is taken for dead
const STEADY = 3_000; // ms after which a link counts as good again

interface Pending {
  message: WithId;
  sent: number; // when; 0 before that
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private welcomed = 0; // when this link was greeted; 0: not yet
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval>;
  private ended = false;

  constructor(
    private address: string,
    private join: () => Join,
    private listener: Listener,
  ) {
    this.watch = setInterval(() => this.check(), 1_000);
    window.addEventListener("online", this.now);
    window.addEventListener("offline", this.cut);
    this.open();
  }

  /** Send a command; the answer comes when there is one, be it after a broken link. */
  ask(command: Command): Promise<Reply> {
    const message = { ...command, id: fresh() } as WithId;
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(new Gone());
      const pending: Pending = { message, sent: 0, resolve, reject };
      this.pending.set(message.id, pending);
      if (this.welcomed) this.transmit(pending);
    });
  }

  /** Send something that needs no answer; without a link it is dropped, the next join tells the server all. */
  tell(message: FromClient): void {
    if (this.welcomed) this.socket?.send(JSON.stringify(message));
  }

  /** Join anew: the server then sends everything whole. At once, unless the link is so young that we would run in circles. */
  again(): void {
    const old = this.socket;
    if (!old || !this.welcomed) return; // we are joining already
    if (!this.steady) return this.cut();
    this.unsent();
    this.open();
    old.close();
  }

  close(): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    window.removeEventListener("online", this.now);
    window.removeEventListener("offline", this.cut);
    const socket = this.socket;
    this.socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // browsers warn about less
    else socket?.close();
    for (const pending of this.pending.values()) pending.reject(new Gone());
    this.pending.clear();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.join()));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.dropped();
    };
  }

  private receive(message: FromServer): void {
    if (message.t === "welcome" && !this.welcomed) {
      this.welcomed = Date.now();
      for (const pending of this.pending.values()) this.transmit(pending);
    }
    // the listener first: it may need to know what is under way
    this.listener.received(message);
    if (message.t === "error" && message.final) return this.close();
    if (!("id" in message)) return;
    const pending = this.pending.get(message.id);
    this.pending.delete(message.id);
    pending?.resolve(message);
  }

  private transmit(pending: Pending): void {
    pending.sent = Date.now();
    this.socket?.send(JSON.stringify(pending.message));
  }

  private get steady(): boolean {
    return this.welcomed > 0 && Date.now() - this.welcomed > STEADY;
  }

  /** What is not answered yet waits for the next welcome. */
  private unsent(): void {
    this.welcomed = 0;
    for (const pending of this.pending.values()) pending.sent = 0;
  }

  private dropped(): void {
    this.socket = null;
    if (this.steady) this.attempts = 0;
    this.unsent();
    this.listener.lost();
    this.timer = setTimeout(() => this.open(), Math.min(SHORTEST * 2 ** this.attempts, LONGEST));
    this.attempts += 1;
  }

  /** A link that died without a word is only noticed by answers that do not come. */
  private check(): void {
    const late = Date.now() - PATIENCE;
    if ([...this.pending.values()].some(({ sent }) => sent && sent < late)) this.cut();
  }

  private now = (): void => {
    if (this.socket || this.ended) return;
    clearTimeout(this.timer);
    this.open();
  };

  private cut = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.dropped();
    socket.close();
  };
}

/** An id no other command has. */
export function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
