import { minuteMs } from "#platform/format/durations.ts";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { type Sent, sendEntries, type Transport } from "./send-entries.ts";
import {
  countTry,
  type Entry,
  listEntries,
  markEntry,
  removeEntry,
  storeEntry,
} from "./unsent-store.ts";

const person = "ann";
const storeName = "tonight";

const entry = (id: string): Entry => ({
  id,
  person,
  room: storeName,
  subject: "visit",
  at: "2026-03-01T01:00:00Z",
  act: {},
  photos: [],
});

beforeEach(async () => {
  for (const entry of await listEntries(person)) await removeEntry(entry);
  for (const id of ["first", "second", "third"]) await storeEntry(entry(id), []);
});

const stored = () => listEntries(person, storeName);
const onlyEntry = async () => {
  const [entry] = await stored();
  if (entry === undefined) throw new Error("nothing is stored");
  return entry;
};

/** Sends as the store does, again and again. @param apartMs between two rounds @returns how each ended */
async function rounds(count: number, answer: (id: string) => Sent<string>, apartMs = 20_000) {
  const order: string[] = [];
  const ends: (string | undefined)[] = [];
  const transport: Transport<string> = {
    sendEntry: async ({ id }) => {
      order.push(id);
      return answer(id);
    },
    sendPhoto: async () => ({ state: "offline" }),
  };
  for (let round = 0; round < count; round++) {
    const halt = await sendEntries({
      person,
      storeName,
      transport,
      onChange: async () => undefined,
      now: () => round * apartMs,
    });
    ends.push(halt?.state);
  }
  return { order, ends };
}

const taken = { state: "taken", answer: "" } as const;
const firstFails = (id: string): Sent<string> => (id === "first" ? { state: "failed" } : taken);

it("sets aside what fails again and again, and the rest of the night goes", async () => {
  const { order, ends } = await rounds(5, firstFails);
  expect(ends).toEqual(["failed", "failed", "failed", "failed", undefined]);
  expect(order).toEqual(["first", "first", "first", "first", "first", "second", "third"]);
  expect(await stored()).toMatchObject([{ id: "first", refusal: "set-aside" }]);
});

it("waits for ever where nobody answers or all are busy, and sets nothing aside", async () => {
  for (const halt of [{ state: "offline" }, { state: "busy", waitMs: minuteMs }] as const) {
    const { ends } = await rounds(20, () => halt);
    expect(new Set(ends)).toEqual(new Set([halt.state]));
  }
  const left = await stored();
  expect(left.map(({ id, refusal, tries }) => [id, refusal, tries])).toEqual(
    ["first", "second", "third"].map((id) => [id, undefined, undefined]),
  );
});

it("goes on in order once the server takes it", async () => {
  let failures = 3;
  const { order } = await rounds(4, () => (failures-- > 0 ? { state: "failed" } : taken));
  expect(order.slice(-3)).toEqual(["first", "second", "third"]);
  expect(await stored()).toEqual([]);
});

describe("tries", () => {
  it("within ten seconds are one, also by a clock that was put right meanwhile", async () => {
    await rounds(20, firstFails, 400);
    expect(await onlyTries()).toBe(1);
    const entry = await onlyEntry();
    expect(await countTry(entry, 30_000)).toBe(2);
    // Hours back by this clock: still another try.
    expect(await countTry(entry, -5 * 60 * minuteMs)).toBe(3);
  });

  it("begin anew where its owner sends it again", async () => {
    await rounds(5, firstFails);
    await markEntry(await onlyEntry(), undefined);
    const again = await onlyEntry();
    expect(again).not.toHaveProperty("refusal");
    expect(again).not.toHaveProperty("tries");
    const { ends } = await rounds(5, firstFails);
    expect(ends).toEqual(["failed", "failed", "failed", "failed", undefined]);
  });

  it("of what is gone meanwhile, by another tab, store nothing", async () => {
    const entry = await onlyEntry();
    await removeEntry(entry);
    await countTry(entry);
    await markEntry(entry, "set-aside");
    expect((await stored()).map(({ id }) => id)).toEqual(["second", "third"]);
  });
});

const onlyTries = async () => (await onlyEntry()).tries;
