import { outcomeDots } from "#features/visits/state-badge.tsx";
import { outcomeOf } from "#features/visits/visit-outcome.ts";
import type { StoredEntry } from "#platform/offline/unsent-store.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { problemIn, stateText, type TonightMessages } from "./messages.ts";
import { tonightStore } from "./phone/tonight-store.ts";
import { RefusedList } from "./refused-list.tsx";
import type { TonightVisit } from "./tonight.server.ts";
import type { VisitAct } from "./visit-entry-form.ts";
import { formatAct } from "./visit-view.tsx";

interface TonightViewProps {
  visits: readonly TonightVisit[];
  /** How many more visits there are. */
  more: number;
  messages: TonightMessages;
  unsent: readonly StoredEntry[];
}

/** What a crew lead does tonight and tomorrow, in the order of the windows. */
export function TonightView({ visits, more, messages, unsent }: TonightViewProps) {
  const days = [...Map.groupBy(visits, ({ day }) => day)];
  // Entries of listed visits are on their pages; the others would be nowhere.
  const stranded = unsent.filter(({ subject }) => !visits.some(({ id }) => id === subject));
  return (
    <>
      <RefusedList
        unsent={stranded}
        messages={messages}
        store={tonightStore}
        formatEntry={({ act }) => `${messages.elsewhere}: ${formatAct(act as VisitAct, messages)}`}
        problemOf={(reason) => problemIn(messages.language, reason)}
      />
      {visits.length === 0 ? (
        <EmptyState className="mt-8" title={messages.nothing} text={messages.nothingWhy} />
      ) : null}
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mt-6">
          <h2 className="text-sm font-semibold">{day}</h2>
          <ul className="mt-2 flex flex-col gap-3">
            {ofDay.map((visit) => (
              <li
                key={visit.id}
                className={`relative rounded-lg border bg-white p-4 hover:border-ink ${visit.state === "in-progress" ? "border-2 border-teal" : "border-line"}`}
              >
                {/* A document of its own: without a connection the phone has its shell. */}
                <a
                  href={`/office/tonight/${visit.id}`}
                  className="stretched block text-base font-semibold break-words"
                >
                  {visit.facilityName}
                </a>
                <p className="text-sm break-words text-slate">{visit.title}</p>
                <p className="mt-1 text-subtitle font-semibold tabular-nums">{visit.window}</p>
                <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm tabular-nums">
                  <span className="inline-flex items-center gap-2 font-medium">
                    <span
                      aria-hidden="true"
                      className={`size-2.5 rounded-full ${outcomeDots[outcomeOf(visit)]}`}
                    />
                    {stateText(visit, messages)}
                  </span>
                  <span className="text-slate">
                    {visit.tasks > 0
                      ? messages.done(visit.tasksDone, visit.tasks)
                      : messages.crewOf(visit.crewSize)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more > 0 ? <p className="mt-4 text-sm text-slate">{messages.more(more)}</p> : null}
    </>
  );
}
