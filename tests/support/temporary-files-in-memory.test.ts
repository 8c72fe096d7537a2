import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const program = `
  import { existsSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { keepTemporaryFilesInMemory } from "./tests/support/temporary-files-in-memory.ts";
  keepTemporaryFilesInMemory();
  console.log(JSON.stringify({ folder: tmpdir(), exists: existsSync(tmpdir()) }));`;

function run(env: Record<string, string>): { folder: string; exists: boolean } {
  const { TMPDIR: _, ...without } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...without, ...env },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

it("leaves alone where somebody has said where temporary files belong", () => {
  const folder = join(tmpdir(), "said");
  expect(run({ TMPDIR: folder })).toEqual({ folder, exists: false });
});

it("leaves nothing behind, and removes what a killed run has left", () => {
  const { folder, exists } = run({});
  expect(exists).toBe(true);
  if (!folder.startsWith("/dev/shm/")) return;
  expect(existsSync(folder)).toBe(false);

  // The process that had this number has ended just now.
  mkdirSync(folder);
  const [running, mine] = [
    `/dev/shm/tests-${process.pid}`,
    !existsSync(`/dev/shm/tests-${process.pid}`),
  ];
  if (mine) mkdirSync(running);
  run({});
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(running)).toBe(true);
  if (mine) rmSync(running, { recursive: true });
});
