// What travels between the table and this client. The Python side is src/tablee/server/wire/messages.py and
// src/tablee/gamekit/view.py; tests/server/test_protocol.py compares the two. Fields equal to their default are left out.

/** A message id with arguments: "@x" is the name of sheet x, "#x/2" of copy 2 of sheet x, "&1" of seat 1. */
export type Words = [id: string] | [id: string, args: Record<string, number | string>];

export interface Mark {
  role: string;
  n?: number; // 0
  of?: number; // 0; above it makes a gauge
}

export type Shape = "card" | "die" | "token" | "figure" | "box" | "offer";

export interface Piece {
  id: string;
  shape: Shape;
  sheet?: string; // "": face down, or only described by `says`
  face?: number; // a die: its side (symbol = sheet.faces[face - 1]); a card: which copy
  n?: number; // 1; a stack of equal tokens
  on?: string; // the piece it is attached to
  at?: [x: number, y: number]; // its cell in the area's grid
  size?: [w: number, h: number]; // [1, 1]: its base in cells
  is_?: string[]; // words of states: exhausted, stunned, out, spent...
  marks?: Mark[];
  says?: Words[];
}

export interface Grid {
  w: number;
  h: number;
  rows: string[]; // one sign per cell
  legend: Record<string, string>; // sign -> sheet
  walls?: [x: number, y: number, side: "n" | "w"][]; // edges
}

export interface Overlay {
  role: string; // reach, sight, danger
  cells: Record<string, number>; // "3.4" -> cost
}

export type Layout = "row" | "fan" | "pile" | "tray" | "board" | "map" | "status" | "list";

export interface Area {
  id: string; // "hand.0"
  label: Words;
  band: "theirs" | "middle" | "mine";
  layout: Layout;
  seat?: number; // -1
  holds?: string[]; // piece ids in order
  count?: number; // -1; hidden pieces: a number, never ids
  grid?: Grid;
  overlays?: Overlay[];
}

export interface Choice {
  key: string; // sent back verbatim
  label: Words;
  on?: string[]; // glows here: a piece id, "map/3.4" a cell; none: a button in the bar
  to?: string[]; // the other end of an arrow
}

/** A subset of pieces or one cell: the answer is the verb and the sorted values of what was picked. */
export interface Pick {
  verb: string;
  of: [ref: string, value: string][]; // equal values are interchangeable
  least?: number; // 0
  most?: number; // 99; 1: one press answers
  label: Words; // of the button that confirms; gets the arguments kept (how many are picked), n (how many are not), dice (the values)
  price?: Price;
}

/** What picked pieces must give together; the answer is its verb and all values, in any order. Kinds are ids of messages. */
export interface Price {
  verb: string;
  gives: string[][]; // what each piece of the pick gives
  needs: string[]; // "": any kind
  any: string; // the message for so many of any kind
  wild?: string; // "": the kind that stands for every other
  given?: string[]; // what is settled already
  more?: boolean; // what is given beyond the needs is of use too
}

/** What a guide says to a question. */
export interface Guidance {
  told?: Told[]; // in this order
  done?: number; // 0; how many of its topics have been told by then
  of?: number; // 0
}
export interface Told {
  id: string;
  text: Words;
  light?: string[]; // ids of areas and pieces, cells; "=" and the key of an option
  tool?: string; // a button beside the question
  last?: boolean; // with it the guide is at its end
}

export interface Question {
  seat: number;
  prompt: Words;
  why?: string[]; // rule ids
  options?: Choice[]; // without those a pick covers
  pick?: Pick;
  guide?: Guidance; // at a guided table
  default?: string; // the key that Space chooses; never gives anything away
}

export interface SeatView {
  seat: number;
  sheet: string;
  is_?: string[]; // active, out, first
}

export interface View {
  game: string;
  you: number; // -1: a spectator
  where: Words[]; // from the outermost procedure to the innermost
  seats: SeatView[];
  areas: Area[];
  pieces: Record<string, Piece>;
  question?: Question;
  over?: Words;
}

