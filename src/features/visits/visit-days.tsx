import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { PhoneLabel } from "#ui/phone-label.tsx";
import { AttendanceBar } from "./attendance-bar.tsx";
import { visitMessages } from "./messages.ts";
import type { ScheduleDay } from "./schedule-screen.server.ts";
import { StateBadge } from "./state-badge.tsx";
import type { VisitSummary } from "./visit-summary.server.ts";

/** Visits by day, as rows; stacked on phones. */
export function VisitDays({ days, path }: { days: readonly ScheduleDay[]; path: string }) {
  const { schedule } = useMessages(visitMessages);
  return days
    .filter(({ visits, holidays }) => visits.length > 0 || holidays.length > 0)
    .map(({ date, label, isToday, holidays, visits }) => (
      <section key={date} aria-labelledby={`day-${date}`} className="mt-5 first:mt-0">
        <h3 id={`day-${date}`} className="mb-1 text-sm font-semibold first-letter:uppercase">
          {isToday ? schedule.todayIs({ day: label }) : label}
          {holidays.map((holiday) => (
            <span key={holiday} className="ml-3 font-normal text-slate">
              {holiday}
            </span>
          ))}
        </h3>
        {visits.length === 0 ? (
          <p className="border-t border-line py-3 text-sm text-slate">{schedule.noVisits}</p>
        ) : null}
        <ul className="border-line text-sm not-empty:border-b">
          {visits.map((visit) => (
            <li
              key={visit.id}
              data-row
              className="relative grid gap-x-6 gap-y-1 border-t border-line py-3 hover:bg-sand sm:grid-cols-[minmax(0,2fr)_minmax(0,1.6fr)_minmax(0,1.4fr)] sm:items-center"
            >
              <Row visit={visit} path={path} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

function Row({ visit, path }: { visit: VisitSummary; path: string }) {
  const messages = useMessages(visitMessages);
  const { schedule } = messages;
  return (
    <>
      <span className="min-w-0">
        <Link to={`${path}/${visit.id}`} className="stretched block font-semibold break-words">
          {visit.facilityName}
        </Link>
        <span className="block text-slate">{visit.title}</span>
      </span>
      <span className="flex min-w-0 flex-col gap-1 tabular-nums">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="text-slate">
            <PhoneLabel>{schedule.planned}</PhoneLabel>
            {visit.window} <span className="text-xs">{visit.zone}</span>
          </span>
          {visit.attended ? (
            <span className="font-medium">
              <PhoneLabel>{schedule.onSite}</PhoneLabel>
              {visit.attended}
            </span>
          ) : null}
        </span>
        <AttendanceBar bar={visit.bar} />
      </span>
      <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 sm:flex-col sm:items-end sm:text-right">
        <span>
          <PhoneLabel>{schedule.state}</PhoneLabel>
          <StateBadge visit={visit} />
        </span>
        {visit.budgetMinutes ? (
          <span className="text-slate tabular-nums">
            {messages.budget({ count: visit.budgetMinutes })}
          </span>
        ) : null}
        <span className="text-slate tabular-nums">
          {visit.cancelReason ? <PhoneLabel>{schedule.reason}</PhoneLabel> : null}
          {noteOf(visit, messages)}
        </span>
      </span>
    </>
  );
}

function noteOf(
  visit: VisitSummary,
  { schedule, crewOf }: ReturnType<typeof visitMessages>,
): ReactNode {
  const { tasks, tasksDone, exceptions, crewSize, cancelReason, cancelLanguage } = visit;
  if (cancelReason) return <Written words={writtenAlone(cancelReason, cancelLanguage)} />;
  const crew = crewOf({ count: crewSize });
  if (visit.attended === null) return crew;
  const work = tasks > 0 ? schedule.tasksDone({ done: tasksDone, all: tasks }) : crew;
  return exceptions === 0 ? work : schedule.workAndExceptions({ work, count: exceptions });
}
