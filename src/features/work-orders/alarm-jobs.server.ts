import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { alarmQueue } from "#platform/jobs/queue-options.server.ts";
import { raiseAlarms } from "./raise-alarms.server.ts";

const everyMinute = "* * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 5 };

/** Once a minute over all processes: warns of what is due soon, and marks what is late. */
export async function workOnAlarms(queue: PgBoss, db: Database, log: Logger): Promise<void> {
  await queue.work(alarmQueue, pace, async () => {
    try {
      const raised = await raiseAlarms({ db, queue });
      if (raised > 0) log.info({ raised }, "work orders are late, or nearly");
    } catch (error) {
      log.error({ err: error }, "late work orders not looked for");
      throw error;
    }
  });
  await queue.schedule(alarmQueue, everyMinute, null, { missed: "once" });
}
