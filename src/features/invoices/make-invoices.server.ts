/** Makes the drafts of months: each client and month once, however often and wherever it is run. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import {
  type ClockJob,
  daySeconds,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { dayIn, monthOf, periodsDue } from "./billing-days.ts";
import { billTo, lockBilling } from "./billing-settings.server.ts";
import { writeLines } from "./change-draft.server.ts";
import { recordInvoiceChange } from "./change-invoice.server.ts";
import { collectLines } from "./collect-lines.server.ts";
import { issueUnreviewed } from "./issue-invoice.server.ts";
import { sendReminders } from "./notify-about-invoice.server.ts";
import { type BillingSettingsRow, billingSettings } from "./tables/billing.ts";
import { invoices } from "./tables/invoices.ts";

/**
 * Makes drafts for all clients whose day has come.
 * @param today ISO day of the company's calendar
 */
export async function makeDueInvoices(db: Database, today: string): Promise<string[]> {
  const billings = await db.select().from(billingSettings).orderBy(asc(billingSettings.clientId));
  const made: string[] = [];
  for (const settings of billings)
    for (const period of periodsDue(settings, today))
      made.push(...(await makeInvoices(db, settings.clientId, period, null)));
  return made;
}

interface Anew {
  /** Makes another one where the only one of the month is void. */
  again?: boolean;
  /** The demonstration gives a past moment; absent for now. */
  at?: Date;
}

/**
 * @param actorId null where the product does it by itself
 * @returns ids of drafts: none where they are there already, or there is nothing to bill
 */
export function makeInvoices(
  db: Database,
  clientId: string,
  period: string,
  actorId: string | null,
  { again = false, at }: Anew = {},
): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Two people who make or change drafts of the same client wait for each other here.
    const settings = await lockBilling(tx, clientId);
    if (settings === undefined || period < monthOf(settings.billsFrom)) return [];
    const made: string[] = [];
    for (const facilityId of await billedFacilities(tx, settings)) {
      const draft = await makeOne(tx, settings, { facilityId, period, again });
      if (draft === undefined) continue;
      const { id, totalCents } = draft;
      await recordInvoiceChange(tx, { id, clientId }, actorId, {
        kind: "drafted",
        change: createdFields({ ...billTo(settings), facilityId, period, totalCents }),
        details: { period },
        at,
      });
      made.push(id);
    }
    return made;
  });
}

async function billedFacilities(
  tx: Transaction,
  { clientId, perFacility }: BillingSettingsRow,
): Promise<(string | null)[]> {
  if (!perFacility) return [null];
  const rows = await tx
    .select({ id: facilities.id })
    .from(facilities)
    .where(eq(facilities.clientId, clientId))
    .orderBy(asc(byName(facilities.name)), asc(facilities.id));
  return rows.map(({ id }) => id);
}

async function makeOne(
  tx: Transaction,
  settings: BillingSettingsRow,
  { facilityId, period, again }: { facilityId: string | null; period: string; again: boolean },
): Promise<{ id: string; totalCents: number } | undefined> {
  const { clientId, taxBasisPoints } = settings;
  // A month is billed by one kind of invoice, also where the setting has changed since.
  const isOfMonth = and(
    eq(invoices.clientId, clientId),
    eq(invoices.period, period),
    // Another system's invoice of that month says nothing of what is to be billed here.
    eq(invoices.isImported, false),
    again ? sql`${invoices.state} <> 'void'` : undefined,
    facilityId === null
      ? undefined
      : sql`(${isNull(invoices.facilityId)} or ${eq(invoices.facilityId, facilityId)})`,
  );
  if ((await tx.$count(invoices, isOfMonth)) > 0) return undefined;
  const lines = await collectLines(tx, { clientId, facilityId, period, taxBasisPoints });
  if (lines.length === 0) return undefined;
  const id = newId();
  await tx.insert(invoices).values({ id, clientId, facilityId, period, ...billTo(settings) });
  return { id, totalCents: await writeLines(tx, { id, clientId }, lines) };
}

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
    const bills = await billByClock({ db, queue }, new Date(), company.timeZone);
    if (bills.drafts + bills.issued + bills.reminders > 0) log.info(bills, "invoices");
  });
