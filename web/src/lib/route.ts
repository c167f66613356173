// Where we are, from the part of the address after #: it never reaches a server, so that invitations stay between people.

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string; preset: string } // "option=value"
  | { page: "cards"; game: string; words: string }
  | { page: "decks"; game: string; deck: string }
  | { page: "campaigns"; game: string }
  | { page: "table"; table: string }
  | { page: "watch"; table: string }
  | { page: "replay"; table: string; at?: number } // from this entry
  | { page: "join"; code: string }
  | { page: "carry"; code: string }
  | { page: "rules"; game: string; words: string }
  | { page: "about" }
  | { page: "lost" };

export function route(hash: string): Route {
  const [page = "", ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  const what = rest[0] ?? "";
  switch (page) {
    case "":
      return { page: "lobby" };
    case "about":
      return { page: "about" };
    case "rules":
      return { page: "rules", game: what, words: rest[1] ?? "" };
    case "new":
      return what ? { page: "new", game: what, preset: rest[1] ?? "" } : { page: "lost" };
    case "cards":
      return what ? { page: "cards", game: what, words: rest[1] ?? "" } : { page: "lost" };
    case "decks":
      return what ? { page: "decks", game: what, deck: rest[1] ?? "" } : { page: "lost" };
    case "campaigns":
      return what ? { page: "campaigns", game: what } : { page: "lost" };
    case "t":
      return what ? { page: "table", table: what } : { page: "lost" };
    case "watch":
      return what ? { page: "watch", table: what } : { page: "lost" };
    case "replay":
      if (!what) return { page: "lost" };
      return /^\d{1,6}$/.test(rest[1] ?? "") ? { page: "replay", table: what, at: Number(rest[1]) } : { page: "replay", table: what };
    case "carry":
    case "join":
      return what ? { page, code: what } : { page: "lost" };
    default:
      return { page: "lost" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % is no reason to fail
  }
}

/** The whole address of a page, to hand to somebody else. */
export function address(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}
