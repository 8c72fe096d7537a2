/** A disk of a few megabytes, in memory; only root may mount one. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

export const canMount = process.getuid?.() === 0 && process.platform === "linux";

const run = promisify(execFile);
const megabyte = 2 ** 20;

export interface TinyDisk {
  path: string;
  leave(megabytes: number): Promise<void>;
  clear(): void;
}

/** Unmounted when the test has finished. */
export function mountTinyDisk(megabytes: number): TinyDisk {
  const path = mkdtempSync(join(tmpdir(), "cleardawn-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path]);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", path]);
    rmSync(path, { recursive: true });
  });
  const filler = join(path, "something-else");
  return {
    path,
    async leave(left) {
      const { bavail, bsize } = statfsSync(path);
      const blocks = Math.ceil(Math.max(0, bavail * bsize - left * megabyte) / megabyte);
      // Fails at the end if others use the last space meanwhile; the disk is full then.
      await run("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M", `count=${blocks}`]).catch(() => 0);
    },
    clear: () => rmSync(filler, { force: true }),
  };
}
