import { Link } from "react-router";
import { AttendanceBar } from "./attendance-bar.tsx";
import type { ShownDay } from "./schedule.server.ts";
import type { ShownVisit } from "./shown-visit.server.ts";
import { StateWord } from "./state-word.tsx";

/** Visits by day, as rows; stacked on phones. */
export function VisitDays({ days, path }: { days: readonly ShownDay[]; path: string }) {
  return days
    .filter(({ visits }) => visits.length > 0)
    .map(({ date, label, isToday, visits }) => (
      <section key={date} aria-labelledby={`day-${date}`} className="mt-5 first:mt-0">
        <h3 id={`day-${date}`} className="mb-1 text-sm font-semibold">
          {isToday ? `Today, ${label}` : label}
        </h3>
        <ul className="border-b border-line text-sm">
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

function Row({ visit, path }: { visit: ShownVisit; path: string }) {
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
            {visit.window} <span className="text-xs">{visit.zone}</span>
          </span>
          <span className={visit.attended ? "font-medium" : "sr-only"}>
            {visit.attended ?? "Nobody has checked in"}
          </span>
        </span>
        <AttendanceBar bar={visit.bar} />
      </span>
      <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 sm:flex-col sm:items-end">
        <StateWord state={visit.state} cameLate={visit.cameLate} />
        <span className="text-slate tabular-nums">{outcomeOf(visit)}</span>
      </span>
    </>
  );
}

/** What was done, or what is known before. */
function outcomeOf(visit: ShownVisit): string {
  const { tasks, tasksDone, exceptions, crewSize, cancelReason } = visit;
  if (cancelReason) return cancelReason;
  if (visit.attended === null) return `Crew of ${crewSize}`;
  const done = tasks > 0 ? `${tasksDone} of ${tasks} tasks` : `Crew of ${crewSize}`;
  if (exceptions === 0) return done;
  return `${done}, ${exceptions === 1 ? "1 exception" : `${exceptions} exceptions`}`;
}
