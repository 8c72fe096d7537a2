import { floorBeside } from "#features/facilities/areas/area-label.ts";
import { outcomeDots } from "#features/visits/state-badge.tsx";
import { outcomeOf } from "#features/visits/visit-outcome.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Written, WrittenText } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { AttendanceForm } from "./attendance-form.tsx";
import { CheckOut } from "./check-out.tsx";
import { ExceptionForm } from "./exception-form.tsx";
import { MessageForm } from "./message-form.tsx";
import { tonightMessages } from "./messages.ts";
import { tonightStore } from "./phone/tonight-store.ts";
import type { OfflineTonight } from "./phone/use-tonight-data.ts";
import { RefusedList } from "./refused-list.tsx";
import { SupplyList } from "./supply-list.tsx";
import { AreaButton, TaskButton } from "./task-button.tsx";
import type { TonightVisit } from "./tonight-page.server.ts";
import { actText, problemText, stateText } from "./tonight-texts.ts";
import type { VisitAct } from "./visit-entry-form.ts";
import type { VisitPartProps } from "./visit-part.ts";

interface VisitViewProps extends Pick<VisitPartProps, "posted"> {
  /** Includes what this phone has not sent yet. */
  visit: TonightVisit;
  state: OfflineTonight["state"];
}

/** A visit from the door to the door: come in, tick, say what was in the way, go. */
export function VisitView({ visit, state, posted }: VisitViewProps) {
  const language = useLanguage();
  const messages = tonightMessages(language);
  const isOffline = state.state === "offline";
  const part = { visit, posted, isStoring: state.isStoring, isOffline };
  const ofVisit = state.unsent.filter(({ subject }) => subject === visit.id);
  const unsent = new Set(ofVisit.map(({ id }) => id));
  const isRunning = visit.state === "in-progress";
  return (
    <>
      <PageTitle>{visit.facilityName}</PageTitle>
      <p className="mt-1 text-base">{visit.title}</p>
      <p className="mt-1 text-subtitle font-semibold tabular-nums">{visit.window}</p>
      <Facts visit={visit} />
      <RefusedList
        unsent={ofVisit}
        store={tonightStore}
        formatEntry={({ act }) => actText(act as VisitAct, language, visit)}
        problemOf={(reason) => problemText(reason, messages)}
      />
      {visit.state === "scheduled" || visit.state === "missed" ? (
        <section aria-label={messages.attendance.checkIn} className={`mt-6 ${card}`}>
          <AttendanceForm step="check-in" {...part} />
        </section>
      ) : null}
      <SupplyList {...part} />
      <StartUpTasks visit={visit} />
      <Tasks {...part} />
      {visit.came ? <ExceptionForm {...part} previews={state.previews} unsent={unsent} /> : null}
      {visit.state === "cancelled" ? null : <MessageForm {...part} unsent={unsent} />}
      {isRunning ? <CheckOut {...part} /> : null}
    </>
  );
}

const card = "rounded-lg border border-line bg-white p-4 sm:p-5";

