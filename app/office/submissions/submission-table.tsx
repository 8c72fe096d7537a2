import { Link } from "react-router";
import type { ShownLine } from "./read-list.server.ts";
import { StateWord } from "./state-word.tsx";
import type { SubmissionRoom } from "./submission-rooms.ts";

/** Said again, as Safari forgets what a table is once its parts are laid out otherwise. */
const roles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

interface SubmissionTableProps {
  room: SubmissionRoom;
  /** Of the list, as its address has it: the way back keeps it. */
  search: string;
  lines: readonly ShownLine[];
  /** Ids of those that came in while the list was open. */
  arrived: ReadonlySet<string>;
}

/** A table from 640 px on; beneath it rows of several lines. */
export function SubmissionTable({ room, search, lines, arrived }: SubmissionTableProps) {
  return (
    <table {...roles.table} className="w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">{room.title}</caption>
      <thead {...roles.rowGroup} className="max-sm:hidden">
        <tr {...roles.row} className="border-b border-line text-left text-xs text-slate">
          <Head className="w-24">Received</Head>
          <Head>From</Head>
          <Head className="max-xl:hidden">Text</Head>
          <Head className="w-40">Assigned to</Head>
          <Head className="w-36">State</Head>
        </tr>
      </thead>
      <tbody {...roles.rowGroup} className="max-sm:block">
        {lines.map((line) => (
          <Row
            key={line.id}
            line={line}
            address={`${room.path}/${line.id}${search}`}
            isNew={arrived.has(line.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ children, className = "" }: { children: string; className?: string }) => (
  <th
    {...roles.columnHeader}
    scope="col"
    className={`py-2.5 pr-4 font-semibold whitespace-nowrap ${className}`}
  >
    {children}
  </th>
);

interface RowProps {
  line: ShownLine;
  address: string;
  isNew: boolean;
}

function Row({ line, address, isNew }: RowProps) {
  const { received, name, subject, excerpt, assigneeName, state } = line;
  return (
    <tr
      {...roles.row}
      data-row
      className={`relative border-b border-line transition-colors hover:bg-sand max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3 sm:h-16 ${isNew ? "arrived" : ""}`}
    >
      <td
        {...roles.cell}
        className="py-1.5 pr-4 align-middle whitespace-nowrap text-slate tabular-nums max-sm:order-2 max-sm:p-0 max-sm:text-right"
      >
        <time dateTime={received.iso} data-tooltip={received.full}>
          <span aria-hidden="true">{received.short}</span>
          <span className="sr-only">{received.full}</span>
        </time>
      </td>
      <td
        {...roles.cell}
        className="max-w-0 py-1.5 pr-4 align-middle max-sm:order-1 max-sm:col-span-2 max-sm:max-w-none max-sm:min-w-0 max-sm:p-0 sm:w-2/5"
      >
        <Link to={address} className="stretched block font-semibold text-ink" data-row-link>
          <span className="block truncate" data-tooltip="">
            {name}
          </span>
        </Link>
        <span className="block truncate text-slate" data-tooltip="">
          {subject}
        </span>
        {line.hasEmailTrouble ? (
          <span className="block font-medium text-error">Email failed: please call</span>
        ) : null}
      </td>
      <td
        {...roles.cell}
        className="max-w-0 py-1.5 pr-4 align-middle text-slate max-xl:hidden xl:w-2/5"
      >
        <span className="line-clamp-2" data-tooltip="">
          {excerpt}
        </span>
      </td>
      <td
        {...roles.cell}
        className="py-1.5 pr-4 align-middle max-sm:order-4 max-sm:col-span-2 max-sm:truncate max-sm:p-0 max-sm:text-right"
      >
        <span className="text-xs text-slate sm:hidden">Assigned to </span>
        {line.isMine ? (
          <span className="font-semibold">You</span>
        ) : (
          <span className={assigneeName ? "" : "text-slate"}>{assigneeName ?? "Nobody"}</span>
        )}
      </td>
      <td {...roles.cell} className="py-1.5 align-middle max-sm:order-3 max-sm:p-0">
        <StateWord state={state} />
      </td>
    </tr>
  );
}
