import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { changeFacts, factsOf } from "../change-facility.server.ts";
import { facilityFactsForm, factChoices, factLabels } from "../facility-form.ts";
import type { Route } from "./+types/edit-page.ts";
import { enterToChange, facilityProblems } from "./facility.server.ts";
import { Header } from "./header.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { facility, page } = await enterToChange(route);
  return { ...page, stored: factsOf(facility) };
}

const form = { form: "facts", schema: facilityFactsForm };
const echoed = Object.keys(facilityFactsForm.shape);

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await enterToChange(route);
  return handleFormOnce(
    route,
    { ...form, echoed, actor, db },
    async (facts, refuse, db, _, sent) => {
      const result = await changeFacts({ db }, actor, facility.id, facts, seenIn(sent));
      if (!result.ok && result.reason === "edited-by-both")
        return refuseEdit(refuse, result, facts, { formatValue });
      return result.ok ? redirectAfterPost(path) : refuse(409, facilityProblems[result.reason]);
    },
  );
}

/** A choice by its label. */
const formatValue = (name: string, value: string): string => {
  const options = Object.entries(factChoices).find(([field]) => field === name)?.[1] ?? [];
  return options.find((one) => one.value === value)?.label ?? value;
};

export const meta = () => pageMeta("Facility facts");

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, stored } = loaderData;
  const place = usePlace();
  return (
    <>
      <Header facility={facility} path={path} />
      <Form
        key={place}
        method="post"
        noValidate
        className="mt-6 flex max-w-xl flex-col items-start gap-5"
      >
        <AttemptField />
        <SeenFields stored={stored} answer={answer} />

        <h2 className="text-subtitle font-semibold tracking-snug">Facts</h2>
        <Problem text={answer?.problem} />
        <TextField name="name" label={factLabels.name} answer={answer} value={stored.name} />
        <ChoiceField
          name="facilityType"
          label={factLabels.facilityType}
          answer={answer}
          value={stored.facilityType}
          options={factChoices.facilityType}
        />
        <TextField name="street" label={factLabels.street} answer={answer} value={stored.street} />
        <div className="grid w-full grid-cols-6 gap-4">
          <div className="col-span-6 sm:col-span-3">
            <TextField name="city" label={factLabels.city} answer={answer} value={stored.city} />
          </div>
          <div className="col-span-3 sm:col-span-1">
            <TextField
              name="state"
              label={factLabels.state}
              maxLength={2}
              answer={answer}
              value={stored.state}
            />
          </div>
          <div className="col-span-3 sm:col-span-2">
            <TextField
              name="postalCode"
              label={factLabels.postalCode}
              inputMode="numeric"
              answer={answer}
              value={stored.postalCode}
            />
          </div>
        </div>
        <ChoiceField
          name="timeZone"
          label={factLabels.timeZone}
          answer={answer}
          value={stored.timeZone}
          options={factChoices.timeZone}
          help="Opening hours and visits are in local time"
        />
        <ChoiceField
          name="holidayRule"
          label={factLabels.holidayRule}
          answer={answer}
          value={stored.holidayRule}
          options={factChoices.holidayRule}
        />
        <NotesField
          name="accessNotes"
          label={factLabels.accessNotes}
          answer={answer}
          value={stored.accessNotes}
          help="Keys, alarms, parking. The crew and the client’s administrators can read this."
        />
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Save the facts
        </button>
      </Form>
    </>
  );
}
