import { and, asc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { daysBetween } from "#platform/format/local-date.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { recordInvoiceChange } from "./change-invoice.server.ts";
import { invoiceNotifications, invoiceRecord } from "./notifications.server.ts";
import { type InvoiceRow, invoiceLines, invoices } from "./tables/invoices.ts";

interface Occasion {
  event: "issued" | "overdue";
  actorId: string | null;
  /** One of its lines: notifications belong to facilities, and its readers see all of the client's. */
  facilityId: string;
  /** An event with the same key is told only once. */
  key?: string;
}

/** The administrators of the client, in the portal and by mail. */
export async function notifyAboutInvoice(
  tx: Transaction,
  queue: PgBoss | undefined,
  { id, clientId, period }: Pick<InvoiceRow, "id" | "clientId" | "period">,
  { event, actorId, facilityId, key }: Occasion,
): Promise<void> {
  const people = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.clientId, clientId), eq(accounts.role, "client-administrator")));
  const occurrence = {
    kind: invoiceNotifications.invoice,
    event,
    record: invoiceRecord,
    recordId: id,
    clientId,
    facilityId,
    actorId,
    details: { period },
    ...(key && { key }),
  };
  await raiseNotifications(
    tx,
    queue,
    occurrence,
    people.map((person) => person.id),
    ({ accountId, email }) => ({
      message: "invoice",
      to: email,
      about: { kind: "invoice", id },
      data: { accountId, event },
      ...(key && { key: `${key}.${accountId}` }),
    }),
  );
}

/** Days past the due day. */
const reminderDays = [1, 7, 21] as const;

/** The latest that has come: what was held back or missed before it is not sent as well. */
const reminderDue = (daysPastDue: number): number | undefined =>
  reminderDays.findLast((days) => days <= daysPastDue);

/** Each reminder once, however many processes ask. @param today ISO, by the company's calendar */
export async function sendReminders({ db, queue }: CommandContext, today: string): Promise<number> {
  const isOverdue = and(
    eq(invoices.state, "issued"),
    lt(invoices.paidCents, invoices.totalCents),
    isNotNull(invoices.dueOn),
    lt(invoices.dueOn, today),
    sql`(${invoices.heldUntil} is null or ${invoices.heldUntil} < ${today})`,
  );
  const overdue = await db
    .select({ id: invoices.id, dueOn: invoices.dueOn, reminded: invoices.remindedDays })
    .from(invoices)
    .where(isOverdue)
    .orderBy(asc(invoices.id));
  let sent = 0;
  for (const { id, dueOn, reminded } of overdue) {
    const days = reminderDue(daysBetween(dueOn ?? today, today));
    if (days === undefined || days <= reminded) continue;
    sent += await db.transaction(async (tx) => {
      const stillDue = and(eq(invoices.id, id), isOverdue, lt(invoices.remindedDays, days));
      const [invoice] = await tx.select().from(invoices).where(stillDue).for("update");
      if (invoice === undefined) return 0;
      await tx.update(invoices).set({ remindedDays: days }).where(eq(invoices.id, id));
      const [line] = await tx
        .select({ facilityId: invoiceLines.facilityId })
        .from(invoiceLines)
        .where(and(eq(invoiceLines.invoiceId, id), isNotNull(invoiceLines.facilityId)))
        .limit(1);
      const key = `invoice-reminder.${id}.${days}`;
      const occasion = { event: "overdue", actorId: null, key } as const;
      const facilityId = line?.facilityId ?? "";
      await notifyAboutInvoice(tx, queue, invoice, { ...occasion, facilityId });
      const change = changedFields(invoice, { remindedDays: days });
      await recordInvoiceChange(tx, invoice, null, { kind: "reminded", change, details: { days } });
      return 1;
    });
  }
  return sent;
}
