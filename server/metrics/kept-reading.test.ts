import { expect, it } from "vitest";
import { keptReading } from "./kept-reading.ts";

const times = { keepMs: 60_000, timeoutMs: 5_000 };
const ignored = () => undefined;

it("reads once for many callers, and again when what it keeps is old", async () => {
  let reads = 0;
  const read = keptReading(async () => ++reads, { keepMs: 30, timeoutMs: 5_000 }, ignored);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await read()).toBe(2);
});

it("does not try a failed read again at once, and tells why it failed", async () => {
  let reads = 0;
  const told: unknown[] = [];
  const read = keptReading(
    async () => {
      reads++;
      throw new Error("away");
    },
    times,
    (error) => told.push(error),
  );
  for (let round = 0; round < 5; round++) expect(await read()).toBeUndefined();
  expect(reads).toBe(1);
  expect(told).toEqual([new Error("away")]);
});

it("keeps nobody waiting for a slow read, and hands it out when it is there", async () => {
  let reads = 0;
  const slow = Promise.withResolvers<string>();
  const read = keptReading(
    () => {
      reads++;
      return slow.promise;
    },
    { ...times, timeoutMs: 20 },
    ignored,
  );
  expect(await read()).toBeUndefined();
  expect(await read()).toBeUndefined();
  expect(reads).toBe(1);
  slow.resolve("figures");
  expect(await read()).toBe("figures");
});
