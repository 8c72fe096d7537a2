/** Puts lines on a draft, with the taxes and the sum that follow from them. */
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { workOrderPrices } from "#features/work-orders/tables/work-order-prices.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { NewLine } from "./collect-lines.server.ts";
import { taxesOf } from "./invoice-taxes.ts";
import { billingCredits } from "./tables/billing.ts";
import { invoiceLines, invoices } from "./tables/invoices.ts";

interface OfInvoice {
  id: string;
  clientId: string;
}

/** The caller holds the draft's lock. @returns the sum of all lines, in cents */
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
  const all: NewLine[] = [...lines, ...taxes];
  if (all.length > 0)
    await tx.insert(invoiceLines).values(
      all.map((one, index) => ({
        text: "",
        ...one,
        id: newId(),
        invoiceId: id,
        clientId,
        position: index + 1,
      })),
    );
  await bindOrigins(tx, id, all);
  const totalCents = all.reduce((sum, { cents }) => sum + cents, 0);
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
      .where(inArray(workOrderPrices.workOrderId, orders));
  if (credits.length > 0)
    await tx.update(billingCredits).set({ invoiceId }).where(inArray(billingCredits.id, credits));
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
