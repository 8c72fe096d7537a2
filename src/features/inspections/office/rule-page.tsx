import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { methodScales } from "../inspection-form.ts";
import { listRules, ruleTexts, saveRule } from "../inspection-rules.server.ts";
import { ruleForm } from "../rule-form.ts";
import type { Route } from "./+types/rule-page.ts";
import { enterInspections, inspectionsPath } from "./office-inspections.server.ts";
import { readPlanChoices } from "./plan.server.ts";
import { PlanFields } from "./plan-fields.tsx";
import { problemOf } from "./problems.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await enterInspections(route);
  const rules = await listRules(db, actor);
  const choices = await readPlanChoices(route);
  // As the form shows it first, which a browser without scripts cannot change with the choice.
  const facilityId = choices.chosen || (choices.facilities[0]?.id ?? "");
  const rule = rules.find((one) => one.facilityId === facilityId);
  const stored: Texts = { ...ruleTexts(rule), facilityId };
  return {
    ...choices,
    stored,
    hasRule: rule !== undefined,
    rules: rules.map(({ facilityId, facilityName, everyMonths, nextOn }) => ({
      facilityId,
      facilityName,
      every: everyLabels[everyMonths] ?? "",
      next: formatDay(nextOn, "en"),
    })),
  };
}

const everyLabels: Readonly<Record<string, string>> = {
  1: "Every month",
  2: "Every two months",
  3: "Every quarter",
  6: "Twice a year",
  12: "Once a year",
};

const fieldOf: Readonly<Record<string, string>> = {
  "unknown-facility": "facilityId",
  "unknown-person": "inspectorId",
};

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await enterInspections(route);
  const echoed = Object.keys(ruleForm.shape);
  return handleFormOnce(
    route,
    { form: "rule", schema: ruleForm, echoed, actor, db },
    async (form, refuse, db, _, sent) => {
      const result = await saveRule({ db }, actor, form, seenIn(sent));
      if (result.ok) return redirectAfterPost(`${inspectionsPath}/rule`);
      if (result.reason === "edited-by-both") {
        const { facilities, people } = await readPlanChoices(route);
        const asRead = (name: string, value = "") => formatValue(name, value, people);
        const isOfOther = seenIn(sent).facilityId !== form.facilityId;
        return refuseEdit(refuse, result, ruleTexts(form), {
          formatValue: asRead,
          ...(isOfOther && { problem: hasRuleAlready(result.stored, facilities, asRead) }),
        });
      }
      return refuse(409, { [fieldOf[result.reason] ?? "method"]: problemOf(result.reason) });
    },
  );
}

/** The form did not show it: it was opened for another facility. */
function hasRuleAlready(
  stored: Texts,
  facilities: readonly { id: string; name: string }[],
  asRead: (name: string, value?: string) => string,
): string {
  const name = facilities.find(({ id }) => id === stored.facilityId)?.name ?? "This facility";
  const often = asRead("everyMonths", stored.everyMonths).toLowerCase();
  const who = asRead("inspectorId", stored.inspectorId);
  return `${name} already has a rule: ${often} on day ${stored.dayOfMonth}, by ${who}. Save again to replace it with yours.`;
}

function formatValue(
  name: string,
  value: string,
  people: readonly { id: string; name: string }[],
): string {
  if (name === "inspectorId") return people.find(({ id }) => id === value)?.name ?? "someone else";
  const labels = name === "everyMonths" ? everyLabels : name === "method" ? methodScales : {};
  return Object.entries(labels).find(([one]) => one === value)?.[1] ?? value;
}

export const meta = () => pageMeta("Recurring inspections");

export default function RulePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facilities, people, stored, hasRule, rules } = loaderData;
  const place = usePlace();
  const proposed: Texts = { ...stored, everyMonths: "1", dayOfMonth: "5" };
  const values = answer?.values ?? (hasRule ? stored : proposed);
  const errors = answer?.errors ?? {};
  return (
    <div className="max-w-xl">
      <PageTitle>Recurring inspections</PageTitle>
      <p className="mt-2 text-sm text-slate">
        Each inspection is created two weeks ahead. A facility has one rule.
      </p>
      {rules.length > 0 ? (
        <ul aria-label="Rules" className="mt-4 border-b border-line text-sm tabular-nums">
          {rules.map(({ facilityId, facilityName, every, next }) => (
            <li
              key={facilityId}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
            >
              <span className="min-w-0">
                <strong className="font-semibold">{facilityName}</strong>: {every.toLowerCase()},
                next to be created for {next}
              </span>
              <Link
                to={`?facilityId=${facilityId}`}
                aria-label={`Change the rule for ${facilityName}`}
                className={buttonClass("bare", "", "compact")}
              >
                Change
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Form key={place} method="post" noValidate className="mt-6 flex flex-col items-start gap-5">
        <AttemptField />
        <SeenFields stored={stored} answer={answer} />

        <Problem text={answer?.problem} />
        <PlanFields facilities={facilities} people={people} errors={errors} values={values} />
        <ChoiceField
          id="everyMonths"
          name="everyMonths"
          label="How often"
          options={Object.entries(everyLabels).map(([value, label]) => ({ value, label }))}
          answer={{ values, errors }}
        />
        <TextField
          id="dayOfMonth"
          label="Day of the month"
          help="From 1 to 28"
          name="dayOfMonth"
          inputMode="numeric"
          maxLength={2}
          answer={{ values, errors }}
        />
        <button type="submit" className={buttonClass("primary")}>
          Save the rule
        </button>
      </Form>
    </div>
  );
}
