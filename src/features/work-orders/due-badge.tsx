import type { WorkOrderTableRow } from "./work-order-table-row.server.ts";

type DueBadgeProps = Pick<WorkOrderTableRow, "due" | "done" | "state" | "hasMissed">;

/** How much time is left, or by how much it is late; what is over says when it was done. */
export function DueBadge({ due, done, state, hasMissed }: DueBadgeProps) {
  if (due !== undefined)
    return (
      <time
        dateTime={due.at.iso}
        data-tooltip={`Due ${due.at.full}`}
        className={`whitespace-nowrap tabular-nums ${due.isLate ? "font-semibold text-error" : ""}`}
      >
        {due.left}
        <span className="block text-xs font-normal text-slate max-sm:hidden">{due.what}</span>
      </time>
    );
  return (
    <span className="text-slate tabular-nums">
      {state === "on-hold" ? "Clock stopped" : done ? `Done ${done.short}` : ""}
      {hasMissed ? <span className="block text-xs">Missed its target</span> : null}
    </span>
  );
}

/** Whether there is anything to say of when. */
export const hasDueBadge = ({ due, done, state, hasMissed }: DueBadgeProps): boolean =>
  due !== undefined || state === "on-hold" || Boolean(done) || hasMissed;
