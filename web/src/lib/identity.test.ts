import { beforeEach, describe, expect, it, vi } from "vitest";

const TICKET = { table: "x", token: "secret", nonce: "n", commitment: "" };

/** As a newly opened page would load it. */
async function opened() {
  vi.resetModules();
  return (await import("./identity.svelte")).identity;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("window", new EventTarget());
});

describe("who we are in this browser", () => {
  it("speaks the browser's language until told otherwise", async () => {
    vi.stubGlobal("navigator", { language: "fr-CA" });
    expect((await opened()).lang).toBe("fr");
    vi.stubGlobal("navigator", { language: "de" });
    expect((await opened()).lang).toBe("en");
    (await opened()).lang = "fr";
    expect((await opened()).lang).toBe("fr");
  });
  it("remembers seats, the newest first, each table once", async () => {
    const identity = await opened();
    identity.keep(TICKET);
    identity.keep({ ...TICKET, table: "y" });
    identity.keep({ ...TICKET, token: "other" });
    const later = await opened();
    expect(later.tables.map((ticket) => ticket.table)).toEqual(["x", "y"]);
    expect(later.ticket("x")?.token).toBe("other");
    later.forget("x");
    expect((await opened()).ticket("x")).toBeUndefined();
  });
  it("keeps the first promise of a table, whatever it says later", async () => {
    const identity = await opened();
    identity.keep(TICKET);
    identity.promised("x", "first");
    identity.promised("x", "second");
    expect((await opened()).ticket("x")?.commitment).toBe("first");
  });
  it("says when nothing can be kept, and goes on", async () => {
    const refuse = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    const identity = await opened();
    expect(identity.keeps).toBe(true);
    identity.name = "Ada";
    expect(identity.keeps).toBe(false);
    expect(identity.name).toBe("Ada");
    refuse.mockRestore();
  });
  it("hears what another tab keeps", async () => {
    const [here, there] = [await opened(), await opened()];
    there.name = "Ada";
    expect(here.name).toBe("");
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "tablee" }));
    expect(here.name).toBe("Ada");
  });
  it("starts anew over something that is not its own", async () => {
    localStorage.setItem("tablee", "{broken");
    const identity = await opened();
    expect(identity.keeps).toBe(true);
    expect(identity.tables).toEqual([]);
  });
});
