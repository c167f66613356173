import { describe, expect, it } from "vitest";
import type { Draw } from "./protocol";
import vectors from "./vectors.json";
import { commitmentOf, keyOf, seedOf, Stream, verify } from "./verify";

const draws = vectors.draws as Draw[];
const game = vectors.game as { secret: string; nonces: string[]; seed: string; commitment: string; draws: Draw[] };
const mine = game.nonces[0] as string;

describe("chance as Python computes it", () => {
  it("makes the same key", async () => {
    const key = await keyOf(vectors.seed);
    expect([...key].map((byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(vectors.key);
  });

  it.each(draws.map((draw) => [`${draw.kind} of ${draw.sides} from ${draw.stream} at ${draw.place}`, draw] as const))(
    "draws the same: %s",
    async (_, draw) => {
      const stream = new Stream(await keyOf(vectors.seed), draw.stream);
      expect(await stream.again(draw)).toEqual(draw.got);
    },
  );

  it("promises the same and mixes the same seed", async () => {
    expect(await commitmentOf(game.secret)).toBe(game.commitment);
    expect(seedOf(game.secret, game.nonces)).toBe(game.seed);
  });
});

describe("the check of a whole game", () => {
  const failing = async (change: Partial<typeof game>, promise = game.commitment, nonce = mine) =>
    (await verify({ ...game, ...change }, promise, nonce)).filter((check) => !check.holds).map((check) => check.id);

  it("holds for an honest table", async () => {
    const checks = await verify(game, game.commitment, mine);
    expect(checks.map((check) => check.id)).toEqual(["commitment", "seed", "nonce", "draws", "gaps"]);
    expect(checks.every((check) => check.holds)).toBe(true);
    expect(checks.find((check) => check.id === "draws")?.n).toBe(game.draws.length);
  });
  it("leaves the nonce out for somebody without a seat", async () => {
    expect((await verify(game, game.commitment, "")).map((check) => check.id)).not.toContain("nonce");
  });
  it("finds another secret", async () => {
    expect(await failing({ secret: "other" })).toEqual(["commitment", "seed"]);
  });
  it("finds another promise", async () => {
    expect(await failing({}, "0".repeat(64))).toEqual(["commitment"]);
  });
  it("finds a nonce that was left out", async () => {
    expect(await failing({}, game.commitment, "not-there")).toEqual(["nonce"]);
  });
  it("finds a die that was turned", async () => {
    const first = game.draws.find((draw) => draw.kind === "die")!;
    const turned = { ...first, got: first.got.map((n) => (n % first.sides) + 1) };
    expect(await failing({ draws: game.draws.map((draw) => (draw === first ? turned : draw)) })).toEqual(["draws"]);
  });
  it("finds another hero than the one that was drawn", async () => {
    const [hero, ...rest] = game.draws as [Draw, ...Draw[]];
    expect(hero).toMatchObject({ kind: "below", stream: "setup", place: 0 });
    expect(await failing({ draws: [{ ...hero, got: [(hero.got[0]! + 1) % hero.sides] }, ...rest] })).toEqual(["draws"]);
    expect(await failing({ draws: rest })).toEqual(["gaps"]); // only the first of them: what was drawn cannot be drawn anew
  });
  it("finds a roll that was left out", async () => {
    const dice = game.draws.find((draw) => draw.stream === "dice");
    expect(await failing({ draws: game.draws.filter((draw) => draw !== dice) })).toEqual(["gaps"]);
  });
});
