/** Columns of CSV files: amounts as dollars with a point, days in ISO, no account of any ledger. */
import type { Column } from "#platform/records/csv.ts";
import { invoiceStateLabels } from "./invoice-state-labels.ts";
import { rateText } from "./invoice-taxes.ts";
import type { AccountingLine, InvoiceListRow } from "./list-invoices.server.ts";
import type { Statement } from "./statement.server.ts";

/** A number for spreadsheets, exact: `-1240.05`. */
export function plainDollars(cents: number): number {
  return Number(
    `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`,
  );
}

export const invoiceColumns: readonly Column<InvoiceListRow>[] = [
  { name: "Number", value: ({ number }) => number },
  { name: "Client", value: ({ clientName }) => clientName },
  { name: "Facility", value: ({ facilityName }) => facilityName },
  { name: "Month", value: ({ period }) => period.slice(0, 7) },
  { name: "State", value: ({ state }) => invoiceStateLabels[state] },
  { name: "Issued", value: ({ issuedOn }) => issuedOn },
  { name: "Due", value: ({ dueOn }) => dueOn },
  { name: "Total", value: ({ totalCents }) => plainDollars(totalCents) },
  { name: "Open", value: ({ openCents }) => plainDollars(openCents) },
];

const lineKinds = {
  service: "Service",
  "extra-work": "Extra work",
  other: "Other",
  credit: "Credit",
  tax: "Tax",
} as const;

export const accountingColumns: readonly Column<AccountingLine>[] = [
  { name: "Invoice", value: ({ invoice }) => invoice.number },
  { name: "State", value: ({ state }) => invoiceStateLabels[state] },
  { name: "Issued", value: ({ invoice }) => invoice.issuedOn },
  { name: "Due", value: ({ invoice }) => invoice.dueOn },
  { name: "Client", value: ({ clientName }) => clientName },
  { name: "Bill to", value: ({ invoice }) => invoice.billToName },
  { name: "Purchase order", value: ({ invoice }) => invoice.purchaseOrder },
  { name: "Month", value: ({ invoice }) => invoice.period.slice(0, 7) },
  { name: "Line", value: ({ position }) => position },
  { name: "Kind", value: ({ kind }) => lineKinds[kind] },
  { name: "Facility", value: ({ facilityName }) => facilityName },
  { name: "Text", value: ({ text }) => text },
  { name: "Detail", value: ({ detail }) => detail },
  { name: "Tax rate", value: ({ taxBasisPoints }) => rateText(taxBasisPoints) },
  { name: "Amount", value: ({ cents }) => plainDollars(cents) },
  { name: "Currency", value: () => "USD" },
];

const movementLabels = {
  invoice: "Invoice",
  void: "Invoice voided",
  payment: "Payment",
  "payment-taken-back": "Payment reversed",
} as const;

/** E.g. `Payment for 2026-00042, check 1077`. */
export const movementText = ({
  kind,
  number,
  note,
}: Pick<Statement["movements"][number], "kind" | "number" | "note">): string => {
  const what = `${movementLabels[kind]}${kind.startsWith("payment") ? " for" : ""} ${number}`;
  return note === "" ? what : `${what}, ${note}`;
};

export interface StatementRow {
  day: string;
  text: string;
  cents: number | null;
  balanceCents: number;
}

export const openingRow = ({ from, openingCents }: Statement): StatementRow => ({
  day: from,
  text: "Opening balance",
  cents: null,
  balanceCents: openingCents,
});

export const closingRow = ({ to, closingCents }: Statement): StatementRow => ({
  day: to,
  text: "Closing balance",
  cents: null,
  balanceCents: closingCents,
});

export const movementRows = ({ movements }: Statement): StatementRow[] =>
  movements.map((movement) => ({
    day: movement.day,
    text: movementText(movement),
    cents: movement.cents,
    balanceCents: movement.balanceCents,
  }));

export const statementColumns: readonly Column<StatementRow>[] = [
  { name: "Day", value: ({ day }) => day },
  { name: "Movement", value: ({ text }) => text },
  { name: "Amount", value: ({ cents }) => (cents === null ? "" : plainDollars(cents)) },
  { name: "Balance", value: ({ balanceCents }) => plainDollars(balanceCents) },
];