export interface Line {
  n: number; // place in the log as this seat reads it, from 1
  text: Words;
  rule: string;
  cue?: Cue; // with a beat only
}

export type CueKind =
  | "turn"
  | "phase"
  | "active"
  | "roll"
  | "reroll"
  | "card"
  | "ability"
  | "attack"
  | "defend"
  | "hit"
  | "miss"
  | "damage"
  | "heal"
  | "token"
  | "cp"
  | "draw"
  | "move"
  | "spawn"
  | "defeat"
  | "mark"
  | "quiet";

/** A chance as it would be after an option, or with something else that its key names. */
export interface Prospect {
  key: string;
  sheet: string;
  over: number;
  under: number;
}

/** What a line shows. References: a piece's id, "&1" a seat, "map/3.4" a cell, "hand.0" an area. */
export interface Cue {
  kind: CueKind;
  who?: string; // who acts, or to whom it belongs
  to?: string[]; // on whom or what
  sheet?: string; // the card, ability or token it is about
  n?: number; // 0
  of?: number; // 0
  before?: number; // -1; what `n` was
  title?: Words; // what for
  dice?: [sheet: string, face: number][];
  again?: number[]; // places in `dice` that were thrown again
  result?: Words; // what came of it
  good?: boolean; // for who acts
  path?: string[]; // cells
}

/** One step in which the log has grown, as what changed since the one before. */
export interface Beat {
  lines: Line[];
  where?: Words[]; // its outer part, where that has changed
  seats?: SeatView[];
  areas?: Record<string, Area>;
  grounds?: string[];
  order?: string[];
  pieces?: Record<string, Piece>;
  gone?: string[];
}

/** One row of a sheet that is a table. */
export interface Row {
  kind: string; // what "kind-..." says
  name?: string;
  icon?: string;
  cost?: number;
  marks?: Mark[]; // a role that is a sheet's id is drawn as that sheet
  text?: string;
}

export interface Sheet {
  name: string;
  kind?: string;
  type?: string; // what sort of thing, in words ("" where that says nothing)
  letter?: string;
  icon?: string; // a name in Catalogue.icons
  accent?: string; // #b5472f or a word: red, blue, orange, white, green, purple, yellow
  cost?: number;
  text?: string; // paragraphs end with \n; never markup
  needs?: string; // dice an ability asks for; the printed figures of a card
  faces?: string[]; // of a die: sheets
  stats?: Mark[]; // printed figures
  house?: string[]; // remarks: what of this is ours or uncertain
  rows?: Row[]; // the text as a table
  grid?: Grid; // what is drawn of a part of a map
}

export interface Catalogue {
  hash: string;
  lang: string;
  sheets: Record<string, Sheet>;
  icons: Record<string, string>; // name -> path data on a 512 by 512 field
  roles: Record<string, string>; // "mark-hp", "is-stunned", "res-energy", "kind-event" -> a name in icons
  words: string; // the game's messages, Fluent
  groups: [title: Words, verbs: string[]][]; // titles under which options are listed
  numbered: string[]; // kinds of sheets whose copies are always told apart by their number
  gauges: boolean;
  dice: boolean; // dice are kept and re-rolled: there are odds for what is held
  fights: boolean; // there are odds of the fight that is going on
  odds: Words; // the answer to whoever asks for chances where none are listed
  files: boolean; // offers may be written down at any time
  together: boolean; // players against the game
  judged: boolean; // chances to win can be told
  wishes?: { title: Words; values: string[] }; // when somebody may want to be asked, in words "wish-NAME"
}

// ------------------------------------------------------------------------------------------------ the room
export type Who = "person" | "open" | `bot:${string}`;

