import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import type { Language } from "#platform/language/language.ts";
import { type PartOfMonth, rateText } from "./invoice-types.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import type { InvoiceLineRow } from "./tables/invoices.ts";

type Line = Pick<InvoiceLineRow, "text" | "detail" | "facts" | "taxBasisPoints">;

/**
 * A typed text wins over one made from facts. Lines of earlier versions have no facts, and read as they were
 * stored.
 */
export function lineWords(line: Line, language: Language): { text: string; detail: string } {
  const { facts, text, detail } = line;
  const words = invoiceServerMessages(language).line;
  switch (facts?.kind) {
    case undefined:
      return { text, detail };
    case "service":
      return {
        text: words.service({ version: facts.version }),
        detail: facts.part === undefined ? "" : partOfMonth(facts.part, language),
      };
    case "extra-work":
      return {
        text: text || categoryLabel(facts.category, language),
        detail: words.extraWork({
          number: facts.number,
          day: dayWithYear(facts.doneOn, language),
        }),
      };
    case "imported":
      return { text: words.imported, detail };
    case "credit":
      return { text, detail: words.credit };
    case "tax":
      return { text: words.tax({ rate: rateText(line.taxBasisPoints) }), detail: "" };
  }
}

const partOfMonth = (
  { from, to, days, daysInMonth, monthlyPriceCents }: PartOfMonth,
  language: Language,
): string =>
  invoiceServerMessages(language).line.partOfMonth({
    from: dayWithYear(from, language),
    to: dayWithYear(to, language),
    days,
    daysInMonth,
    price: moneyText(monthlyPriceCents),
  });
