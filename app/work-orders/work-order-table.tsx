import type { ReactNode } from "react";
import { Link } from "react-router";
import { DueWord } from "./due-word.tsx";
import type { ListData } from "./read-list.server.ts";
import type { ShownLine } from "./shown-line.server.ts";
import { PriorityWord, StateWord } from "./state-word.tsx";

/** Said again, as Safari forgets what a table is once its parts are laid out otherwise. */
const roles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

type WorkOrderTableProps = Pick<ListData, "room" | "lines"> & {
  /** The form that ticks belong to, where several can be dealt with at once. */
  tickedIn: string | undefined;
};

/** A table from 640 px on; beneath it rows of several lines. */
export function WorkOrderTable({ room, lines, tickedIn }: WorkOrderTableProps) {
  const isStaff = room.side === "staff";
  return (
    <table {...roles.table} className="w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">Work orders</caption>
      <thead {...roles.rowGroup} className="max-sm:hidden">
        <tr {...roles.row} className="border-b border-line text-left text-xs text-slate">
          {tickedIn ? <Head className="w-9" label="Select" isHidden /> : null}
          <Head label="Work order" />
          <Head label={isStaff ? "Client and facility" : "Facility"} className="max-md:hidden" />
          <Head label="Priority" className="w-28" />
          <Head label="Due" className="w-36" />
          {isStaff ? <Head label="Assigned to" className="w-32 max-xl:hidden" /> : null}
          <Head label="State" className="w-32" />
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

interface HeadProps {
  label: string;
  className?: string;
  isHidden?: boolean;
}

const Head = ({ label, className = "", isHidden = false }: HeadProps) => (
  <th
    {...roles.columnHeader}
    scope="col"
    className={`py-2.5 pr-4 font-semibold whitespace-nowrap ${className}`}
  >
    {isHidden ? <span className="sr-only">{label}</span> : label}
  </th>
);

interface CellProps {
  className?: string;
  children: ReactNode;
}

const Cell = ({ className = "", children }: CellProps) => (
  <td {...roles.cell} className={`py-2 pr-4 align-top max-sm:p-0 ${className}`}>
    {children}
  </td>
);

interface RowProps {
  line: ShownLine;
  room: ListData["room"];
  tickedIn: string | undefined;
}

function Row({ line, room, tickedIn }: RowProps) {
  const { id, number, facilityName, clientName, area, category, excerpt, asked } = line;
  const isStaff = room.side === "staff";
  return (
    <tr
      {...roles.row}
      data-row
      className={`relative border-b border-line transition-colors hover:bg-sand max-sm:grid max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3 ${tickedIn ? "max-sm:grid-cols-[2.25rem_minmax(0,1fr)_auto]" : "max-sm:grid-cols-[minmax(0,1fr)_auto]"}`}
    >
      {tickedIn ? (
        <Cell className="max-sm:row-span-4">
          {/* Above the link that covers the row. */}
          <label className="relative z-10 -m-2 grid size-11 place-items-center">
            <input
              type="checkbox"
              form={tickedIn}
              name={`order.${id}`}
              value="on"
              aria-label={`Select ${number}`}
              className="size-4.5"
            />
          </label>
        </Cell>
      ) : null}
      <Cell className="max-w-0 max-sm:max-w-none max-sm:min-w-0 sm:w-1/2 xl:w-2/5">
        <Link
          to={`${room.path}/${id}`}
          className="stretched block font-semibold text-ink"
          data-row-link
        >
          <span className="line-clamp-2 break-words" data-tooltip="">
            {excerpt}
          </span>
        </Link>
        <span className="mt-0.5 block truncate text-xs text-slate">
          <span className="tabular-nums">{number}</span> · {category} ·{" "}
          <time dateTime={asked.iso} data-tooltip={asked.full}>
            {asked.short}
          </time>
        </span>
      </Cell>
      <Cell className="max-w-0 max-md:hidden max-sm:col-span-2 max-sm:block max-sm:max-w-none sm:w-1/5">
        <span className="line-clamp-2 break-words" data-tooltip="">
          {facilityName}
        </span>
        <span className="block truncate text-xs text-slate" data-tooltip="">
          {[isStaff ? clientName : undefined, area].filter(Boolean).join(" · ")}
        </span>
      </Cell>
      <Cell className="max-sm:col-start-2 max-sm:hidden">
        <PriorityWord priority={line.priority} label={line.priorityLabel} />
      </Cell>
      <Cell className="max-sm:flex max-sm:gap-2">
        <span className="sm:hidden">
          <PriorityWord priority={line.priority} label={line.priorityLabel} />
        </span>
        <DueWord {...line} />
      </Cell>
      {isStaff ? (
        <Cell className="max-xl:hidden">
          {line.isMine ? (
            <span className="font-semibold">You</span>
          ) : (
            <span className={line.assigneeName ? "" : "text-slate"}>
              {line.assigneeName ?? "Nobody"}
            </span>
          )}
        </Cell>
      ) : null}
      <Cell className="max-sm:justify-self-end">
        <StateWord state={line.state} label={line.stateLabel} />
      </Cell>
    </tr>
  );
}
