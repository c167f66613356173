import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Queue, type Step } from "./queue";

let seen: [name: string, ms: number, last: boolean, at: number][];
let idle: number[];
let pace: number;
let queue: Queue;
let start: number;

const step = (name: string, lasts: number, opens = false): Step => ({
  lasts,
  opens,
  show: (ms, last) => void seen.push([name, ms, last, performance.now() - start]),
});
const names = () => seen.map(([name]) => name);
const times = () => seen.map(([, , , at]) => at);

beforeEach(() => {
  vi.useFakeTimers();
  start = performance.now();
  seen = [];
  idle = [];
  pace = 1;
  queue = new Queue(
    () => pace,
    () => void idle.push(performance.now() - start),
    () => Promise.resolve(),
  );
});
afterEach(() => void vi.useRealTimers());

describe("a queue of steps", () => {
  it("shows each for its time", async () => {
    queue.add([step("a", 900), step("b", 0), step("c", 500), step("end", 0)]);
    expect(names()).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(899);
    expect(names()).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toEqual(["a", "b", "c"]);
    await vi.advanceTimersByTimeAsync(500);
    expect(names()).toEqual(["a", "b", "c", "end"]);
    expect(seen.at(-1)?.[2]).toBe(true);
    expect(idle).toEqual([1400]);
  });

  it("follows the pace", async () => {
    pace = 1.6;
    queue.add([step("a", 1000), step("end", 0)]);
    await vi.advanceTimersByTimeAsync(1599);
    expect(idle).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(idle).toEqual([1600]);
  });

  it("costs nothing at once: all is there before anything else happens", async () => {
    pace = 0;
    queue.add([step("a", 900), step("b", 900), step("end", 0)]);
    expect(names()).toEqual(["a", "b", "end"]);
    expect(seen.map(([, ms]) => ms)).toEqual([0, 0, 0]);
    expect(idle).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("brings a backlog towards twelve seconds by one factor, held until nothing waits", async () => {
    queue.add(Array.from({ length: 15 }, (_, i) => step(String(i), 1000)));
    expect(queue.factor).toBe(0.8);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(times()[14]).toBe(14 * 800);
    expect(idle).toEqual([12_000]);
    queue.add([step("later", 1000)]);
    expect(queue.factor).toBe(1);
  });

  it("never shortens below 0.6, and what comes meanwhile never makes it slower", async () => {
    queue.add(Array.from({ length: 28 }, (_, i) => step(String(i), 1000)));
    expect(queue.factor).toBe(0.6);
    await vi.advanceTimersByTimeAsync(600 * 27);
    queue.add([step("more", 1000)]);
    expect(queue.factor).toBe(0.6);
    await vi.advanceTimersByTimeAsync(600 * 2);
    expect(names().at(-1)).toBe("more");
    expect(idle).toEqual([600 * 29]);
  });

  it("further behind than thirty seconds shows the last turn alone", async () => {
    const turn = (name: string) => [step(`${name} opens`, 1000, true), ...Array.from({ length: 10 }, (_, i) => step(`${name}${i}`, 1000))];
    queue.add([...turn("a"), ...turn("b"), ...turn("c")]);
    const at = names().indexOf("c opens");
    expect(at).toBe(22);
    expect(seen.slice(0, at).every(([, ms]) => ms === 0)).toBe(true);
    expect(seen[at]![1]).toBe(1000);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(idle).toEqual([11_000]);
  });

  it("a turn that is too long by itself begins later", async () => {
    queue.add([step("opens", 1000, true), ...Array.from({ length: 40 }, (_, i) => step(String(i), 1000))]);
    expect(seen.filter(([, ms]) => ms > 0)).toHaveLength(1);
    expect(queue.factor).toBe(0.6);
    await vi.advanceTimersByTimeAsync(30 * 600);
    expect(idle).toEqual([30 * 600]);
  });

  it("can be skipped, and forgotten", async () => {
    queue.add([step("a", 900), step("b", 900), step("end", 0)]);
    queue.skip();
    expect(names()).toEqual(["a", "b", "end"]);
    expect(seen.at(-1)).toEqual(["end", 0, true, 0]);
    expect(idle).toEqual([0]);
    queue.add([step("c", 900), step("d", 900)]);
    queue.clear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(names().at(-1)).toBe("c");
    expect(idle).toEqual([0]);
  });

  it("what was shown last stays until something follows", async () => {
    queue.stay(1200);
    await vi.advanceTimersByTimeAsync(1000);
    queue.add([step("a", 900)]);
    expect(names()).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(900);
    expect(idle).toEqual([1900]);
    queue.stay(1200);
    await vi.advanceTimersByTimeAsync(1200);
    expect(idle).toEqual([1900, 3100]);
  });
});
