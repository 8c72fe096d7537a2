import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type LockResult =
  | { ok: true; lock: FolderLock }
  | { ok: false; reason: "locked" | "unwritable"; message: string };

export interface FolderLock {
  release(): void;
}

/**
 * PGlite has no lock of its own, and two processes on one folder corrupt it silently. SQLite's lock is
 * the kernel's: it ends with the process, even after `kill -9`, unlike a PID file.
 */
export function lockFolder(folder: string): LockResult {
  const file = join(folder, "database.lock");
  const holderFile = join(folder, "database.holder");
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { timeout: 0 });
    sqlite.exec("pragma journal_mode = memory; begin exclusive");
    nameHolder(holderFile);
  } catch (error) {
    sqlite?.close();
    if (isBusy(error)) return { ok: false, reason: "locked", message: inUse(folder, holderFile) };
    return {
      ok: false,
      reason: "unwritable",
      message: `The lock file ${file} cannot be written (${String(error)}). Give this user write access to ${folder}, or choose another folder with DATA_DIR.`,
    };
  }
  const lockDatabase = sqlite;
  return {
    ok: true,
    lock: {
      release() {
        rmSync(holderFile, { force: true });
        lockDatabase.close();
      },
    },
  };
}

/** Only the error message of a second process needs the file; a full disk must not stop the first. */
function nameHolder(holderFile: string) {
  try {
    writeFileSync(holderFile, `${process.pid} ${new Date().toISOString()}\n`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown) {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function inUse(folder: string, holderFile: string) {
  const [pid, since] = readHolder(holderFile);
  const who = pid === undefined ? "Another process" : `Process ${pid}, running since ${since},`;
  return `${who} is using the database in ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`;
}

function readHolder(holderFile: string) {
  try {
    return readFileSync(holderFile, "utf8").trim().split(" ");
  } catch {
    return [];
  }
}
