/** The built product in a process of its own, for journeys, durability tests and benchmarks. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { environmentNames } from "#config";
import { isBuilt } from "../../scripts/setup/build.mjs";
import {
  machineEnvironment,
  pinnedNode,
  productFolder,
  productionCommand,
  productionVariables,
} from "../../scripts/setup/program.mjs";

import { fromMigrated } from "./run-folder.ts";

export interface LogLine {
  msg?: string;
  level?: number;
  [name: string]: unknown;
}

export interface RunningServer {
  url: string;
  port: number;
  pid: number;
  dataDirectory: string;
  log: readonly LogLine[];
  /** The lines for whoever starts it, such as the setup code. */
  printed: readonly string[];
  /** SIGTERM, as from a process manager; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: like a power loss, as far as a process is concerned. */
  kill(): Promise<void>;
  /** `stop`; removes the data directory if it was made for this server. */
  discard(): Promise<void>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /**
   * A folder to keep; where absent, one is made and `discard` removes it. In a run of journeys a new
   * folder is a copy of one in which a server has been started before.
   */
  dataDirectory?: string;
  port?: number;
  /** The time at which the server's clock starts, e.g. `2027-09-01T04:59:45Z`; the real time by default. */
  clockFrom?: string;
  preload?: string;
  startTimeoutMs?: number;
  /** The folder of another release of the product, with a build. */
  folder?: string;
}

/** Starts the existing build; rejects if the server does not start. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { folder = productFolder } = options;
  if (!isBuilt(folder))
    throw new Error("The build does not fit the sources: run `npm run build` first.");
  const dataDirectory =
    options.dataDirectory ?? (await mkdtemp(join(tmpdir(), "cleardawn-server-")));
  if (!options.env?.DATABASE_URL) await fromMigrated(dataDirectory);
  const child = spawn(pinnedNode(), [...preloads(options), ...productionCommand], {
    cwd: folder,
    env: environment(dataDirectory, options),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: LogLine[] = [];
  const errors: string[] = [];
  collect(child, log, errors);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  const removeOwn = async () => {
    if (options.dataDirectory === undefined)
      await rm(dataDirectory, { recursive: true, force: true });
  };

  try {
    const port = await becomesHealthy(child, log, options.startTimeoutMs ?? 60_000);
    return {
      url: `http://127.0.0.1:${port}`,
      port,
      pid: child.pid ?? 0,
      dataDirectory,
      log,
      printed: errors,
      stop: () => end("SIGTERM"),
      kill: async () => void (await end("SIGKILL")),
      discard: async () => {
        await end("SIGTERM");
        await removeOwn();
      },
    };
  } catch (error) {
    await end("SIGKILL");
    await removeOwn();
    const output = [...errors, ...log.slice(-20).map((line) => JSON.stringify(line))].join("\n");
    throw new Error(`The server did not start: ${String(error)}\n${output}`);
  }
}

function preloads({ clockFrom, preload }: ServerOptions): string[] {
  const clock = clockFrom && new URL(`clock-from.ts?${clockFrom}`, import.meta.url).href;
  return [clock, preload].flatMap((module) => (module ? ["--import", module] : []));
}

/** Variables set here, even to empty, are not taken from the developer's shell or `.env`. */
function environment(dataDirectory: string, { env, port }: ServerOptions): NodeJS.ProcessEnv {
  return {
    PATH: machineEnvironment().PATH,
    HOME: process.env.HOME,
    TZ: "UTC",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...productionVariables,
    ...Object.fromEntries(environmentNames.map((name) => [name, ""])),
    HOST: "127.0.0.1",
    PORT: String(port ?? 0),
    LOG_LEVEL: "info",
    DATA_DIR: dataDirectory,
    DEMO: "0",
    FIRST_RUN: "0",
    ...env,
  };
}

function collect(child: ChildProcess, log: LogLine[], errors: string[]): void {
  if (child.stdout === null || child.stderr === null) throw new Error("no output to read");
  createInterface(child.stdout).on("line", (line) => {
    try {
      log.push(JSON.parse(line));
    } catch {
      log.push({ msg: line });
    }
  });
  createInterface(child.stderr).on("line", (line) => errors.push(line));
}

async function becomesHealthy(child: ChildProcess, log: readonly LogLine[], timeoutMs: number) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`it ended with code ${child.exitCode ?? child.signalCode}`);
    }
    const port = Number(log.find((line) => line.msg === "listening")?.port);
    if (port > 0 && (await answers(`http://127.0.0.1:${port}/healthz`))) return port;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`/healthz did not answer 200 within ${timeoutMs} ms`);
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
