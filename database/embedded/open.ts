import { resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { fromPglite } from "pg-boss";
import type { Logger } from "pino";
import type { OpenDatabase, OpenRefusal } from "../client.ts";
import { explain } from "../explain.ts";
import { migrate } from "../migrate.ts";
import * as schema from "../schema.ts";
import { backUpEmbedded } from "./backup.ts";
import { DurableFiles } from "./durable-files.ts";
import { startEngine } from "./engine.ts";
import { databaseFolder, prepareDatabase, prepareDataFolder } from "./folder.ts";
import { type FolderLock, lockFolder } from "./lock.ts";
import { startUpkeep } from "./upkeep.ts";

/** The engine itself is for backup and move; everything else goes through `db`. */
export interface EmbeddedDatabase extends OpenDatabase {
  engine: "embedded";
  pglite: PGlite;
}

export type EmbeddedResult = { ok: true; database: EmbeddedDatabase } | OpenRefusal;

/** Opens the database inside this process, creating it in `dataDirectory` where there is none. */
export async function openEmbedded(dataDirectory: string, log: Logger): Promise<EmbeddedResult> {
  const folder = resolve(dataDirectory);
  const prepared = await prepareDataFolder(folder);
  if (!prepared.ok) return prepared;
  const locked = lockFolder(folder);
  if (!locked.ok) return locked;
  const opened = await openLocked(folder, locked.lock, log);
  if (!opened.ok) locked.lock.release();
  return opened;
}

async function openLocked(folder: string, lock: FolderLock, log: Logger): Promise<EmbeddedResult> {
  const ready = await prepareDatabase(folder);
  if (!ready.ok) return ready;
  let pglite: PGlite;
  try {
    pglite = await startEngine({ fs: new DurableFiles(databaseFolder(folder)) });
  } catch (error) {
    log.error({ err: error }, "the embedded database does not start");
    return {
      ok: false,
      reason: "damaged",
      message: `The database in ${databaseFolder(folder)} does not start (${explain(error)}). Keep a copy of the folder, then bring back the last backup with: npm run db:restore FILE -- --replace`,
    };
  }
  const database = overPglite(pglite, folder, lock, log);
  try {
    await migrate(database.db);
  } catch (error) {
    log.error({ err: error }, "the schema could not be brought up to date");
    await database.close();
    return {
      ok: false,
      reason: "unmigrated",
      message: `The schema could not be brought up to date (${explain(error)}); nothing was changed.`,
    };
  }
  return { ok: true, database };
}

function overPglite(
  pglite: PGlite,
  folder: string,
  lock: FolderLock,
  log: Logger,
): EmbeddedDatabase {
  const upkeep = startUpkeep(pglite, log);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await upkeep.stop();
    await pglite.exec("checkpoint");
    await pglite.close();
    lock.release();
  };
  return {
    engine: "embedded",
    pglite,
    db: drizzle(pglite, { schema }),
    queueDatabase: fromPglite(pglite),
    ping: async () => void (await pglite.query("select 1")),
    backUp: (file) => backUpEmbedded(pglite, folder, file),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
