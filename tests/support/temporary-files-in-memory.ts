/**
 * Temporary files of a test run on Linux's file system in memory. Each database is a thousand files: on ext4,
 * which does not use the number of a file again for seconds, making one takes a second instead of 70 ms.
 */
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const prefix = "tests-";
/** Several times of what a whole run has had at once. */
const neededBytes = 8 * 1024 ** 3;

/**
 * Applies to this process and all that it starts. Nothing changes without enough memory, as in small
 * containers.
 */
export function keepTemporaryFilesInMemory(): void {
  // Workers read the configuration again.
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  removeLeftFolders();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as somebody else, and has its data beneath it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  if (freemem() < neededBytes) return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftFolders(): void {
  for (const name of readdirSync(memory).filter((name) => name.startsWith(prefix)))
    if (hasEnded(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true });
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // A process of somebody else may not be asked, and is running.
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
