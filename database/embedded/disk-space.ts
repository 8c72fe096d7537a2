import { statfs } from "node:fs/promises";
import type { Logger } from "pino";
import { EngineUnavailable } from "./engine-unavailable.ts";

const megabyte = 2 ** 20;

/**
 * PostgreSQL gives up where a log segment finds no room. Below this nothing is written any more; it
 * is what a second of the heaviest load can write, and some for the segments kept ahead (bytes).
 */
export const leastFree = 64 * megabyte;
/** Below this the log warns: some days of ordinary work are left. */
const warnBelow = 512 * megabyte;
/** Room that an empty database and its first hours of work take, beside what has to stay free. */
export const neededAtFirst = leastFree + 48 * megabyte;

const lookEveryMs = 1_000;
const repeatEveryMs = 3_600_000;

/** @returns bytes that this user may still write beneath the folder; unknown where nothing tells */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;

/** @returns rejects while the disk of the folder is nearly full; call it before every write */
export function watchDiskSpace(
  folder: string,
  log: Logger,
  measure = freeBytes,
): () => Promise<void> {
  let free = Number.POSITIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let told: { refusing: boolean; at: number } | undefined;

  async function look(now: number) {
    lookedAt = now;
    free = await measure(folder);
    if (free >= warnBelow) {
      if (told !== undefined) log.info({ free: inMegabytes(free) }, "the disk has room again");
      told = undefined;
      return;
    }
    const refusing = free < leastFree;
    if (told?.refusing === refusing && now - told.at < repeatEveryMs) return;
    told = { refusing, at: now };
    const facts = { folder, free: inMegabytes(free), least: inMegabytes(leastFree) };
    if (refusing) log.error(facts, "the disk is full: nothing is saved until there is room");
    else log.warn(facts, "the disk is getting full");
  }

  return async () => {
    const now = performance.now();
    if (now - lookedAt >= lookEveryMs) await look(now);
    if (free < leastFree) throw new EngineUnavailable("disk-full", `The disk of ${folder} is full`);
  };
}
