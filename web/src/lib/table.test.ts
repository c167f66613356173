import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./fakes";
import { identity } from "./identity.svelte";
import type { Beat, Catalogue, CueKind, FromClient, Line, Question, Room, View } from "./protocol";
import { Table, type Welcome } from "./table.svelte";

const CATALOGUE: Catalogue = {
  hash: "h",
  lang: "en",
  sheets: { hero: { name: "Hero" }, card: { name: "Card" } },
  icons: {},
  roles: {},
  words: "prompt = Choose\nover = Over\nline = Line",
  groups: [],
  numbered: [],
  gauges: false,
  dice: true,
  fights: false,
  odds: ["odds-none"],
  files: false,
  together: false,
  judged: false,
};
const WELCOME: Welcome = {
  t: "welcome",
  table: "x",
  game: "any",
  lang: "en",
  yours: [0],
  holder: 0,
  catalogue: "/t/x/catalogue/en/h.json",
  commitment: "promise",
  owes: false,
  curtain: false,
  guide: false,
  stood: [],
  prompts: { "0": { level: "smart", answers: {} } },
  said: [],
};
const ROOM: Room = {
  status: "playing",
  host: 0,
  watchers: 0,
  seats: [0, 1].map((seat) => ({ seat, who: "person", name: "", here: true, holder: seat, sheet: "hero", wait: 0 })),
};
const asks = (seat: number): Question => ({ seat, prompt: ["prompt"], options: [{ key: "go", label: ["prompt"] }] });
const VIEW: View = {
  game: "any",
  you: 0,
  where: [],
  seats: [0, 1].map((seat) => ({ seat, sheet: "hero" })),
  areas: [],
  pieces: {},
  question: asks(0),
};

let table: Table;
const idOf = (message: FromClient | undefined) => (message as { id: string }).id;

