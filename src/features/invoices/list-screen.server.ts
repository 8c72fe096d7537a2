/** Lists of invoices: the page, and for spreadsheets, invoice by invoice or line by line for accounting. */
import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { listClientNames } from "#features/facilities/list-clients.server.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { formatMonth } from "./billing-days.ts";
import { today } from "./invoice-state.server.ts";
import { rateText } from "./invoice-types.ts";
import type { InvoicesView } from "./invoices-view.ts";
import { lineWords } from "./line-words.server.ts";
import {
  type AccountingLine,
  type InvoiceListRow,
  listInvoiceLines,
  listInvoices,
  sumInvoices,
} from "./list-invoices.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { invoiceMessages } from "./messages.ts";
import { readFilter } from "./read-filter.ts";

/** An invoice as lists show it; the same in the data for other programs, with cents beside the words. */
const toInvoiceTableRow = (row: InvoiceListRow, language: Language) => ({
  ...row,
  stateLabel: invoiceMessages(language).states[row.state],
  month: formatMonth(row.period, language),
  due: row.dueOn === null ? undefined : dayWithYear(row.dueOn, language),
  total: moneyText(row.totalCents),
  open: row.openCents > 0 ? moneyText(row.openCents) : undefined,
});

export type InvoiceTableRow = ReturnType<typeof toInvoiceTableRow>;

export async function readList(
  { path, audience, enter: requireInvoiceReader }: InvoicesView,
  route: RouteRequest,
) {
  const actor = await requireInvoiceReader(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams);
  const [page, sums, clients, { facilities }] = await Promise.all([
    listInvoices(db, actor, filter, today()),
    sumInvoices(db, actor, filter, today()),
    audience === "staff" ? listClientNames(db, actor) : [],
    // Clients choose theirs above the sections.
    audience === "staff" ? listFilterChoices(db, actor, filter) : { facilities: [] },
  ]);
  return {
    view: { path, audience },
    filter,
    counts: sums.counts,
    next: page.next,
    rows: page.rows.map((row) => toInvoiceTableRow(row, actor.language)),
    sums: { total: moneyText(sums.totalCents), open: moneyText(sums.openCents) },
    facilities,
    clients,
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;

// Columns of CSV files: amounts as dollars with a point, days in ISO, no account of any ledger.

/** A number for spreadsheets, exact: `-1240.05`. */
export function plainDollars(cents: number): number {
  return Number(
    `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`,
  );
}

const invoiceColumns = byLanguage((language): readonly Column<InvoiceListRow>[] => {
  const { states } = invoiceMessages(language);
  const { export: words } = invoiceServerMessages(language);
  return [
    { name: words.number, value: ({ number }) => number },
    { name: words.client, value: ({ clientName }) => clientName },
    { name: words.facility, value: ({ facilityName }) => facilityName },
    { name: words.month, value: ({ period }) => period.slice(0, 7) },
    { name: words.state, value: ({ state }) => states[state] },
    { name: words.issued, value: ({ issuedOn }) => issuedOn },
    { name: words.due, value: ({ dueOn }) => dueOn },
    { name: words.total, value: ({ totalCents }) => plainDollars(totalCents) },
    { name: words.open, value: ({ openCents }) => plainDollars(openCents) },
  ];
});

export const accountingColumns = byLanguage((language): readonly Column<AccountingLine>[] => {
  const { states } = invoiceMessages(language);
  const { export: words } = invoiceServerMessages(language);
  return [
    { name: words.invoice, value: ({ invoice }) => invoice.number },
    { name: words.state, value: ({ state }) => states[state] },
    { name: words.issued, value: ({ invoice }) => invoice.issuedOn },
    { name: words.due, value: ({ invoice }) => invoice.dueOn },
    { name: words.client, value: ({ clientName }) => clientName },
    { name: words.billTo, value: ({ invoice }) => invoice.billToName },
    { name: words.purchaseOrder, value: ({ invoice }) => invoice.purchaseOrder },
    { name: words.month, value: ({ invoice }) => invoice.period.slice(0, 7) },
    { name: words.line, value: ({ position }) => position },
    { name: words.kind, value: ({ kind }) => words.kinds[kind] },
    { name: words.facility, value: ({ facilityName }) => facilityName },
    { name: words.text, value: (line) => lineWords(line, language).text },
    { name: words.detail, value: (line) => lineWords(line, language).detail },
    { name: words.taxRate, value: ({ taxBasisPoints }) => rateText(taxBasisPoints) },
    { name: words.amount, value: ({ cents }) => plainDollars(cents) },
    { name: words.currency, value: () => "USD" },
  ];
});

const invoicesAtOnce = 200;

export async function exportInvoices(view: InvoicesView, route: RouteRequest): Promise<Response> {
  const { actor, db, filter } = await requireInvoiceReader(view, route);
  return csvResponse("invoices", invoiceColumns(actor.language), (after) =>
    listInvoices(db, actor, { ...filter, after }, today(), invoicesAtOnce),
  );
}

export async function exportLines(view: InvoicesView, route: RouteRequest): Promise<Response> {
  const { actor, db, filter } = await requireInvoiceReader(view, route);
  return csvResponse("invoice-lines", accountingColumns(actor.language), (after) =>
    listInvoiceLines(db, actor, { ...filter, after }, today(), invoicesAtOnce),
  );
}

async function requireInvoiceReader(view: InvoicesView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  return { actor, db, filter: readFilter(new URL(route.request.url).searchParams) };
}
