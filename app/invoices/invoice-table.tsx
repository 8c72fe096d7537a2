import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShownInvoiceRoom } from "./invoice-room.ts";
import type { ShownLine } from "./shown-line.server.ts";
import { StateWord } from "./state-word.tsx";

/** Said again, as Safari forgets what a table is once its parts are laid out otherwise. */
const roles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

interface InvoiceTableProps {
  room: ShownInvoiceRoom;
  lines: readonly ShownLine[];
  /** The form that ticks of drafts belong to. */
  tickedIn: string | undefined;
}

/** A table from 640 px on; beneath it rows of several lines. */
export function InvoiceTable({ room, lines, tickedIn }: InvoiceTableProps) {
  const isStaff = room.side === "staff";
  return (
    <table {...roles.table} className="w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">Invoices</caption>
      <thead {...roles.rowGroup} className="max-sm:hidden">
        <tr {...roles.row} className="border-b border-line text-left text-xs text-slate">
          {tickedIn ? (
            <Head className="w-11">
              <span className="sr-only">Select</span>
            </Head>
          ) : null}
          <Head>Invoice</Head>
          {isStaff ? <Head>Client</Head> : null}
          <Head className="w-32 max-md:hidden">Due</Head>
          <Head className="w-32 text-right">Total</Head>
          <Head className={`w-32 text-right ${isStaff ? "max-xl:hidden" : "max-md:hidden"}`}>
            Open
          </Head>
          <Head className="w-28">State</Head>
        </tr>
      </thead>
      <tbody {...roles.rowGroup} className="max-sm:block">
        {lines.map((line) => (
          <Row key={line.id} line={line} room={room} tickedIn={tickedIn} />
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <th
    {...roles.columnHeader}
    scope="col"
    className={`py-2.5 pr-4 font-semibold whitespace-nowrap ${className}`}
  >
    {children}
  </th>
);

const Cell = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <td {...roles.cell} className={`py-2.5 pr-4 align-top max-sm:p-0 ${className}`}>
    {children}
  </td>
);

interface RowProps extends Omit<InvoiceTableProps, "lines"> {
  line: ShownLine;
}

function Row({ line, room, tickedIn }: RowProps) {
  const { id, number, month, facilityName, clientName, due, total, open } = line;
  const name = number ?? `Draft, ${month}`;
  const isStaff = room.side === "staff";
  return (
    <tr
      {...roles.row}
      data-row
      className={`relative border-b border-line transition-colors hover:bg-sand max-sm:grid max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3 ${tickedIn ? "max-sm:grid-cols-[2.25rem_minmax(0,1fr)_auto]" : "max-sm:grid-cols-[minmax(0,1fr)_auto]"}`}
    >
      {tickedIn ? (
        <Cell className="max-sm:row-span-3">
          {line.state === "draft" ? (
            // Above the link that covers the row.
            <label className="relative z-10 -m-2 grid size-11 place-items-center">
              <input
                type="checkbox"
                form={tickedIn}
                name={`invoice.${id}`}
                value="on"
                aria-label={`Select ${name}, ${clientName}`}
                className="size-4.5"
              />
            </label>
          ) : null}
        </Cell>
      ) : null}
      <Cell
        className={`min-w-0 max-sm:row-start-1 ${isStaff ? "" : "max-sm:row-span-2"} ${tickedIn ? "max-sm:col-start-2" : "max-sm:col-start-1"}`}
      >
        <Link
          to={`${room.path}/${id}`}
          className="stretched block font-semibold text-ink tabular-nums sm:whitespace-nowrap"
          data-row-link
        >
          {name}
        </Link>
        <span className="mt-0.5 block text-xs break-words text-slate">
          {[number ? month : undefined, facilityName].filter(Boolean).join(" · ")}
        </span>
      </Cell>
      {isStaff ? (
        <Cell
          className={`min-w-0 break-words max-sm:row-start-2 ${tickedIn ? "max-sm:col-start-2" : "max-sm:col-start-1"}`}
        >
          {clientName}
        </Cell>
      ) : null}
      <Cell className="tabular-nums max-md:hidden">{due ?? ""}</Cell>
      <Cell className="text-right font-semibold tabular-nums max-sm:-col-end-1 max-sm:row-start-1 max-sm:justify-self-end">
        {total}
      </Cell>
      <Cell className={`text-right tabular-nums ${isStaff ? "max-xl:hidden" : "max-md:hidden"}`}>
        {open ?? ""}
      </Cell>
      <Cell className="max-sm:-col-end-1 max-sm:row-start-2 max-sm:justify-self-end">
        <StateWord state={line.state} label={line.stateLabel} />
      </Cell>
    </tr>
  );
}
