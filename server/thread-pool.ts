import { readdirSync, readFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

const steps = 10;

/**
 * The threads behind the main one, which hash passwords, give way to pages and to the database where
 * there are fewer cores than work. Each thread has a priority of its own on Linux only.
 * @returns how many threads it was
 */
export function lowerThreadPool(tasks = "/proc/self/task"): number {
  try {
    const pool = readdirSync(tasks).filter(
      (task) => readFileSync(`${tasks}/${task}/comm`, "utf8").trim() === "libuv-worker",
    );
    const lower = Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW);
    for (const task of pool) setPriority(Number(task), lower);
    return pool.length;
  } catch {
    return 0; // Another system, or a thread that has just ended.
  }
}
