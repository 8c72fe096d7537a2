import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { PageTitle } from "#app/ui/page-title.tsx";
import { pageMeta } from "../../document/page-meta.ts";
import { stateDots } from "../../visits/state-word.tsx";
import { useFreshVisits } from "../../visits/use-fresh-visits.ts";
import type { Route } from "./+types/visit-page.ts";
import { AttendanceForm } from "./attendance-form.tsx";
import { CheckOut } from "./check-out.tsx";
import { ExceptionForm } from "./exception-form.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { TaskButton } from "./task-button.tsx";
import { readTonightVisit, type TonightVisit, takeTonightStep } from "./visit.server.ts";
import { wordsOf } from "./words.ts";

export const loader = (route: LoaderFunctionArgs) => readTonightVisit(route, route.params.id);

export const action = (route: ActionFunctionArgs) => takeTonightStep(route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.visit.facilityName ?? "Tonight");

/** A visit from the door to the door: come in, tick, say what was in the way, go. */
export default function TonightVisitPage({ loaderData, actionData }: Route.ComponentProps) {
  useFreshVisits();
  const { visit, site, language } = loaderData;
  const answer = actionData ?? undefined;
  const words = wordsOf(language);
  const { state, came, left } = visit;
  const place = [site?.street, site?.city].filter(Boolean).join(", ");
  return (
    <div lang={language} className="max-w-2xl">
      <div className="mb-2 flex items-center justify-between gap-4 text-sm">
        <Link
          to="/office/tonight"
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          {words.back}
        </Link>
        <LanguageSwitch language={language} />
      </div>
      <PageTitle>{visit.facilityName}</PageTitle>
      <p className="mt-2 text-subtitle font-semibold tabular-nums">{visit.window}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tabular-nums">
        <span className="inline-flex items-center gap-2 font-medium">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${stateDots[state]}`} />
          {words[state]}
        </span>
        <span className="text-slate">{visit.day}</span>
        <span className="text-slate">{words.crewOf(visit.crewSize)}</span>
        {came ? <span>{words.came(came.time)}</span> : null}
        {left ? <span>{words.leftTime(left.time)}</span> : null}
      </p>
      {place ? <p className="mt-2 text-sm">{place}</p> : null}
      {site?.accessNotes ? (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal">
            {words.access}
          </summary>
          <p className="whitespace-pre-line">{site.accessNotes}</p>
        </details>
      ) : null}
      {state === "scheduled" || state === "missed" ? (
        <section aria-label={words.checkIn} className={`mt-6 ${card}`}>
          <AttendanceForm step="check-in" words={words} answer={answer} />
        </section>
      ) : null}
      <Tasks visit={visit} words={words} />
      {came ? <ExceptionForm visit={visit} words={words} answer={answer} /> : null}
      {state === "in-progress" ? <CheckOut visit={visit} words={words} answer={answer} /> : null}
    </div>
  );
}

const card = "rounded-lg border border-line bg-white p-4 sm:p-5";

interface TasksProps {
  visit: TonightVisit;
  words: ReturnType<typeof wordsOf>;
}

function Tasks({ visit: { areas, tasks, tasksDone, state }, words }: TasksProps) {
  const isRunning = state === "in-progress";
  return (
    <section aria-labelledby="tasks" className="mt-8">
      <h2
        id="tasks"
        className="flex items-baseline justify-between text-subtitle font-semibold tracking-snug"
      >
        {words.tasks}
        {tasks > 0 ? (
          <span className="text-sm font-medium text-slate tabular-nums" role="status">
            {words.done(tasksDone, tasks)}
          </span>
        ) : null}
      </h2>
      {areas.length === 0 ? <p className="mt-2 text-sm text-slate">{words.noTasks}</p> : null}
      {areas.map(({ areaId, name, floor, tasks: ofArea }) => (
        <section
          key={areaId}
          aria-label={name}
          className="mt-4 overflow-hidden rounded-lg border border-line bg-white"
        >
          <h3 className="px-4 py-3 font-semibold">
            {name} <span className="text-sm font-normal text-slate">{words.floor(floor)}</span>
          </h3>
          {ofArea.map(({ id, task, done }) =>
            isRunning && id ? (
              <TaskButton key={id} id={id} task={task} done={done} />
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
