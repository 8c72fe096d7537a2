import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { visitMessages } from "./messages.ts";
import type { ScheduleDay } from "./schedule.server.ts";
import { outcomeDots } from "./state-badge.tsx";
import { visitOutcomes } from "./visit-outcome.ts";

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
    days.some(({ counts }) => counts.some((one) => one.outcome === outcome)),
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
    </>
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
    counts.filter((one) => one.outcome === outcome),
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
          <span
            key={holiday}
            className="mt-1 block text-xs break-words text-slate max-sm:hyphens-auto"
          >
            {holiday}
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
