import { describe, expect, it } from "vitest";
import type { GameInfo } from "./protocol";
import { levelsAt, quickSeats } from "./seats";
import { CLOCKS, counted, firstWish, isOpen, joined, joinedMany, ownSeats, preset, presetOf, request, resized, termsOf, withPreset } from "./wish";

const HEROES = ["ant", "bee", "ant:red", "bee:red"].map((id) => ({ id, name: id }));
const GAME: GameInfo = {
  id: "any",
  name: "Any",
  about: "",
  players: [1, 2, 3],
  asks: {},
  options: [
    { name: "heroes", label: "Hero", help: "", values: HEROES, each: true },
    { name: "villain", label: "Villain", help: "", values: [] },
  ],
  bots: ["easy", "medium", "strong"],
  one_seat: { strong: "villain" },
  usual: "bot:easy",
  presets: [],
  together: false,
  guide: false,
};

describe("a new table", () => {
  it("sits one person against the usual bot", () => {
    const seats = (...players: number[]) => quickSeats({ players, usual: "bot:easy" });
    expect(seats(2, 3)).toEqual(["me", "bot:easy"]);
    expect(seats(1, 2)).toEqual(["me", "bot:easy"]);
    expect(seats(1)).toEqual(["me"]);
    expect(seats(3, 4)).toHaveLength(3);
  });
  it("offers a level of one seat at that seat alone", () => {
    expect(levelsAt(GAME, 0, 3)).toEqual(["easy", "medium"]);
    expect(levelsAt(GAME, 2, 3)).toEqual(["easy", "medium", "strong"]);
    expect(levelsAt(GAME, 0, 3, { villain: "0" })).toContain("strong");
    expect(levelsAt(GAME, 2, 3, { villain: "0" })).not.toContain("strong");
  });
  it("has a clock only where somebody wishes for one", () => {
    const wish = { ...firstWish(GAME), clock: "5+10", then: "concede" as const };
    expect(request(GAME, wish).clock).toEqual({ minutes: 5, seconds: 10, then: "concede" });
    expect(CLOCKS.map((one) => termsOf(one, "bot")).every(({ minutes, seconds }) => minutes >= 0 && seconds >= 5)).toBe(true);
  });
  it("leaves everything to the game that nobody wishes for", () => {
    expect(request(GAME, firstWish(GAME))).toEqual({ game: "any", seats: ["me", "bot:easy"], options: {}, watch: true });
  });
  it("begins with what was chosen elsewhere: for our seat, or for the table", () => {
    const deck = preset(firstWish(GAME), GAME, "heroes=bee+2x1");
    expect(deck.seats.map((seat) => seat.values.heroes)).toEqual(["bee+2x1", undefined]);
    expect(joined(GAME.options[0]!, deck.seats, () => 0)).toBe("bee+2x1,ant");
    expect(preset(firstWish(GAME), GAME, "villain=wasp").options).toEqual({ villain: "wasp" });
    expect(preset(firstWish(GAME), GAME, "nothing=x")).toEqual(firstWish(GAME));
    expect(preset(firstWish(GAME), GAME, "")).toEqual(firstWish(GAME));
  });
  it("leaves out what another option decides", () => {
    const saga = { name: "saga", label: "", help: "", values: [], usual: "none" };
    const game = { ...GAME, options: [{ ...GAME.options[1]!, without: "saga" }, saga] };
    const wish = { ...firstWish(game), options: { villain: "wasp" } };
    expect(isOpen(game.options[0]!, game, wish)).toBe(true);
    expect(request(game, { ...wish, options: { villain: "wasp", saga: "none" } }).options).toEqual({ villain: "wasp", saga: "none" });
    expect(request(game, { ...wish, options: { villain: "wasp", saga: "docks" } }).options).toEqual({ saga: "docks" });
  });
  it("keeps wishes when the number of seats changes", () => {
    const wish = firstWish(GAME);
    wish.seats[0]!.values.heroes = "ant";
    const three = resized(wish, GAME, 3);
    expect(three.seats.map((seat) => seat.who)).toEqual(["me", "bot:easy", "bot:easy"]);
    expect(three.seats[0]?.values).toEqual({ heroes: "ant" });
    expect(resized(three, GAME, 1).seats).toHaveLength(1);
  });
  it("chooses what a number of seats asks for, and no longer", () => {
    const game = { ...GAME, asks: { 3: { villain: "three" } } };
    const three = resized({ ...firstWish(game), options: { watcher: "on" } }, game, 3);
    expect(three.options).toEqual({ watcher: "on", villain: "three" });
    expect(resized(three, game, 2).options).toEqual({ watcher: "on" });
    expect(resized({ ...three, options: { villain: "other" } }, game, 3).options).toEqual({ villain: "three" });
  });
  it("fills up heroes with those nobody has", () => {
    const heroes = GAME.options[0]!;
    const seats = (...values: string[]) => values.map((value) => ({ who: "me" as const, values: { heroes: value } }));
    expect(joined(heroes, seats("", ""))).toBe("");
    expect(joined(heroes, seats("ant:red", ""), () => 0.99)).toBe("ant:red,bee");
    expect(joined(heroes, seats("", "bee"), () => 0)).toBe("ant,bee");
    expect(joined(heroes, seats("ant", "bee", ""), () => 0)).toBe("ant,bee,ant");
  });
  it("speaks of a curtain only where several seats are at one screen", () => {
    const wish = firstWish(GAME);
    expect(wish.curtain).toBe(true);
    expect(firstWish({ ...GAME, together: true }).curtain).toBe(false);
    wish.seats[1]!.who = "me";
    expect(ownSeats(wish)).toBe(2);
    expect(request(GAME, { ...wish, options: { villain: "  rhino " } })).toMatchObject({
      curtain: true,
      options: { villain: "rhino" },
    });
  });
});

