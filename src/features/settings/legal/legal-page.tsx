import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { amountNames } from "#content/legal-facts.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup, RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/legal-page.ts";
import {
  changeLegalFacts,
  legalForm,
  legalNames,
  legalSection,
  legalTexts,
} from "./legal-section.server.ts";

const path = "/office/settings/legal";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
  const { facts } = await readSection(db, legalSection);
  return { stored: legalTexts(facts), name: company.name };
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: legalForm,
    echoed: legalNames,
    texts: (form) => ({ ...form }),
    change: changeLegalFacts,
    restore: (context, actor) => restoreSection(context, actor, legalSection),
  });

export const meta = pageMetaIn((language) => settingsMessages(language).legal.title);

export default function LegalFactsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, name } = loaderData;
  const { legal, saved } = useMessages(settingsMessages);
  const { fields, help } = legal;
  const of = (field: keyof typeof stored) => ({
    name: field,
    label: fields[field],
    value: stored[field],
  });
  return (
    <SettingsFrame texts={legal} saved={saved} answer={answer}>
      <SettingsForm stored={stored} answer={answer}>
        <FieldGroup title={legal.registered}>
          <TextField {...of("legalName")} placeholder={name} help={help.legalName} />
          <TextField {...of("lawState")} help={help.lawState} />
          <NotesField {...of("licenses")} rows={3} help={help.licenses} />
        </FieldGroup>
        <FieldGroup title={legal.insurance} note={legal.insuranceNote}>
          <div className="grid w-full items-start gap-5 sm:grid-cols-2">
            {amountNames.map((amount) => (
              <TextField key={amount} {...of(amount)} inputMode="numeric" />
            ))}
          </div>
          <ChoiceField
            {...of("workersCompensation")}
            options={[
              { value: "", label: legal.notStated },
              { value: "yes", label: legal.covered },
            ]}
          />
        </FieldGroup>
      </SettingsForm>
      <RestoreShipped path={path} note={legal.restore} />
    </SettingsFrame>
  );
}
