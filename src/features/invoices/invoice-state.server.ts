/** The state is computed, because an invoice becomes overdue with a day and without a command. */
import { type SQL, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import { dayIn } from "./billing-days.ts";
import type { InvoiceState } from "./invoice-types.ts";
import { type InvoiceRow, invoices } from "./tables/invoices.ts";

/** @param today ISO, by the company's calendar: an invoice is overdue from the day after its due day */
export function stateOf(
  {
    state,
    dueOn,
    paidCents,
    totalCents,
  }: Pick<InvoiceRow, "state" | "dueOn" | "paidCents" | "totalCents">,
  today: string,
): InvoiceState {
  if (state !== "issued") return state;
  if (paidCents >= totalCents) return "paid";
  return dueOn !== null && dueOn < today ? "overdue" : "open";
}

/** The same in a query. */
export const hasState = (state: InvoiceState, today: string): SQL => {
  const { state: stored, paidCents, totalCents, dueOn } = invoices;
  const isUnpaid = sql`${stored} = 'issued' and ${paidCents} < ${totalCents}`;
  switch (state) {
    case "draft":
    case "void":
      return sql`${stored} = ${state}`;
    case "paid":
      return sql`${stored} = 'issued' and ${paidCents} >= ${totalCents}`;
    case "overdue":
      return sql`${isUnpaid} and ${dueOn} < ${today}`;
    case "open":
      return sql`${isUnpaid} and ${dueOn} >= ${today}`;
  }
};

/** ISO day of the company's calendar. */
export const today = (): string => dayIn(company.timeZone, new Date());
