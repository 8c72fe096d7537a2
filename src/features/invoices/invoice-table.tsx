import { Link } from "react-router";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { InvoiceTableRow } from "./invoice-table-row.server.ts";
import type { InvoicesViewData } from "./invoices-view.ts";
import { StateBadge } from "./state-badge.tsx";

interface InvoiceTableProps {
  view: InvoicesViewData;
  rows: readonly InvoiceTableRow[];
  /** The form that ticks of drafts belong to. */
  tickedIn: string | undefined;
}

export const InvoiceTable = ({ view, rows, tickedIn }: InvoiceTableProps) => (
  <DataTable
    caption="Invoices"
    rows={rows}
    columns={columnsFor(view)}
    tick={
      tickedIn ? (row) => (row.state === "draft" ? tickOf(row, tickedIn) : undefined) : undefined
    }
  />
);

const nameOf = ({ number, month }: InvoiceTableRow): string => number ?? `Draft, ${month}`;

function columnsFor({ audience, path }: InvoicesViewData): Column<InvoiceTableRow>[] {
  const isStaff = audience === "staff";
  const client: Column<InvoiceTableRow> = {
    label: "Client",
    cellClass: "min-w-0 break-words",
    value: ({ clientName }) => clientName,
  };
  return [
    {
      label: "Invoice",
      isName: true,
      cellClass: "min-w-0",
      value: (row) => <Name row={row} to={`${path}/${row.id}`} />,
    },
    ...(isStaff ? [client] : []),
    {
      label: "Due",
      className: "w-32 sm:max-md:hidden",
      cellClass: "tabular-nums",
      value: ({ due }) => due,
    },
    {
      label: "Total",
      className: "w-32 text-right",
      cellClass: "font-semibold tabular-nums",
      value: ({ total }) => total,
    },
    {
      label: "Open",
      className: `w-32 text-right ${isStaff ? "sm:max-xl:hidden" : "sm:max-md:hidden"}`,
      cellClass: "tabular-nums",
      value: ({ open }) => open,
    },
    {
      label: "State",
      className: "w-28",
      value: ({ state, stateLabel }) => <StateBadge state={state} label={stateLabel} />,
    },
  ];
}

const Name = ({ row, to }: { row: InvoiceTableRow; to: string }) => (
  <>
    <Link
      to={to}
      className="stretched block font-semibold text-ink tabular-nums sm:whitespace-nowrap"
      data-row-link
    >
      {nameOf(row)}
    </Link>
    <span className="mt-0.5 block text-xs break-words text-slate">
      {[row.number ? row.month : undefined, row.facilityName].filter(Boolean).join(" · ")}
    </span>
  </>
);

const tickOf = (row: InvoiceTableRow, form: string) => ({
  form,
  name: `invoice.${row.id}`,
  label: `Select ${nameOf(row)}, ${row.clientName}`,
});
