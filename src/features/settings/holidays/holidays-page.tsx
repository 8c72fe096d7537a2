import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { holidayIds } from "#content/company-holidays.ts";
import { holidayLabels } from "#features/facilities/federal-holidays.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { faultId } from "#ui/form/fault-id.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup, RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/holidays-page.ts";
import {
  changeHolidays,
  holidaysForm,
  holidaysSection,
  holidayTexts,
} from "./holidays-section.server.ts";

const path = "/office/settings/holidays";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const holidays = await readSection(db, holidaysSection);
  const labels = holidayLabels(actor.language);
  return {
    stored: holidayTexts(holidays),
    choices: holidayIds.map((id) => ({ id, label: labels[id] })),
  };
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: holidaysForm,
    echoed: ["kept.", "own"],
    texts: holidayTexts,
    change: changeHolidays,
    restore: (context, actor) => restoreSection(context, actor, holidaysSection),
    formatValue: (name, value, language) => {
      const { lines, kept } = settingsServerMessages(language);
      return name === "own" ? lines({ count: value.split("\n").length }) : kept;
    },
  });

export const meta = pageMetaIn((language) => settingsMessages(language).holidays.title);

export default function HolidaysPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, choices } = loaderData;
  const { holidays, savedRule } = useMessages(settingsMessages);
  const shown = answer?.form === "settings" ? answer.values : stored;
  return (
    <SettingsFrame texts={holidays} saved={savedRule} answer={answer}>
      <SettingsForm stored={stored} answer={answer}>
        <FieldGroup title={holidays.kept}>
          <div className="grid w-full gap-x-6 gap-y-1 sm:grid-cols-2">
            {choices.map(({ id, label }) => (
              <div key={id}>
                <label className="flex min-h-11 items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    name={`kept.${id}`}
                    value="yes"
                    defaultChecked={shown[`kept.${id}`] === "yes"}
                    className="size-5 shrink-0 accent-teal"
                  />
                  {label}
                </label>
                {answer?.errors[`kept.${id}`] ? (
                  <p id={faultId(`kept.${id}`)} className="text-sm font-medium text-error">
                    {answer.errors[`kept.${id}`]}
                  </p>
                ) : null}
              </div>
            ))}
          </div>
        </FieldGroup>
        <FieldGroup title={holidays.own}>
          <NotesField
            name="own"
            label={holidays.field}
            help={holidays.help}
            rows={4}
            value={stored.own ?? ""}
          />
        </FieldGroup>
      </SettingsForm>
      <RestoreShipped path={path} note={holidays.restore} />
    </SettingsFrame>
  );
}
