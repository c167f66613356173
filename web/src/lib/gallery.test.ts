import { describe, expect, it } from "vitest";
import { chance, decks, faceOf, faces } from "./gallery";
import type { Gallery, GameOption } from "./protocol";

const GALLERY: Gallery = { faces: { ant: { name: "Ant" }, bee: { name: "Bee" } }, icons: {} };
const HEROES: GameOption = {
  name: "heroes",
  label: "Hero",
  help: "",
  each: true,
  values: ["ant", "bee", "ant:red", "ant:blue"].map((id) => ({ id, name: id })),
};
const PLACE: GameOption = { name: "hero-4", label: "", help: "", usual: "none", values: ["none", "ant", "random"].map((id) => ({ id, name: id })) };

describe("a gallery", () => {
  it("shows everybody once, whatever decks they have", () => {
    expect(faces(GALLERY, HEROES).map(({ id }) => id)).toEqual(["ant", "bee"]);
    expect(faceOf(GALLERY, "ant:red")?.name).toBe("Ant");
    expect(faceOf(GALLERY, "none")).toBeUndefined();
  });
  it("knows the value by which chance decides", () => {
    expect(chance(HEROES)).toBe("");
    expect(chance(PLACE)).toBe("random");
    expect(chance({ ...PLACE, values: [{ id: "ant", name: "" }] })).toBeUndefined();
  });
  it("offers decks to who has several", () => {
    expect(decks(HEROES, "ant:red").map(({ id }) => id)).toEqual(["ant", "ant:red", "ant:blue"]);
    expect(decks(HEROES, "bee")).toEqual([]);
    expect(decks(HEROES, "")).toEqual([]);
  });
  it("offers the decks that somebody has built, too", () => {
    const built = { ...HEROES, values: [...HEROES.values, { id: "bee+2x1", name: "Friday" }] };
    expect(decks(built, "bee").map(({ name }) => name)).toEqual(["bee", "Friday"]);
    expect(faceOf(GALLERY, "bee+2x1")?.name).toBe("Bee");
  });
});
