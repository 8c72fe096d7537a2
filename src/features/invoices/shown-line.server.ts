import { dayWithYear } from "#platform/format/day-words.ts";
import { moneyText } from "#platform/format/money.ts";
import { monthInWords } from "./billing-days.ts";
import { invoiceStateLabels } from "./invoice-state-words.ts";
import type { InvoiceLine } from "./list-invoices.ts";

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
