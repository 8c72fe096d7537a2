import { Link } from "react-router";
import { joinFacts } from "#platform/format/join-facts.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { ListData, WorkOrderTableRow } from "./list-screen.server.ts";
import { workOrderMessages } from "./messages.ts";
import { PriorityBadge, StateBadge } from "./state-badge.tsx";

type DueBadgeProps = Pick<WorkOrderTableRow, "due" | "done" | "state" | "hasMissed">;

/** The time left or the delay; for a finished work order, the day it was done. */
function DueBadge({ due, done, state, hasMissed }: DueBadgeProps) {
  const { list } = useMessages(workOrderMessages);
  if (due !== undefined)
    return (
      <time
        dateTime={due.at.iso}
        data-tooltip={list.dueAt({ time: due.at.full })}
        className={`tabular-nums ${due.visitDate === null || due.isLate ? "whitespace-nowrap" : ""} ${due.isLate ? "font-semibold text-error" : ""}`}
      >
        {due.left}
        <span className="block text-xs font-normal text-slate max-sm:hidden">{due.what}</span>
      </time>
    );
  return (
    <span className="text-slate tabular-nums">
      {state === "on-hold" ? list.clockStopped : done ? list.doneOn({ day: done.short }) : null}
      {hasMissed ? <span className="block text-xs">{list.missedTarget}</span> : null}
    </span>
  );
}

const hasDueBadge = ({ due, done, state, hasMissed }: DueBadgeProps): boolean =>
  due !== undefined || state === "on-hold" || Boolean(done) || hasMissed;

type WorkOrderTableProps = Pick<ListData, "view" | "rows"> & {
  /** The form that ticks belong to, where several can be dealt with at once. */
  tickedIn: string | undefined;
};

export function WorkOrderTable({ view, rows, tickedIn }: WorkOrderTableProps) {
  const isStaff = view.audience === "staff";
  const messages = useMessages(workOrderMessages);
  const canTick = (row: WorkOrderTableRow) => isStaff || canBeAccepted(row);
  return (
    <DataTable
      caption={messages.section}
      rows={rows}
      columns={columnsFor(view, messages)}
      tick={
        tickedIn
          ? (row) =>
              canTick(row)
                ? {
                    form: tickedIn,
                    name: `order.${row.id}`,
                    label: messages.list.select({ number: row.number }),
                  }
                : undefined
          : undefined
      }
    />
  );
}

function columnsFor(
  { audience, path }: ListData["view"],
  { list }: ReturnType<typeof workOrderMessages>,
): Column<WorkOrderTableRow>[] {
  const isStaff = audience === "staff";
  const assignee: Column<WorkOrderTableRow> = {
    label: list.assignedTo,
    className: "w-32 sm:max-xl:hidden",
    value: ({ isMine, assigneeName }) =>
      isMine ? (
        <span className="font-semibold">{list.you}</span>
      ) : (
        <span className={assigneeName ? "" : "text-slate"}>{assigneeName ?? list.noOne}</span>
      ),
  };
  return [
    {
      label: list.workOrder,
      isName: true,
      cellClass: "max-w-0 sm:w-1/2 xl:w-2/5",
      value: (row) => <Name row={row} to={`${path}/${row.id}`} />,
    },
    {
      label: isStaff ? list.clientAndFacility : list.facility,
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
            {joinFacts([isStaff ? clientName : undefined, area])}
          </span>
        </>
      ),
    },
    {
      label: list.priority,
      className: "w-28",
      value: ({ priority, priorityLabel }) => (
        <PriorityBadge priority={priority} label={priorityLabel} />
      ),
    },
    {
      label: list.due,
      labelOf: ({ due }) => due?.what ?? list.theWork,
      className: "w-36",
      value: (row) => (hasDueBadge(row) ? <DueBadge {...row} /> : null),
    },
    ...(isStaff ? [assignee] : []),
    {
      label: list.state,
      className: "w-32",
      value: ({ state, stateLabel }) => <StateBadge state={state} label={stateLabel} />,
    },
  ];
}

function Name({ row, to }: { row: WorkOrderTableRow; to: string }) {
  const { list } = useMessages(workOrderMessages);
  return (
    <>
      <Link to={to} className="stretched block font-semibold text-ink" data-row-link>
        <span className="line-clamp-2 break-words" data-tooltip="">
          {row.excerpt}
        </span>
      </Link>
      <span className="mt-0.5 block text-xs text-slate sm:truncate">
        <RichText
          text={list.about({ category: row.category })}
          tags={{
            number: () => <span className="tabular-nums">{row.number}</span>,
            time: () => (
              <time dateTime={row.asked.iso} data-tooltip={row.asked.full}>
                {row.asked.short}
              </time>
            ),
          }}
        />
      </span>
    </>
  );
}

/** A client ticks what is done and waits for them, nothing else. */
export const canBeAccepted = ({ state }: Pick<WorkOrderTableRow, "state">): boolean =>
  state === "done";
