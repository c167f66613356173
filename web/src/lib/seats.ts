// Words for who sits where, shared by lists of tables, the gathering room and the setup.

import type { GameInfo, SeatInfo, Who } from "./protocol";
import type { Speaker } from "./words";

/** A bot by its level; a level that has no words of its own keeps its name. */
export function botWords(speaker: Speaker, bot: string): string {
  return speaker.has(`ui-bot-${bot}`) ? speaker.say(`ui-bot-${bot}`) : speaker.say("ui-bot-other", { name: bot });
}

export function whoWords(speaker: Speaker, seat: Pick<SeatInfo, "who" | "name">): string {
  if (seat.who === "open") return speaker.say("ui-seat-open");
  if (seat.who.startsWith("bot:")) return botWords(speaker, seat.who.slice(4));
  return seat.name || speaker.say("ui-guest");
}

/** Who sits where in a sensible game against bots: oneself first, as few others as the game likes best. */
export function quickSeats({ players, usual }: Pick<GameInfo, "players" | "usual">): (Who | "me")[] {
  const n = players.includes(2) ? 2 : (players[0] ?? 1);
  return ["me", ...Array.from({ length: n - 1 }, () => usual)];
}

/** The levels that a game has at one seat of so many; `options` may say which seat is the one that has more. */
export function levelsAt({ bots, one_seat }: Pick<GameInfo, "bots" | "one_seat">, seat: number, seats: number, options: Record<string, string> = {}): string[] {
  return bots.filter((bot) => one_seat[bot] === undefined || seat === Number(options[one_seat[bot]] || seats - 1));
}
