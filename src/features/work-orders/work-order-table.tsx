import { Link } from "react-router";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { DueWord, hasDueWord } from "./due-word.tsx";
import type { ListData } from "./read-list.server.ts";
import type { ShownLine } from "./shown-line.server.ts";
import { PriorityWord, StateWord } from "./state-word.tsx";

type WorkOrderTableProps = Pick<ListData, "room" | "lines"> & {
  /** The form that ticks belong to, where several can be dealt with at once. */
  tickedIn: string | undefined;
};

export function WorkOrderTable({ room, lines, tickedIn }: WorkOrderTableProps) {
  const isStaff = room.side === "staff";
  const canTick = (line: ShownLine) => isStaff || canBeAccepted(line);
  return (
    <DataTable
      caption="Work orders"
      rows={lines}
      columns={columnsFor(room)}
      tick={tickedIn ? (line) => (canTick(line) ? tickOf(line, tickedIn) : undefined) : undefined}
    />
  );
}

function columnsFor({ side, path }: ListData["room"]): Column<ShownLine>[] {
  const isStaff = side === "staff";
  const assignee: Column<ShownLine> = {
    label: "Assigned to",
    className: "w-32 sm:max-xl:hidden",
    value: ({ isMine, assigneeName }) =>
      isMine ? (
        <span className="font-semibold">You</span>
      ) : (
        <span className={assigneeName ? "" : "text-slate"}>{assigneeName ?? "No one"}</span>
      ),
  };
  return [
    {
      label: "Work order",
      isName: true,
      cellClass: "max-w-0 sm:w-1/2 xl:w-2/5",
      value: (line) => <Name line={line} to={`${path}/${line.id}`} />,
    },
    {
      label: isStaff ? "Client and facility" : "Facility",
      className: "sm:max-md:hidden",
      cellClass: "sm:max-w-0 sm:w-1/5",
      value: ({ facilityName, clientName, area }) => (
        <>
          <span className="break-words sm:line-clamp-2" data-tooltip="">
            {facilityName}
          </span>
          <span
            className="text-xs text-slate before:content-['_·_'] empty:hidden sm:block sm:truncate sm:before:content-none"
            data-tooltip=""
          >
            {[isStaff ? clientName : undefined, area].filter(Boolean).join(" · ")}
          </span>
        </>
      ),
    },
    {
      label: "Priority",
      className: "w-28",
      value: ({ priority, priorityLabel }) => (
        <PriorityWord priority={priority} label={priorityLabel} />
      ),
    },
    {
      label: "Due",
      labelOf: ({ due }) => due?.what ?? "The work",
      className: "w-36",
      value: (line) => (hasDueWord(line) ? <DueWord {...line} /> : null),
    },
    ...(isStaff ? [assignee] : []),
    {
      label: "State",
      className: "w-32",
      value: ({ state, stateLabel }) => <StateWord state={state} label={stateLabel} />,
    },
  ];
}

const Name = ({ line, to }: { line: ShownLine; to: string }) => (
  <>
    <Link to={to} className="stretched block font-semibold text-ink" data-row-link>
      <span className="line-clamp-2 break-words" data-tooltip="">
        {line.excerpt}
      </span>
    </Link>
    <span className="mt-0.5 block text-xs text-slate sm:truncate">
      <span className="tabular-nums">{line.number}</span> · {line.category} · asked{" "}
      <time dateTime={line.asked.iso} data-tooltip={line.asked.full}>
        {line.asked.short}
      </time>
    </span>
  </>
);

/** A client ticks what is done and waits for them, nothing else. */
export const canBeAccepted = ({ state }: Pick<ShownLine, "state">): boolean => state === "done";

const tickOf = ({ id, number }: ShownLine, form: string) => ({
  form,
  name: `order.${id}`,
  label: `Select ${number}`,
});
