import { existsSync } from "node:fs";
import { access, constants, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { OpenRefusal } from "../client.ts";
import { errorMessage } from "../error-message.ts";
import { flush, unpackArchive } from "./archive.ts";
import { freeBytes, inMegabytes, minFreeBytes } from "./disk-space.ts";
import { emptyDatabaseArchive } from "./template.ts";

const filesVersion = "18";

export const databaseFolder = (dataDirectory: string) => join(dataDirectory, "database");

/** A restored database that opened successfully and is about to replace the present one. */
export const verifiedFolder = (dataDirectory: string) =>
  `${databaseFolder(dataDirectory)}.verified`;

export async function prepareDataFolder(folder: string): Promise<{ ok: true } | OpenRefusal> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return { ok: true };
  } catch (error) {
    return {
      ok: false,
      reason: "unwritable",
      message: `The data folder ${folder} cannot be used (${String(error)}). Give this user write access to it, or choose another folder with DATA_DIR.`,
    };
  }
}

export const isEmpty = (dataDirectory: string) =>
  ![databaseFolder(dataDirectory), verifiedFolder(dataDirectory)].some((place) =>
    existsSync(join(place, "PG_VERSION")),
  );

/** Creates an empty database if needed; a crash half-way leaves nothing that looks like one. */
export async function prepareDatabase(dataDirectory: string): Promise<{ ok: true } | OpenRefusal> {
  const folder = databaseFolder(dataDirectory);
  if (!existsSync(folder) && existsSync(verifiedFolder(dataDirectory)))
    await rename(verifiedFolder(dataDirectory), folder);
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined) {
    if (existsSync(folder) && (await readdir(folder)).length > 0) return foreign(folder);
    return createEmpty(dataDirectory, folder);
  }
  return version.trim() === filesVersion ? { ok: true } : otherVersion(folder, version.trim());
}

async function createEmpty(
  dataDirectory: string,
  folder: string,
): Promise<{ ok: true } | OpenRefusal> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await unpackArchive(await emptyDatabaseArchive(dataDirectory), unfinished);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    return {
      ok: false,
      reason: "unwritable",
      message: `The database could not be made in ${folder} (${errorMessage(error)}). Nothing of it was left behind.`,
    };
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  flush(dataDirectory);
  return { ok: true };
}

export async function checkRoom(
  dataDirectory: string,
  needed = minFreeBytes,
): Promise<{ ok: true } | OpenRefusal> {
  const free = await freeBytes(dataDirectory);
  if (free >= needed) return { ok: true };
  return {
    ok: false,
    reason: "full",
    message: `The disk of ${databaseFolder(dataDirectory)} has ${inMegabytes(free)} left, and the database needs ${inMegabytes(needed)}. Make room, or choose a folder on another disk with DATA_DIR.`,
  };
}

function foreign(folder: string): OpenRefusal {
  return {
    ok: false,
    reason: "foreign",
    message: `${folder} holds files that are not a database of this product; nothing in it was touched. Move them away, or choose another folder with DATA_DIR.`,
  };
}

function otherVersion(folder: string, version: string): OpenRefusal {
  return {
    ok: false,
    reason: "foreign",
    message: `${folder} holds a database of PostgreSQL ${version}; this release reads ${filesVersion}. Start the release that wrote it, take a backup with db:move-to-postgres, and see docs/operations.md.`,
  };
}
