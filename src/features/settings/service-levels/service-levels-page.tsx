import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { workOrderServerMessages } from "#features/work-orders/messages.server.ts";
import { TargetFields } from "#features/work-orders/office/target-fields.tsx";
import {
  targetRows,
  targetsForm,
  targetsTexts,
} from "#features/work-orders/service-levels/change-targets.server.ts";
import { priorities } from "#features/work-orders/service-levels/service-clock-types.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsMessages } from "../messages.ts";
import { RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/service-levels-page.ts";
import {
  changeServiceLevels,
  restoreServiceLevels,
  serviceLevelsSection,
} from "./service-levels-section.server.ts";

const path = "/office/settings/service-levels";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const targets = await readSection(db, serviceLevelsSection);
  return { rows: targetRows(actor.language), stored: targetsTexts(targets) };
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: targetsForm,
    echoed: priorities.map((priority) => `${priority}.`),
    texts: targetsTexts,
    change: changeServiceLevels,
    restore: restoreServiceLevels,
    formatValue: (_, hours, language) =>
      workOrderServerMessages(language).targets.value({ count: Number(hours) }),
    // The due times of all open work orders are read anew.
    answerWithinMs: 30_000,
  });

export const meta = pageMetaIn((language) => settingsMessages(language).serviceLevels.title);

export default function ServiceLevelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { rows, stored } = loaderData;
  const { serviceLevels, savedRule } = useMessages(settingsMessages);
  return (
    <SettingsFrame texts={serviceLevels} saved={savedRule} answer={answer}>
      <p className="mt-3 text-sm text-slate">{serviceLevels.promise}</p>
      <SettingsForm stored={stored} answer={answer}>
        <TargetFields rows={rows} stored={stored} answer={answer} />
      </SettingsForm>
      <RestoreShipped path={path} note={serviceLevels.restore} />
    </SettingsFrame>
  );
}
