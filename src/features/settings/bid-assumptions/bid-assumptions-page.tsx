import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { burdenParts, wageRoles } from "#content/bid-assumptions.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup, RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/bid-assumptions-page.ts";
import {
  bidAssumptionNames,
  bidAssumptionsForm,
  bidAssumptionsSection,
  bidAssumptionTexts,
  changeBidAssumptions,
} from "./bid-assumptions-section.server.ts";

const path = "/office/settings/bid-assumptions";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
  return { stored: bidAssumptionTexts(await readSection(db, bidAssumptionsSection)) };
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: bidAssumptionsForm,
    echoed: bidAssumptionNames,
    texts: (form) => form,
    change: changeBidAssumptions,
    restore: (context, actor) => restoreSection(context, actor, bidAssumptionsSection),
  });

export const meta = pageMetaIn((language) => settingsMessages(language).bidAssumptions.title);

/** Grouped as a bid lists its lines, so that each is found again there. */
export default function BidAssumptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored } = loaderData;
  const { bidAssumptions, saved } = useMessages(settingsMessages);
  const groups = [
    {
      title: bidAssumptions.wages,
      note: bidAssumptions.wagesNote,
      names: ["wage", "leadWage", "supervisorWage", "porterWage", "wageFloor", "wagesSource"],
    },
    {
      title: bidAssumptions.burden,
      note: bidAssumptions.burdenNote,
      names: burdenParts.map((part) => `burden.${part}` as const),
    },
    {
      title: bidAssumptions.roleBurden,
      note: bidAssumptions.roleBurdenNote,
      names: wageRoles.map((role) => `roleBurden.${role}` as const),
    },
    {
      title: bidAssumptions.costs,
      note: bidAssumptions.costsNote,
      names: ["supplies", "overhead", "allowance"],
    },
    {
      title: bidAssumptions.margins,
      note: bidAssumptions.marginsNote,
      names: ["margin", "marginFloor"],
    },
  ] as const;
  return (
    <SettingsFrame texts={bidAssumptions} saved={saved} answer={answer}>
      <SettingsForm stored={stored} answer={answer}>
        {groups.map(({ title, note, names }) => (
          <FieldGroup key={title} title={title} note={note}>
            <div className="grid w-full grid-cols-1 items-start gap-4 sm:grid-cols-2">
              {names.map((name) => {
                const isText = name === "wagesSource";
                return (
                  <div key={name} className={isText ? "sm:col-span-2" : ""}>
                    <TextField
                      name={name}
                      label={bidAssumptions.fields[name]}
                      inputMode={isText ? "text" : "decimal"}
                      value={stored[name] ?? ""}
                    />
                  </div>
                );
              })}
            </div>
          </FieldGroup>
        ))}
      </SettingsForm>
      <RestoreShipped path={path} note={bidAssumptions.restore} />
    </SettingsFrame>
  );
}
