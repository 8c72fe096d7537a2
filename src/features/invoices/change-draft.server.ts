import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import { workOrderPrices } from "#features/work-orders/tables/work-order-prices.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { billTo, lockBilling } from "./billing-settings.server.ts";
import {
  changeInvoice,
  type InvoiceChange,
  type InvoiceProblem,
  type InvoiceResult,
} from "./change-invoice.server.ts";
import { collectLines, type NewLine } from "./collect-lines.server.ts";
import type { LineForm } from "./invoice-forms.server.ts";
import { taxesOf } from "./invoice-types.ts";
import { billingCredits, billingSettings, facilityBilling } from "./tables/billing.ts";
import { type InvoiceRow, invoiceLines, invoices } from "./tables/invoices.ts";
import { isVisibleInvoice } from "./visible-invoices.server.ts";

// Puts lines on a draft, with the taxes and the sum that follow from them.

interface OfInvoice {
  id: string;
  clientId: string;
}

/** The caller holds the locks of the draft and of the client's billing. @returns the sum of all lines, in cents */
export async function writeLines(
  tx: Transaction,
  { id, clientId }: OfInvoice,
  lines: readonly NewLine[],
): Promise<number> {
  await tx.delete(invoiceLines).where(eq(invoiceLines.invoiceId, id));
  const taxes = taxesOf(lines).map(({ taxBasisPoints, cents }) => ({
    facilityId: null,
    kind: "tax" as const,
    cents,
    taxBasisPoints,
    facts: { kind: "tax" as const },
  }));
  const linesWithTaxes: NewLine[] = [...lines, ...taxes];
  if (linesWithTaxes.length > 0)
    await tx.insert(invoiceLines).values(
      linesWithTaxes.map((line, index) => ({
        text: "",
        ...line,
        id: newId(),
        invoiceId: id,
        clientId,
        position: index + 1,
      })),
    );
  await bindOrigins(tx, id, linesWithTaxes);
  const totalCents = linesWithTaxes.reduce((sum, { cents }) => sum + cents, 0);
  await tx.update(invoices).set({ totalCents }).where(eq(invoices.id, id));
  return totalCents;
}

/** Extra work and credits belong to the invoice that has a line of them, and to no other. */
async function bindOrigins(tx: Transaction, invoiceId: string, lines: readonly NewLine[]) {
  await freeOrigins(tx, invoiceId);
  const orders = lines.flatMap(({ workOrderId }) => workOrderId ?? []);
  const credits = lines.flatMap(({ creditId }) => creditId ?? []);
  if (orders.length > 0)
    await tx
      .update(workOrderPrices)
      .set({ invoiceId })
      .where(and(inArray(workOrderPrices.workOrderId, orders), isNull(workOrderPrices.invoiceId)));
  if (credits.length > 0)
    await tx
      .update(billingCredits)
      .set({ invoiceId })
      .where(and(inArray(billingCredits.id, credits), isNull(billingCredits.invoiceId)));
}

/** Frees what the lines came from, so that another invoice can take it. */
export async function freeOrigins(tx: Transaction, invoiceId: string): Promise<void> {
  const none = { invoiceId: null };
  await tx.update(workOrderPrices).set(none).where(eq(workOrderPrices.invoiceId, invoiceId));
  await tx.update(billingCredits).set(none).where(eq(billingCredits.invoiceId, invoiceId));
}

/** Leaves out taxes, which are computed again. */
export const readLines = (tx: Transaction, invoiceId: string) =>
  tx
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.invoiceId, invoiceId), ne(invoiceLines.kind, "tax")))
    .orderBy(asc(invoiceLines.position));

type Context = { db: Database };

const changeDraft = (
  context: Context,
  actor: Actor,
  id: string,
  decide: (tx: Transaction, invoice: InvoiceRow) => Promise<InvoiceChange | InvoiceProblem>,
): Promise<InvoiceResult> =>
  changeInvoice(context, actor, id, decide, async (tx) => {
    const [invoice] = await tx
      .select({ clientId: invoices.clientId })
      .from(invoices)
      .where(and(eq(invoices.id, id), isVisibleInvoice(actor)));
    if (invoice !== undefined) await lockBilling(tx, invoice.clientId);
  });

/** Adds what neither the scope nor a work order has, or a credit. */
export const addInvoiceLine = (
  context: Context,
  actor: Actor,
  id: string,
  { kind, facilityId, text, cents }: LineForm,
): Promise<InvoiceResult> =>
  changeDraft(context, actor, id, async (tx, invoice) => {
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

/** The source of the line, such as extra work or a credit, goes on the next invoice instead. */
export const removeInvoiceLine = (
  context: Context,
  actor: Actor,
  id: string,
  lineId: string,
): Promise<InvoiceResult> =>
  changeDraft(context, actor, id, async (tx, invoice) => {
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
  changeDraft(context, actor, id, async (tx, invoice) => {
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
