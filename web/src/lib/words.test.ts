import { FluentResource } from "@fluent/bundle";
import serverEnglish from "@text/server.en.ftl?raw";
import serverFrench from "@text/server.fr.ftl?raw";
import english from "@text/table.en.ftl?raw";
import french from "@text/table.fr.ftl?raw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Catalogue, View } from "./protocol";
import { Speaker } from "./words";

const CATALOGUE: Catalogue = {
  hash: "h",
  lang: "en",
  sheets: {
    hero: { name: "Hero" },
    other: { name: "Other" },
    yell: { name: "So Wild!" },
    thug: { name: "Thug", kind: "minion" },
  },
  icons: {},
  roles: {},
  words: "plays = { $who } plays { $card }.\nloses = { $who } loses { $n } health.",
  groups: [],
  numbered: ["minion"],
  gauges: false,
  dice: true,
  fights: false,
  odds: ["odds-none"],
  files: false,
  together: false,
  judged: false,
};
const VIEW: View = {
  game: "any",
  you: 0,
  where: [],
  seats: ["hero", "other", "hero"].map((sheet, seat) => ({ seat, sheet })),
  areas: [
    { id: "a", label: ["x"], band: "mine", layout: "row", holds: ["p", "q"] },
    { id: "b", label: ["x"], band: "mine", layout: "fan", holds: ["r", "s"] },
  ],
  pieces: {
    p: { id: "p", shape: "card", sheet: "hero" },
    q: { id: "q", shape: "card", sheet: "hero" },
    r: { id: "r", shape: "card", sheet: "other" },
    s: { id: "s", shape: "card", sheet: "other" },
  },
};

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => complaints.mockRestore());

describe("a speaker", () => {
  const speaker = new Speaker("en", CATALOGUE);
  speaker.look(VIEW);

  it("names sheets, copies and seats", () => {
    expect(speaker.words(["plays", { who: "&1", card: "@thug" }])).toBe("Other plays Thug.");
    expect(speaker.words(["plays", { who: "&2", card: "#thug/2" }])).toBe("Hero\u00a0(3) plays Thug\u00a0(2).");
    expect(speaker.words(["loses", { who: "&1", n: 3 }])).toBe("Other loses 3\u00a0health.");
  });
  it("ends a sentence once", () => {
    expect(speaker.words(["plays", { who: "&1", card: "@yell" }])).toBe("Other plays So Wild!");
  });
  it("tells copies apart only where several lie, or where the game always does", () => {
    expect(speaker.called("hero", 2)).toBe("Hero (2)");
    expect(speaker.called("other", 2)).toBe("Other"); // a hand is no row
    expect(speaker.called("thug", 1)).toBe("Thug (1)");
    expect(speaker.called("hero", 0)).toBe("Hero");
  });
  it("tells no copies apart in the log", () => {
    expect(speaker.line({ n: 1, rule: "", text: ["plays", { who: "&1", card: "#hero/2" }] })).toBe("Other plays Hero.");
    expect(speaker.called("hero", 2)).toBe("Hero (2)");
  });
  it("says whether looking changed anything", () => {
    expect(speaker.look(VIEW)).toBe(false);
    expect(speaker.look({ ...VIEW, areas: [] })).toBe(true);
    expect(speaker.look(VIEW)).toBe(true);
    expect(speaker.copy().called("hero", 2)).toBe("Hero (2)");
  });
  it("complains about what it does not know, and goes on", () => {
    expect(complaints).not.toHaveBeenCalled();
    expect(speaker.say("nothing-like-it")).toBe("nothing-like-it");
    expect(speaker.words(["plays", { who: "&1" }])).toContain("Other plays");
    expect(speaker.sheet("nowhere").name).toBe("nowhere");
    expect(complaints).toHaveBeenCalledTimes(3);
    expect(speaker.sheet("").name).toBe("");
    expect(complaints).toHaveBeenCalledTimes(3);
  });
});

/** Message -> the variables it names. */
function variables(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, value } of new FluentResource(source).body) {
    const names = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
    expect(found.has(id), `${id} is there twice`).toBe(false);
    found.set(id, [...new Set([...names].map((match) => match[1] as string))].sort());
  }
  return found;
}
const defined = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);

describe.each([
  ["table", english, french],
  ["server", serverEnglish, serverFrench],
])("the messages of the %s", (_, en, fr) => {
  it("are the same in both languages, with the same variables", () => {
    expect([...variables(fr)]).toEqual([...variables(en)]);
  });
  it("can all be read", () => {
    // a select whose closing brace stands in the wrong place makes a message vanish
    expect([...variables(en).keys()]).toEqual(defined(en));
    expect([...variables(fr).keys()]).toEqual(defined(fr));
  });
  it("all begin with ui-, where no game's message is", () => {
    expect(defined(en).filter((id) => !id?.startsWith("ui-"))).toEqual([]);
  });
});

it("French keeps its signs with their words", () => {
  const plain = french
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^[\w-]+ = /, "").replace(/\{ ?\$\w+ ->/, ""))
    .filter((line) => / [;:!?»]|« /.test(line));
  expect(plain).toEqual([]);
});