export interface SeatInfo {
  seat: number;
  who: Who;
  name: string; // of the person; "" for bots and open seats
  here: boolean; // somebody is connected who holds it
  holder: number; // seats with the same holder share this number; -1: nobody
  sheet: string; // "" before the game begins, and in a list of tables
  lost?: boolean; // all agree that somebody new may come to it
  wait: number; // seconds until a bot may sit down for a holder who is away; 0 in a list of tables
}

export type Status = "gathering" | "playing" | "over" | "frozen";

export interface Room {
  status: Status;
  seats: SeatInfo[];
  host: number; // holder number of the host
  frozen?: Words; // why the game cannot go on
  rematch?: string; // the table that follows this one
  asking?: { seat: number; to: number; of: number[]; invite?: boolean }; // waits for the holders of these seats: an undo to entry `to`, or somebody new at the seat
  watch?: boolean; // others may look on
  clock?: Clock;
  poker?: boolean; // still after every choice, so that nobody sees who was asked
  result?: string; // as journals write it, once it is over: "won 0 2", "lost" (against the game), "drawn"
  watchers: number;
  campaign?: Story; // where its campaign stands
}

/** So many minutes a seat for the whole game, so many seconds beside them for each choice, and what comes when they are over. */
export interface Terms {
  minutes: number;
  seconds: number;
  then: "bot" | "concede"; // a bot goes on in that seat, or the seat gives up
}
export interface Clock extends Terms {
  left: Record<string, number>; // by seat, seconds of its minutes, when the message was sent
  runs?: number; // whose time runs
  free?: number; // and what is left of the seconds of its choice
}

/** A campaign: its games, each won, next or later, and what its log holds. */
export interface Story {
  title: string;
  chapters: [name: string, state: "won" | "next" | "later"][];
  facts: string[];
}

export interface Said {
  n: number;
  seat: number; // -1: a spectator never speaks; -2: the table itself
  text?: string;
  ping?: string; // one of PINGS
  ref?: string; // a piece the ping points at
}
export const PINGS = ["hello", "well-played", "thanks", "thinking", "hurry", "look"] as const;

export type Level = "always" | "smart" | "my-turn";
export interface Prompts {
  level: Level;
  answers: Record<string, "yes" | "no">; // sheet -> always yes or no for this card
  wishes?: Wish[]; // what we may have wishes about, and which we have
}
/** When to ask about something: one of `Catalogue.wishes.values`. */
export interface Wish {
  about: string;
  label: Words;
  wish: string; // "": none, so as the level says
  usual: string; // the value that none comes to now; "" where no value says that
}

// ------------------------------------------------------------------------------------------------ client -> server
export type FromClient =
  | { t: "join"; table: string; token?: string; lang: string; replay?: boolean }
  | { t: "choose"; id: string; view: number; key: string }
  | { t: "file"; id: string; seat: number; key: string } // an offer for the next moment: "file 1 give A for B"; "file" takes it back
  | { t: "terms"; id: string; seat: number; other: number } // what could be in such an offer
  | { t: "look"; seat: number } // hot seat: see as another of one's seats; in a replay: any seat or -1
  | { t: "why"; id: string; ref?: string; key?: string; line?: number } // why may I not; or the rule of a log line
  | { t: "rule"; id: string; rules: string[] }
  | { t: "undo"; id: string }
  | { t: "consent"; id: string; yes: boolean; invite?: boolean } // to an undo, or to somebody new
  | { t: "concede"; id: string; seat: number }
  | {
      t: "prompts";
      id: string;
      level?: Level;
      sheet?: string;
      answer?: "yes" | "no" | "ask";
      about?: string; // of a Wish
      wish?: string; // "": none any more
    }
  | { t: "say"; id: string; text: string }
  | { t: "ping"; id: string; ping: string; ref?: string }
  | { t: "invite"; id: string; seat: number }
  | { t: "carry"; id: string }
  | { t: "seat"; id: string; seat: number; who: Who } // host: any open or bot seat; anybody: a seat whose owner is gone; owner: take it back
  | { t: "nonce"; id: string; nonce: string } // our part of the seed, once the commitment was heard
  | { t: "start"; id: string }
  | { t: "rematch"; id: string }
  | { t: "odds"; id: string; keep?: number[] } // when just these dice are kept
  | { t: "hint"; id: string }
  | { t: "chance"; id: string } // to win, of the seat we look as
  | { t: "history"; id: string; before: number } // earlier log lines
  | { t: "meanwhile"; id: string; seat: number } // what a bot did for a seat of ours
  | { t: "seek"; id: string; to: number } // in a replay
  | { t: "reveal"; id: string }
  | { t: "account"; id: string } // how a game came to its end
  | { t: "analysis"; id: string } // how its chances went
  | { t: "report"; id: string; text: string };

