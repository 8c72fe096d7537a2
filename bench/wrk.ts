import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Lua script for requests that differ. */
  script?: string;
}

/**
 * Bounded load on this machine only.
 * @returns successful requests per second
 */
export async function load({
  url,
  connections,
  seconds,
  headers = {},
  script,
}: Load): Promise<number> {
  if (new URL(url).hostname !== "127.0.0.1") throw new Error("load goes to this machine only");
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s"];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
  if (script !== undefined) args.push("-s", script);
  const { stdout } = await run("wrk", [...args, url]).catch((error) => {
    if (error.code === "ENOENT") throw new Error("wrk is missing: apt-get install wrk");
    throw error;
  });
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout);
  if (failed) throw new Error(`${failed[1]} requests were refused:\n${stdout}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`wrk said something else:\n${stdout}`);
  return Number(rate);
}
