import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import type { Database } from "../client.ts";
import { CopyFailed, type CopyResult, type DatabaseCopy } from "../copied-database.ts";
import { countRows } from "../count-rows.ts";
import { errorMessage } from "../error-message.ts";
import { folderBytes } from "./archive.ts";
import { beginFolderCopy } from "./copied-folder.ts";
import { freeBytes, inMegabytes, minFreeBytes } from "./disk-space.ts";
import { databaseFolder } from "./folder.ts";
import { drizzleOver } from "./run-database.ts";
import type { Sessions } from "./sessions.ts";

/** Generous: checkpoint and copy may take long on a slow disk. */
const timeouts = { turnMs: 60_000, silenceMs: 120_000, sessionMs: 3_600_000 };

/** Folders in which this process is copying. */
const underWay = new Set<string>();
const nameOfCopy = /^backup-\d+-\d+$/;

/**
 * Copies the files, the last of them while no statement runs, and hands the copy over while the database works again.
 * @param readFacts in the same moment
 */
export async function copyEmbedded<Facts, Result>(
  sessions: Pick<Sessions, "use">,
  dataDirectory: string,
  readFacts: (db: Database) => Promise<Facts>,
  use: (copy: DatabaseCopy<Facts>) => Promise<Result>,
): Promise<CopyResult<Result>> {
  const missing = await missingRoom(dataDirectory);
  if (missing !== undefined) return { ok: false, reason: "no-room", message: missing };
  return withCopiedFolder(dataDirectory, async (folder) => {
    let facts: Facts;
    let tables: DatabaseCopy<Facts>["tables"];
    try {
      [facts, tables] = await copyFolder(sessions, dataDirectory, folder, async (db) => [
        await readFacts(db),
        await countRows(db),
      ]);
    } catch (error) {
      return { ok: false, reason: reasonOf(error), message: errorMessage(error) };
    }
    const bytes = await folderBytes(folder);
    const archive = packed(folder);
    const content = failingByName(archive);
    try {
      return { ok: true, result: await use({ kind: "folder", facts, tables, bytes, content }) };
    } catch (error) {
      if (!(error instanceof CopyFailed)) throw error;
      return { ok: false, reason: error.reason, message: error.message };
    } finally {
      archive.destroy();
    }
  });
}

async function* failingByName(archive: Readable): AsyncGenerator<Buffer> {
  try {
    yield* archive;
  } catch (error) {
    throw new CopyFailed(reasonOf(error), errorMessage(error));
  }
}

/** The folder is removed afterwards, as are those of processes that were killed. */
export async function withCopiedFolder<Result>(
  dataDirectory: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const name = `backup-${process.pid}-${Date.now()}`;
  const folder = join(dataDirectory, name);
  underWay.add(folder);
  try {
    // Only one process holds the data folder, so no other is copying in it.
    for (const left of await readdir(dataDirectory)) {
      const path = join(dataDirectory, left);
      if (nameOfCopy.test(left) && !underWay.has(path))
        await rm(path, { recursive: true, force: true });
    }
    await mkdir(folder, { mode: 0o700 });
    return await use(folder);
  } finally {
    underWay.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Nobody else is served in the last turn, so that only what has changed since the first round is copied
 * in it: a few files of a thousand.
 * @param read what is asked at the moment of the copy
 */
export async function copyFolder<Facts>(
  sessions: Pick<Sessions, "use">,
  dataDirectory: string,
  folder: string,
  read: (db: Database) => Promise<Facts>,
): Promise<Facts> {
  // A checkpoint now leaves less to write, and to copy, while everybody waits.
  await sessions.use((session) => session.query("checkpoint"), timeouts);
  const copy = await beginFolderCopy(databaseFolder(dataDirectory), folder);
  return sessions.use(async (session) => {
    await session.query("checkpoint");
    const facts = await read(drizzleOver(session));
    // The engine writes to its files only while it runs a statement.
    await copy.finish();
    // Had this engine died meanwhile, its successor would have written to the files.
    await session.query("select 1");
    return facts;
  }, timeouts);
}

/** @returns the error where the copy would use the space that the database itself needs */
export async function missingRoom(dataDirectory: string): Promise<string | undefined> {
  const needed = (await folderBytes(databaseFolder(dataDirectory))) + minFreeBytes;
  const free = await freeBytes(dataDirectory);
  if (free >= needed) return undefined;
  return `A backup copies the database first: ${dataDirectory} has ${inMegabytes(free)} left, and ${inMegabytes(needed)} are needed. Nothing was written.`;
}

function packed(folder: string): Readable {
  const gzip = createGzip({ level: 4 });
  // An error of either destroys both, and reaches whoever reads.
  pipeline(packTar(folder), gzip, () => undefined);
  return gzip;
}

const reasonOf = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOSPC" ? "no-room" : "database";
