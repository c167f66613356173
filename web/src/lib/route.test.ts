import { describe, expect, it } from "vitest";
import { address, route } from "./route";

describe("addresses", () => {
  it.each([
    ["", { page: "lobby" }],
    ["#/", { page: "lobby" }],
    ["#/new/champions", { page: "new", game: "champions", preset: "" }],
    ["#/new/champions/heroes=a%2B1x2", { page: "new", game: "champions", preset: "heroes=a+1x2" }],
    ["#/cards/champions/web", { page: "cards", game: "champions", words: "web" }],
    ["#/decks/champions/k3", { page: "decks", game: "champions", deck: "k3" }],
    ["#/campaigns/champions", { page: "campaigns", game: "champions" }],
    ["#/decks", { page: "lost" }],
    ["#/t/Ab-_9", { page: "table", table: "Ab-_9" }],
    ["#/watch/x", { page: "watch", table: "x" }],
    ["#/carry/x.y", { page: "carry", code: "x.y" }],
    ["#/replay/x", { page: "replay", table: "x" }],
    ["#/replay/x/12", { page: "replay", table: "x", at: 12 }],
    ["#/replay/x/y", { page: "replay", table: "x" }],
    ["#/join/x.y", { page: "join", code: "x.y" }],
    ["#/rules", { page: "rules", game: "", words: "" }],
    ["#/rules/champions/d%C3%A9s%20pip%C3%A9s", { page: "rules", game: "champions", words: "dés pipés" }],
    ["#/rules/champions/50%", { page: "rules", game: "champions", words: "50%" }],
    ["#/about", { page: "about" }],
    ["#/t", { page: "lost" }],
    ["#/elsewhere", { page: "lost" }],
  ])("%s", (hash, expected) => {
    expect(route(hash)).toEqual(expected);
  });
  it("can be handed to others", () => {
    expect(address("#/join/x.y")).toBe("http://127.0.0.1:8000/#/join/x.y");
  });
});
