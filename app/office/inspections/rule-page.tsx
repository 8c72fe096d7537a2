import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, fieldClass, Problem } from "#app/ui/form/compact-field.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { listRules, saveRule } from "#domain/inspections/inspection-rules.ts";
import { ruleForm } from "#domain/inspections/rule-form.ts";
import { dayInWords } from "#domain/visits/visit-words.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { useAnswer } from "../../live/use-answer.ts";
import type { Route } from "./+types/rule-page.ts";
import { enterInspections, inspectionsPath } from "./office-inspections.server.ts";
import { readPlanChoices } from "./plan.server.ts";
import { Choice, PlanFields } from "./plan-fields.tsx";
import { problemOf } from "./problems.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await enterInspections(route);
  const rules = await listRules(db, actor);
  return {
    ...(await readPlanChoices(route)),
    rules: rules.map(({ facilityId, facilityName, everyMonths, nextOn }) => ({
      ...{ facilityId, facilityName, every: everyLabels[everyMonths] ?? "" },
      next: dayInWords(nextOn),
    })),
  };
}

const everyLabels: Readonly<Record<string, string>> = {
  ...{ 1: "Every month", 2: "Every two months", 3: "Every quarter" },
  ...{ 6: "Twice a year", 12: "Once a year" },
};

const fieldOf: Readonly<Record<string, string>> = {
  ...{ "unknown-facility": "facilityId", "unknown-person": "inspectorId" },
};

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await enterInspections(route);
  const echoed = Object.keys(ruleForm.shape);
  return takeForm(route, { form: "rule", schema: ruleForm, echoed }, async (form, refuse) => {
    const result = await saveRule({ db }, actor, form);
    if (result.ok) return goOn(`${inspectionsPath}/rule`);
    return refuse(409, { [fieldOf[result.reason] ?? "method"]: problemOf(result.reason) });
  });
}

export const meta = () => pageMeta("Inspect regularly");

export default function RulePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facilities, people, chosen, rules } = loaderData;
  const values = answer?.values ?? { facilityId: chosen, everyMonths: "1", dayOfMonth: "5" };
  const errors = answer?.errors ?? {};
  return (
    <div className="max-w-xl">
      <PageTitle>Inspect regularly</PageTitle>
      <p className="mt-2 text-sm text-slate">
        Each inspection is made two weeks ahead. A facility has one rule; a new one takes its place.
      </p>
      {rules.length > 0 ? (
        <ul aria-label="Rules" className="mt-4 border-b border-line text-sm tabular-nums">
          {rules.map(({ facilityId, facilityName, every, next }) => (
            <li key={facilityId} className="border-t border-line py-2">
              <strong className="font-semibold">{facilityName}</strong>: {every.toLowerCase()}, next
              to be made for {next}
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" noValidate className="mt-6 flex flex-col items-start gap-5">
        <Problem text={answer?.problem} />
        <PlanFields {...{ facilities, people, errors, values }} />
        <Choice
          id="everyMonths"
          label="How often"
          options={Object.entries(everyLabels)}
          {...{ errors, values }}
        />
        <Field
          id="dayOfMonth"
          label="Day of the month"
          help="From 1 to 28"
          error={errors.dayOfMonth}
        >
          {(given) => (
            <input
              {...given}
              name="dayOfMonth"
              inputMode="numeric"
              maxLength={2}
              defaultValue={values.dayOfMonth}
              className={fieldClass}
            />
          )}
        </Field>
        <button type="submit" className={buttonClass("primary")}>
          Save the rule
        </button>
      </Form>
    </div>
  );
}
