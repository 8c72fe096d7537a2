import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { program } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const run = promisify(execFile);
const commits = 5;
const strace = spawnSync("strace", ["-f", "-e", "trace=fdatasync", "true"]).status === 0;

/** A line for each begun commit, each flush of the write-ahead log and each acknowledgement. */
type Trace = string[];

it.runIf(strace)(
  "flushes the log before it acknowledges a commit (system calls, by strace)",
  async () => {
    const { stderr } = await run(
      "strace",
      [
        ...["-f", "-y", "-s", "64", "-e", "trace=fsync,fdatasync,write"],
        ...[process.execPath, program("commit-and-tell"), temporaryFolder(), String(commits)],
      ],
      { maxBuffer: 64 * 2 ** 20 },
    );
    expectFlushes(
      stderr.split("\n").flatMap((line) => {
        if (/f(data)?sync\(\d+<[^>]*\/pg_wal\/[^>]*>\)\s+= 0/.test(line)) return ["flush"];
        return /write\(1<[^>]*>, "((?:begin|acknowledged) \d+)\\n"/.exec(line)?.[1] ?? [];
      }),
    );
  },
  60_000,
);

it.skipIf(strace)(
  "flushes the log before it acknowledges a commit (calls of fdatasync, as strace cannot run here)",
  async () => {
    const { stdout } = await run(process.execPath, [
      ...["--import", program("record-flushes")],
      ...[program("commit-and-tell"), temporaryFolder(), String(commits)],
    ]);
    expectFlushes(
      stdout.split("\n").flatMap((line) => {
        if (/^fdatasync .*\/pg_wal\//.test(line)) return ["flush"];
        return /^(begin|acknowledged) \d+$/.test(line) ? [line] : [];
      }),
    );
  },
  60_000,
);

function expectFlushes(trace: Trace) {
  for (let n = 0; n < commits; n++) {
    const from = trace.indexOf(`begin ${n}`);
    const to = trace.indexOf(`acknowledged ${n}`);
    expect(from, `commit ${n} was begun`).toBeGreaterThanOrEqual(0);
    expect(trace.slice(from + 1, to), `commit ${n} flushed`).toContain("flush");
  }
}