describe("presets", () => {
  const switched = (name: string, ...values: string[]) => ({ name, label: "", help: "", usual: values[0]!, advanced: true, values: values.map((id) => ({ id, name: id })) });
  const preset = (id: string, level: string, options: Record<string, string>) => ({ id, name: id, help: "", level, options });
  const game: GameInfo = {
    ...GAME,
    options: [...GAME.options, switched("coin", "off", "on"), switched("skulls", "4", "5")],
    presets: [preset("easy", "easy", { coin: "on" }), preset("hard", "strong", { skulls: "5" }), preset("book", "medium", {})],
  };
  it("begins with the easiest, and knows which one it is", () => {
    const wish = firstWish(game);
    expect(wish.options).toEqual({ coin: "on" });
    expect(presetOf(game, wish)?.id).toBe("easy");
    expect(presetOf(game, { ...wish, options: { coin: "off" } })?.id).toBe("book");
    expect(presetOf(game, { ...wish, options: { coin: "on", skulls: "5" } })).toBeUndefined();
  });
  it("changes what it stands for and the bots, and leaves everything else", () => {
    const wish = { ...resized(firstWish(game), game, 3), options: { coin: "on", other: "x" } };
    const hard = withPreset(wish, game, game.presets[1]!);
    expect(hard.options).toEqual({ other: "x", skulls: "5" });
    expect(hard.seats.map((seat) => seat.who)).toEqual(["me", "bot:medium", "bot:strong"]);
  });
});

describe("an option with several values", () => {
  const option = { name: "cards", label: "", help: "", values: HEROES, many: 3, copies: 2 };
  it("counts what is named, and none of it", () => {
    expect([...counted("ant,bee,ant")]).toEqual([
      ["ant", 2],
      ["bee", 1],
    ]);
    expect(counted("none").size + counted("").size).toBe(0);
  });
  it("names what is counted, in order and no more than there may be", () => {
    expect(joinedMany(option, counted("bee,ant,bee"))).toBe("ant,bee,bee");
    expect(joinedMany(option, new Map([["ant", 9]]))).toBe("ant,ant");
    expect(joinedMany(option, new Map([["ant", 2], ["bee", 2]]))).toBe("ant,ant,bee");
    expect(joinedMany(option, new Map())).toBe("");
  });
});