// ------------------------------------------------------------------------------------------------ server -> client
export interface RuleText {
  id: string;
  title: string;
  text: string;
  reading?: string;
}

/** A line over a map in hundredths of a cell, and what is in its way: walls from corner to corner, cells as "3.4". */
export interface Sketch {
  area: string;
  line: [x: number, y: number, toX: number, toY: number];
  clear: boolean;
  walls: [x: number, y: number, toX: number, toY: number][];
  cells: string[];
}

/** One thing somebody may have meant, and what the rules say to it. */
export interface Reason {
  label: Words | null;
  allowed: boolean;
  why: Words;
  rules: RuleText[];
  sketch?: Sketch; // whether it is seen
}

/** Something that can be given in an offer, or that cannot for a reason. */
export interface Term {
  key: string; // a word of "file"
  label: Words;
  why?: Words; // why not
  rules?: RuleText[];
}

export interface Whole {
  t: "view";
  n: number;
  view: View;
  lines: Line[];
  undo: boolean;
  at?: number; // the entry, in a replay
  since?: number; // with `beats`: the view number these build on
  beats?: Beat[]; // what happened before we turned to another seat of ours
}

export interface Changed {
  t: "diff";
  n: number;
  since: number; // the view number this builds on
  where?: Words[];
  seats?: SeatView[];
  beats?: Beat[]; // what happened meanwhile; the rest is what changed since the last of them
  areas?: Record<string, Area>; // whole areas that differ
  grounds?: string[]; // of these, the ones that keep the grid they had
  order?: string[]; // all area ids, when areas come or go
  pieces?: Record<string, Piece>; // whole pieces that differ
  gone?: string[];
  question?: Question | null; // always there; null: nothing is asked
  over?: Words;
  lines?: Line[];
  undo?: boolean; // always there
  at?: number; // the entry, in a replay
}

export type FromServer =
  | {
      t: "welcome";
      table: string;
      game: string;
      lang: string;
      yours: number[]; // seats this connection holds; [] for a spectator
      holder: number; // this connection's holder number; -1 for a spectator
      catalogue: string; // address of the catalogue in this language
      commitment: string;
      owes: boolean; // the game waits for our nonce
      curtain: boolean; // hot seat: hide the table between seats
      entries?: number; // a replay: its length
      guide: boolean; // the guided first game: its seed is fixed
      stood: number[]; // seats of ours for which a bot has played
      prompts: Record<string, Prompts>; // by seat
      said: Said[];
    }
  | { t: "room"; room: Room }
  | Whole
  | Changed
  | { t: "done"; id: string; n?: number }
  | { t: "refused"; id: string; why: Words; rules?: RuleText[] }
  | { t: "because"; id: string; items: Reason[] }
  | { t: "rules"; id: string; rules: RuleText[] }
  | { t: "terms"; id: string; gives: Term[]; wants: Term[]; more: Term[] }
  | { t: "prompts"; prompts: Record<string, Prompts> }
  | { t: "said"; said: Said }
  | { t: "invitation"; id: string; seat: number; code: string }
  | { t: "carry"; id: string; code: string } // opens our seats on another device, once
  | { t: "odds"; id: string; odds: { sheet: string; over: number; under: number; keep: number[] }[]; after: Prospect[] }
  | Hint
  | { t: "chance"; id: string; n: number; chance: number } // in per cent, in view n; -1: nobody can say
  | { t: "history"; id: string; lines: Line[] }
  | { t: "meanwhile"; id: string; seat: number; choices: Words[]; n: number; back: number; line: number } // the last of n choices; takings-back; the first line of the log
  | { t: "reveal"; id: string; secret: string; nonces: string[]; seed: string; commitment: string; draws: Draw[] }
  | Account
  | Analysis
  | { t: "error"; why: Words; final: boolean }; // final: the server closes the connection, do not reconnect

