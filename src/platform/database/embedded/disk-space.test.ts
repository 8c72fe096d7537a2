import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isDatabaseUnavailable } from "../unavailable.ts";
import { watchDiskSpace } from "./disk-space.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const megabyte = 2 ** 20;

function watched(megabytes: number) {
  const disk = { free: megabytes * megabyte, looks: 0 };
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const beforeWriting = watchDiskSpace("/data", log, async () => {
    disk.looks++;
    return disk.free;
  });
  return { disk, lines, beforeWriting };
}

it("allows writes and logs nothing while there is room", async () => {
  const { beforeWriting, lines } = watched(2_000);
  await beforeWriting();
  expect(lines).toEqual([]);
});

it("warns once long before it refuses, and refuses as a full disk does", async () => {
  const { disk, beforeWriting, lines } = watched(300);
  await beforeWriting();
  vi.advanceTimersByTime(1_000);
  await beforeWriting();
  disk.free = 30 * megabyte;
  vi.advanceTimersByTime(1_000);
  const refused = await beforeWriting().catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "53100" });
  expect(isDatabaseUnavailable(refused)).toBe(true);
  disk.free = 2_000 * megabyte;
  vi.advanceTimersByTime(1_000);
  await beforeWriting();
  expect(lines).toEqual([
    "low disk space detected",
    "disk space exhausted",
    "disk space recovered",
  ]);
});

it("measures once a second, however much is written", async () => {
  const { disk, beforeWriting } = watched(2_000);
  for (let n = 0; n < 100; n++) await beforeWriting();
  expect(disk.looks).toBe(1);
});

it("reports a full disk every hour", async () => {
  const { beforeWriting, lines } = watched(10);
  for (let minutes = 0; minutes < 125; minutes++) {
    await beforeWriting().catch(() => undefined);
    vi.advanceTimersByTime(60_000);
  }
  expect(lines).toHaveLength(3);
});
