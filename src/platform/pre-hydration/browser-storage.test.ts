import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserStorage, FullStorage, forbiddenStorage } from "#tests/support/browser-storage.ts";

let storage: BrowserStorage;

function useStorage(kind: BrowserStorage | null) {
  storage = kind ?? storage;
  vi.stubGlobal("localStorage", kind);
}

async function load() {
  vi.resetModules();
  return import("./browser-storage.ts");
}

beforeEach(() => {
  vi.stubGlobal("document", {});
  useStorage(new BrowserStorage());
});
afterEach(() => vi.unstubAllGlobals());

class UnreadableStorage extends BrowserStorage {
  override getItem(): string | null {
    throw new DOMException("The operation is insecure.", "SecurityError");
  }
}

/** Some browser extensions accept every write and store nothing. */
class DiscardingStorage extends BrowserStorage {
  override setItem(): void {}
}

describe.each([
  ["is forbidden", forbiddenStorage],
  ["is full", () => new FullStorage()],
  ["cannot be read", () => new UnreadableStorage()],
  ["stores nothing", () => new DiscardingStorage()],
  ["is switched off", () => null],
])("storage that %s", (_, kind) => {
  it("leaves both scripts of the page the value in memory", async () => {
    useStorage(kind());
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

it("prefers a value that could not be stored to an older stored one", async () => {
  storage.setItem("draft:quote", "old");
  useStorage(Object.assign(new FullStorage(), storage));
  const { store, readStored } = await load();
  expect(readStored("draft:quote")).toBe("old");
  store("draft:quote", "new");
  expect(readStored("draft:quote")).toBe("new");
});

it("still knows what it wrote when storage is forbidden later on", async () => {
  const { store, readStored, storedNames } = await load();
  store("draft:quote", "typed");
  useStorage(forbiddenStorage());
  expect(readStored("draft:quote")).toBe("typed");
  expect(storedNames()).toEqual(["draft:quote"]);
});

it("stores the value in memory with the next write that has room", async () => {
  useStorage(new FullStorage());
  const { store, outlivesPage } = await load();
  store("outbox:one", "waits");
  useStorage(new BrowserStorage());
  store("outbox:one", "waits on");
  expect(storage.getItem("outbox:one")).toBe("waits on");
  expect(outlivesPage("outbox:one")).toBe(true);
});

it("sees what another tab removes and writes", async () => {
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
