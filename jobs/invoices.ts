import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#database/client.ts";
import { dayIn } from "#domain/invoices/billing-days.ts";
import { issueUnreviewed } from "#domain/invoices/issue-invoice.ts";
import { makeDueInvoices } from "#domain/invoices/make-invoices.ts";
import { sendReminders } from "#domain/invoices/send-reminders.ts";
import { invoiceQueue } from "./queue-options.ts";

/** In the morning of the company's day and on: what one run leaves, the next one does. */
const eachHour = "17 * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };
/** Reminders and invoices reach nobody in the night. */
const firstHour = 7;

export async function workOnInvoices(queue: PgBoss, db: Database, log: Logger): Promise<void> {
  await queue.work(invoiceQueue, pace, async () => {
    const now = new Date();
    if (hourIn(company.timeZone, now) < firstHour) return;
    const today = dayIn(company.timeZone, now);
    const drafts = (await makeDueInvoices(db, today)).length;
    const issued = await issueUnreviewed({ db, queue }, today);
    const reminders = await sendReminders({ db, queue }, today);
    if (drafts + issued + reminders > 0) log.info({ drafts, issued, reminders }, "invoices");
  });
  await queue.schedule(invoiceQueue, eachHour, null, { missed: "once" });
}

const hourIn = (timeZone: string, now: Date): number =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).hour;
