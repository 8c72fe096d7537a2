/** One visit: facts left, what was done right. */
import type { ReactNode } from "react";
import { floorBeside } from "#features/facilities/areas/area-label.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Written, WrittenText } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { AttendanceBar } from "./attendance-bar.tsx";
import { CrewNoteText } from "./crew-notes/crew-note-text.tsx";
import { visitMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";
import type { VisitData } from "./visit-detail.server.ts";

type VisitTexts = ReturnType<typeof visitMessages>["visit"];

interface VisitScreenProps {
  visit: VisitData;
  /** The address at which photos open. */
  filesPath: string;
  /** Commands on the visit. */
  children?: ReactNode;
  /**
   * Panel of the messages about it. It comes after the facts, because people first want to know if the crew
   * came.
   */
  messages?: ReactNode;
}

export function VisitScreen({ visit, filesPath, children, messages }: VisitScreenProps) {
  return (
    <>
      <p className="text-sm text-slate">{visit.title}</p>
      <PageTitle>{visit.facilityName}</PageTitle>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-base tabular-nums">
        <span>{visit.day}</span>
        <StateBadge visit={visit} />
      </p>
      {visit.extraText ? (
        <WrittenText
          text={visit.extraText}
          language={visit.extraLanguage}
          className="mt-3 max-w-[68ch] break-words whitespace-pre-wrap"
        />
      ) : null}
      {children}
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <Facts visit={visit} />
          {messages}
        </div>
        <div className="min-w-0">
          <Exceptions list={visit.exceptionList} filesPath={filesPath} />
          <Notes notes={visit.notes} />
          <Tasks visit={visit} />
        </div>
      </div>
    </>
  );
}

function Facts({ visit }: { visit: VisitData }) {
  const { came, left, reportedMissedAt, undoneReason, cancelReason } = visit;
  const { visit: texts } = useMessages(visitMessages);
  const formatArrival = ({ time, by, how, sent }: NonNullable<typeof came>) =>
    [time, by && texts.by({ person: by }), how, sent].filter(Boolean).join(", ");
  const arrival = came ? formatArrival(came) : notYet(visit, texts);
  const departure = left ? formatArrival(left) : came ? texts.stillOnSite : "–";
  const facts: [string, ReactNode][] = [
    [texts.planned, `${visit.window} ${visit.zone}`],
    [texts.checkedIn, withOthers(visit, "came", arrival, texts)],
    [texts.checkedOut, withOthers(visit, "left", departure, texts)],
    [texts.crew, texts.people({ count: visit.crewSize })],
  ];
  if (visit.budgetMinutes)
    facts.push([texts.budget, texts.minutesOfWork({ count: visit.budgetMinutes })]);
  if (reportedMissedAt) facts.push([texts.reportedMissed, `${reportedMissedAt} ${visit.zone}`]);
  if (cancelReason)
    facts.push([
      texts.canceled,
      <Written key="canceled" words={writtenAlone(cancelReason, visit.cancelLanguage)} />,
    ]);
  if (undoneReason)
    facts.push([
      texts.whyNotDone,
      <Written key="undone" words={writtenAlone(undoneReason, visit.undoneLanguage)} />,
    ]);
  return (
    <div>
      <div className="mb-4">
        <AttendanceBar bar={visit.bar} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm tabular-nums">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-slate">{term}</dt>
            <dd className="font-medium break-words">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Times from two phones are both true; the one that counts comes first. */
function withOthers(
  { otherTimes }: VisitData,
  which: "came" | "left",
  text: string,
  texts: VisitTexts,
): ReactNode {
  const others = otherTimes.filter(({ what }) => what === which);
  if (others.length === 0) return text;
  return (
    <>
      {text}
      {others.map(({ time, by, how }) => (
        <span key={`${time} ${by}`} className="block font-normal text-slate">
          {[texts.anotherPhone({ time }), by, how].filter(Boolean).join(", ")}
        </span>
      ))}
    </>
  );
}

/** Nobody is expected before the window: that nobody came is shown once somebody should have. */
function notYet({ state, hasBegun, window }: VisitData, texts: VisitTexts): string {
  if (state === "cancelled") return texts.noOneCanceled;
  return hasBegun ? texts.noOneYet : texts.expected({ window });
}

interface ExceptionsProps {
  list: VisitData["exceptionList"];
  filesPath: string;
}

function Exceptions({ list, filesPath }: ExceptionsProps) {
  const { exceptions } = useMessages(visitMessages);
  if (list.length === 0) return null;
  return (
    <TitledSection titleId="exceptions" title={exceptions({ count: list.length })} className="mb-8">
      <ul className="mt-3 border-b border-line text-sm">
        {list.map(({ id, areaName, notedBy, time, sent, files, ...note }) => (
          <li key={id} className="border-t border-line py-3">
            <p className="break-words whitespace-pre-line">
              {areaName ? <strong className="font-semibold">{areaName}: </strong> : null}
              <CrewNoteText {...note} />
            </p>
            <p className="mt-0.5 text-slate tabular-nums">
              {[notedBy, time, sent].filter(Boolean).join(", ")}
            </p>
            <AttachedFiles files={files} address={filesPath} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The sentence marks what a client never sees. */
function Notes({ notes }: { notes: VisitData["notes"] }) {
  const { visit: texts } = useMessages(visitMessages);
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes" className="mb-8 rounded-md bg-sand p-4">
      <h2 id="notes" className="text-sm font-semibold">
        {texts.internalNotes}
      </h2>
      <ul className="mt-1 text-sm">
        {notes.map(({ id, text, language, by, time }) => (
          <li key={id} className="py-1.5">
            <WrittenText
              text={text}
              language={language}
              className="break-words whitespace-pre-line"
            />
            <p className="text-slate tabular-nums">
              {by}, {time}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tasks({
  visit: { areas, came, state, tasks, tasksDone, extraText },
}: {
  visit: VisitData;
}) {
  const language = useLanguage();
  const { visit: texts } = visitMessages(language);
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks" className="text-subtitle font-semibold tracking-snug tabular-nums">
        {came && tasks > 0 ? texts.tasksDone({ done: tasksDone, all: tasks }) : texts.tasks}
      </h2>
      {areas.length === 0 ? (
        <p className="mt-2 text-sm text-slate">
          {state === "cancelled"
            ? texts.noTasksCanceled
            : came
              ? texts.noTasksRecorded
              : extraText
                ? texts.noTasksExtra
                : texts.noTasksDue}
        </p>
      ) : null}
      <div className="mt-3 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {areas.map(({ areaId, name, floor, tasks: ofArea }) => (
          <section key={areaId} aria-label={name}>
            <h3 className="text-sm font-semibold">
              {name}{" "}
              <span className="font-normal text-slate">{floorBeside(name, floor, language)}</span>
            </h3>
            <ul className="mt-1 border-t border-line text-sm">
              {ofArea.map(({ task, done }) => (
                <li key={task} className="flex justify-between gap-4 border-b border-line py-2">
                  <span className="min-w-0 break-words">{task}</span>
                  <span className="shrink-0 text-slate tabular-nums">
                    {done ?? (came && state === "completed" ? texts.notDone : "")}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