async function seated(welcome: Partial<Welcome> = {}, room: Partial<Room> = {}): Promise<FakeSocket> {
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.hear({ ...WELCOME, ...welcome });
  socket.hear({ t: "room", room: { ...ROOM, ...room } });
  await vi.advanceTimersByTimeAsync(1); // the catalogue arrives
  socket.take();
  return socket;
}
const show = (socket: FakeSocket, n: number, view: Partial<View> = {}) =>
  socket.hear({ t: "view", n, view: { ...VIEW, ...view }, lines: [], undo: false });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify(CATALOGUE))));
  identity.keep({ table: "x", token: "secret", nonce: "n", commitment: "" });
  table = new Table("x");
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("a table", () => {
  it("shows its token only in the first message", async () => {
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.address).toBe("ws://127.0.0.1:8000/t/x/ws");
    expect(FakeSocket.last.take()).toEqual([{ t: "join", table: "x", lang: "en", token: "secret" }]);
  });

  it("opens when welcome, room, catalogue and view are there", async () => {
    expect(table.phase).toBe("connecting");
    const socket = await seated();
    expect(table.phase).toBe("connecting");
    show(socket, 1);
    expect(table.phase).toBe("open");
    expect(table.laid).toBe(true);
    expect(table.speaker.seatName(1)).toBe("Hero (2)");
    expect(identity.ticket("x")?.commitment).toBe("promise");
  });

  it("opens a gathering without a view", async () => {
    await seated({ catalogue: "" }, { status: "gathering" });
    expect(table.phase).toBe("open");
    expect(table.laid).toBe(false);
  });

  it("applies changes and keeps the log", async () => {
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 2, since: 1, question: asks(1), undo: true, lines: [{ n: 1, text: ["line"], rule: "" }] });
    expect(table.n).toBe(2);
    expect(table.view?.question?.seat).toBe(1);
    expect(table.undo).toBe(true);
    socket.hear({ t: "diff", n: 3, since: 2, question: null, lines: [{ n: 1, text: ["line"], rule: "" }, { n: 2, text: ["line"], rule: "" }] });
    expect(table.lines.map((line) => line.n)).toEqual([1, 2]);
  });

  it("joins anew when a change does not build on what it has", async () => {
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 9, since: 8, question: null });
    expect(socket.closed).toBe(true);
    expect(table.phase).toBe("offline");
    expect(table.n).toBe(1);
    await vi.advanceTimersByTimeAsync(600);
    const again = await seated();
    show(again, 9);
    expect(table.phase).toBe("open");
    expect(table.n).toBe(9);
  });

  it("is busy until the view its choice leads to is there", async () => {
    const socket = await seated();
    show(socket, 1);
    void table.choose("go");
    void table.choose("go"); // a second press changes nothing
    const sent = socket.take();
    expect(sent).toMatchObject([{ t: "choose", view: 1, key: "go" }]);
    expect(table.busy).toBe(true);
    socket.hear({ t: "done", id: idOf(sent[0]), n: 2 });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.busy).toBe(true);
    socket.hear({ t: "diff", n: 2, since: 1, question: asks(1) });
    expect(table.busy).toBe(false);
  });

  it("says why a choice was refused, and is free again", async () => {
    const socket = await seated();
    show(socket, 1);
    void table.choose("go");
    socket.hear({ t: "refused", id: idOf(socket.take()[0]), why: ["ui-refused-stale"] });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.refusal?.why).toEqual(["ui-refused-stale"]);
    expect(table.busy).toBe(false);
    table.dismiss();
    expect(table.refusal).toBeNull();
  });

  it("keeps a choice through a broken link", async () => {
    const socket = await seated();
    show(socket, 1);
    void table.choose("go");
    const [sent] = socket.take();
    socket.close();
    expect(table.phase).toBe("offline");
    expect(table.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    const again = FakeSocket.last;
    again.onopen?.();
    again.hear(WELCOME);
    expect(again.take()).toContainEqual(sent);
    again.hear({ t: "done", id: idOf(sent), n: 2 });
    show(again, 2, { question: asks(1) });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.busy).toBe(false);
  });

  it("draws a curtain for each seat of ours in turn", async () => {
    const socket = await seated({ yours: [0, 1], curtain: true });
    show(socket, 1);
    expect(table.curtained).toBe(true); // who sits there now?
    table.lift(0);
    expect(table.curtained).toBe(false);
    expect(socket.take()).toEqual([]);
    socket.hear({ t: "diff", n: 2, since: 1, question: asks(1) });
    expect(table.curtained).toBe(true);
    table.lift(1);
    expect(socket.take()).toEqual([{ t: "look", seat: 1 }]);
    expect(table.curtained).toBe(true); // not before the other view is there
    show(socket, 2, { you: 1, question: asks(1) });
    expect(table.curtained).toBe(false);
  });

  it("shows a curtain before anything else, whoever is asked", async () => {
    const socket = await seated({ yours: [0, 1], curtain: true });
    show(socket, 1, { you: -1, question: asks(2) }); // somebody far away thinks
    expect(table.curtained).toBe(true);
    table.lift(1);
    expect(socket.take()).toEqual([{ t: "look", seat: 1 }]);
    expect(table.curtained).toBe(true);
    show(socket, 1, { you: 1, question: asks(2) });
    expect(table.curtained).toBe(false);
    socket.close();
    await vi.advanceTimersByTimeAsync(600);
    const again = await seated({ yours: [0, 1], curtain: true });
    show(again, 1, { you: -1, question: asks(2) }); // the same person, after a broken link
    expect(again.take()).toEqual([{ t: "look", seat: 1 }]);
    show(again, 2, { you: -1, over: ["over"] });
    expect(table.curtained).toBe(false); // the end hides nothing
  });

  it("adds its part to the seed once the table has promised its own", async () => {
    identity.keep({ table: "x", token: "secret", nonce: "", commitment: "" });
    const socket = FakeSocket.last;
    socket.onopen?.();
    expect(identity.ticket("x")?.nonce).toBe("");
    socket.take();
    socket.hear({ ...WELCOME, owes: true });
    const [sent] = socket.take();
    const { nonce, commitment } = identity.ticket("x")!;
    expect(sent).toMatchObject({ t: "nonce", nonce });
    expect(nonce).toMatch(/^[0-9a-f]{24}$/);
    expect(commitment).toBe("promise");
    expect(table.owing).toBe(true);
    socket.close();
    await vi.advanceTimersByTimeAsync(600);
    const again = FakeSocket.last;
    again.onopen?.();
    again.take();
    again.hear({ ...WELCOME, owes: true });
    expect(again.take()).toEqual([sent]); // the same after a broken link
    again.hear({ t: "done", id: idOf(sent) });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.owing).toBe(false);
    expect(identity.ticket("x")?.nonce).toBe(nonce);
  });

  it("has no part in a seed that was made before it came", async () => {
    identity.keep({ table: "x", token: "secret", nonce: "", commitment: "" });
    const socket = FakeSocket.last;
    socket.onopen?.();
    socket.take();
    socket.hear({ ...WELCOME, owes: true });
    socket.hear({ t: "refused", id: idOf(socket.take()[0]), why: ["ui-refused-started"] });
    await vi.advanceTimersByTimeAsync(1);
    expect(identity.ticket("x")?.nonce).toBe("");
    expect(table.refusal).toBeNull();
    expect(table.owing).toBe(false);
  });

  it("asks for the other seat's view where no curtain hangs", async () => {
    const socket = await seated({ yours: [0, 1] });
    show(socket, 1, { question: asks(1) });
    expect(socket.take()).toEqual([{ t: "look", seat: 1 }]);
    expect(table.curtained).toBe(false);
  });

  it("ends with the reason after a final error", async () => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear({ t: "error", why: ["ui-refused-no-table"], final: true });
    expect(table.phase).toBe("closed");
    expect(table.problem).toEqual(["ui-refused-no-table"]);
  });

  it("replays without a room", async () => {
    table.close();
    table = new Table("x", "replay");
    const socket = FakeSocket.last;
    socket.onopen?.();
    expect(socket.take()).toMatchObject([{ t: "join", replay: true }]);
    socket.hear({ ...WELCOME, yours: [], holder: -1, entries: 7 });
    await vi.advanceTimersByTimeAsync(1);
    socket.hear({ t: "view", n: 7, at: 7, view: { ...VIEW, you: -1, over: ["over"] }, lines: [], undo: false });
    expect(table.phase).toBe("open");
    expect(table.replay).toEqual({ at: 7, entries: 7 });
    expect(table.aftermath).toBe(false);
    socket.hear({ t: "diff", n: 8, since: 7, at: 3, question: null });
    expect(table.replay).toEqual({ at: 3, entries: 7 });
  });

  it("opens what comes after when the game ends", async () => {
    const socket = await seated();
    show(socket, 1);
    expect(table.aftermath).toBe(false);
    socket.hear({ t: "diff", n: 2, since: 1, question: null, over: ["over"] });
    expect(table.aftermath).toBe(true);
  });

  it("asks what a bot did for us, and keeps it until it is read", async () => {
    const socket = FakeSocket.last;
    socket.onopen?.();
    socket.take();
    socket.hear({ ...WELCOME, stood: [0] });
    const asked = socket.take().find((message) => message.t === "meanwhile");
    expect(asked).toMatchObject({ seat: 0 });
    socket.hear({ t: "meanwhile", id: idOf(asked), seat: 0, choices: [["prompt"]], n: 1, back: 0, line: 3 });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.meanwhile).toMatchObject([{ seat: 0, n: 1, line: 3 }]);
    table.readMeanwhile(0);
    expect(table.meanwhile).toEqual([]);
  });

  it("asks nobody before the curtain what was done for whom", async () => {
    const socket = FakeSocket.last;
    socket.onopen?.();
    socket.hear({ ...WELCOME, yours: [0, 1], curtain: true, stood: [1] });
    expect(socket.take().some((message) => message.t === "meanwhile")).toBe(false);
    table.lift(1);
    expect(socket.take().map((message) => message.t)).toEqual(["look", "meanwhile"]);
  });

  it("counts the seconds until a bot may sit down", async () => {
    const seats = ROOM.seats.map((seat) => ({ ...seat, here: seat.seat === 0, wait: seat.seat && 60 }));
    await seated({}, { seats });
    expect(table.waits(1)).toBe(60);
    await vi.advanceTimersByTimeAsync(58_500);
    expect(table.waits(1)).toBe(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([table.waits(0), table.waits(1)]).toEqual([0, 0]);
  });

  it("counts the time of the seat that is asked, and of no other", async () => {
    const clock = { minutes: 1, seconds: 10, then: "bot" as const, left: { 0: 60, 1: 40 }, runs: 1, free: 5 };
    await seated({}, { status: "playing", clock });
    expect([table.time(0), table.time(1), table.time(2)]).toEqual([70, 45, undefined]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([table.time(0), table.time(1)]).toEqual([70, 15]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(table.time(1)).toBe(0);
  });

  it("knows how it ended for us", async () => {
    const socket = await seated({}, { status: "over", result: "won 1" });
    expect(table.ending).toBe("");
    show(socket, 1, { over: ["over"] });
    expect(table.ending).toBe("lost");
  });

  it("tells apart what the table itself says", async () => {
    const socket = await seated({ said: [{ n: 1, seat: 0, text: "hello" }] });
    for (const ref of ["0", "1"]) socket.hear({ t: "said", said: { n: 0, seat: -2, ping: "undo", ref } });
    socket.hear({ t: "said", said: { n: 2, seat: 1, ping: "thanks" } });
    expect(new Set(table.said.map((said) => said.n)).size).toBe(4);
  });

  it("brings the person's wish about prompts along", async () => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear({ ...WELCOME, prompts: { "0": { level: "always", answers: {} } } });
    expect(FakeSocket.last.take()).toContainEqual(expect.objectContaining({ t: "prompts", level: "smart" }));
  });

  it("comes again in the other language", async () => {
    const socket = await seated();
    show(socket, 1);
    identity.lang = "fr";
    table.speak();
    expect(socket.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.take()).toMatchObject([{ t: "join", lang: "fr" }]);
    identity.lang = "en";
  });
});

