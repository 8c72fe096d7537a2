import type { Finder } from "#platform/feature.server.ts";
import { formatMonth } from "./billing-days.ts";
import { listInvoices } from "./list-invoices.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { invoiceMessages } from "./messages.ts";
import { today } from "./today.server.ts";

/** Finds nothing for roles that may not read invoices. */
export const invoiceFinder: Finder = {
  title: (language) => invoiceMessages(language).section,
  place: 70,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listInvoices(db, actor, { words }, today(), limit);
    const { language } = actor;
    const { draftOf } = invoiceMessages(language);
    const { found, statesInText } = invoiceServerMessages(language);
    const nameOf = (number: string | null, month: string) =>
      number === null ? draftOf({ month }) : found.name({ number, month });
    return rows.map(({ id, number, period, clientName, facilityName, state }) => ({
      to: `${home}/invoices/${id}`,
      label: nameOf(number, formatMonth(period, language)),
      detail: found.detail({ place: facilityName ?? clientName, state: statesInText[state] }),
    }));
  },
};
