import { importQueue } from "#platform/jobs/queue-options.server.ts";
import { deleteStrayImports, type ImportParts, runImports } from "./run-imports.server.ts";

const eachMinute = "* * * * *";
/** Somebody waits in front of the screen. */
const pace = { batchSize: 1, pollingIntervalSeconds: 2 };

/** Each round is one job for all processes; what one leaves, the next one does. */
export async function workOnImports(parts: ImportParts): Promise<void> {
  const { queue } = parts;
  await queue.work(importQueue, pace, async () => {
    await runImports(parts);
    await deleteStrayImports(parts, new Date());
  });
  await queue.schedule(importQueue, eachMinute, null, { missed: "once" });
}
