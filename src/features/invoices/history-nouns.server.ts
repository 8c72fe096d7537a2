import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { formatMonth } from "./billing-days.ts";
import type { en } from "./messages/en.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { invoiceMessages } from "./messages.ts";
import { invoices } from "./tables/invoices.ts";

const readInvoices: NameReader = async (db, ids, language) => {
  const { id, number, period } = invoices;
  const rows = await db.select({ id, number, period }).from(invoices).where(isAmong(id, ids));
  const { draftFor } = invoiceServerMessages(language);
  return rows.map((row) => [
    row.id,
    { name: row.number ?? draftFor({ month: formatMonth(row.period, language) }) },
  ]);
};

export const invoiceHistory = {
  invoice: {
    singular: (language) => invoiceMessages(language).one,
    plural: (language) => invoiceMessages(language).section,
    place: 100,
    messages: (language) => invoiceServerMessages(language).events,
    describeField(name, language) {
      if (name !== "state") return undefined;
      const { draft, void: voided } = invoiceMessages(language).states;
      return {
        options: { draft, issued: invoiceServerMessages(language).events.issued, void: voided },
      };
    },
    readNames: readInvoices,
    pathOf: ({ recordId }) => `/office/invoices/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    invoice: (typeof en)["events"];
  }
}
