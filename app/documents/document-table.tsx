import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DocumentListData } from "./list.server.ts";
import { ValidityWord } from "./validity-word.tsx";

/** Said again, as Safari forgets what a table is once its parts are laid out otherwise. */
const roles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

/** A table from 640 px on; beneath it rows of several lines. */
export function DocumentTable({ room, lines }: Pick<DocumentListData, "room" | "lines">) {
  const isStaff = room.side === "staff";
  return (
    <table {...roles.table} className="w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">Documents</caption>
      <thead {...roles.rowGroup} className="max-sm:hidden">
        <tr {...roles.row} className="border-b border-line text-left text-xs text-slate">
          <Head>Document</Head>
          <Head>{isStaff ? "Client and facility" : "Facility"}</Head>
          <Head className="max-lg:hidden">Valid</Head>
          <Head className="w-40">Validity</Head>
          <Head className="w-36">To do</Head>
        </tr>
      </thead>
      <tbody {...roles.rowGroup} className="max-sm:block">
        {lines.map((line) => (
          <Row key={line.id} line={line} room={room} />
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ className = "", children }: { className?: string; children: string }) => (
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

type RowProps = Pick<DocumentListData, "room"> & { line: DocumentListData["lines"][number] };

function Row({ line, room }: RowProps) {
  const { id, title, typeLabel, version, place, clientName, validDays, validity } = line;
  return (
    <tr
      {...roles.row}
      data-row
      className="relative border-b border-line transition-colors hover:bg-sand max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3"
    >
      <Cell className="max-w-0 max-sm:col-span-2 max-sm:max-w-none sm:w-2/5">
        <Link
          to={`${room.path}/${id}`}
          className="stretched block font-semibold break-words text-ink"
          data-row-link
        >
          {title}
        </Link>
        <span className="mt-0.5 block text-xs text-slate">
          {typeLabel}
          {version > 1 ? `, version ${version}` : ""}
        </span>
      </Cell>
      <Cell className="max-w-0 max-sm:col-span-2 max-sm:max-w-none sm:w-1/5">
        <span className="line-clamp-2 break-words" data-tooltip="">
          {place}
        </span>
        {room.side === "staff" ? (
          <span className="block truncate text-xs text-slate" data-tooltip="">
            {clientName}
          </span>
        ) : null}
      </Cell>
      <Cell className="whitespace-nowrap text-slate tabular-nums max-lg:hidden">{validDays}</Cell>
      <Cell>
        <ValidityWord
          validity={validity}
          label={line.validityLabel}
          isWithdrawn={line.isWithdrawn}
        />
        {validDays ? (
          <span className="mt-0.5 block text-xs text-slate tabular-nums lg:hidden">
            {validDays}
          </span>
        ) : null}
      </Cell>
      <Cell className="max-sm:justify-self-end">
        <ToDo line={line} isStaff={room.side === "staff"} />
      </Cell>
    </tr>
  );
}

function ToDo({ line, isStaff }: { line: RowProps["line"]; isStaff: boolean }) {
  if (line.content === "checking") return "Being checked";
  if (line.content === "refused") return <span className="text-error">Refused</span>;
  if (!line.waitsForAcknowledgement) return null;
  return (
    <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-dawn" />
      {isStaff ? "Not acknowledged" : "Acknowledge"}
    </span>
  );
}
