// What somebody wishes for at a new table, and the request that says so.

import type { NewTable } from "./api";
import type { GameInfo, GameOption, Preset, Terms, Who } from "./protocol";
import { levelsAt, quickSeats } from "./seats";

export interface SeatWish {
  who: Who | "me";
  values: Record<string, string>; // of options that each seat answers; "": drawn
}

export interface Wish {
  seats: SeatWish[];
  options: Record<string, string>; // "": as the game likes it
  curtain: boolean;
  watch: boolean;
  poker: boolean; // nobody sees who is asked
  clock: string; // one of CLOCKS; "": none
  then: Terms["then"];
}

/** Minutes a seat and seconds a choice. */
export const CLOCKS = ["0+30", "0+90", "5+10", "15+20", "30+30", "60+60"];

export function termsOf(clock: string, then: Terms["then"]): Terms {
  const [minutes = 0, seconds = 0] = clock.split("+").map(Number);
  return { minutes, seconds, then };
}

export function firstWish(game: GameInfo): Wish {
  const wish: Wish = {
    seats: quickSeats(game).map((who) => ({ who, values: {} })),
    options: {},
    curtain: !game.together,
    watch: true,
    poker: false,
    clock: "",
    then: "bot",
  };
  const [easiest] = game.presets;
  return easiest ? withPreset(wish, game, easiest) : wish;
}

/** Options for those who look for them: what presets are made of. */
function switches(game: GameInfo): GameOption[] {
  return game.options.filter((option) => option.advanced && !option.each);
}

/** The same wish as easy or as hard as a preset says: its options, the others as usual, and the bots that fit. */
export function withPreset(wish: Wish, game: GameInfo, preset: Preset): Wish {
  const names = new Set(switches(game).map((option) => option.name));
  const kept = Object.entries(wish.options).filter(([name]) => !names.has(name));
  const options = { ...Object.fromEntries(kept), ...preset.options };
  const seats = wish.seats.map((seat, n) => {
    if (!seat.who.startsWith("bot:")) return seat;
    const levels = levelsAt(game, n, wish.seats.length, options);
    const level = levels.includes(preset.level) ? preset.level : levels.at(-1);
    return { ...seat, who: `bot:${level}` as Who };
  });
  return { ...wish, seats, options };
}

/** The preset that the options of a wish come to; nothing where somebody has made their own. */
export function presetOf(game: GameInfo, wish: Wish): Preset | undefined {
  return game.presets.find((preset) =>
    switches(game).every(({ name, usual = "" }) => (wish.options[name] || usual) === (preset.options[name] ?? usual)),
  );
}

/** The wish with one thing chosen already, "option=value": for our own seat where each seat answers. */
export function preset(wish: Wish, game: GameInfo, text: string): Wish {
  const at = text.indexOf("=");
  const option = at > 0 ? game.options.find((one) => one.name === text.slice(0, at)) : undefined;
  const value = text.slice(at + 1);
  if (!option || !value) return wish;
  if (!option.each) return { ...wish, options: { ...wish.options, [option.name]: value } };
  const [first, ...others] = wish.seats;
  return first ? { ...wish, seats: [{ ...first, values: { ...first.values, [option.name]: value } }, ...others] } : wish;
}

/** Whether an option is still open: another one may have decided it. */
export function isOpen(option: GameOption, game: GameInfo, wish: Wish): boolean {
  const other = option.without ? game.options.find((one) => one.name === option.without) : undefined;
  const value = other ? (wish.options[other.name] ?? "") : "";
  return value === "" || value === other?.usual;
}

/** The same wish for another number of seats; bots sit in the new ones. What this number asks for is chosen, what the old one
 * asked for is as usual again. */
export function resized(wish: Wish, game: GameInfo, n: number): Wish {
  const added = Array.from({ length: Math.max(0, n - wish.seats.length) }, () => ({
    who: game.usual,
    values: {},
  }));
  const options = { ...wish.options };
  for (const name of Object.keys(game.asks[wish.seats.length] ?? {})) delete options[name];
  return { ...wish, seats: [...wish.seats.slice(0, n), ...added], options: { ...options, ...game.asks[n] } };
}

/** How many seats one person has at this screen. */
export function ownSeats(wish: Wish): number {
  return wish.seats.filter((seat) => seat.who === "me").length;
}

/**
 * The answers of all seats to one option, joined by commas; nothing when nobody cares. A seat without a wish gets what nobody else
 * has, as far as that goes ("hero:aspect", "hero+deck" and "hero" are the same hero).
 */
export function joined(option: GameOption, seats: SeatWish[], chance: () => number = Math.random): string {
  const answers = seats.map((seat) => seat.values[option.name] ?? "");
  if (answers.every((answer) => answer === "")) return "";
  const kind = (value: string) => value.split(/[:+]/)[0];
  for (const [n, answer] of answers.entries()) {
    if (answer !== "") continue;
    const plain = option.values.map((value) => value.id).filter((id) => !id.includes(":"));
    const left = plain.filter((id) => !answers.some((other) => other !== "" && kind(other) === kind(id)));
    const from = left.length ? left : plain;
    answers[n] = from[Math.floor(chance() * from.length)] ?? "";
  }
  return answers.join(",");
}

export function request(game: GameInfo, wish: Wish): Pick<NewTable, "game" | "seats" | "options" | "curtain" | "watch" | "poker" | "clock"> {
  const options: Record<string, string> = {};
  for (const option of game.options) {
    const value = option.each ? joined(option, wish.seats) : (wish.options[option.name] ?? "").trim();
    if (value && isOpen(option, game, wish)) options[option.name] = value;
  }
  const seats = wish.seats.map((seat) => seat.who);
  const poker = wish.poker ? { poker: true } : {};
  const clock = wish.clock ? { clock: termsOf(wish.clock, wish.then) } : {};
  return { game: game.id, seats, options, watch: wish.watch, ...poker, ...clock, ...(ownSeats(wish) > 1 ? { curtain: wish.curtain } : {}) };
}

/** How often each value is named by an option that takes several. */
export function counted(value: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of value && value !== "none" ? value.split(",") : []) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
}

/** The other way round, in the order of the list; no more than the option takes. */
export function joinedMany(option: GameOption, counts: ReadonlyMap<string, number>): string {
  const all = option.values.flatMap(({ id }) => Array.from({ length: Math.min(counts.get(id) ?? 0, option.copies ?? 1) }, () => id));
  return all.slice(0, option.many).join(",");
}
