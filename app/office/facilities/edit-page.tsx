import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Problem } from "#app/ui/form/compact-field.tsx";
import { changeFacts } from "#domain/facilities/change-facility.ts";
import { timeZones } from "#domain/facilities/client-form.ts";
import { facilityFactsForm, holidayRules } from "#domain/facilities/facility-form.ts";
import { facilityTypes } from "#domain/leads/facility-types.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { useAnswer } from "../../live/use-answer.ts";
import type { Route } from "./+types/edit-page.ts";
import { enterToChange, facilityProblems } from "./facility.server.ts";
import { Header } from "./header.tsx";
import { ChoiceField, NotesField, TextField } from "./inputs.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { facility, shown } = await enterToChange(route);
  const { name, timeZone, facilityType, street, city, state, postalCode } = facility;
  const stored = { name, timeZone, facilityType, street, city, state, postalCode };
  const { holidayRule, accessNotes } = facility;
  return { ...shown, stored: { ...stored, holidayRule, accessNotes: accessNotes ?? "" } };
}

const form = { form: "facts", schema: facilityFactsForm };
const echoed = Object.keys(facilityFactsForm.shape);

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await enterToChange(route);
  return takeForm(route, { ...form, echoed }, async (facts, refuse) => {
    const result = await changeFacts({ db }, actor, facility.id, facts);
    return result.ok ? goOn(path) : refuse(409, facilityProblems[result.reason]);
  });
}

export const meta = () => pageMeta("Facts of a facility");

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, stored } = loaderData;
  return (
    <>
      <Header facility={facility} path={path} />
      <Form method="post" noValidate className="mt-6 flex max-w-xl flex-col items-start gap-5">
        <h2 className="text-subtitle font-semibold tracking-snug">Facts</h2>
        <Problem text={answer?.problem} />
        <TextField name="name" label="Name" answer={answer} value={stored.name} />
        <ChoiceField
          name="facilityType"
          label="Type"
          answer={answer}
          value={stored.facilityType}
          options={facilityTypes}
        />
        <TextField name="street" label="Street" answer={answer} value={stored.street} />
        <div className="grid w-full grid-cols-6 gap-4">
          <div className="col-span-6 sm:col-span-3">
            <TextField name="city" label="City" answer={answer} value={stored.city} />
          </div>
          <div className="col-span-3 sm:col-span-1">
            <TextField
              name="state"
              label="State"
              maxLength={2}
              answer={answer}
              value={stored.state}
            />
          </div>
          <div className="col-span-3 sm:col-span-2">
            <TextField
              name="postalCode"
              label="ZIP code"
              inputMode="numeric"
              answer={answer}
              value={stored.postalCode}
            />
          </div>
        </div>
        <ChoiceField
          name="timeZone"
          label="Time zone"
          answer={answer}
          value={stored.timeZone}
          options={timeZones}
          help="Opening hours and visits are in local time"
        />
        <ChoiceField
          name="holidayRule"
          label="On holidays"
          answer={answer}
          value={stored.holidayRule}
          options={holidayRules}
        />
        <NotesField
          name="accessNotes"
          label="Access notes"
          answer={answer}
          value={stored.accessNotes}
          help="Keys, alarms, parking. The crew reads them, and the client's administrators."
        />
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Save the facts
        </button>
      </Form>
    </>
  );
}