function Facts({ visit }: { visit: TonightVisit }) {
  const messages = useMessages(tonightMessages);
  const { facts } = messages;
  const { came, left, site, remarks } = visit;
  const place = [site?.street, site?.city].filter(Boolean).join(", ");
  const markOf = ({ isEntered, sent }: NonNullable<TonightVisit["came"]>) => {
    if (isEntered) return sent ? facts.marks.enteredAndSent : facts.marks.entered;
    return sent ? facts.marks.sent : undefined;
  };
  const [cameMark, leftMark] = [came && markOf(came), left && markOf(left)];
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tabular-nums">
        <span className="inline-flex items-center gap-2 font-medium">
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-full ${outcomeDots[outcomeOf(visit)]}`}
          />
          {stateText(visit, messages)}
        </span>
        <span className="text-slate">{visit.day}</span>
        <span className="text-slate">{messages.crewOf({ count: visit.crewSize })}</span>
        {visit.budgetMinutes ? (
          <span className="text-slate">{messages.budget({ count: visit.budgetMinutes })}</span>
        ) : null}
        {came ? (
          <span>
            {cameMark
              ? facts.cameMarked({ time: came.time, mark: cameMark })
              : facts.came({ time: came.time })}
          </span>
        ) : null}
        {left ? (
          <span>
            {leftMark
              ? facts.leftMarked({ time: left.time, mark: leftMark })
              : facts.left({ time: left.time })}
          </span>
        ) : null}
      </p>
      {/* A phone may have kept this visit since before there were any. */}
      {visit.otherTimes?.map(({ what, time, by }) => (
        <p key={`${what} ${time} ${by}`} className="text-sm text-slate tabular-nums">
          {what === "came"
            ? facts.alsoCame({ time, person: by })
            : facts.alsoLeft({ time, person: by })}
        </p>
      ))}
      {visit.extraText ? (
        <p className="mt-3 rounded-md bg-tint p-3 text-base break-words whitespace-pre-line">
          <strong className="block text-sm">{facts.extraVisit}</strong>
          <Written words={writtenAlone(visit.extraText, visit.extraLanguage)} />
        </p>
      ) : null}
      {remarks.map((remark) =>
        remark === "already" || remark === "counts-as-entered" ? (
          <p key={remark} className="mt-2 rounded-md bg-sand p-3 text-sm">
            {messages.remarks[remark]}
          </p>
        ) : null,
      )}
      {place ? <p className="mt-2 text-sm">{place}</p> : null}
      {site?.accessNotes ? (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal">
            {facts.access}
          </summary>
          <WrittenText
            text={site.accessNotes}
            language={site.accessNotesLanguage}
            className="whitespace-pre-line"
          />
        </details>
      ) : null}
    </>
  );
}

/** The crew should know of these promises; only the office checks them off. */
function StartUpTasks({ visit }: { visit: TonightVisit }) {
  const { startUp: texts } = useMessages(tonightMessages);
  // A phone may have kept this visit since before there were any.
  const tasks = visit.startUp ?? [];
  if (tasks.length === 0) return null;
  return (
    <TitledSection titleId="start-up" title={texts.title} className="mt-6">
      <ul className="mt-3 rounded-lg border border-line bg-white text-sm">
        {tasks.map(({ id, task, taskLanguage, state, isLate }) => (
          <li key={id} className="border-t border-line px-4 py-2 first:border-t-0">
            <p className="font-semibold break-words">
              <Written words={writtenAlone(task, taskLanguage)} />
            </p>
            <p className={`tabular-nums ${isLate ? "text-error" : "text-slate"}`}>{state}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Tasks({ visit, isStoring }: VisitPartProps) {
  const language = useLanguage();
  const { tasks: texts, tasksDone: doneText } = tonightMessages(language);
  const { areas, tasks, tasksDone, state } = visit;
  return (
    <section aria-labelledby="tasks" className="mt-8">
      <div className="flex items-baseline justify-between">
        <h2 id="tasks" className="text-subtitle font-semibold tracking-snug">
          {texts.title}
        </h2>
        {tasks > 0 ? (
          <p className="text-sm font-medium text-slate tabular-nums" role="status">
            {doneText({ done: tasksDone, all: tasks })}
          </p>
        ) : null}
      </div>
      {areas.length === 0 ? <p className="mt-2 text-sm text-slate">{texts.none}</p> : null}
      {areas.map(({ areaId, name, floor, tasks: ofArea }) => (
        <section
          key={areaId}
          aria-label={name}
          className="mt-4 overflow-hidden rounded-lg border border-line bg-white"
        >
          <div className="flex min-h-14 items-center justify-between gap-4 px-4 py-1.5">
            <h3 className="min-w-0 font-semibold break-words">
              {name}{" "}
              <span className="text-sm font-normal text-slate">
                {floorBeside(name, floor, language)}
              </span>
            </h3>
            {state === "in-progress" ? (
              <AreaButton
                visitId={visit.id}
                areaId={areaId}
                name={name}
                isStoring={isStoring}
                tasks={ofArea}
              />
            ) : null}
          </div>
          {ofArea.map(({ task, done }) =>
            state === "in-progress" ? (
              <TaskButton
                key={task}
                visitId={visit.id}
                areaId={areaId}
                task={task}
                done={done}
                isStoring={isStoring}
              />
            ) : (
              <p
                key={task}
                className="flex justify-between gap-4 border-t border-line px-4 py-3 text-sm"
              >
                <span className="min-w-0 break-words">{task}</span>
                <span className="shrink-0 text-slate tabular-nums">{done}</span>
              </p>
            ),
          )}
        </section>
      ))}
    </section>
  );
}
