import { useState } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useNavigation,
} from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/new-page.ts";
import { KeyFields } from "./key-fields.tsx";
import { addByForm, readNewKey } from "./key-pages.server.ts";
import { keyKindLabels, keyKinds } from "./key-types.ts";

export const loader = (route: LoaderFunctionArgs) => readNewKey(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = () => pageMeta("Add a key");

/** A key of a facility: what it is, what it opens, and how many there are. */
export default function NewKeyPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const values = answer?.values ?? {};
  const errors = answer?.errors ?? {};
  const [chosen, setChosen] = useState(values.kind ?? "");
  const kind = keyKinds.find((one) => one === chosen) ?? "";
  const isSaving = useNavigation().formData?.has("label") ?? false;
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/keys">Keys</BackLink>
      <PageTitle>Add a key</PageTitle>
      <Form method="post" className="mt-6 flex flex-col items-start gap-6" noValidate>
        <AttemptField />
        <Problem text={answer?.problem} />
        <Field id="key-facility" label="Facility" error={errors.facilityId}>
          {(given) => (
            <select
              {...given}
              name="facilityId"
              defaultValue={values.facilityId ?? data.facilityId}
              className={fieldClass}
            >
              <option value="">Choose the facility</option>
              {data.clients.map(({ id, name, facilities }) => (
                <optgroup key={id} label={name}>
                  {facilities.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Field id="key-kind" label="Kind" error={errors.kind}>
          {(given) => (
            <select
              {...given}
              name="kind"
              defaultValue={chosen}
              onChange={({ target }) => setChosen(target.value)}
              className={fieldClass}
            >
              <option value="">Choose what it is</option>
              {keyKinds.map((one) => (
                <option key={one} value={one}>
                  {keyKindLabels[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <KeyFields id="key" values={values} errors={errors} kind={kind} isNew />
        <button
          type="submit"
          className={buttonClass("primary", "max-sm:w-full", "compact")}
          disabled={isSaving}
        >
          {isSaving ? "Saving…" : "Add the key"}
        </button>
      </Form>
    </div>
  );
}
