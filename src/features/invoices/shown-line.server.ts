import { dayWithYear } from "#domain/dates/day-words.ts";
import { monthInWords } from "#domain/invoices/billing-days.ts";
import { invoiceStateLabels } from "#domain/invoices/invoice-state-words.ts";
import type { InvoiceLine } from "#domain/invoices/list-invoices.ts";
import { moneyText } from "../facilities/money.ts";

/** An invoice as lists show it; the same in the data for other programs, with cents beside the words. */
export const shownLine = (line: InvoiceLine) => ({
  ...line,
  stateLabel: invoiceStateLabels[line.state],
  month: monthInWords(line.period),
  due: line.dueOn === null ? undefined : dayWithYear(line.dueOn),
  total: moneyText(line.totalCents),
  open: line.openCents > 0 ? moneyText(line.openCents) : undefined,
});

export type ShownLine = ReturnType<typeof shownLine>;
