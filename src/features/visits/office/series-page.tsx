import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import { longDate } from "#ui/dates.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { formValues } from "../series/form-values.ts";
import { findNextVisitDay, findSeries } from "../series/list-series.server.ts";
import { formatRecurrence } from "../series/recurrence-rule.ts";
import { scheduleTexts } from "../series/schedule-texts.ts";
import { isVisitId } from "../visit-detail.server.ts";
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
  const stored = scheduleTexts(series);
  const { title, facilityName, startsOn, endsOn, rule, windowStart, windowEnd } = series;
  const isSaved = new URL(route.request.url).searchParams.has("saved");
  const next = isSaved ? await findNextVisitDay(db, actor, series.id) : undefined;
  return {
    title,
    facilityName,
    values: formValues(stored),
    stored,
    cancelTo: `${schedulePath}/series`,
    ruleText: [
      formatRecurrence(rule),
      formatWindow(windowStart, windowEnd, "en"),
      endsOn
        ? `${longDate(startsOn, "en")} to ${longDate(endsOn, "en")}`
        : `since ${longDate(startsOn, "en")}`,
    ].join(", "),
    isSaved,
    next: next && formatDay(next, "en"),
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
  const { title, facilityName, ruleText, values, stored, cancelTo, isSaved, next } = loaderData;
  return (
    <>
      <p className="text-sm text-slate">{facilityName}</p>
      <PageTitle>{title}</PageTitle>
      <p className="mt-2 text-base tabular-nums">{ruleText}</p>
      <SavedNote isShown={isSaved && !answer} next={next} />
      <p className="mt-3 max-w-[60ch] text-sm text-slate">
        Changes here apply to all future visits. To end the series, enter its last day. To change
        one visit, or all visits from that one on, open it in the schedule.
      </p>
      <EditForm
        ofVisit={false}
        values={values}
        stored={stored}
        answer={answer}
        cancelTo={cancelTo}
      />
    </>
  );
}
