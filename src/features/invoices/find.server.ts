import type { Finder } from "#platform/feature.server.ts";
import { formatMonth } from "./billing-days.ts";
import { invoiceStateLabels } from "./invoice-state-labels.ts";
import { listInvoices } from "./list-invoices.server.ts";
import { today } from "./today.server.ts";

/** Finds nothing for roles that may not read invoices. */
export const invoiceFinder: Finder = {
  title: () => "Invoices",
  place: 70,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listInvoices(db, actor, { words }, today(), limit);
    return rows.map(({ id, number, period, clientName, facilityName, state }) => ({
      to: `${home}/invoices/${id}`,
      label: [number ?? "Draft", formatMonth(period)].join(", "),
      detail: `${facilityName ?? clientName}, ${invoiceStateLabels[state].toLowerCase()}`,
    }));
  },
};
