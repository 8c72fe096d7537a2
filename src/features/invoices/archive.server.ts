/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { billingCredits, billingSettings, facilityBilling } from "./tables/billing.ts";
import { invoiceCounters, invoiceLines, invoicePayments, invoices } from "./tables/invoices.ts";

export const invoiceArchive: readonly ArchivedTable[] = [
  { table: billingSettings },
  { table: facilityBilling },
  { table: billingCredits },
  { table: invoices },
  { table: invoiceLines },
  { table: invoicePayments },
  { table: invoiceCounters },
];
