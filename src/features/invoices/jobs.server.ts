import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import {
  type ClockJob,
  daySeconds,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { billByClock } from "./bill-by-clock.server.ts";

/** Makes drafts of invoices, issues those that nobody reviews, reminds of what is overdue. */
export const invoiceJob: ClockJob = {
  name: "invoices",
  times: "17 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: daySeconds,
};

export const workOnInvoices = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, invoiceJob, async () => {
    const done = await billByClock({ db, queue }, new Date(), company.timeZone);
    if (done.drafts + done.issued + done.reminders > 0) log.info(done, "invoices");
  });
