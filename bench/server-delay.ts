/** A server that tells how long its event loop was held. */
import { readFile, rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { RunningServer } from "#tests/support/server.ts";

/**
 * Names a module for the server's `preload`.
 * @param file where the module writes each time it is asked
 */
export const delayModule = (file: string): string =>
  `${new URL("loop-delay.ts", import.meta.url).href}?${encodeURIComponent(file)}`;

/** @returns milliseconds since the last time */
export async function readLoopDelay(server: RunningServer, file: string) {
  await rm(file, { force: true });
  process.kill(server.pid, "SIGUSR2");
  for (;;) {
    const text = await readFile(file, "utf8").catch(() => "");
    if (text.endsWith("}")) return JSON.parse(text) as { p99: number; most: number };
    await setTimeout(10);
  }
}
