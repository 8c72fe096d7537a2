import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { inspectionForm } from "../inspection-forms.ts";
import { inspectionServerMessages } from "../messages.server.ts";
import { inspectionMessages } from "../messages.ts";
import { planInspection } from "../plan-inspection.server.ts";
import type { Route } from "./+types/new-page.ts";
import { inspectionsPath, readPlanChoices, requireInspector } from "./detail-page.server.ts";
import { PlanFields } from "./plan-fields.tsx";
import { problemOf } from "./problems.ts";

export const loader = async (route: LoaderFunctionArgs) => ({
  ...(await readPlanChoices(route)),
  today: todayIn(company.timeZone, new Date()),
});

const fieldOf: Readonly<Record<string, string>> = {
  "unknown-facility": "facilityId",
  "unknown-person": "inspectorId",
  "no-scope": "plannedOn",
};

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await requireInspector(route);
  const { language } = actor;
  const schema = inspectionForm(language);
  const definition = { form: "inspection", schema, echoed: Object.keys(schema.shape) };
  const question = inspectionServerMessages(language).alreadyReceived.inspection;
  const adds = () => ({ noun: "inspection", question });
  return handleFormOnce(route, { ...definition, actor, db, adds }, async (form, refuse, db) => {
    const result = await planInspection({ db }, actor, form);
    if (result.ok) return redirectAfterPost(`${inspectionsPath}/${result.id}`);
    const field = fieldOf[result.reason] ?? "method";
    return refuse(409, { [field]: problemOf(result.reason, language) });
  });
}

export const meta = pageMetaIn((language) => inspectionMessages(language).list.new);

export default function NewInspectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { list, plan } = useMessages(inspectionMessages);
  const { facilities, people, chosen, today } = loaderData;
  const values = answer?.values ?? { facilityId: chosen, plannedOn: today };
  const errors = answer?.errors ?? {};
  return (
    <div className="max-w-xl">
      <PageTitle>{list.new}</PageTitle>
      <p className="mt-2 text-sm text-slate">{plan.about}</p>
      <PostForm
        answer={{ values, errors }}
        noValidate
        className="mt-6 flex flex-col items-start gap-5"
      >
        <Problem text={answer?.problem} />
        <PlanFields facilities={facilities} people={people} />
        <TextField id="plannedOn" label={plan.day} type="date" name="plannedOn" />
        <button type="submit" className={buttonClass("primary")}>
          {plan.create}
        </button>
      </PostForm>
    </div>
  );
}
