import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import { isUuid, notFound } from "#platform/http/not-found.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { longDate } from "#ui/dates.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { visitServerMessages } from "../messages.server.ts";
import { visitMessages } from "../messages.ts";
import { findNextVisitDay, findSeries, formatRecurrence } from "../series/list-series.server.ts";
import { isStillToStart } from "../series/plan-edit.server.ts";
import { scheduleTexts } from "../series/schedule-texts.ts";
import { formValues } from "../series/series-form.ts";
import type { Route } from "./+types/series-page.ts";
import { EditForm } from "./edit-form.tsx";
import { editByForm } from "./edit-page.server.ts";
import { SavedNote } from "./saved-note.tsx";
import { requireScheduleReader, schedulePath } from "./schedule-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireScheduleReader(route);
  const { id } = route.params;
  const series = isUuid(id) ? await findSeries(db, actor, id) : undefined;
  if (series === undefined) throw notFound();
  const stored = scheduleTexts(series);
  const { title, facilityName, startsOn, endsOn, rule, windowStart, windowEnd } = series;
  const isSaved = new URL(route.request.url).searchParams.has("saved");
  const next = isSaved ? await findNextVisitDay(db, actor, series.id) : undefined;
  const { language } = actor;
  const texts = visitServerMessages(language).series;
  const rhythm = {
    rhythm: formatRecurrence(rule, language),
    window: formatWindow(windowStart, windowEnd, language),
  };
  const from = longDate(startsOn, language);
  return {
    title,
    facilityName,
    values: formValues(stored),
    stored,
    cancelTo: `${schedulePath}/series`,
    ruleText: endsOn
      ? texts.rhythmFromTo({ ...rhythm, from, to: longDate(endsOn, language) })
      : texts.rhythmFrom({ ...rhythm, day: from }),
    isToStart: isStillToStart(series, todayIn(series.timeZone, new Date())),
    isSaved,
    next: next && formatDay(next, language),
  };
}

export const action = (route: ActionFunctionArgs) => {
  const { id } = route.params;
  if (!isUuid(id)) throw notFound();
  return editByForm(route, { seriesId: id });
};

export const meta = pageMetaIn(
  (language, series: { title: string } | undefined) =>
    series?.title ?? visitMessages(language).series.title,
);

/** A series: all its future visits are changed, or it ends. */
export default function SeriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { series } = useMessages(visitMessages);
  const answer = useAnswer(actionData);
  const { title, facilityName, ruleText, values, stored, cancelTo, isToStart, isSaved, next } =
    loaderData;
  return (
    <>
      <p className="text-sm text-slate">{facilityName}</p>
      <PageTitle>{title}</PageTitle>
      <p className="mt-2 text-base tabular-nums">{ruleText}</p>
      <SavedNote isShown={isSaved && !answer} next={next} />
      <p className="mt-3 max-w-[60ch] text-sm text-slate">{series.changesNote}</p>
      <EditForm
        ofVisit={false}
        isToStart={isToStart}
        values={values}
        stored={stored}
        answer={answer}
        cancelTo={cancelTo}
      />
    </>
  );
}
