import type { PgBoss } from "pg-boss";
import { dataExportQueue } from "#platform/jobs/queue-options.server.ts";
import {
  type DataExportParts,
  deleteOldExports,
  makeDataExports,
} from "./make-data-export.server.ts";

/** Also for what a process that was killed has left in the middle. */
const eachMinute = "* * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 5 };

export async function workOnDataExports(parts: DataExportParts & { queue: PgBoss }): Promise<void> {
  const { queue, log } = parts;
  await queue.work(dataExportQueue, pace, async () => {
    await makeDataExports(parts);
    const deleted = await deleteOldExports(parts);
    if (deleted > 0) log.info({ deleted }, "archives deleted");
  });
  await queue.schedule(dataExportQueue, eachMinute, null, { missed: "once" });
}
