/** What the product does by itself: drafts, invoices that nobody reviews, reminders. */
import type { CommandContext } from "#platform/records/submission.ts";
import { dayIn } from "./billing-days.ts";
import { issueUnreviewed } from "./issue-invoice.server.ts";
import { makeDueInvoices } from "./make-invoices.server.ts";
import { sendReminders } from "./send-reminders.server.ts";

/** Reminders and invoices reach nobody in the night. */
const firstHour = 7;

/**
 * Runs once an hour or more often: what one round leaves, the next one does.
 * @param timeZone the company's
 */
export async function billByClock(
  context: CommandContext,
  now: Date,
  timeZone: string,
): Promise<{ drafts: number; issued: number; reminders: number }> {
  if (hourIn(timeZone, now) < firstHour) return { drafts: 0, issued: 0, reminders: 0 };
  const today = dayIn(timeZone, now);
  const drafts = (await makeDueInvoices(context.db, today)).length;
  const issued = await issueUnreviewed(context, today);
  return { drafts, issued, reminders: await sendReminders(context, today) };
}

const hourIn = (timeZone: string, now: Date): number =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).hour;
