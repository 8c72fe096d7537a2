/** What our staff do with the lines of a draft. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { changeInvoice, type InvoiceResult } from "./change-invoice.server.ts";
import { collectLines } from "./collect-lines.server.ts";
import type { LineForm } from "./invoice-forms.server.ts";
import { billTo } from "./make-invoices.server.ts";
import { billingSettings, facilityBilling } from "./tables/billing.ts";
import { type InvoiceRow, invoices } from "./tables/invoices.ts";
import { freeOrigins, readLines, writeLines } from "./write-lines.server.ts";

type Context = { db: Database };

/** Adds what neither the scope nor a work order has, or a credit. */
export const addInvoiceLine = (
  context: Context,
  actor: Actor,
  id: string,
  { kind, facilityId, text, cents }: LineForm,
): Promise<InvoiceResult> =>
  changeInvoice(context, actor, id, async (tx, invoice) => {
    if (invoice.state !== "draft") return "wrong-state";
    const rate = await rateAt(tx, invoice, facilityId);
    if (rate === undefined) return "unknown-facility";
    const signed = kind === "credit" ? -cents : cents;
    const facts = kind === "credit" ? ({ kind } as const) : null;
    const line = { kind, facilityId, text, facts, cents: signed, taxBasisPoints: rate };
    const totalCents = await writeLines(tx, invoice, [...(await readLines(tx, id)), line]);
    return {
      kind: "line-added",
      change: changedFields(invoice, { totalCents }),
      details: { kind, facilityId, text, cents: signed },
    };
  });

/** What it came from (extra work, a credit) waits for another invoice. */
export const removeInvoiceLine = (
  context: Context,
  actor: Actor,
  id: string,
  lineId: string,
): Promise<InvoiceResult> =>
  changeInvoice(context, actor, id, async (tx, invoice) => {
    if (invoice.state !== "draft") return "wrong-state";
    const lines = await readLines(tx, id);
    const removed = lines.find((line) => line.id === lineId);
    if (removed === undefined) return "already-done";
    const totalCents = await writeLines(
      tx,
      invoice,
      lines.filter((line) => line !== removed),
    );
    const { kind, facilityId, text, facts, cents } = removed;
    return {
      kind: "line-removed",
      change: changedFields(invoice, { totalCents }),
      details: { kind, facilityId, text, facts, cents },
    };
  });

/** Collects scope, extra work and credits again; lines that were written by hand stay. */
export const refreshDraft = (context: Context, actor: Actor, id: string): Promise<InvoiceResult> =>
  changeInvoice(context, actor, id, async (tx, invoice) => {
    if (invoice.state !== "draft") return "wrong-state";
    const { clientId, facilityId, period } = invoice;
    const [settings] = await tx
      .select()
      .from(billingSettings)
      .where(eq(billingSettings.clientId, clientId));
    if (settings === undefined) return "wrong-state";
    const written = (await readLines(tx, id)).filter(
      ({ kind, creditId }) => kind === "other" || (kind === "credit" && creditId === null),
    );
    await freeOrigins(tx, id);
    const { taxBasisPoints } = settings;
    const collected = await collectLines(tx, { clientId, facilityId, period, taxBasisPoints });
    await tx.update(invoices).set(billTo(settings)).where(eq(invoices.id, id));
    const totalCents = await writeLines(tx, invoice, [...collected, ...written]);
    const change = changedFields(invoice, { ...billTo(settings), totalCents });
    return { kind: "refreshed", change };
  });

/** Undefined for a facility that the invoice is not about. */
async function rateAt(
  tx: Transaction,
  invoice: InvoiceRow,
  facilityId: string,
): Promise<number | undefined> {
  if (invoice.facilityId !== null && invoice.facilityId !== facilityId) return undefined;
  const [row] = await tx
    .select({ own: facilityBilling.taxBasisPoints, clients: billingSettings.taxBasisPoints })
    .from(facilities)
    .leftJoin(facilityBilling, eq(facilityBilling.facilityId, facilities.id))
    .leftJoin(billingSettings, eq(billingSettings.clientId, facilities.clientId))
    .where(and(eq(facilities.id, facilityId), eq(facilities.clientId, invoice.clientId)));
  return row && (row.own ?? row.clients ?? 0);
}
