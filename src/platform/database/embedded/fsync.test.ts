import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { program } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const run = promisify(execFile);
const commits = 5;
/** Stops a thread at the calls that are traced alone, not at each. */
const follow = ["-f", "--seccomp-bpf"];
const strace = spawnSync("strace", [...follow, "-e", "trace=fdatasync", "true"]).status === 0;

/** A line for each begun commit, each flush of the write-ahead log and each acknowledgement. */
type Trace = string[];

it.runIf(strace)(
  "flushes the log before it acknowledges a commit (system calls, by strace)",
  async () => {
    const { stderr } = await run(
      "strace",
      [
        ...follow,
        "-y",
        "-s",
        "64",
        "-e",
        "trace=fsync,fdatasync,write",
        process.execPath,
        program("commit-and-tell"),
        temporaryFolder(),
        String(commits),
      ],
      { maxBuffer: 64 * 2 ** 20 },
    );
    expectFlushes(readTrace(stderr));
  },
  60_000,
);

it.skipIf(strace)(
  "flushes the log before it acknowledges a commit (calls of fdatasync, as strace cannot run here)",
  async () => {
    const { stdout } = await run(process.execPath, [
      "--import",
      program("record-flushes"),
      program("commit-and-tell"),
      temporaryFolder(),
      String(commits),
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

it("reads calls that strace cut in two because another thread called meanwhile", () => {
  const wal = "20</data/pg_wal/000000010000000000000001>";
  const lines = [
    'write(1<pipe:[1]>, "begin 0\\n", 8) = 8',
    `[pid    12] fdatasync(${wal} <unfinished ...>`,
    '[pid    11] write(5<pipe:[2]>, "x", 1 <unfinished ...>',
    "[pid    11] <... write resumed>)        = 1",
    "[pid    12] <... fdatasync resumed>)    = 0",
    '[pid    11] write(1<pipe:[1]>, "acknowledged 0\\n", 15 <unfinished ...>',
    `[pid    12] fdatasync(${wal}) = 0`,
    `[pid    12] fdatasync(${wal}) = -1 EIO (Input/output error)`,
    `[pid    12] fdatasync(${wal} <unfinished ...>`,
    "[pid    12] <... fdatasync resumed>)    = -1 EIO (Input/output error)",
    "[pid    12] fsync(21</data/base/1> <unfinished ...>",
    "[pid    12] <... fsync resumed>)        = 0",
  ];
  expect(readTrace(lines.join("\n"))).toEqual(["begin 0", "flush", "acknowledged 0", "flush"]);
});

/** What strace printed: a flush counts when it has ended, a line of the program when it is begun. */
function readTrace(printed: string): Trace {
  const flushing = new Set<string>();
  return printed.split("\n").flatMap((line) => {
    const [, thread = "", call = ""] = /^(?:\[pid +(\d+)\] )?(.*)$/.exec(line) ?? [];
    const progress = /^write\(1<[^>]*>, "((?:begin|acknowledged) \d+)\\n"/.exec(call)?.[1];
    if (progress !== undefined) return [progress];
    if (/^f(data)?sync\(\d+<[^>]*\/pg_wal\/[^>]*>/.test(call)) {
      if (call.endsWith("<unfinished ...>")) flushing.add(thread);
      else if (/\)\s+= 0$/.test(call)) return ["flush"];
    }
    if (!/^<\.\.\. f(data)?sync resumed>/.test(call) || !flushing.delete(thread)) return [];
    return /\)\s+= 0$/.test(call) ? ["flush"] : [];
  });
}

function expectFlushes(trace: Trace) {
  for (let n = 0; n < commits; n++) {
    const from = trace.indexOf(`begin ${n}`);
    const to = trace.indexOf(`acknowledged ${n}`);
    expect(from, `commit ${n} was begun`).toBeGreaterThanOrEqual(0);
    expect(trace.slice(from + 1, to), `commit ${n} flushed`).toContain("flush");
  }
}