/** What a bot would choose. */
export interface Hint {
  t: "hint";
  id: string;
  key: string;
  best: { key: string; label: Words; chance: number }[]; // the best first, with their chances in per cent; [] where nothing was learned
  reasons: Words[]; // what speaks for the first rather than for the second; [] where nothing certain does
}

/** How the chances of a finished game went; they are out of `of`, by side. */
export interface Analysis {
  t: "analysis";
  id: string;
  of: number;
  entries: number;
  sides: number[][]; // seats
  people: number[];
  points: [entry: number, chances: number[]][]; // after so many entries
  luck: number[];
  choices: number[]; // of one's own side
  others: number[]; // choices of the other sides
  turns: { entry: number; seat: number; what: Words; chance: boolean; before: number[]; after: number[] }[]; // chance: most of it by dice and cards
  mistakes: { entry: number; seat: number; chose: Words; better: Words; key: string; gain: number; why: Words[] }[]; // the dearest first
}

/** How a finished game came about. */
export interface Account {
  t: "account";
  id: string;
  entries: number;
  turning: number; // the entry with the largest swing; 0: none
  series: Series[];
  blow?: { at: number; n: number; who: string; text?: Words }; // the greatest change in one step, as the log tells it
  luck?: { about: Words; seats: [seat: number, tenths: number][] }; // beyond what was to be expected
}

/** A figure over a game; those of a role are drawn together. */
export interface Series {
  role: string;
  who: string; // an argument of words: "&1", "@sheet"
  of: number;
  points: [entry: number, n: number][];
}

/** One use of chance: n numbers below or up to `sides` from a stream, or a shuffle of `sides` things. */
export interface Draw {
  kind: "die" | "below" | "shuffle";
  stream: string;
  place: number; // byte of the stream it began at
  sides: number;
  got: number[];
}

