import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { visitMessages } from "../messages.ts";
import { findSeries } from "../series/list-series.server.ts";
import { scheduleTexts } from "../series/schedule-texts.ts";
import { formValues } from "../series/series-form.ts";
import { readVisit } from "../visit-detail.server.ts";
import type { Route } from "./+types/edit-page.ts";
import { EditForm } from "./edit-form.tsx";
import { editByForm } from "./edit-page.server.ts";
import { requireScheduleReader, schedulePath } from "./schedule-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireScheduleReader(route);
  const visit = await readVisit(route, actor, route.params.id);
  const series = await findSeries(db, actor, visit.seriesId);
  // A visit that has begun can no longer be edited.
  if (series === undefined || visit.state !== "scheduled" || visit.hasBegun) throw notFound();
  const stored = scheduleTexts(series, { ...visit.originalStart, crewSize: visit.crewSize });
  return {
    id: visit.id,
    facility: visit.facilityName,
    day: visit.day,
    values: formValues(stored),
    stored,
    isSingle: visit.extraText !== undefined,
    cancelTo: `${schedulePath}/${visit.id}`,
  };
}

export const action = (route: ActionFunctionArgs) =>
  editByForm(route, { visitId: route.params.id ?? "" });

export const meta = pageMetaIn((language) => visitMessages(language).edit.title);

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { edit } = useMessages(visitMessages);
  const answer = useAnswer(actionData);
  const { facility, day, values, stored, cancelTo, isSingle } = loaderData;
  return (
    <>
      <p className="text-sm text-slate">
        {facility}, {day}
      </p>
      <PageTitle>{edit.title}</PageTitle>
      <EditForm
        ofVisit
        isSingle={isSingle}
        values={values}
        stored={stored}
        answer={answer}
        cancelTo={cancelTo}
      />
    </>
  );
}
