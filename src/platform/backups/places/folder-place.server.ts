import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { freeBytes, inMegabytes } from "#platform/database/embedded/disk-space.ts";
import { flush } from "#platform/files/flush.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { BackupFailure } from "../backup-failure.ts";
import { type BackupPlace, expectPlaceKey, isPlaceKey, type PlaceEntry } from "./place.ts";

/** Stays free: a backup never takes the room that records and photos need. */
const reservedBytes = 256 * 2 ** 20;

const unfinished = "unfinished";

/** @param folder made when it is first written to */
export function openFolderPlace(folder: string): BackupPlace {
  const pathOf = (key: string) => join(folder, expectPlaceKey(key));
  const inPlace = <Result>(work: () => Promise<Result>) =>
    work().catch((error: unknown) => {
      throw failureOf(error, folder);
    });
  return {
    kind: "folder",
    label: folder,
    put: (key, content) => inPlace(() => putWhole(folder, pathOf(key), content)),
    link: (key, path) =>
      inPlace(async () => {
        const target = pathOf(key);
        await makeFolder(dirname(target));
        // Another disk, or a file system without links: it is copied then.
        return link(path, target).then(
          () => true,
          (error: unknown) => codeOf(error) === "EEXIST",
        );
      }),
    get: (key) => inPlace(() => readFile(pathOf(key)).catch(ifMissing)),
    async *list(start) {
      yield* entriesIn(folder, pathOf(start));
    },
    folders: () =>
      inPlace(async () => {
        const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing);
        return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
      }),
    delete: (key) =>
      inPlace(async () => {
        const path = pathOf(key);
        await rm(path, { force: true });
        await removeEmpty(dirname(path), folder);
      }),
    sweep: () => inPlace(() => sweepUnfinished(join(folder, unfinished))),
  };
}

async function putWhole(folder: string, target: string, content: Buffer): Promise<void> {
  await makeFolder(join(folder, unfinished));
  await expectRoom(folder, content.length);
  const written = join(folder, unfinished, randomUUID());
  try {
    await writeFlushed(written, content);
    await makeFolder(dirname(target));
    await rename(written, target);
    await flush(dirname(target));
  } catch (error) {
    await rm(written, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** A new folder is durable only with the one above it. */
async function makeFolder(path: string): Promise<void> {
  const highest = await mkdir(path, { recursive: true, mode: 0o700 });
  if (highest === undefined) return;
  for (let folder = path; folder.length >= highest.length; folder = dirname(folder))
    await flush(dirname(folder));
}

/** Stops at the first folder that is not empty. */
async function removeEmpty(path: string, end: string): Promise<void> {
  if (path === end) return;
  const isGone = await rmdir(path).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(dirname(path), end);
}

async function* entriesIn(folder: string, beneath: string): AsyncGenerator<PlaceEntry> {
  const entries = await readdir(beneath, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw failureOf(error, folder);
  });
  for (const entry of entries) {
    const path = join(beneath, entry.name);
    if (entry.isDirectory()) yield* entriesIn(folder, path);
    const key = relative(folder, path);
    if (!entry.isFile() || !isPlaceKey(key)) continue;
    const stats = await stat(path).catch(() => undefined);
    if (stats !== undefined) yield { key, bytes: stats.size };
  }
}

/** A younger file may be another installation's, which is writing at this moment. */
async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(ifMissing)) ?? []) {
    const path = join(folder, name);
    const stats = await stat(path).catch(ifMissing);
    if (stats !== undefined && Date.now() - stats.mtimeMs > dayMs) await rm(path, { force: true });
  }
}

async function expectRoom(folder: string, bytes: number): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= bytes + reservedBytes) return;
  throw new BackupFailure(
    "no-room",
    `The disk of ${folder} has ${inMegabytes(free)} left, of which ${inMegabytes(reservedBytes)} have to stay free.`,
  );
}

async function writeFlushed(path: string, content: Buffer): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Errors of the file system are the place's; all others are bugs. */
function failureOf(error: unknown, folder: string): unknown {
  const code = codeOf(error);
  if (error instanceof BackupFailure || code === undefined) return error;
  if (code === "ENOSPC" || code === "EDQUOT")
    return new BackupFailure("no-room", `The disk of ${folder} is full.`);
  return new BackupFailure("place-away", `${folder} cannot be used (${String(error)}).`);
}

function ifMissing(error: unknown): undefined {
  if (codeOf(error) === "ENOENT") return undefined;
  throw error;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && "syscall" in error ? String(error.code) : undefined;
