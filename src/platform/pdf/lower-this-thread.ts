import { constants, getPriority, setPriority } from "node:os";

const steps = 10;

/**
 * Lets pages and the database go first while there are fewer cores than work. Each thread has a priority
 * of its own on Linux only; elsewhere it would be that of the whole process.
 */
export function lowerThisThread(platform = process.platform): void {
  if (platform !== "linux") return;
  try {
    setPriority(Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW));
  } catch {
    // A sandbox forbids it: it takes its share like the others.
  }
}
