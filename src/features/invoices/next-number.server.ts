import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { invoiceCounters } from "./tables/invoices.ts";

/**
 * The company's next number of a year, e.g. `2026-00042`. The counter's row stays locked until the
 * transaction ends, and with it the number comes or goes: no two are the same, and none is missing.
 * The last lock that a transaction takes, so that two of them never wait for each other.
 */
export async function nextInvoiceNumber(tx: Transaction, issuedOn: string): Promise<string> {
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
