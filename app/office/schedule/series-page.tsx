import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { longDate } from "#app/ui/dates.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { formValues } from "#domain/schedules/form-values.ts";
import { findSeries } from "#domain/schedules/list-series.ts";
import { ruleInWords } from "#domain/schedules/recurrence-rule.ts";
import { windowInWords } from "#domain/visits/visit-words.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { useAnswer } from "../../live/use-answer.ts";
import { isVisitId } from "../../visits/visit-detail.server.ts";
import type { Route } from "./+types/series-page.ts";
import { editByForm } from "./edit.server.ts";
import { EditForm } from "./edit-form.tsx";
import { SavedNote } from "./saved-note.tsx";
import { enterSchedule, schedulePath } from "./schedule.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await enterSchedule(route);
  const { id } = route.params;
  const series = isVisitId(id) ? await findSeries(db, actor, id) : undefined;
  if (series === undefined) throw new Response(null, { status: 404 });
  const { title, facilityName, startsOn, endsOn, rule, windowStart, windowEnd } = series;
  return {
    ...{ title, facilityName, values: formValues(series), cancelTo: `${schedulePath}/series` },
    words: [
      ruleInWords(rule),
      windowInWords(windowStart, windowEnd),
      endsOn ? `${longDate(startsOn)} to ${longDate(endsOn)}` : `since ${longDate(startsOn)}`,
    ].join(", "),
    isSaved: new URL(route.request.url).searchParams.has("saved"),
  };
}

export const action = (route: ActionFunctionArgs) => {
  const { id } = route.params;
  if (!isVisitId(id)) throw new Response(null, { status: 404 });
  return editByForm(route, { seriesId: id });
};

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.title ?? "Series");

/** A series: all its future visits are changed, or it ends. */
export default function SeriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { title, facilityName, words, values, cancelTo, isSaved } = loaderData;
  return (
    <>
      <p className="text-sm text-slate">{facilityName}</p>
      <PageTitle>{title}</PageTitle>
      <p className="mt-2 text-base tabular-nums">{words}</p>
      <SavedNote isShown={isSaved && !answer} />
      <p className="mt-3 max-w-[60ch] text-sm text-slate">
        What you change here counts for all future visits. To end the series, enter its last day. To
        change one visit, or all from one on, open that visit in the schedule.
      </p>
      <EditForm key={words} ofVisit={false} values={values} answer={answer} cancelTo={cancelTo} />
    </>
  );
}
