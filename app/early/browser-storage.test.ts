import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserStorage, FullStorage, forbiddenStorage } from "#tests/support/browser-storage.ts";

let storage: BrowserStorage;

function give(kind: BrowserStorage | null) {
  storage = kind ?? storage;
  vi.stubGlobal("localStorage", kind);
}

/** A module of its own in the same page, as the early script and React's bundle are. */
async function load() {
  vi.resetModules();
  return import("./browser-storage.ts");
}

beforeEach(() => {
  vi.stubGlobal("document", {});
  give(new BrowserStorage());
});
afterEach(() => vi.unstubAllGlobals());

class Unreadable extends BrowserStorage {
  override getItem(): string | null {
    throw new DOMException("The operation is insecure.", "SecurityError");
  }
}

/** Takes everything and keeps nothing, as some extensions have it. */
class Forgetful extends BrowserStorage {
  override setItem(): void {}
}

describe.each([
  ["is forbidden", forbiddenStorage],
  ["is full", () => new FullStorage()],
  ["cannot be read", () => new Unreadable()],
  ["forgets what it takes", () => new Forgetful()],
  ["is switched off", () => null],
])("storage that %s", (_, kind) => {
  it("leaves the page with what it kept itself, in both of its scripts", async () => {
    give(kind());
    const [early, react] = [await load(), await load()];
    early.store("draft:quote", "typed");
    expect(react.readStored("draft:quote")).toBe("typed");
    expect(react.outlivesPage("draft:quote")).toBe(false);
    expect(react.storedNames()).toContain("draft:quote");
    react.removeStored("draft:quote");
    expect(early.readStored("draft:quote")).toBeNull();
    expect(early.storedNames()).not.toContain("draft:quote");
  });
});

it("prefers what it could not store to what is stored from before", async () => {
  storage.setItem("draft:quote", "old");
  give(Object.assign(new FullStorage(), storage));
  const { store, readStored } = await load();
  expect(readStored("draft:quote")).toBe("old");
  store("draft:quote", "new");
  expect(readStored("draft:quote")).toBe("new");
});

it("still knows what it wrote when storage is forbidden later on", async () => {
  const { store, readStored, storedNames } = await load();
  store("draft:quote", "typed");
  give(forbiddenStorage());
  expect(readStored("draft:quote")).toBe("typed");
  expect(storedNames()).toEqual(["draft:quote"]);
});

it("stores what it kept itself as soon as there is room", async () => {
  give(new FullStorage());
  const { store, outlivesPage } = await load();
  store("outbox:one", "waits");
  give(new BrowserStorage());
  store("outbox:one", "waits on");
  expect(storage.getItem("outbox:one")).toBe("waits on");
  expect(outlivesPage("outbox:one")).toBe(true);
});

it("sees what another tab has removed and written", async () => {
  const { store, removeStored, readStored, storedNames } = await load();
  store("outbox:one", "waits");
  storage.removeItem("outbox:one");
  expect(readStored("outbox:one")).toBeNull();
  expect(storedNames()).toEqual([]);
  removeStored("outbox:one");
  storage.setItem("outbox:one", "waits again");
  expect(readStored("outbox:one")).toBe("waits again");
  expect(storedNames()).toEqual(["outbox:one"]);
});
