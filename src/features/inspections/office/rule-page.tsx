import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { ruleForm } from "../inspection-forms.ts";
import { listRules, ruleTexts, saveRule } from "../inspection-rules.server.ts";
import { inspectionServerMessages } from "../messages.server.ts";
import { inspectionMessages } from "../messages.ts";
import type { Route } from "./+types/rule-page.ts";
import { inspectionsPath, readPlanChoices, requireInspector } from "./detail-page.server.ts";
import { PlanFields } from "./plan-fields.tsx";
import { problemOf } from "./problems.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireInspector(route);
  const rules = await listRules(db, actor);
  const choices = await readPlanChoices(route);
  // The form begins with this facility's rule. Without scripts, its fields do not follow another choice.
  const facilityId = choices.chosen || (choices.facilities[0]?.id ?? "");
  const rule = rules.find((candidate) => candidate.facilityId === facilityId);
  const stored: Texts = { ...ruleTexts(rule), facilityId };
  return {
    ...choices,
    stored,
    hasRule: rule !== undefined,
    rules: rules.map(({ facilityId, facilityName, everyMonths, nextOn }) => ({
      facilityId,
      facilityName,
      everyMonths,
      next: formatDay(nextOn, actor.language),
    })),
  };
}

/** A text for each number of months, as the form and the database have it. */
type ByMonths<Text> = Readonly<Record<string, Text>>;

const fieldOf: Readonly<Record<string, string>> = {
  "unknown-facility": "facilityId",
  "unknown-person": "inspectorId",
};

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await requireInspector(route);
  const { language } = actor;
  const schema = ruleForm(language);
  const echoed = Object.keys(schema.shape);
  return handleFormOnce(
    route,
    { form: "rule", schema, echoed, actor, db },
    async (form, refuse, db, _, sent) => {
      const result = await saveRule({ db }, actor, form, seenIn(sent));
      if (result.ok) return redirectAfterPost(`${inspectionsPath}/rule`);
      if (result.reason === "edited-by-both") {
        const { facilities, people } = await readPlanChoices(route);
        const asRead = (name: string, value = "") => formatValue(name, value, people, language);
        const isOfOther = seenIn(sent).facilityId !== form.facilityId;
        return refuseEdit(refuse, result, ruleTexts(form), {
          formatValue: asRead,
          ...(isOfOther && {
            problem: hasRuleAlready(result.stored, facilities, people, language),
          }),
        });
      }
      const field = fieldOf[result.reason] ?? "method";
      return refuse(409, { [field]: problemOf(result.reason, language) });
    },
  );
}

interface Named {
  id: string;
  name: string;
}

const nameOf = (id: string, named: readonly Named[]) =>
  named.find((record) => record.id === id)?.name;

/** The form did not show it: it was opened for another facility. */
function hasRuleAlready(
  stored: Texts,
  facilities: readonly Named[],
  people: readonly Named[],
  language: Language,
): string {
  const { exists, thisFacility, someoneElse } = inspectionServerMessages(language).rule;
  const sentences: ByMonths<(typeof exists)[1]> = exists;
  const sentence = sentences[stored.everyMonths ?? ""] ?? exists[1];
  return sentence({
    facility: nameOf(stored.facilityId ?? "", facilities) ?? thisFacility,
    day: stored.dayOfMonth ?? "",
    person: nameOf(stored.inspectorId ?? "", people) ?? someoneElse,
  });
}

function formatValue(
  name: string,
  value: string,
  people: readonly Named[],
  language: Language,
): string {
  if (name === "inspectorId")
    return nameOf(value, people) ?? inspectionServerMessages(language).rule.someoneElse;
  const { rule, scales } = inspectionMessages(language);
  const labels: ByMonths<string> =
    name === "everyMonths" ? rule.every : name === "method" ? scales : {};
  return labels[value] ?? value;
}

export const meta = pageMetaIn((language) => inspectionMessages(language).list.recurring);

export default function RulePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facilities, people, stored, hasRule, rules } = loaderData;
  const { list, rule: texts } = useMessages(inspectionMessages);
  const nextByMonths: ByMonths<(typeof texts.next)[1]> = texts.next;
  const place = usePlace();
  const proposed: Texts = { ...stored, everyMonths: "1", dayOfMonth: "5" };
  const values = answer?.values ?? (hasRule ? stored : proposed);
  const errors = answer?.errors ?? {};
  return (
    <div className="max-w-xl">
      <PageTitle>{list.recurring}</PageTitle>
      <p className="mt-2 text-sm text-slate">{texts.about}</p>
      {rules.length > 0 ? (
        <ul aria-label={texts.rules} className="mt-4 border-b border-line text-sm tabular-nums">
          {rules.map(({ facilityId, facilityName, everyMonths, next }) => (
            <li
              key={facilityId}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
            >
              <span className="min-w-0">
                <RichText
                  text={
                    nextByMonths[everyMonths]?.({ facility: facilityName, day: next }) ??
                    facilityName
                  }
                  tags={{ b: (words) => <strong className="font-semibold">{words}</strong> }}
                />
              </span>
              <CompactButtonLink
                to={`?facilityId=${facilityId}`}
                aria-label={texts.changeOne({ facility: facilityName })}
                look="bare"
              >
                {texts.change}
              </CompactButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
      <PostForm
        answer={{ values, errors }}
        key={place}
        noValidate
        className="mt-6 flex flex-col items-start gap-5"
      >
        <SeenFields stored={stored} answer={answer} />

        <Problem text={answer?.problem} />
        <PlanFields facilities={facilities} people={people} />
        <ChoiceField
          id="everyMonths"
          name="everyMonths"
          label={texts.howOften}
          options={Object.entries(texts.every).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          id="dayOfMonth"
          label={texts.dayOfMonth}
          help={texts.dayHelp}
          name="dayOfMonth"
          inputMode="numeric"
          maxLength={2}
        />
        <button type="submit" className={buttonClass("primary")}>
          {texts.save}
        </button>
      </PostForm>
    </div>
  );
}
