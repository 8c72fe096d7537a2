/** Gives a draft its number and sends it to the client's administrators. */

import { and, asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { addDays } from "#platform/format/local-date.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { readLines } from "./change-draft.server.ts";
import {
  changeInvoice,
  type InvoiceChange,
  type InvoiceProblem,
  type InvoiceResult,
  recordInvoiceChange,
} from "./change-invoice.server.ts";
import { notifyAboutInvoice } from "./notify-about-invoice.server.ts";
import { billingSettings } from "./tables/billing.ts";
import { type InvoiceRow, invoiceCounters, invoices } from "./tables/invoices.ts";

/**
 * The company's next number of a year, e.g. `2026-00042`. The counter's row stays locked until the
 * transaction ends, and with it the number comes or goes: no two are the same, and none is missing.
 * The last lock that a transaction takes, so that two of them never wait for each other.
 */
async function nextInvoiceNumber(tx: Transaction, issuedOn: string): Promise<string> {
  const year = Number(issuedOn.slice(0, 4));
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.year,
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning();
  if (counter === undefined) throw new Error("The counter of invoices gave no number");
  return `${year}-${String(counter.last).padStart(5, "0")}`;
}

/**
 * Issuing twice at once gives one number: the second is `already-done`.
 * @param today ISO, the company's
 */
export const issueInvoice = (
  context: CommandContext,
  actor: Actor,
  id: string,
  today: string,
): Promise<InvoiceResult> =>
  changeInvoice(context, actor, id, (tx, invoice) =>
    issue(tx, context.queue, invoice, today, actor.accountId),
  );

/** The drafts of clients who want no review. @returns how many were issued */
export async function issueUnreviewed(
  { db, queue }: CommandContext,
  today: string,
): Promise<number> {
  const due = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(billingSettings, eq(billingSettings.clientId, invoices.clientId))
    .where(and(eq(invoices.state, "draft"), eq(billingSettings.isReviewed, false)))
    .orderBy(asc(invoices.period), asc(invoices.id));
  let issued = 0;
  for (const { id } of due)
    issued += await db.transaction(async (tx) => {
      const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
      if (invoice === undefined) return 0;
      const decided = await issue(tx, queue, invoice, today, null);
      // An invoice that cannot be issued stays a draft, and a person finds it there.
      if (typeof decided === "string") return 0;
      await recordInvoiceChange(tx, invoice, null, decided);
      return 1;
    });
  return issued;
}

async function issue(
  tx: Transaction,
  queue: CommandContext["queue"],
  invoice: InvoiceRow,
  today: string,
  actorId: string | null,
): Promise<InvoiceChange | InvoiceProblem> {
  if (invoice.state !== "draft") return "already-done";
  const lines = await readLines(tx, invoice.id);
  if (lines.length === 0) return "empty";
  if (invoice.totalCents < 0) return "below-zero";
  // People are notified before the number is taken, so that its counter is locked last.
  const facilityId = lines[0]?.facilityId ?? "";
  await notifyAboutInvoice(tx, queue, invoice, { event: "issued", actorId, facilityId });
  const issued = await giveNumber(tx, invoice, today);
  return {
    kind: "issued",
    change: changedFields(invoice, issued),
    details: { number: issued.number },
  };
}

/** The caller holds the draft's lock, and has validated the draft. */
export async function giveNumber(
  tx: Transaction,
  { id, termsDays }: Pick<InvoiceRow, "id" | "termsDays">,
  issuedOn: string,
): Promise<Pick<InvoiceRow, "state" | "issuedOn" | "dueOn"> & { number: string }> {
  const number = await nextInvoiceNumber(tx, issuedOn);
  const dueOn = addDays(issuedOn, termsDays);
  const change = { state: "issued", number, issuedOn, dueOn } as const;
  await tx.update(invoices).set(change).where(eq(invoices.id, id));
  return change;
}
