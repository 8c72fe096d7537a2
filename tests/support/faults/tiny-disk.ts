/** A disk of a few megabytes, in memory; only root may mount one. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export const canMount = process.getuid?.() === 0 && process.platform === "linux";

const megabyte = 2 ** 20;

export interface TinyDisk {
  path: string;
  /** Fills it with something else until so much is left. */
  leave(megabytes: number): void;
  /** Takes away what filled it. */
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
    leave(left) {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left * megabyte)));
    },
    clear: () => rmSync(filler, { force: true }),
  };
}
