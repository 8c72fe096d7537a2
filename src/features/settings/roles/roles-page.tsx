import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { extraRoles } from "#platform/identity/roles.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup, RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/roles-page.ts";
import {
  changeExtras,
  extrasTexts,
  permissionsOfAdministrators,
  rolePermissions,
  rolesForm,
  rolesSection,
} from "./roles-section.server.ts";

const path = "/office/settings/roles";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  return {
    stored: extrasTexts(await readSection(db, rolesSection)),
    roles: rolePermissions(actor.language),
    administrators: {
      label: roleLabels(actor.language).administrator,
      alone: permissionsOfAdministrators(actor.language),
    },
  };
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: rolesForm,
    echoed: extraRoles.map((role) => `${role}.`),
    texts: extrasTexts,
    change: changeExtras,
    restore: (context, actor) => restoreSection(context, actor, rolesSection),
    formatValue: (_, value, language) => {
      const { given, notGiven } = settingsServerMessages(language);
      return value === "yes" ? given : notGiven;
    },
  });

export const meta = pageMetaIn((language) => settingsMessages(language).roles.title);

export default function RolesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, roles, administrators } = loaderData;
  const messages = useMessages(settingsMessages);
  const shown = answer?.form === "settings" ? answer.values : stored;
  return (
    <SettingsFrame texts={messages.roles} saved={messages.savedRule} answer={answer}>
      <SettingsForm stored={stored} answer={answer}>
        <Problem text={answer?.errors.isWhole} of="isWhole" />
        {roles.map(({ role, label, shipped, extras }) => (
          <FieldGroup key={role} title={label} note={messages.roles.does[role]}>
            <RightList summary={messages.roles.shipped} groups={shipped} />
            <div className="flex w-full flex-col gap-4">
              <h2 className="text-sm font-semibold">{messages.roles.extras}</h2>
              {extras.map(({ title, rights }) => (
                <div key={title}>
                  <h3 className="text-sm text-slate">{title}</h3>
                  {rights.map(({ field, label }) => (
                    <Tick
                      key={field}
                      name={field}
                      label={label}
                      isTicked={shown[field] === "yes"}
                      error={answer?.errors[field]}
                    />
                  ))}
                </div>
              ))}
            </div>
          </FieldGroup>
        ))}
        <FieldGroup title={administrators.label} note={messages.roles.does.administrator}>
          <RightList summary={messages.roles.alone} groups={administrators.alone} />
        </FieldGroup>
        <input type="hidden" name="isWhole" value="yes" />
      </SettingsForm>
      <RestoreShipped path={path} note={messages.roles.restore} />
    </SettingsFrame>
  );
}

interface RightListProps {
  summary: string;
  groups: { title: string; rights: string[] }[];
}

/** Closed at first: what may be changed is further up that way. */
const RightList = ({ summary, groups }: RightListProps) => (
  <details className="w-full rounded-md border border-line px-4 text-sm">
    <summary className="flex min-h-11 cursor-pointer items-center font-medium text-teal">
      {summary}
    </summary>
    <dl className="grid gap-x-6 gap-y-4 pb-4 sm:grid-cols-2">
      {groups.map(({ title, rights }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          {rights.map((right) => (
            <dd key={right} className="mt-1 text-slate">
              {right}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </details>
);

interface TickProps {
  name: string;
  label: string;
  isTicked: boolean;
  error: string | undefined;
}

const Tick = ({ name, label, isTicked, error }: TickProps) => (
  <div>
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isTicked}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        className="size-5 shrink-0 accent-teal"
      />
      {label}
    </label>
    {error === undefined ? null : (
      <p id={`${name}-error`} className="text-sm font-medium text-error">
        {error}
      </p>
    )}
  </div>
);
