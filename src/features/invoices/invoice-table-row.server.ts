import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import { formatMonth } from "./billing-days.ts";
import { invoiceStateLabels } from "./invoice-state-labels.ts";
import type { InvoiceListRow } from "./list-invoices.server.ts";

/** An invoice as lists show it; the same in the data for other programs, with cents beside the words. */
export const toInvoiceTableRow = (row: InvoiceListRow) => ({
  ...row,
  stateLabel: invoiceStateLabels[row.state],
  month: formatMonth(row.period),
  due: row.dueOn === null ? undefined : dayWithYear(row.dueOn, "en"),
  total: moneyText(row.totalCents),
  open: row.openCents > 0 ? moneyText(row.openCents) : undefined,
});

export type InvoiceTableRow = ReturnType<typeof toInvoiceTableRow>;
