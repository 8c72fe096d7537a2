import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { fileCheckQueue } from "#platform/jobs/queue-options.server.ts";
import { checkHeldFiles, type FileCheckParts } from "./check-held-files.server.ts";

const eachMinute = "* * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 5 };

/** Each round is one job for all processes. */
export async function workOnFileChecks(
  queue: PgBoss,
  parts: FileCheckParts,
  log: Logger,
): Promise<void> {
  await queue.work(fileCheckQueue, pace, async () => {
    const done = await checkHeldFiles(parts);
    if (done.refused > 0) log.warn(done, "malware refused");
    else if (done.passed > 0) log.info(done, "files checked");
    if (done.waiting !== undefined)
      log.warn({ cause: done.waiting }, "files wait for the malware scanner");
  });
  await queue.schedule(fileCheckQueue, eachMinute, null, { missed: "once" });
}
