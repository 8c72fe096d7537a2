/** Clients that are billed, in a test's database. */
import { and, eq } from "drizzle-orm";
import { makeInvoices } from "#features/invoices/make-invoices.server.ts";
import {
  billingSettings,
  invoiceLines,
  invoices,
  workOrderPrices,
  workOrders,
} from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { addFacility, addScope } from "./facilities.ts";
import { addOrder } from "./work-orders.ts";

type Context = Pick<AccountsContext, "db" | "passwords">;

/** Reviewed, on the 5th, due in 30 days, without taxes. */
export async function addBilling(
  { db }: Pick<Context, "db">,
  clientId: string,
  columns: Partial<typeof billingSettings.$inferInsert> = {},
): Promise<void> {
  await db.insert(billingSettings).values({
    billsFrom: "2025-01-01",
    issueDay: 5,
    termsDays: 30,
    billToName: "Accounts payable",
    billToAddress: "1 Main Street\nChicago, IL 60606",
    ...columns,
    clientId,
  });
}

/** The client has one facility with a scope of $1,000.00 a month since 2020, and billing. */
export async function addBilledClient(
  context: Context,
  columns: Partial<typeof billingSettings.$inferInsert> = {},
): Promise<{ clientId: string; facilityId: string }> {
  const facility = await addFacility(context, { areas: [{}] });
  const areaId = facility.areaIds[0] ?? "";
  const lines = [{ areaId, task: "Vacuum", monthlyPriceCents: 100_000 }];
  await addScope(context, facility, { lines });
  await addBilling(context, facility.clientId, columns);
  return { clientId: facility.clientId, facilityId: facility.id };
}

/** @returns the id of the month's draft */
export async function addDraft(
  { db }: Pick<Context, "db">,
  clientId: string,
  period: string,
): Promise<string> {
  const [id] = await makeInvoices(db, clientId, period, null);
  if (id === undefined) throw new Error("there is nothing to bill");
  return id;
}

interface ExtraWork {
  cents: number;
  acceptedBy: string;
  doneAt: Date;
  text?: string;
}

/** A work order whose price was accepted, and which is done. */
export async function addExtraWork(
  context: Context,
  facilityId: string,
  { cents, acceptedBy, doneAt, text = "Window cleaning" }: ExtraWork,
): Promise<string> {
  const { id } = await addOrder(context, facilityId, { category: "windows" });
  const done = { state: "done", finishedAt: doneAt } as const;
  const [order] = await context.db
    .update(workOrders)
    .set(done)
    .where(eq(workOrders.id, id))
    .returning({ clientId: workOrders.clientId });
  await context.db.insert(workOrderPrices).values({
    workOrderId: id,
    facilityId,
    clientId: order?.clientId ?? "",
    cents,
    text,
    offeredBy: acceptedBy,
    acceptedBy,
    acceptedAt: doneAt,
  });
  return id;
}

export async function invoiceOf({ db }: Pick<Context, "db">, clientId: string, period: string) {
  const isIt = and(eq(invoices.clientId, clientId), eq(invoices.period, period));
  const [row] = await db.select().from(invoices).where(isIt);
  return row;
}

/**
 * Each invoice is issued and open, for another month each time, as if its facility had its own. @param word
 * in all of its texts
 */
export async function addIssuedInvoice(
  { db }: Pick<Context, "db">,
  { clientId, facilityId }: { clientId: string; facilityId: string },
  word: string,
): Promise<string> {
  const id = newId();
  const earlier = await db.$count(invoices, eq(invoices.facilityId, facilityId));
  const period = new Date(Date.UTC(2024, earlier, 1)).toISOString().slice(0, 10);
  const billTo = { billToName: `${word} payable`, billToAddress: `1 ${word} street` };
  await db.insert(invoices).values({
    id,
    clientId,
    facilityId,
    period,
    purchaseOrder: `${word}-PO`,
    termsDays: 30,
    ...billTo,
    totalCents: 10_000,
  });
  await db.insert(invoiceLines).values({
    id: newId(),
    invoiceId: id,
    clientId,
    facilityId,
    position: 1,
    cents: 10_000,
    kind: "other",
    text: `${word} windows`,
    taxBasisPoints: 0,
  });
  const issued = { number: `${word}-${earlier}`, issuedOn: "2026-10-05", dueOn: "2036-11-04" };
  await db
    .update(invoices)
    .set({ state: "issued", ...issued })
    .where(eq(invoices.id, id));
  return id;
}
