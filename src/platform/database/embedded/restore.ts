import { existsSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { errorMessage } from "../error-message.ts";
import { bringBackFiles, bringBackMark, dumpInBackup, filesInBackup } from "../files-in-backup.ts";
import { migrate } from "../migrate.ts";
import type { RestoreRefusal, RestoreResult } from "../restore-result.ts";
import { tableChecksums } from "../table-checksums.ts";
import { flush, unpackArchive } from "./archive.ts";
import { databaseFolder, prepareDataFolder, verifiedFolder } from "./folder.ts";
import { lockFolder } from "./lock.ts";
import { runDatabase } from "./run-database.ts";

const ofServer = "a backup of a PostgreSQL server: set DATABASE_URL to restore it there";
const silent = pino({ level: "silent" });

/** Unpacks and opens the backup beside the database first; the previous one is renamed. */
export async function restoreEmbedded(
  dataDirectory: string,
  file: string,
  replace: boolean,
): Promise<RestoreResult> {
  return lockedFor(dataDirectory, replace, (folder) => restoreLocked(folder, file));
}

export const refuseEmbeddedRestore = (
  dataDirectory: string,
  replace: boolean,
): Promise<RestoreRefusal | undefined> => lockedFor(dataDirectory, replace, async () => undefined);

async function lockedFor<Result>(
  dataDirectory: string,
  replace: boolean,
  use: (folder: string) => Promise<Result>,
): Promise<Result | RestoreRefusal> {
  const folder = resolve(dataDirectory);
  const prepared = await prepareDataFolder(folder);
  if (!prepared.ok) return { ok: false, reason: "unusable", message: prepared.message };
  const locked = lockFolder(folder);
  if (!locked.ok)
    return {
      ok: false,
      reason: locked.reason === "locked" ? "in-use" : "unusable",
      message: `${locked.message} A restore needs the folder for itself.`,
    };
  try {
    if (!replace && (await isThere(databaseFolder(folder)))) return occupied(folder);
    return await use(folder);
  } finally {
    locked.lock.release();
  }
}

async function restoreLocked(folder: string, file: string): Promise<RestoreResult> {
  const unpacked = `${databaseFolder(folder)}.restoring`;
  await rm(unpacked, { recursive: true, force: true });
  try {
    const wrongKind = await otherKind(file);
    if (wrongKind !== undefined) return { ok: false, reason: "not-a-backup", message: wrongKind };
    await unpackArchive(file, unpacked);
    if (existsSync(join(unpacked, dumpInBackup))) throw new Error(ofServer);
    if (!existsSync(`${unpacked}/PG_VERSION`)) throw new Error("it holds no database");
    const tables = await openOnce(unpacked);
    const unpackedFiles = join(unpacked, filesInBackup);
    await bringBackFiles(folder, unpackedFiles);
    await bringBackMark(folder, unpackedFiles);
    await rm(unpackedFiles, { recursive: true, force: true });
    return { ok: true, tables, previous: await replaceDatabaseFolder(folder, unpacked) };
  } catch (error) {
    await rm(unpacked, { recursive: true, force: true });
    const message = `${file} could not be restored (${errorMessage(error)}). What was in ${folder} is untouched.`;
    return { ok: false, reason: "not-a-backup", message };
  }
}

async function openOnce(folder: string) {
  const { migrationDb: db, close } = await runDatabase({ folder }, silent);
  try {
    await migrate(db);
    const tables = await tableChecksums(db);
    await db.execute(sql`checkpoint`);
    return tables;
  } finally {
    await close();
  }
}

/** If it crashes between the two renames, the next start uses the verified folder. */
async function replaceDatabaseFolder(
  folder: string,
  unpacked: string,
): Promise<string | undefined> {
  const place = databaseFolder(folder);
  const verified = verifiedFolder(folder);
  await rename(unpacked, verified);
  flush(folder);
  let previous: string | undefined;
  if (existsSync(place)) {
    previous = `${place}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
    await rename(place, previous);
  }
  await rename(verified, place);
  flush(folder);
  return previous;
}

async function isThere(place: string) {
  return existsSync(place) && (await readdir(place)).length > 0;
}

function occupied(folder: string): RestoreRefusal {
  return {
    ok: false,
    reason: "not-empty",
    message: `${folder} holds a database already. With --replace the backup takes its place, and the present one is kept beside it.`,
  };
}

async function otherKind(file: string): Promise<string | undefined> {
  const handle = await open(file, "r");
  try {
    const start = Buffer.alloc(5);
    await handle.read(start, 0, 5, 0);
    if (start.toString("latin1") === "PGDMP") return `${file} is ${ofServer}.`;
    if (start[0] !== 0x1f || start[1] !== 0x8b) return `${file} is not a backup of this product.`;
  } finally {
    await handle.close();
  }
}
