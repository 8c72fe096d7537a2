import type { Logger } from "pino";
import { commandName } from "../../command-name.server.ts";
import type { ObserveStatement, OpenDatabase, OpenRefusal } from "../client.ts";
import { errorMessage } from "../error-message.ts";
import { migrate } from "../migrate.ts";
import { backUpEmbedded } from "./backup.ts";
import { claimFolder } from "./claim-folder.ts";
import { copyEmbedded } from "./copy-database.ts";
import { watchDiskSpace } from "./disk-space.ts";
import { checkRoom, databaseFolder } from "./folder.ts";
import type { FolderLock } from "./lock.ts";
import { startMaintenance } from "./maintenance.ts";
import { type RunningDatabase, runDatabase } from "./run-database.ts";

export type EmbeddedResult = { ok: true; database: OpenDatabase } | OpenRefusal;

export async function openEmbedded(
  dataDirectory: string,
  log: Logger,
  observe?: ObserveStatement,
): Promise<EmbeddedResult> {
  const claimed = await claimFolder(dataDirectory);
  if (!claimed.ok) return claimed;
  const opened = await openClaimed(claimed.folder, claimed.lock, log, observe);
  if (!opened.ok) claimed.lock.release();
  return opened;
}

async function openClaimed(
  folder: string,
  lock: FolderLock,
  log: Logger,
  observe: ObserveStatement | undefined,
): Promise<EmbeddedResult> {
  const beforeWriting = watchDiskSpace(folder, log);
  let running: RunningDatabase;
  try {
    running = await runDatabase({ folder: databaseFolder(folder) }, log, {
      beforeWriting,
      observe,
    });
  } catch (error) {
    log.error({ err: error }, "database start failed");
    const room = await checkRoom(folder);
    return room.ok ? damaged(folder, error) : room;
  }
  try {
    await migrate(running.migrationDb);
  } catch (error) {
    log.error({ err: error }, "database migration failed");
    await running.close();
    const message = `The schema could not be brought up to date (${errorMessage(error)}); nothing was changed.`;
    const room = await checkRoom(folder);
    return room.ok ? { ok: false, reason: "unmigrated", message } : room;
  }
  return { ok: true, database: asOpened(running, folder, lock, log) };
}

function damaged(folder: string, error: unknown): OpenRefusal {
  return {
    ok: false,
    reason: "damaged",
    message: `The database in ${databaseFolder(folder)} does not start (${errorMessage(error)}). Keep a copy of the folder, then bring back the last backup with: ${commandName("db:restore")} FILE -- --replace`,
  };
}

function asOpened(
  running: RunningDatabase,
  folder: string,
  lock: FolderLock,
  log: Logger,
): OpenDatabase {
  const maintenance = startMaintenance(running.writing, log);
  let closing: Promise<void> | undefined;
  const close = async () => {
    const stopped = maintenance.stop();
    await running.close();
    await stopped;
    lock.release();
  };
  return {
    engine: "embedded",
    db: running.db,
    accounts: running.accounts,
    signedIn: running.signedIn,
    background: running.background,
    queueDatabase: running.queueDatabase,
    health: running.health,
    connections: running.connections,
    ping: running.ping,
    listen: running.listen,
    backUp: (file) => backUpEmbedded(running.sessions, folder, file),
    copyDatabase: (readFacts, use) => copyEmbedded(running.sessions, folder, readFacts, use),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
