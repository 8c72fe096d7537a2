/** Makes system calls of a running server's engine fail, with strace. */
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export const canTrace =
  process.getuid?.() === 0 && spawnSync("strace", ["-e", "trace=none", "true"]).status === 0;

/** @param fault in strace's syntax, e.g. `fdatasync:error=EIO:when=1` @returns ends it */
export async function injectFault(pid: number, fault: string): Promise<() => Promise<void>> {
  const [call] = fault.split(":");
  const args = ["-p", engineThread(pid), "-e", `trace=${call}`, "-e", `inject=${fault}`];
  const strace = spawn("strace", args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => strace.once("exit", () => resolve()));
  // Its first output says that it is attached.
  await Promise.race([new Promise((resolve) => strace.stderr.once("data", resolve)), ended]);
  strace.stderr.resume();
  return async () => {
    if (strace.exitCode === null) strace.kill("SIGINT");
    await ended;
  };
}

function engineThread(pid: number): string {
  const tasks = `/proc/${pid}/task`;
  const nameOf = (task: string) => {
    try {
      return readFileSync(`${tasks}/${task}/comm`, "utf8").trim();
    } catch {
      return undefined;
    }
  };
  const task = readdirSync(tasks).find((task) => nameOf(task) === "database");
  if (task === undefined) throw new Error("the server has no thread for its database");
  return task;
}
