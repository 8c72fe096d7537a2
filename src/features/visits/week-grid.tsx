import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { AttendanceBar } from "./attendance-bar.tsx";
import { visitMessages } from "./messages.ts";
import type { ScheduleDay } from "./schedule.server.ts";
import { StateBadge } from "./state-badge.tsx";
import type { VisitSummary } from "./visit-summary.server.ts";

/** A row a facility, a column a day: whether they came, in one look. */
export function WeekGrid({ days, path }: { days: readonly ScheduleDay[]; path: string }) {
  const { schedule } = useMessages(visitMessages);
  const facilities = new Map(
    days.flatMap(({ visits }) => visits.map((visit) => [visit.facilityId, visit.facilityName])),
  );
  const rows = [...facilities].toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr>
          <th scope="col" className="w-[15%] pb-2 text-left text-xs font-semibold text-slate">
            {schedule.facility}
          </th>
          {days.map(({ date, weekday, number, isToday, label, holidays }) => (
            <th key={date} scope="col" className="px-2 pb-2 text-left align-top font-semibold">
              <span className="sr-only">{isToday ? schedule.todayIs({ day: label }) : label}</span>
              <span
                aria-hidden="true"
                className={`inline-flex gap-1.5 rounded-full px-2 py-0.5 tabular-nums ${isToday ? "bg-ink text-porcelain" : ""}`}
              >
                <span className={isToday ? "" : "text-slate"}>{weekday}</span>
                {number}
              </span>
              {holidays.map((holiday) => (
                <span
                  key={holiday}
                  className="mt-1 block px-2 text-xs font-normal break-words text-slate"
                >
                  {holiday}
                </span>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, name]) => (
          <tr key={id} className="border-t border-line align-top">
            <th scope="row" className="py-3 pr-2 text-left font-semibold break-words">
              {name}
            </th>
            {days.map(({ date, visits }) => (
              <td key={date} className="border-l border-line p-2">
                {visits
                  .filter(({ facilityId }) => facilityId === id)
                  .map((visit) => (
                    <Cell key={visit.id} visit={visit} path={path} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ visit, path }: { visit: VisitSummary; path: string }) {
  const { schedule, exceptions, budget } = useMessages(visitMessages);
  return (
    <Link
      to={`${path}/${visit.id}`}
      className="mb-2 block rounded-sm p-1 text-xs tabular-nums last:mb-0 hover:bg-sand"
    >
      <StateBadge visit={visit} />
      <span className="mt-1 block text-slate">
        <span className="sr-only">{schedule.planned} </span>
        {visit.window}
      </span>
      <span className="my-1 block">
        <AttendanceBar bar={visit.bar} />
      </span>
      {visit.attended ? (
        <span className="block font-medium">
          <span className="sr-only">{schedule.attended} </span>
          {visit.attended}
        </span>
      ) : null}
      {visit.budgetMinutes ? (
        <span className="block text-slate">{budget({ count: visit.budgetMinutes })}</span>
      ) : null}
      {visit.exceptions > 0 ? (
        <span className="mt-1 block">{exceptions({ count: visit.exceptions })}</span>
      ) : null}
    </Link>
  );
}