describe("beats", () => {
  const WAIT = 800;
  const beat = (n: number, kind: CueKind = "roll", piece = ""): Beat => ({
    lines: [{ n, text: ["line"], rule: "", cue: { kind } }],
    ...(piece ? { pieces: { [piece]: { id: piece, shape: "token" } } } : {}),
  });
  let pace = 1;
  beforeEach(() => {
    table.close();
    pace = 1;
    const lasts = (lines: readonly Line[]) => (lines.some(({ cue }) => cue?.kind === "roll") ? WAIT : 0);
    table = new Table("x", "play", { pace: () => pace, lasts });
  });
  const shown = () => table.beat?.lines.map((line) => line.n);

  it("come before the table as another seat of ours sees it", async () => {
    const socket = await seated();
    show(socket, 1);
    const turned: View = { ...table.view!, you: 1, question: asks(1), pieces: { b: { id: "b", shape: "token" } } };
    socket.hear({ t: "view", n: 2, view: turned, lines: [], undo: true, since: 1, beats: [beat(1, "roll", "a")] });
    expect(shown()).toEqual([1]);
    expect([table.n, table.view!.you, Object.keys(table.view!.pieces)]).toEqual([1, 0, ["a"]]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([table.n, table.view!.you, Object.keys(table.view!.pieces)]).toEqual([2, 1, ["b"]]);
    // what builds on a view that we have not seen is not shown
    socket.hear({ t: "view", n: 9, view: turned, lines: [], undo: true, since: 7, beats: [beat(2)] });
    expect([table.n, shown()]).toEqual([9, undefined]);
  });

  it("are shown one after the other; what is asked comes with the last", async () => {
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1, "roll", "a"), beat(2, "roll", "b")], question: asks(0), undo: true });
    expect(shown()).toEqual([1]);
    expect(table.lines.map((line) => line.n)).toEqual([1]);
    expect(Object.keys(table.view!.pieces)).toEqual(["a"]);
    expect(table.view?.question).toBeUndefined();
    expect([table.n, table.asked, table.undo]).toEqual([1, false, false]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(shown()).toEqual([2]);
    expect(Object.keys(table.beat!.before.pieces)).toEqual(["a"]);
    expect(Object.keys(table.view!.pieces)).toEqual(["a", "b"]);
    expect(table.asked).toBe(false);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(table.beat).toBeNull();
    expect([table.n, table.asked, table.undo]).toEqual([2, true, true]);
    expect(table.lines.map((line) => line.cue?.kind)).toEqual(["roll", "roll"]);
  });

  it("can be skipped; for a moment nothing that is pressed answers", async () => {
    const socket = await seated();
    show(socket, 1);
    expect(table.unread).toBe(false);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1), beat(2)], question: asks(0), undo: true });
    table.skip();
    expect(table.beat).toBeNull();
    expect(table.asked).toBe(true);
    expect(table.lines).toHaveLength(2);
    expect(table.unread).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(table.unread).toBe(false);
  });

  it("at once are never shown, and nothing is unread", async () => {
    pace = 0;
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1), beat(2)], question: asks(0), undo: true });
    expect(table.beat).toBeNull();
    expect([table.n, table.asked, table.lines.length, table.unread]).toEqual([2, true, 2, false]);
  });

  it("that need no time are shown with the next", async () => {
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1, "phase"), beat(2)], question: asks(0) });
    expect(shown()).toEqual([1, 2]);
  });

  it("wait for those before them, and build on them", async () => {
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1, "roll", "a")], question: asks(1) });
    socket.hear({ t: "diff", n: 3, since: 2, beats: [beat(2, "roll", "b")], question: asks(0) });
    expect(Object.keys(table.view!.pieces)).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(Object.keys(table.view!.pieces)).toEqual(["a", "b"]);
    expect(table.view?.question).toBeUndefined();
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([table.n, table.asked]).toEqual([3, true]);
  });

  it("leave the stage up for a moment while others think", async () => {
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1)], question: asks(1) });
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(shown()).toEqual([1]);
    expect(table.n).toBe(2);
    await vi.advanceTimersByTimeAsync(1199);
    expect(table.beat).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(table.beat).toBeNull();
  });

  it("keep the end of the game until they are over", async () => {
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1)], question: null, over: ["over"] });
    expect([table.view?.over, table.aftermath]).toEqual([undefined, false]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([table.view?.over, table.aftermath]).toEqual([["over"], true]);
    expect(table.beat).toBeNull();
  });

  it("are forgotten when a whole view comes, and their lines still know what they showed", async () => {
    const socket = await seated();
    show(socket, 1);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1), beat(2)], question: asks(0) });
    const lines = [1, 2].map((n): Line => ({ n, text: ["line"], rule: "" }));
    socket.hear({ t: "view", n: 2, view: VIEW, lines, undo: false });
    expect(table.beat).toBeNull();
    expect(table.lines.map((line) => line.cue?.kind)).toEqual([undefined, "roll"]);
    await vi.advanceTimersByTimeAsync(5 * WAIT);
    expect(table.lines).toHaveLength(2);
  });

  it("of a replay are shown step by step, and leapt over", async () => {
    table.close();
    table = new Table("x", "replay", { pace: () => 1, lasts: () => WAIT });
    const socket = await seated({ entries: 9 });
    socket.hear({ t: "view", n: 1, view: VIEW, lines: [], undo: false, at: 1 });
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1)], question: asks(1), at: 2 });
    expect([shown(), table.replay?.at]).toEqual([[1], 1]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([table.beat, table.replay?.at]).toEqual([null, 2]);
    socket.hear({ t: "diff", n: 6, since: 2, beats: [beat(2), beat(3)], question: asks(1), at: 6 });
    expect([table.beat, table.replay?.at, table.lines.length]).toEqual([null, 6, 3]);
  });

  it("keep a hot seat's curtain up until they have been seen", async () => {
    const socket = await seated({ yours: [0, 1], curtain: true });
    show(socket, 1);
    table.lift(0);
    socket.hear({ t: "diff", n: 2, since: 1, beats: [beat(1)], question: asks(1) });
    expect(table.curtained).toBe(false);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([table.curtained, table.beat]).toEqual([true, null]);
  });
});
