/** A year of invoices of the demonstration: paid, open, overdue, one draft, one credit. Without mails. */

import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { demoInvoices } from "#content/demo-invoices.ts";
import { workOrderPrices } from "#features/work-orders/tables/work-order-prices.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { addDays } from "#platform/format/local-date.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { dayIn, monthOf } from "./billing-days.ts";
import { recordInvoiceChange } from "./change-invoice.server.ts";
import { giveNumber } from "./issue-invoice.server.ts";
import { makeInvoices } from "./make-invoices.server.ts";
import { billingCredits, billingSettings } from "./tables/billing.ts";
import { invoicePayments, invoices } from "./tables/invoices.ts";

export const demonstration: Demonstration = {
  add: ({ db, places: { facilityOf }, enteredBy, now }) =>
    addInvoices(db, demoInvoices, { facilityOf, by: enteredBy }, now),
};

interface DemoBilling {
  /** A facility of the client that is billed; the credit is for it. */
  facility: string;
  billToName: string;
  billToAddress: string;
  purchaseOrder: string;
  taxBasisPoints: number;
  credit?: { cents: number; reason: string };
  /** The price of an extra work that is done. */
  extraWork?: { cents: number; text: string };
  /** Days after its day of issue on which the client pays. */
  paysAfter: number;
  /** Months whose invoice is not paid: 1 is the last one. */
  unpaid: readonly number[];
}

interface Who {
  facilityOf(name: string): { id: string; clientId: string };
  /** The account that entered everything and agreed to prices. */
  by: string;
}

const issueDay = 5;
const timeZone = "America/Chicago";
const months = 12;

async function addInvoices(
  db: Database,
  billed: readonly DemoBilling[],
  { facilityOf, by }: Who,
  now: Date,
): Promise<void> {
  const today = dayIn(timeZone, now);
  const last = monthOf(today, Number(today.slice(8)) >= issueDay ? -1 : -2);
  for (const billing of billed) {
    const { id: facilityId, clientId } = facilityOf(billing.facility);
    await setUp(db, billing, clientId, monthOf(last, 1 - months));
    for (let back = months; back >= 1; back--) {
      const period = monthOf(last, 1 - back);
      if (back === 4) await addCredit(db, billing, { facilityId, clientId, by });
      if (back === 2) await addExtraWork(db, billing, clientId, by);
      const at = momentOn(issueDayOf(period), "07:00", now);
      await makeInvoices(db, clientId, period, null, { at });
    }
  }
  await issueInOrder(db, billed, { facilityOf, by }, last, now);
}

const issueDayOf = (period: string): string => addDays(monthOf(period, 1), issueDay - 1);

/** The moment is never in the future, however early in the day the demonstration begins. */
function momentOn(day: string, time: string, now: Date): Date {
  const plainTime = Temporal.PlainTime.from(time);
  const moment = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime });
  return new Date(Math.min(moment.epochMilliseconds, now.getTime()));
}

function setUp(
  db: Database,
  { billToName, billToAddress, purchaseOrder, taxBasisPoints }: DemoBilling,
  clientId: string,
  billsFrom: string,
) {
  const to = { billToName, billToAddress, purchaseOrder, taxBasisPoints };
  return db.insert(billingSettings).values({ ...to, clientId, billsFrom, issueDay, termsDays: 30 });
}

async function addCredit(
  db: Database,
  { credit }: DemoBilling,
  at: { facilityId: string; clientId: string; by: string },
): Promise<void> {
  if (credit === undefined) return;
  const { facilityId, clientId, by } = at;
  const id = newId();
  await db.insert(billingCredits).values({
    id,
    facilityId,
    clientId,
    ...credit,
    language: "en",
    enteredBy: by,
  });
}

async function addExtraWork(
  db: Database,
  { extraWork }: DemoBilling,
  clientId: string,
  by: string,
): Promise<void> {
  if (extraWork === undefined) return;
  const isDone = inArray(workOrders.state, ["done", "accepted"]);
  const [order] = await db
    .select({ id: workOrders.id, facilityId: workOrders.facilityId, at: workOrders.finishedAt })
    .from(workOrders)
    .where(and(eq(workOrders.clientId, clientId), isDone, isNotNull(workOrders.finishedAt)))
    .orderBy(asc(workOrders.finishedAt), asc(workOrders.id))
    .limit(1);
  if (order?.at == null) return;
  await db.insert(workOrderPrices).values({
    language: "en",
    workOrderId: order.id,
    facilityId: order.facilityId,
    clientId,
    ...extraWork,
    offeredBy: by,
    offeredAt: order.at,
    acceptedBy: by,
    acceptedAt: order.at,
  });
}

/** Month by month for all clients, so that numbers follow days. The newest of the last client stays a draft. */
async function issueInOrder(
  db: Database,
  billed: readonly DemoBilling[],
  { facilityOf, by }: Who,
  last: string,
  now: Date,
): Promise<void> {
  const today = dayIn(timeZone, now);
  const drafts = await db
    .select()
    .from(invoices)
    .where(eq(invoices.state, "draft"))
    .orderBy(asc(invoices.period), asc(invoices.id));
  const draftOf = facilityOf(billed.at(-1)?.facility ?? "").clientId;
  for (const invoice of drafts) {
    if (invoice.period === last && invoice.clientId === draftOf) continue;
    const issuedOn = issueDayOf(invoice.period);
    await db.transaction(async (tx) => {
      const issued = await giveNumber(tx, invoice, issuedOn);
      await recordInvoiceChange(tx, invoice, by, {
        kind: "issued",
        change: changedFields(invoice, issued),
        details: { number: issued.number },
        at: momentOn(issuedOn, "09:00", now),
      });
    });
    const billing = billed.find(
      ({ facility }) => facilityOf(facility).clientId === invoice.clientId,
    );
    const isUnpaid = billing?.unpaid.some((back) => invoice.period === monthOf(last, 1 - back));
    const paidOn = addDays(issuedOn, billing?.paysAfter ?? 0);
    if (isUnpaid || billing === undefined || paidOn > today) continue;
    const payment = {
      paidOn,
      cents: invoice.totalCents,
      method: "ach" as const,
      reference: `ACH ${paidOn.replaceAll("-", "").slice(2)}`,
    };
    const paid = { paidCents: invoice.totalCents };
    await db.transaction(async (tx) => {
      const ofInvoice = { invoiceId: invoice.id, clientId: invoice.clientId };
      await tx
        .insert(invoicePayments)
        .values({ ...payment, ...ofInvoice, id: newId(), enteredBy: by });
      await tx.update(invoices).set(paid).where(eq(invoices.id, invoice.id));
      await recordInvoiceChange(tx, invoice, by, {
        kind: "paid",
        change: changedFields(invoice, paid),
        details: payment,
        at: momentOn(paidOn, "10:00", now),
      });
    });
  }
}
