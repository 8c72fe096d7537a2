import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { PlanField, WindowFields } from "#features/visits/office/plan-fields.tsx";
import {
  dateProblem,
  requireScheduleReader,
  schedulePath,
  scheduleProblem,
} from "#features/visits/office/schedule-page.server.ts";
import { listSeries } from "#features/visits/series/list-series.server.ts";
import { extraVisitForm } from "#features/visits/series/series-form.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { isUuid, notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { planExtraVisit } from "../extra-visits.server.ts";
import { findWorkOrder } from "../find-work-order.server.ts";
import { workOrderServerMessages } from "../messages.server.ts";
import { workOrderMessages } from "../messages.ts";
import { categoryLabel, isOpenWorkOrder } from "../work-order-types.ts";
import type { Route } from "./+types/extra-visit-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireScheduleReader(route);
  const { id } = route.params;
  const order = isUuid(id) ? await findWorkOrder(db, actor, id) : undefined;
  // No visit is planned for work that is over.
  if (order === undefined || !isOpenWorkOrder(order)) throw notFound();
  const [usual] = await listSeries(db, actor, order.facilityId);
  const { windowStart = "22:00", windowEnd = "02:00", crewSize = 2 } = usual ?? {};
  return {
    id: order.id,
    number: order.number,
    facility: order.facilityName,
    category: categoryLabel(order.category, actor.language),
    values: {
      date: addDays(todayIn(order.timeZone, new Date()), 1),
      startsAt: windowStart,
      endsAt: windowEnd,
      crewSize: String(crewSize),
      text: order.areaName ? `${order.areaName}: ${order.text}` : order.text,
    } as Record<string, string>,
  };
}

const echoed = ["date", "startsAt", "endsAt", "crewSize", "text"];

export async function action(route: ActionFunctionArgs) {
  const { actor, db, queue } = await requireScheduleReader(route);
  const { id } = route.params;
  if (!isUuid(id)) throw notFound();
  const definition = { form: "extra-visit", schema: extraVisitForm(actor.language), echoed };
  const { extraVisitProblems, alreadyReceived } = workOrderServerMessages(actor.language);
  const adds = () => ({ noun: "extra visit", question: alreadyReceived.extraVisit });
  return handleFormOnce(route, { ...definition, actor, db, adds }, async (form, refuse, db) => {
    const planned = await planExtraVisit({ db, queue }, actor, id, form);
    if (planned.ok) return redirectAfterPost(`${schedulePath}/${planned.visitId}?saved=1`);
    if (planned.reason === "not-found") throw notFound();
    const date = dateProblem(planned.reason, actor.language);
    if (date) return refuse(409, { date });
    const problems: Readonly<Record<string, string>> = extraVisitProblems;
    return refuse(409, problems[planned.reason] ?? scheduleProblem(planned.reason, actor.language));
  });
}

export const meta = pageMetaIn((language) => workOrderMessages(language).extraVisit.plan);

export default function ExtraVisitPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { extraVisit } = useMessages(workOrderMessages);
  const { id, number, category, facility } = loaderData;
  const values = answer?.values ?? loaderData.values;
  const errors = answer?.errors ?? {};
  return (
    <>
      <BackLink to={`/office/work-orders/${id}`}>
        {category}, {number}
      </BackLink>
      <PageTitle>{extraVisit.plan}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">{facility}</p>
      <PostForm
        answer={{ values, errors }}
        noValidate
        className="mt-6 flex max-w-2xl flex-col gap-6"
      >
        <Problem text={answer?.problem} />
        <div className="max-w-60">
          <PlanField name="date" label={extraVisit.date} type="date" />
        </div>
        <WindowFields />
        <NotesField
          id="plan-text"
          label={extraVisit.text}
          help={extraVisit.textHelp}
          name="text"
          rows={5}
          maxLength={5_000}
        />
        <p className="text-sm text-slate">{extraVisit.note}</p>
        <CompactSubmitButton className="self-start">{extraVisit.send}</CompactSubmitButton>
      </PostForm>
    </>
  );
}
