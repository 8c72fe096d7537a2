import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { invoiceQueue } from "#platform/jobs/queue-options.server.ts";
import { billByClock } from "./bill-by-clock.server.ts";

const eachHour = "17 * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };

/** Each round is one job for all processes; a round that fails is made up for by the next. */
export async function workOnInvoices(queue: PgBoss, db: Database, log: Logger): Promise<void> {
  await queue.work(invoiceQueue, pace, async () => {
    const done = await billByClock({ db, queue }, new Date(), company.timeZone);
    if (done.drafts + done.issued + done.reminders > 0) log.info(done, "invoices");
  });
  await queue.schedule(invoiceQueue, eachHour, null, { missed: "once" });
}
