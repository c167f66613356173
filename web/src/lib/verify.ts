// The check after the game: was the chance of the table decided before it began? Everything is computed here, in the reader's
// browser, as src/tablee/kernel/rng.py does it.

import type { Draw } from "./protocol";

const encoder = new TextEncoder();

/** Browsers lend their cryptography only to https and to this very machine. */
export function canVerify(): boolean {
  return globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined;
}

async function digest(kind: "SHA-256" | "SHA-512", data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest(kind, data));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key of a game, from its seed. */
export function keyOf(seed: string): Promise<Uint8Array<ArrayBuffer>> {
  return digest("SHA-512", encoder.encode(`tablee:${seed}`));
}

/** What a table publishes before the game. */
export async function commitmentOf(secret: string): Promise<string> {
  return hex(await digest("SHA-256", await keyOf(secret)));
}

/** The seed that the table's secret and the seats' nonces make. */
export function seedOf(secret: string, nonces: string[]): string {
  return [secret, ...nonces].join("/");
}

/** Streams of bytes: block b of stream s is SHA-512(key + "s:b"). */
export class Stream {
  private blocks = new Map<number, Uint8Array>();

  constructor(
    private key: Uint8Array,
    private name: string,
    public place = 0,
  ) {}

  private async byte(): Promise<number> {
    const at = this.place++;
    const b = Math.floor(at / 64);
    let block = this.blocks.get(b);
    if (block === undefined) {
      const tail = encoder.encode(`${this.name}:${b}`);
      const data = new Uint8Array(this.key.length + tail.length);
      data.set(this.key);
      data.set(tail, this.key.length);
      block = await digest("SHA-512", data);
      this.blocks.set(b, block);
    }
    return block[at % 64] as number;
  }

  /** A number from 1 to `sides`: one byte, those thrown away that would favour low numbers. */
  async die(sides: number): Promise<number> {
    const limit = 256 - (256 % sides);
    for (;;) {
      const byte = await this.byte();
      if (byte < limit) return (byte % sides) + 1;
    }
  }

  /** A number from 0 to n - 1: two bytes, in the same way. */
  async below(n: number): Promise<number> {
    const limit = 65536 - (65536 % n);
    for (;;) {
      const value = ((await this.byte()) << 8) | (await this.byte());
      if (value < limit) return value % n;
    }
  }

  /** The numbers from 0 to n - 1 in a drawn order. */
  async shuffled(n: number): Promise<number[]> {
    const out = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [out[i], out[j]] = [out[j] as number, out[i] as number];
    }
    return out;
  }

  /** What this draw must have given. */
  async again(draw: Draw): Promise<number[]> {
    this.place = draw.place;
    if (draw.kind === "shuffle") return this.shuffled(draw.sides);
    const out: number[] = [];
    for (let i = 0; i < draw.got.length; i++) {
      out.push(draw.kind === "die" ? await this.die(draw.sides) : await this.below(draw.sides));
    }
    return out;
  }
}

export interface Revealed {
  secret: string;
  nonces: string[];
  seed: string;
  draws: Draw[];
}

export type Check = { id: "commitment" | "seed" | "nonce" | "draws" | "gaps"; holds: boolean; n: number };

/**
 * Each check of a finished game. `commitment` is what this browser was told before the game, `nonce` what it put into the seed
 * ("" when it had no seat: then that check is left out).
 */
export async function verify(revealed: Revealed, commitment: string, nonce: string): Promise<Check[]> {
  const checks: Check[] = [
    { id: "commitment", holds: (await commitmentOf(revealed.secret)) === commitment, n: 0 },
    { id: "seed", holds: seedOf(revealed.secret, revealed.nonces) === revealed.seed, n: revealed.nonces.length },
  ];
  if (nonce) checks.push({ id: "nonce", holds: revealed.nonces.includes(nonce), n: 0 });
  const key = await keyOf(revealed.seed);
  const streams = new Map<string, Stream>();
  let wrong = 0;
  let gaps = 0;
  for (const draw of revealed.draws) {
    const stream = streams.get(draw.stream) ?? new Stream(key, draw.stream);
    streams.set(draw.stream, stream);
    if (draw.place !== stream.place) gaps += 1;
    const got = await stream.again(draw);
    if (got.join() !== draw.got.join()) wrong += 1;
  }
  checks.push({ id: "draws", holds: wrong === 0, n: wrong || revealed.draws.length });
  checks.push({ id: "gaps", holds: gaps === 0, n: gaps });
  return checks;
}
