import { Link } from "react-router";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { ShownInvoiceRoom } from "./invoice-room.ts";
import type { ShownLine } from "./shown-line.server.ts";
import { StateWord } from "./state-word.tsx";

interface InvoiceTableProps {
  room: ShownInvoiceRoom;
  lines: readonly ShownLine[];
  /** The form that ticks of drafts belong to. */
  tickedIn: string | undefined;
}

export const InvoiceTable = ({ room, lines, tickedIn }: InvoiceTableProps) => (
  <DataTable
    caption="Invoices"
    rows={lines}
    columns={columnsFor(room)}
    tick={
      tickedIn ? (line) => (line.state === "draft" ? tickOf(line, tickedIn) : undefined) : undefined
    }
  />
);

const nameOf = ({ number, month }: ShownLine): string => number ?? `Draft, ${month}`;

function columnsFor({ side, path }: ShownInvoiceRoom): Column<ShownLine>[] {
  const isStaff = side === "staff";
  const client: Column<ShownLine> = {
    label: "Client",
    cellClass: "min-w-0 break-words",
    value: ({ clientName }) => clientName,
  };
  return [
    {
      label: "Invoice",
      isName: true,
      cellClass: "min-w-0",
      value: (line) => <Name line={line} to={`${path}/${line.id}`} />,
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
      value: ({ state, stateLabel }) => <StateWord state={state} label={stateLabel} />,
    },
  ];
}

const Name = ({ line, to }: { line: ShownLine; to: string }) => (
  <>
    <Link
      to={to}
      className="stretched block font-semibold text-ink tabular-nums sm:whitespace-nowrap"
      data-row-link
    >
      {nameOf(line)}
    </Link>
    <span className="mt-0.5 block text-xs break-words text-slate">
      {[line.number ? line.month : undefined, line.facilityName].filter(Boolean).join(" · ")}
    </span>
  </>
);

const tickOf = (line: ShownLine, form: string) => ({
  form,
  name: `invoice.${line.id}`,
  label: `Select ${nameOf(line)}, ${line.clientName}`,
});
