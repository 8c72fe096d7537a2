import { statfs } from "node:fs/promises";
import type { Logger } from "pino";
import { EngineUnavailable } from "./engine-unavailable.ts";

const megabyte = 2 ** 20;

/** PostgreSQL panics without space for its log: a second of the heaviest load and segments ahead. */
export const minFreeBytes = 64 * megabyte;
/** The log warns below this, when some days of ordinary work are left. */
const warnBelow = 512 * megabyte;
/** An empty database and its first hours of work take this much. */
export const neededAtFirst = minFreeBytes + 48 * megabyte;

const measureEveryMs = 1_000;
const repeatEveryMs = 3_600_000;

/** @returns bytes that this user may still write beneath the folder; infinite where unknown */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;

/** @returns rejects while the disk is nearly full; call it before every write */
export function watchDiskSpace(
  folder: string,
  log: Logger,
  measure = freeBytes,
): () => Promise<void> {
  let free = Number.POSITIVE_INFINITY;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let reported: { refusing: boolean; at: number } | undefined;

  async function check(now: number) {
    measuredAt = now;
    free = await measure(folder);
    if (free >= warnBelow) {
      if (reported !== undefined) log.info({ free: inMegabytes(free) }, "disk space recovered");
      reported = undefined;
      return;
    }
    const refusing = free < minFreeBytes;
    if (reported?.refusing === refusing && now - reported.at < repeatEveryMs) return;
    reported = { refusing, at: now };
    const facts = { folder, free: inMegabytes(free), least: inMegabytes(minFreeBytes) };
    if (refusing)
      log.error(
        { ...facts, advice: "nothing is saved until there is room" },
        "disk space exhausted",
      );
    else log.warn(facts, "low disk space detected");
  }

  return async () => {
    const now = performance.now();
    if (now - measuredAt >= measureEveryMs) await check(now);
    if (free < minFreeBytes)
      throw new EngineUnavailable("disk-full", `The disk of ${folder} is full`);
  };
}
