import { outcomeDots } from "#features/visits/state-badge.tsx";
import { outcomeOf } from "#features/visits/visit-outcome.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { StoredEntry } from "#platform/offline/unsent-store.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { tonightMessages } from "./messages.ts";
import { tonightStore } from "./phone/tonight-store.ts";
import { RefusedList } from "./refused-list.tsx";
import type { TonightVisit } from "./tonight-page.server.ts";
import { actText, problemText, stateText } from "./tonight-texts.ts";
import type { VisitAct } from "./visit-entry-form.ts";

interface TonightViewProps {
  visits: readonly TonightVisit[];
  /** The number of further visits. */
  more: number;
  unsent: readonly StoredEntry[];
}

/** Tonight's and tomorrow's visits of a crew lead, in the order of their windows. */
export function TonightView({ visits, more, unsent }: TonightViewProps) {
  const language = useLanguage();
  const messages = tonightMessages(language);
  const days = [...Map.groupBy(visits, ({ day }) => day)];
  // Entries of listed visits are on their pages; the others would be nowhere.
  const stranded = unsent.filter(({ subject }) => !visits.some(({ id }) => id === subject));
  return (
    <>
      <RefusedList
        unsent={stranded}
        store={tonightStore}
        formatEntry={({ act }) =>
          messages.refused.elsewhere({ entry: actText(act as VisitAct, language) })
        }
        problemOf={(reason) => problemText(reason, messages)}
      />
      {visits.length === 0 ? (
        <EmptyState className="mt-8" title={messages.none} text={messages.noneWhy} />
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
                {/* A separate document: the phone keeps its shell for places without a connection. */}
                <a
                  href={`/office/tonight/${visit.id}`}
                  className="stretched block text-base font-semibold break-words"
                >
                  {visit.facilityName}
                </a>
                <p className="text-sm break-words text-slate">{visit.title}</p>
                <p className="mt-1 text-subtitle font-semibold tabular-nums">{visit.window}</p>
                {visit.budgetMinutes ? (
                  <p className="text-sm text-slate tabular-nums">
                    {messages.budget({ count: visit.budgetMinutes })}
                  </p>
                ) : null}
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
                      ? messages.tasksDone({ done: visit.tasksDone, all: visit.tasks })
                      : messages.crewOf({ count: visit.crewSize })}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more > 0 ? (
        <p className="mt-4 text-sm text-slate">{messages.more({ count: more })}</p>
      ) : null}
    </>
  );
}
