// For tests: as much of a browser as the library needs, and a socket whose other end is the test.

import { vi } from "vitest";
import type { FromClient, FromServer } from "./protocol";

class Memory {
  private kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  clear = () => this.kept.clear();
}

export class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error("nobody has connected");
    return found;
  }

  readyState = 1;
  sent: FromClient[] = [];
  closed = false;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  /** What the server says. */
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What was sent since the last time. */
  take(): FromClient[] {
    return this.sent.splice(0);
  }
}

vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("localStorage", new Memory());
vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1:8000", origin: "http://127.0.0.1:8000", pathname: "/", hash: "" });
vi.stubGlobal("WebSocket", FakeSocket);
