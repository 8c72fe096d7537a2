import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { shippedFacts, socialNetworks } from "#content/company.ts";
import { nameOfStateIn, states } from "#content/states.ts";
import { timeZones } from "#features/facilities/client-form.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { handleRestore, isRestore } from "../handle-settings-form.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup, RestoreShipped, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/company-page.ts";
import {
  boxesOf,
  changeCompany,
  companyFieldNames,
  companyForm,
  companyTexts,
  findStoredCompany,
  restoreCompany,
} from "./change-company.server.ts";
import { priceRanges } from "./company-choices.ts";

const path = "/office/settings/company";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
  const stored = companyTexts((await findStoredCompany(db)) ?? shippedFacts);
  return { stored, boxes: boxesOf(stored.statesServed) };
}

export async function action(route: ActionFunctionArgs) {
  if (isRestore(route)) return handleRestore(route, { path, restore: restoreCompany });
  const { actor, db } = await requireSettingsEditor(route);
  const schema = companyForm(actor.language);
  const definition = { form: "company", schema, echoed: companyFieldNames };
  return handleFormOnce(route, { ...definition, actor, db }, async (form, refuse, db, _, sent) => {
    const result = await changeCompany({ db }, actor, form, seenIn(sent));
    if (result.ok) return redirectAfterPost(`${path}?done`);
    if (result.reason === "edited-by-both")
      return refuseEdit(refuse, result, form, {
        inputsOf: (name, value) => (name === "statesServed" ? boxesOf(value) : { [name]: value }),
      });
    throw notFound();
  });
}

export const meta = pageMetaIn((language) => settingsMessages(language).company.title);

type FieldName = keyof Route.ComponentProps["loaderData"]["stored"];

/** Facts of the company that pages, emails and papers repeat are all entered here. */
export default function CompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored } = loaderData;
  const place = usePlace();
  const messages = useMessages(settingsMessages);
  const { fields, help, ...company } = messages.company;
  const of = (name: FieldName) => ({ name, label: fields[name], answer, value: stored[name] });
  return (
    <SettingsFrame texts={company} saved={messages.saved} answer={answer}>
      <PostForm key={place} className="mt-6 flex flex-col items-start gap-8" noValidate>
        <SeenFields stored={stored} answer={answer} />
        <Problem text={answer?.problem} />
        <FieldGroup title={company.identity}>
          <TextField {...of("name")} help={help.name} autoComplete="organization" />
          <div className="grid w-full gap-5 sm:grid-cols-2">
            <TextField {...of("shortName")} help={help.shortName} />
            <TextField {...of("foundedIn")} inputMode="numeric" />
          </div>
          <NotesField {...of("descriptionEn")} rows={3} lang="en" help={help.description} />
          <NotesField {...of("descriptionEs")} rows={3} lang="es" />
          <ChoiceField
            {...of("priceRange")}
            options={priceRanges.map((value) => ({ value, label: value }))}
            help={help.priceRange}
          />
        </FieldGroup>
        <FieldGroup title={company.reachable}>
          <TextField {...of("phone")} type="tel" inputMode="tel" />
          <TextField {...of("email")} type="email" inputMode="email" help={help.email} />
        </FieldGroup>
        <FieldGroup title={company.place}>
          <TextField {...of("street")} />
          <div className="grid w-full grid-cols-6 gap-4">
            <div className="col-span-6 sm:col-span-3">
              <TextField {...of("city")} />
            </div>
            <div className="col-span-3 sm:col-span-1">
              <TextField {...of("state")} maxLength={2} />
            </div>
            <div className="col-span-3 sm:col-span-2">
              <TextField {...of("postalCode")} inputMode="numeric" />
            </div>
          </div>
          <ChoiceField
            {...of("timeZone")}
            options={timeZones(useLanguage())}
            help={help.timeZone}
          />
          <div className="grid w-full gap-5 sm:grid-cols-2">
            <TextField {...of("latitude")} inputMode="decimal" help={help.place} />
            <TextField {...of("longitude")} inputMode="decimal" />
          </div>
        </FieldGroup>
        <FieldGroup title={company.area} note={company.areaNote}>
          <StateBoxes
            error={answer?.errors.statesServed}
            checked={answer?.form === "company" ? answer.values : loaderData.boxes}
          />
        </FieldGroup>
        <FieldGroup title={company.profiles} note={company.profilesNote}>
          {socialNetworks.map((network) => (
            <TextField key={network} {...of(network)} type="url" inputMode="url" />
          ))}
        </FieldGroup>
        <CompactSubmitButton>{messages.save}</CompactSubmitButton>
      </PostForm>
      <RestoreShipped path={path} note={company.restore} />
    </SettingsFrame>
  );
}

function StateBoxes({
  checked,
  error,
}: {
  checked: Readonly<Record<string, string>>;
  error: string | undefined;
}) {
  const language = useLanguage();
  const { statesServed } = useMessages(settingsMessages).company.fields;
  return (
    <fieldset
      id={error && faultId("statesServed")}
      className="w-full min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? "states-served-error" : undefined}
    >
      <legend className="text-sm font-semibold">{statesServed}</legend>
      {error ? (
        <p id="states-served-error" className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
      <div className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
        {states.map(({ code }) => (
          <label key={code} className="flex min-h-11 min-w-0 items-center gap-3 text-sm">
            <input
              type="checkbox"
              name={`serves.${code}`}
              value="yes"
              defaultChecked={checked[`serves.${code}`] === "yes"}
              className="size-5 shrink-0 accent-teal"
            />
            {nameOfStateIn(code, language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
