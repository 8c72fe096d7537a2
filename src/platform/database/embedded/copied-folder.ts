/** Copies a folder in two rounds: most of it while its files may still change, and at a quiet moment what has. */
import { type BigIntStats, constants, lstatSync, readdirSync } from "node:fs";
import { copyFile, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

export interface FolderCopy {
  /** Call it while nobody writes to the folder: the copy is then what the folder is at that moment. */
  finish(): Promise<void>;
}

/**
 * A file that was written shortly before it was copied may be written again within the same tick of the
 * clock, and is copied again.
 */
const unsureMs = 3_000n;

/** Looking at this many files in a row holds the event loop for a few milliseconds. */
const filesAtOnce = 100;

/** @param to an empty folder */
export async function beginFolderCopy(from: string, to: string): Promise<FolderCopy> {
  const begun = BigInt(Date.now());
  const copied = new Map<string, BigIntStats>();
  for (const path of await readdir(from, { recursive: true })) {
    try {
      const stats = await lstat(join(from, path), { bigint: true });
      if (stats.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
      else {
        await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
        copied.set(path, stats);
      }
    } catch (error) {
      // It was deleted since the folder was read.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  const isSame = (path: string, now: BigIntStats): boolean => {
    const then = copied.get(path);
    return (
      then !== undefined &&
      then.ino === now.ino &&
      then.size === now.size &&
      then.mtimeNs === now.mtimeNs &&
      then.ctimeNs === now.ctimeNs &&
      now.mtimeMs < begun - unsureMs
    );
  };
  return {
    async finish() {
      // The threads behind this one give way to everything, and everybody waits for this.
      const paths = readdirSync(from, { recursive: true, encoding: "utf8" });
      const left = new Set(copied.keys());
      for (const [at, path] of paths.entries()) {
        if (at % filesAtOnce === 0) await setImmediate();
        left.delete(path);
        const now = lstatSync(join(from, path), { bigint: true });
        if (now.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
        else if (!isSame(path, now))
          await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
      }
      for (const path of left) await rm(join(to, path), { force: true });
    },
  };
}
