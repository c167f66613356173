import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, Gone } from "./connection";
import { FakeSocket } from "./fakes";
import type { FromClient, FromServer } from "./protocol";

const WELCOME = { t: "welcome", table: "x" } as FromServer;
let heard: FromServer[];
let lost: number;
let connection: Connection;

function greeted(): FakeSocket {
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.hear(WELCOME);
  return socket;
}
const idOf = (message: FromClient | undefined) => (message as { id: string }).id;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  lost = 0;
  connection = new Connection("ws://x/ws", () => ({ t: "join", table: "x", lang: "en" }), {
    received: (message) => heard.push(message),
    lost: () => lost++,
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("joins first, and sends commands only after the welcome", async () => {
    const reply = connection.ask({ t: "undo" });
    const socket = FakeSocket.last;
    socket.onopen?.();
    expect(socket.take()).toEqual([{ t: "join", table: "x", lang: "en" }]);
    socket.hear(WELCOME);
    const [undo] = socket.take();
    expect(undo).toMatchObject({ t: "undo" });
    socket.hear({ t: "done", id: idOf(undo) });
    expect(await reply).toMatchObject({ t: "done" });
  });

  it("sends an unanswered command again with the same id", async () => {
    const first = greeted();
    first.take();
    const reply = connection.ask({ t: "choose", view: 3, key: "roll" });
    const [sent] = first.take();
    first.close();
    expect(lost).toBe(1);
    await vi.advanceTimersByTimeAsync(600);
    const second = greeted();
    expect(second.take()).toEqual([{ t: "join", table: "x", lang: "en" }, sent]);
    second.hear({ t: "refused", id: idOf(sent), why: ["no"] });
    expect(await reply).toMatchObject({ t: "refused" });
    second.close();
    await vi.advanceTimersByTimeAsync(600);
    expect(greeted().take()).toHaveLength(1); // answered: not sent a third time
  });

  it("does not send commands again because the server welcomes twice", () => {
    const socket = greeted();
    void connection.ask({ t: "start" }).catch(() => undefined);
    socket.take();
    socket.hear(WELCOME);
    expect(socket.take()).toEqual([]);
    expect(heard).toHaveLength(2);
  });

  it("waits longer and longer between attempts, ten seconds at most", async () => {
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(wait - 10);
      expect(FakeSocket.all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(20);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  it("starts anew with short waits after a steady link", async () => {
    for (let i = 0; i < 4; i++) {
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    const socket = greeted();
    await vi.advanceTimersByTimeAsync(5_000);
    const before = FakeSocket.all.length;
    socket.close();
    await vi.advanceTimersByTimeAsync(510);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("takes a link for dead that answers nothing", async () => {
    const socket = greeted();
    void connection.ask({ t: "undo" }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(17_000);
    expect(socket.closed).toBe(true);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("lets a quiet link live", async () => {
    const socket = greeted();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(socket.closed).toBe(false);
  });

  it("tries at once when the browser is online again", async () => {
    for (let i = 0; i < 6; i++) {
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    FakeSocket.last.close();
    const before = FakeSocket.all.length;
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(before + 1); // and not once more
  });

  it("joins anew at once over a steady link, without a word about it", async () => {
    const first = greeted();
    await vi.advanceTimersByTimeAsync(5_000);
    void connection.ask({ t: "undo" }).catch(() => undefined);
    const sent = first.take().at(-1);
    connection.again();
    connection.again(); // already under way
    expect(FakeSocket.all).toHaveLength(2);
    expect(first.closed).toBe(true);
    expect(lost).toBe(0);
    expect(greeted().take()).toEqual([{ t: "join", table: "x", lang: "en" }, sent]);
    connection.again(); // so soon after the last time it waits a little
    expect(lost).toBe(1);
  });

  it("ends for good after a final error, and tells those who wait", async () => {
    const socket = greeted();
    const reply = connection.ask({ t: "undo" });
    socket.hear({ t: "error", why: ["ui-refused-token"], final: true });
    await expect(reply).rejects.toBeInstanceOf(Gone);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    await expect(connection.ask({ t: "undo" })).rejects.toBeInstanceOf(Gone);
  });

  it("ignores what an old link still says", async () => {
    const first = greeted();
    first.close();
    await vi.advanceTimersByTimeAsync(600);
    greeted();
    const before = heard.length;
    first.hear({ t: "prompts", prompts: {} });
    expect(heard).toHaveLength(before);
  });
});
