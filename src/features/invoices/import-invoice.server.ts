/** An invoice that another system has issued, with what of it was paid there. */

import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { lastDay } from "#platform/format/calendar-day.ts";
import { daysBetween } from "#platform/format/local-date.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { monthOf } from "./billing-days.ts";
import { writeLines } from "./change-draft.server.ts";
import { recordInvoiceChange } from "./change-invoice.server.ts";
import { today } from "./invoice-state.server.ts";
import { invoicePayments, invoices } from "./tables/invoices.ts";

export interface EarlierInvoice {
  clientId: string;
  facilityId: string;
  number: string;
  billToName: string;
  billToAddress: string;
  purchaseOrder: string;
  issuedOn: string;
  dueOn: string;
  totalCents: number;
  openCents: number;
  /** The subject of the bill; empty if the other system did not give one. */
  text: string;
}

/**
 * Keeps its number and its days, counts in statements, and is nobody's invoice of a month: the month may
 * be billed here as well. No email leaves, and reminders wait until somebody resumes them.
 * @param hold why reminders wait, in the words of whoever brings it
 */
export function importInvoice(
  { db }: { db: Database },
  actor: Actor,
  invoice: EarlierInvoice,
  hold: string,
): Promise<{ ok: true; id: string } | { ok: false }> {
  const { clientId, facilityId, totalCents, openCents, text, issuedOn, dueOn, number } = invoice;
  return db.transaction(async (tx): Promise<{ ok: true; id: string } | { ok: false }> => {
    if (!may(actor, "invoices.change")) return { ok: false };
    if ((await tx.$count(invoices, eq(invoices.number, number))) > 0) return { ok: false };
    const id = newId();
    // A draft until its lines are on it, which the database asks for.
    await tx.insert(invoices).values({
      id,
      clientId,
      facilityId,
      period: monthOf(issuedOn),
      billToName: invoice.billToName,
      billToAddress: invoice.billToAddress,
      purchaseOrder: invoice.purchaseOrder,
      termsDays: daysBetween(issuedOn, dueOn),
      isImported: true,
      ...(openCents > 0 && { heldUntil: lastDay, holdReason: hold }),
    });
    const line = { kind: "other", facilityId, cents: totalCents, taxBasisPoints: 0 } as const;
    const facts = text === "" ? { facts: { kind: "imported" } as const } : {};
    await writeLines(tx, { id, clientId }, [{ ...line, text, ...facts }]);
    await tx
      .update(invoices)
      .set({ state: "issued", number, issuedOn, dueOn, paidCents: totalCents - openCents })
      .where(eq(invoices.id, id));
    if (openCents < totalCents)
      await tx.insert(invoicePayments).values({
        id: newId(),
        clientId,
        invoiceId: id,
        cents: totalCents - openCents,
        // Only the other system knows the real days of its payments.
        paidOn: today(),
        method: "other",
        enteredBy: actor.accountId,
      });
    await recordInvoiceChange(tx, { id, clientId }, actor.accountId, {
      kind: "imported",
      change: createdFields({ number, facilityId, issuedOn, dueOn, totalCents, openCents }),
      details: { number },
    });
    return { ok: true, id };
  });
}
