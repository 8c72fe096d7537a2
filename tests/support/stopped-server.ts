/** SIGSTOP to every process of a server, as a debugger or a full disk queue would. */
import { readdirSync, readFileSync } from "node:fs";

/** @returns lets them continue */
export function freezeProcesses(parent: number): () => void {
  const processes = [parent, ...childrenOf(parent)];
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    for (const pid of processes) {
      try {
        process.kill(pid, name);
      } catch {
        // Already ended.
      }
    }
  };
  signal("SIGSTOP");
  return () => signal("SIGCONT");
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}
