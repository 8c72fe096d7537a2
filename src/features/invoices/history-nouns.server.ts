/** How the audit names it, and what can happen to it. */
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { formatMonth } from "./billing-days.ts";
import { invoices } from "./tables/invoices.ts";

const invoiceMessages = {
  drafted: "Drafted",
  "line-added": "Line added",
  "line-removed": "Line removed",
  refreshed: "Lines updated from scope and work orders",
  issued: "Issued",
  paid: "Payment entered",
  "payment-taken-back": "Payment reversed",
  voided: "Voided",
  "reminders-held": "Reminders put on hold",
  "reminders-released": "Reminders resumed",
  reminded: "Reminder sent",
} as const;

const readInvoices: NameReader = async (db, ids) => {
  const { id, number, period } = invoices;
  const rows = await db.select({ id, number, period }).from(invoices).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    { name: row.number ?? `draft for ${formatMonth(row.period)}` },
  ]);
};

export const invoiceHistory = {
  invoice: {
    singular: () => "Invoice",
    plural: () => "Invoices",
    place: 100,
    messages: () => invoiceMessages,
    readNames: readInvoices,
    pathOf: ({ recordId }) => `/office/invoices/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    invoice: typeof invoiceMessages;
  }
}
