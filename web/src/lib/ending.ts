// How a game ended for the people at this screen.

export type Ending = "won" | "lost" | "drawn" | "";

/**
 * Journals write "won 0 2" with every seat of the side that won, "lost" (against the game) or "drawn". Whoever holds no seat, or
 * seats of both sides, has neither won nor lost.
 */
export function ending(result: string | undefined, yours: readonly number[]): Ending {
  if (!result || !yours.length) return "";
  if (result === "drawn") return "drawn";
  const winners = result.split(" ").slice(1).map(Number);
  const won = yours.filter((seat) => winners.includes(seat)).length;
  return won === yours.length ? "won" : won ? "" : "lost";
}