// ------------------------------------------------------------------------------------------------ over HTTP
export interface OptionValue {
  id: string;
  name: string; // in the language asked for
}
export interface GameOption {
  name: string;
  label: string; // its short name, in the language asked for
  help: string;
  values: OptionValue[]; // []: free text
  usual?: string; // what it is when nothing is chosen
  each?: boolean; // one value per seat, joined by commas
  gallery?: boolean; // its values have faces
  advanced?: boolean;
  many?: number; // up to so many values, joined by commas; "none" is a choice, too
  copies?: number; // how often one of them may be among them
  without?: string; // another option, which decides this one unless it is left as usual
}
export interface GameInfo {
  id: string;
  name: string;
  about: string; // one sentence
  players: number[]; // possible numbers of seats
  asks: Record<string, Record<string, string>>; // options that a number of seats asks for
  options: GameOption[];
  bots: string[]; // levels of play, from the weakest to the strongest
  one_seat: Record<string, string>; // levels of one seat alone: the option that names it, the last seat if it is left out
  usual: Who; // whom somebody meets who names nobody
  together: boolean; // players against the game: hot seat needs no curtain
  guide: boolean; // there is a guided first game
  presets: Preset[]; // the easiest first
  decks?: string; // decks are built: the option in which one may stand
  campaigns?: { id: string; title: string; chapters: string[] }[]; // values of the option "campaign"
}
/** Options that go together, and the level of the bots that fit. */
export interface Preset {
  id: string;
  name: string;
  help: string;
  options: Record<string, string>;
  level: string;
}
/** Somebody who can be chosen for a new table. */
export interface Face {
  name: string;
  icon?: string;
  letter?: string;
  accent?: string;
  role?: string;
  about?: string; // two lines
  hard?: number; // how hard it is, 1 to `of`
  of?: number; // 3
  house?: boolean; // how hard it is, is our estimate
  own?: boolean; // somebody's own
  content?: string; // its name under /api/games/{game}/content/
}
export interface Gallery {
  faces: Record<string, Face>; // by the value of an option; "hero:deck" has the face of "hero"
  icons: Record<string, string>;
}
/** A title with the paragraphs under it. */
export interface Passage {
  title: string;
  text: string[];
}
export interface RuleBook {
  summary: { title: string; text: string }[]; // the goal first
  chapters: { title: string; rules: RuleText[] }[];
  terms: Record<string, string>; // a term as it stands in texts -> the rule that explains it
}
export interface TableSummary {
  table: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  yours: number[];
  turn: number; // seat that must choose, -1
  choices: number;
  result: string;
  guide: boolean;
  imported: boolean; // brought along as a journal: to look at
  owner: boolean; // by our token: we may delete it
  campaign?: Story;
  next?: string; // with a campaign: the table that follows, or ""
}
export interface ShelfCard {
  code: string;
  sheet: string;
  of: Record<string, string>; // by the name of a facet
  also: string; // what else it can be found by
  copies: number; // a deck may hold; 0: it goes into none, or comes by itself
}
export interface Facet {
  name: string;
  label: string;
  values: [id: string, name: string][];
}
export interface DeckOwner {
  id: string;
  name: string;
  sheet: string;
  cards: Record<string, number>; // that come by themselves
  usual: Record<string, string>; // aspect -> a deck to begin with, in one word; "" is the usual one
}
export interface Shelf {
  catalogue: Catalogue;
  facets: Facet[];
  cards: ShelfCard[];
  owners: DeckOwner[];
  least: number; // cards in a deck
  most: number;
}
export interface Deck {
  owner: string; // "": it says none
  cards: Record<string, number>;
  faults: { text: string; rule: string }[];
  word: string; // as a value of the option for decks
  text: string;
  site: string; // as deck sites write it
}
// GET  /api/games?lang=fr                                  -> GameInfo[]
// GET  /api/games/{game}/gallery?lang=fr                   -> Gallery
// GET  /api/games/{game}/content/{name}?lang=fr            -> Passage[]
// POST /api/tables   {game, options, seats: Who[] ("me" for one's own), name, lang, curtain?, watch?, poker?, clock?}
//                                                          -> {table, token}
// POST /api/join     {code, name}                          -> {table, token}
// POST /api/carry    {code, lang}                          -> {table, token}: our seats, on another device
// POST /api/mine     {tables: {table, token}[], lang}      -> TableSummary[]
// POST /api/delete   {table, token}                        -> {}
// POST /api/journal  {table, token}                        -> text/plain, the journal
// POST /api/import   {journal, name}                       -> {table, token}: a finished or unfinished game to look at again
// POST /api/again    {table, token}                        -> {table}: another game of the same people, or the next of a campaign
// GET  /api/cards/{game}?lang=fr                           -> Shelf
// POST /api/deck     {game, deck, lang}                    -> Deck
// GET  /api/rules/{game}?lang=fr&q=words                   -> RuleText[]
// GET  /api/rules/{game}/book?lang=fr                      -> RuleBook
// GET  /t/{table}/catalogue/{lang}/{hash}.json    -> Catalogue
// Every refusal is {why: Words, text: string} with a 4xx status; `text` is `why` in the language asked for.
