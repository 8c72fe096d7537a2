/** Many hostile connections, and their effect on others. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { createInterface } from "node:readline";
import { pinnedNode, productFolder } from "../../scripts/setup/program.mjs";

export interface FloodOptions {
  connections: number;
  /** Sent at once on each connection, so many times. */
  text: string;
  times: number;
  reads: boolean;
  /** One more byte follows at this interval, if it is set. */
  everyMs?: number;
}

export interface FloodProgress {
  opened: number;
  closed: number;
  statuses: Record<string, number>;
}

export interface Flood {
  progress: FloodProgress;
  stop(): Promise<void>;
}

export function startFlood(port: number, options: FloodOptions): Flood {
  const program = "tests/support/programs/flood.ts";
  const child = spawn(pinnedNode(), [program, String(port), JSON.stringify(options)], {
    cwd: productFolder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const flood: Flood = {
    progress: { opened: 0, closed: 0, statuses: {} },
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
  createInterface(child.stdout).on("line", (line) => {
    flood.progress = JSON.parse(line);
  });
  return flood;
}

export interface Slowest {
  ms: number;
  pages: number;
  missed: number;
}

/** Requests the home page over and over, each time on a new connection, and records the slowest. */
export async function slowestPage(port: number, isOver: () => boolean): Promise<Slowest> {
  const slowest = { ms: 0, pages: 0, missed: 0 };
  while (!isOver()) {
    const started = performance.now();
    if (!(await homePage(port))) slowest.missed++;
    slowest.ms = Math.max(slowest.ms, performance.now() - started);
    slowest.pages++;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return slowest;
}

const homePage = (port: number) =>
  new Promise<boolean>((resolve) => {
    const request = get({ port, host: "127.0.0.1", path: "/", agent: false }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode === 200));
      response.once("error", () => resolve(false));
    });
    request.setTimeout(60_000, () => request.destroy());
    request.once("error", () => resolve(false));
  });

export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}
