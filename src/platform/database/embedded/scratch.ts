import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { errorMessage } from "../error-message.ts";
import type { ScratchOptions, ScratchRefusal, ScratchResult } from "../scratch-result.ts";
import { freeBytes, inMegabytes, minFreeBytes } from "./disk-space.ts";

const run = promisify(execFile);
const program = fileURLToPath(new URL("./count-rows-program.ts", import.meta.url));
const prefix = "backup-check-";

/** A damaged database may make the engine loop for ever. */
const timeoutMs = 3_600_000;
/** The archive itself is on this disk already. */
const roomFactor = 1.2;

const counted = z.array(z.object({ table: z.string(), rows: z.number() }));

/** A program of its own does it: whatever a damaged database does to the engine, the server goes on. */
export async function countInScratchFolder({
  file,
  bytes,
  dataDirectory,
  signal,
}: Omit<ScratchOptions, "kind" | "databaseUrl">): Promise<ScratchResult> {
  const place = resolve(dataDirectory);
  await mkdir(place, { recursive: true, mode: 0o700 });
  for (const name of await readdir(place))
    if (name.startsWith(prefix)) await rm(join(place, name), { recursive: true, force: true });
  const needed = bytes * roomFactor + 2 * minFreeBytes;
  const free = await freeBytes(place);
  if (free < needed) return noRoom(place, free, needed);
  const folder = await mkdtemp(join(place, prefix));
  try {
    const { stdout } = await run(process.execPath, [program, file, folder], {
      timeout: timeoutMs,
      killSignal: "SIGKILL",
      maxBuffer: 2 ** 24,
      signal,
    });
    return { ok: true, tables: z.parse(counted, JSON.parse(stdout)) };
  } catch (error) {
    return { ok: false, reason: "not-restored", message: failureOf(error) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function noRoom(place: string, free: number, needed: number): ScratchRefusal {
  return {
    ok: false,
    reason: "no-room",
    message: `A check restores the backup into ${place} first, which has ${inMegabytes(free)} left, and ${inMegabytes(needed)} are needed.`,
  };
}

function failureOf(error: unknown): string {
  if (error instanceof Error && "killed" in error && error.killed === true)
    return "The restored database did not answer.";
  const stderr = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return stderr.split("\n").at(-1) || errorMessage(error);
}
