import Star from "@lucide/icons/icons/star";
import { Link } from "react-router";
import { comparisonIn } from "#platform/format/sort-order.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { AttendanceBar } from "./attendance-bar.tsx";
import { visitMessages } from "./messages.ts";
import type { ScheduleDay } from "./schedule-screen.server.ts";
import { outcomeDots, StateBadge } from "./state-badge.tsx";
import { visitOutcomes } from "./visit-outcome.ts";
import type { VisitSummary } from "./visit-summary.server.ts";

/** A row a facility, a column a day: whether they came, in one look. */
export function WeekGrid({ days, path }: { days: readonly ScheduleDay[]; path: string }) {
  const { schedule } = useMessages(visitMessages);
  const facilities = new Map(
    days.flatMap(({ visits }) => visits.map((visit) => [visit.facilityId, visit.facilityName])),
  );
  const compare = comparisonIn(useLanguage());
  const rows = [...facilities].toSorted(([, a], [, b]) => compare(a, b));
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

/** A calendar of counts by state; a day leads to its visits. */
export function MonthGrid({
  days,
  to,
}: {
  days: readonly ScheduleDay[];
  to: (date: string) => string;
}) {
  const { schedule, outcomes } = useMessages(visitMessages);
  const weeks = Array.from({ length: days.length / 7 }, (_, n) => days.slice(n * 7, n * 7 + 7));
  const used = visitOutcomes.filter((outcome) =>
    days.some(({ counts }) => counts.some((count) => count.outcome === outcome)),
  );
  return (
    <>
      <table className="w-full table-fixed border-collapse text-sm">
        <thead>
          <tr>
            {weeks[0]?.map(({ date, weekday }) => (
              <th
                key={date}
                scope="col"
                className="pb-2 text-left text-xs font-semibold text-slate"
              >
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date} className="align-top">
              {week.map((day) => (
                <Day key={day.date} day={day} to={to(day.date)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul
        aria-label={schedule.states}
        className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs xl:hidden"
      >
        {used.map((outcome) => (
          <li key={outcome} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${outcomeDots[outcome]}`} />
            {outcomes[outcome]}
          </li>
        ))}
      </ul>
      <HolidayNames days={days} />
    </>
  );
}

/** The names for which the cells of a narrow screen have no room: their marks have no tooltip by touch. */
function HolidayNames({ days }: { days: readonly ScheduleDay[] }) {
  const { schedule } = useMessages(visitMessages);
  const named = days.flatMap(({ date, label, holidays }) =>
    holidays.map((holiday) => ({ date, day: label, holiday })),
  );
  return named.length === 0 ? null : (
    <ul aria-label={schedule.holidays} className="mt-3 flex flex-col gap-1 text-xs lg:hidden">
      {named.map(({ date, day, holiday }) => (
        <li key={`${date} ${holiday}`} className="flex items-baseline gap-1.5">
          <Drawing icon={Star} className="size-3 shrink-0 self-center text-slate stroke-2" />
          {schedule.holidayOn({ day, holiday })}
        </li>
      ))}
    </ul>
  );
}

function Day({
  day: { label, number, isToday, isInside, holidays, counts },
  to,
}: {
  day: ScheduleDay;
  to: string;
}) {
  const { schedule, outcomesOfSome } = useMessages(visitMessages);
  const inOrder = visitOutcomes.flatMap((outcome) =>
    counts.filter((count) => count.outcome === outcome),
  );
  return (
    <td className={`border border-line p-0 ${isInside ? "bg-white" : ""}`}>
      <Link to={to} className="block min-h-20 p-1 hover:bg-sand sm:min-h-24 sm:p-2">
        <span className="sr-only">{isToday ? schedule.todayIs({ day: label }) : label}</span>
        <span
          aria-hidden="true"
          className={`inline-grid size-6 place-items-center rounded-full text-xs tabular-nums ${isToday ? "bg-ink font-semibold text-porcelain" : isInside ? "font-semibold" : "text-slate"}`}
        >
          {number}
        </span>
        {holidays.map((holiday) => (
          <span key={holiday} className="mt-1 block text-xs text-slate">
            <span aria-hidden="true" data-tooltip={holiday} className="inline-block lg:hidden">
              <Drawing icon={Star} className="size-3 stroke-2" />
            </span>
            <span className="break-words max-lg:sr-only">{holiday}</span>
          </span>
        ))}
        {inOrder.map(({ outcome, count }) => (
          <span key={outcome} className="mt-1 flex items-center gap-1.5 text-xs tabular-nums">
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 rounded-full ${outcomeDots[outcome]}`}
            />
            {count}
            <span className="max-xl:sr-only">{outcomesOfSome[outcome]({ count })}</span>
          </span>
        ))}
      </Link>
    </td>
  );
}
