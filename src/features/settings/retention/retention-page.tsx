import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import {
  backupMonths,
  fixedRetention,
  formatDays,
  formatMonths,
  type RetentionDays,
  shippedRetention,
} from "#content/retention.ts";
import type { Database } from "#platform/database/client.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { faultId } from "#ui/form/fault-id.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup, RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/retention-page.ts";
import {
  changeRetention,
  countDue,
  retentionBounds,
  retentionForm,
  retentionNames,
  retentionSection,
  retentionTexts,
} from "./retention-section.server.ts";

const path = "/office/settings/retention";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
  const { periods } = await readSection(db, retentionSection);
  return { stored: retentionTexts(periods), bounds: retentionBounds };
}

/** A confirmation is valid for exactly these periods. */
const consentTo = (periods: RetentionDays): string =>
  retentionNames.map((name) => periods[name]).join(" ");

async function askBeforeDeleting(
  db: Database,
  wanted: RetentionDays,
  consent: string,
  language: Language,
) {
  if (consent === consentTo(wanted)) return undefined;
  const { periods } = await readSection(db, retentionSection);
  const now = new Date();
  const more = (await countDue(db, wanted, now)) - (await countDue(db, periods, now));
  if (more <= 0) return undefined;
  const confirmed = settingsServerMessages(language).deletes({ count: more });
  return { errors: { confirmed }, values: { confirmed: consentTo(wanted) } };
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: retentionForm,
    echoed: retentionNames,
    texts: retentionTexts,
    ask: (db, { confirmed = "", ...periods }, language) =>
      askBeforeDeleting(db, periods, confirmed, language),
    askRestore: (db, confirmed, language) =>
      askBeforeDeleting(db, shippedRetention, confirmed, language),
    change: (context, actor, { confirmed: _, ...periods }, seen) =>
      changeRetention(context, actor, periods, seen),
    restore: (context, actor) => restoreSection(context, actor, retentionSection),
  });

export const meta = pageMetaIn((language) => settingsMessages(language).retention.title);

export default function RetentionPage({ loaderData, actionData }: Route.ComponentProps) {
  const latest = useAnswer(actionData);
  const ofRestore = latest?.form === "restore" ? latest : undefined;
  const answer = ofRestore === undefined ? latest : undefined;
  const { stored, bounds } = loaderData;
  const language = useLanguage();
  const { retention, savedRule } = useMessages(settingsMessages);
  const { fields, help } = retention;
  const field = (name: keyof RetentionDays) => (
    <TextField
      name={name}
      label={fields[name]}
      help={`${help[name]} ${retention.bounds(bounds[name])}`}
      inputMode="numeric"
      value={stored[name] ?? ""}
    />
  );
  return (
    <SettingsFrame texts={retention} saved={savedRule} answer={answer}>
      <SettingsForm stored={stored} answer={answer} path={path}>
        <FieldGroup title={retention.people} note={retention.peopleNote}>
          <div className="grid w-full items-start gap-5 sm:grid-cols-2">
            {field("contactMessages")}
            {field("applications")}
            {field("quarantined")}
            {field("traces")}
          </div>
        </FieldGroup>
        <FieldGroup title={retention.own}>
          <div className="grid w-full items-start gap-5 sm:grid-cols-2">
            {field("notifications")}
            {field("emails")}
          </div>
        </FieldGroup>
        <DeletionQuestion answer={answer} />
      </SettingsForm>
      <p className="mt-8 text-sm text-slate">
        {retention.fixed({
          audit: formatDays(fixedRetention.auditEvents, language),
          backups: formatMonths(backupMonths, language),
        })}
      </p>
      <RestoreShipped
        path={path}
        note={retention.restore}
        question={ofRestore && <DeletionQuestion answer={ofRestore} />}
      />
    </SettingsFrame>
  );
}

/** Says how much these periods delete, with a box to confirm it. */
function DeletionQuestion({ answer }: { answer: FormAnswer | undefined }) {
  const { retention } = useMessages(settingsMessages);
  if (!answer?.errors.confirmed) return null;
  return (
    <label
      id={faultId("confirmed")}
      className="flex w-full items-start gap-3 rounded-md bg-error-tint p-3 text-sm"
    >
      <input
        type="checkbox"
        name="confirmed"
        value={answer.values.confirmed}
        aria-describedby="deletes"
        className="mt-0.5 size-5 shrink-0 accent-teal"
      />
      <span>
        <span id="deletes" role="alert" className="font-medium text-error">
          {answer.errors.confirmed}
        </span>{" "}
        {retention.confirm}
      </span>
    </label>
  );
}
