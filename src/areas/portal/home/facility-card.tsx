import { Link } from "react-router";
import { AttendanceBar } from "#features/visits/attendance-bar.tsx";
import { CrewNoteText } from "#features/visits/crew-notes/crew-note-text.tsx";
import { StateBadge } from "#features/visits/state-badge.tsx";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { portalMessages } from "../messages.ts";
import type { PortalHomeData } from "./home.server.ts";

type Facility = PortalHomeData["facilities"][number];

/** A facility: who came last and what kept them, how clean it was found, then who comes next. */
export function FacilityCard({ facility }: { facility: Facility }) {
  const { id, name, place, today, last, quiet, isQuietWrong, score, next } = facility;
  const { card } = useMessages(portalMessages);
  return (
    <li className="rounded-lg border border-line bg-white p-5">
      <p className="font-semibold tracking-snug">
        <Link
          to={`/client-portal/facilities/${id}`}
          className="inline-flex min-h-8 items-center break-words underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </p>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm text-slate tabular-nums">
        <p>{place}</p>
        <p>{today}</p>
      </div>
      {last.length === 0 ? (
        <p
          className={`mt-4 border-t border-line py-4 text-sm ${isQuietWrong ? "font-medium text-error" : "text-slate"}`}
        >
          {quiet}
        </p>
      ) : (
        <ul>
          {last.map((visit) => (
            <LastVisit key={visit.id} visit={visit} />
          ))}
        </ul>
      )}
      {score ? <Score score={score} /> : null}
      <p className="border-t border-line pt-3 text-sm text-slate tabular-nums">
        {next ? (
          <RichText
            text={card.next}
            tags={{
              visit: () => (
                <Link
                  to={`/client-portal/schedule/${next.id}`}
                  className="inline-flex min-h-8 items-center font-medium text-ink underline-offset-4 hover:underline"
                >
                  {card.dayAndWindow({ day: next.day, window: next.window })}
                </Link>
              ),
            }}
          />
        ) : (
          card.noNext
        )}
      </p>
    </li>
  );
}

function LastVisit({ visit }: { visit: Facility["last"][number] }) {
  const { id, title, day, window, attended, tasks, tasksDone } = visit;
  const { card } = useMessages(portalMessages);
  return (
    <li className="mt-4 border-t border-line py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link
          to={`/client-portal/schedule/${id}`}
          className="inline-flex min-h-8 items-center font-semibold underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <StateBadge visit={visit} />
      </div>
      <p className="text-slate tabular-nums">{card.dayAndWindow({ day, window })}</p>
      <div className="my-2">
        <AttendanceBar bar={visit.bar} />
      </div>
      <p className="flex flex-wrap gap-x-4 font-medium tabular-nums">
        {attended ? <span>{attended}</span> : null}
        {tasks > 0 ? <span>{card.tasks({ done: tasksDone, count: tasks })}</span> : null}
        {visit.cancelReason ? <span>{visit.cancelReason}</span> : null}
      </p>
      <ul className="mt-2 empty:hidden">
        {visit.exceptionList.map(({ areaName, files, ...note }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same of one area
            key={at}
            className={`mt-1 rounded-md bg-sand px-3 py-2 break-words ${files.length === 1 ? "flex items-start justify-between gap-3" : ""}`}
          >
            <p className="min-w-0 text-pretty">
              {areaName ? (
                <>
                  <strong className="font-semibold">{areaName}</strong>
                  <br />
                </>
              ) : null}
              <CrewNoteText {...note} />
            </p>
            <AttachedFiles files={files} address="/client-portal/files" isSmall />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Score({ score }: { score: NonNullable<Facility["score"]> }) {
  const { id, percent, appa, method, day, change, isWorse } = score;
  const { card } = useMessages(portalMessages);
  return (
    <div className="border-t border-line py-3 text-sm tabular-nums">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={`/client-portal/inspections/${id}`}
          className="inline-flex min-h-8 items-center font-semibold underline-offset-4 hover:underline"
        >
          {card.score({ percent })}
        </Link>
        {change ? (
          <span
            className={`inline-block first-letter:uppercase ${isWorse ? "font-medium text-error" : ""}`}
          >
            {change}
          </span>
        ) : null}
      </p>
      <p className="flex flex-wrap gap-x-4 text-slate">
        <span>{day}</span>
        <span>{card.methodAndLevel({ method, level: appa.name })}</span>
      </p>
    </div>
  );
}
