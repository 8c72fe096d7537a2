import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import type { Language } from "#platform/language/language.ts";
import { formatMonth } from "./billing-days.ts";
import type { InvoiceListRow } from "./list-invoices.server.ts";
import { invoiceMessages } from "./messages.ts";

/** An invoice as lists show it; the same in the data for other programs, with cents beside the words. */
export const toInvoiceTableRow = (row: InvoiceListRow, language: Language) => ({
  ...row,
  stateLabel: invoiceMessages(language).states[row.state],
  month: formatMonth(row.period, language),
  due: row.dueOn === null ? undefined : dayWithYear(row.dueOn, language),
  total: moneyText(row.totalCents),
  open: row.openCents > 0 ? moneyText(row.openCents) : undefined,
});

export type InvoiceTableRow = ReturnType<typeof toInvoiceTableRow>;
