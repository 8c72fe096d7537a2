import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { visitServerMessages } from "../messages.server.ts";
import { visitMessages } from "../messages.ts";
import { createSeries } from "../series/create-series.server.ts";
import { listSeries } from "../series/list-series.server.ts";
import { patternFieldNames, seriesForm } from "../series/series-form.ts";
import type { Route } from "./+types/new-series-page.ts";
import { PatternFields, PlanField, WindowFields } from "./plan-fields.tsx";
import {
  dateProblem,
  requireScheduleReader,
  schedulePath,
  scheduleProblem,
} from "./schedule-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireScheduleReader(route);
  const id = new URL(route.request.url).searchParams.get("facilityId");
  const facility = (await listFacilities(db, actor)).find((facility) => facility.id === id);
  if (facility === undefined) throw notFound();
  const others = await listSeries(db, actor, facility.id);
  return {
    facility: facility.name,
    values: {
      title: visitServerMessages(actor.language).series.usualTitle,
      startsOn: todayIn(facility.timeZone, new Date()),
      mon: "on",
      tue: "on",
      wed: "on",
      thu: "on",
      fri: "on",
      crewSize: "2",
      startsAt: "22:00",
      endsAt: "02:00",
      // The tasks of the scope are done once, by one of them.
      ...(others.some(({ doesScope }) => doesScope) ? {} : { doesScope: "on" }),
    } as Record<string, string>,
  };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await requireScheduleReader(route);
  const id = new URL(route.request.url).searchParams.get("facilityId") ?? "";
  if (!(await listFacilities(db, actor)).some((facility) => facility.id === id)) throw notFound();
  const { language } = actor;
  return handleFormOnce(
    route,
    {
      form: "series",
      schema: seriesForm(language),
      echoed,
      actor,
      db,
      adds: () => ({
        noun: "series",
        question: visitServerMessages(language).alreadyReceived.series,
      }),
    },
    async (form, refuse, db) => {
      const created = await createSeries({ db }, actor, id, form);
      if (created.ok) return redirectAfterPost(`${schedulePath}/series/${created.id}?saved=1`);
      const text = dateProblem(created.reason, language);
      if (text) return refuse(409, { startsOn: text });
      return refuse(409, scheduleProblem(created.reason, language));
    },
  );
}

const echoed = [
  "title",
  "startsOn",
  "endsOn",
  "startsAt",
  "endsAt",
  "crewSize",
  ...patternFieldNames,
  "doesScope",
  "budgetMinutes",
];

export const meta = pageMetaIn((language) => visitMessages(language).planVisits);

export default function NewSeriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { planVisits, form, series } = useMessages(visitMessages);
  const answer = useAnswer(actionData);
  const values = answer?.values ?? loaderData.values;
  const errors = answer?.errors ?? {};
  return (
    <>
      <p className="text-sm text-slate">{loaderData.facility}</p>
      <PageTitle>{planVisits}</PageTitle>
      <PostForm
        answer={{ values, errors }}
        noValidate
        className="mt-6 flex max-w-2xl flex-col gap-6"
      >
        <Problem text={answer?.problem} />
        <PlanField name="title" label={form.name} type="text" />
        <PatternFields values={values} errors={errors} />
        <div className="grid gap-3 sm:grid-cols-2">
          <PlanField name="startsOn" label={form.firstDay} type="date" />
          <PlanField name="endsOn" label={form.lastDay} type="date" help={form.lastDayHelp} />
        </div>
        <WindowFields />
        <PlanField name="budgetMinutes" label={form.budget} help={form.budgetHelp} type="text" />
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="doesScope"
            defaultChecked={values.doesScope === "on"}
            className="accent-teal"
          />
          {form.coversScope}
        </label>
        <CompactSubmitButton className="self-start">{series.planThese}</CompactSubmitButton>
      </PostForm>
    </>
  );
}
