/** Columns of CSV files: amounts as dollars with a point, days in ISO, no account of any ledger. */

import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { rateText } from "./invoice-taxes.ts";
import { lineWords } from "./line-words.server.ts";
import type { AccountingLine, InvoiceListRow } from "./list-invoices.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { invoiceMessages } from "./messages.ts";
import type { Statement } from "./statement.server.ts";

/** A number for spreadsheets, exact: `-1240.05`. */
export function plainDollars(cents: number): number {
  return Number(
    `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`,
  );
}

export const invoiceColumns = byLanguage((language): readonly Column<InvoiceListRow>[] => {
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

/** E.g. `Payment for 2026-00042, check 1077`. */
export function movementText(
  { kind, number, note }: Pick<Statement["movements"][number], "kind" | "number" | "note">,
  language: Language,
): string {
  const { movements, withNote } = invoiceServerMessages(language).statement;
  const movement = movements[kind]({ number });
  return note === "" ? movement : withNote({ movement, note });
}

export interface StatementRow {
  day: string;
  text: string;
  cents: number | null;
  balanceCents: number;
}

export const openingRow = (
  { from, openingCents }: Statement,
  language: Language,
): StatementRow => ({
  day: from,
  text: invoiceMessages(language).statement.openingBalance,
  cents: null,
  balanceCents: openingCents,
});

export const closingRow = ({ to, closingCents }: Statement, language: Language): StatementRow => ({
  day: to,
  text: invoiceMessages(language).statement.closingBalance,
  cents: null,
  balanceCents: closingCents,
});

export const movementRows = ({ movements }: Statement, language: Language): StatementRow[] =>
  movements.map((movement) => ({
    day: movement.day,
    text: movementText(movement, language),
    cents: movement.cents,
    balanceCents: movement.balanceCents,
  }));

export const statementColumns = byLanguage((language): readonly Column<StatementRow>[] => {
  const { export: words } = invoiceServerMessages(language);
  return [
    { name: words.day, value: ({ day }) => day },
    { name: words.movement, value: ({ text }) => text },
    { name: words.amount, value: ({ cents }) => (cents === null ? "" : plainDollars(cents)) },
    { name: words.balance, value: ({ balanceCents }) => plainDollars(balanceCents) },
  ];
});
