import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requestOrigin, requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { notificationLabels } from "#platform/notifications/notification-labels.server.ts";
import { changePreferences, listPreferences } from "#platform/notifications/preferences.server.ts";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm } from "../form.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import type { Route } from "./+types/notifications-page.ts";
import { afterwards } from "./done.ts";
import { KindChoice } from "./kind-choice.tsx";
import { preferenceFields, preferencesForm } from "./preferences-form.server.ts";
import { PageTitle, Section } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  const isClient = isClientRole(actor.role);
  const labels = notificationLabels(notificationDefinitions, {
    language: actor.language,
    audience: isClient ? "client" : "staff",
  });
  const preferences = await listPreferences(accounts.db, notificationDefinitions, actor);
  return {
    email: (await findOwnProfile(accounts.db, actor))?.email ?? "",
    isClient,
    kinds: preferences.map(({ kind, choice, choices }) => ({
      kind,
      choice,
      choices: [...choices],
      label: labels[kind],
    })),
  };
}

export async function action(route: ActionFunctionArgs) {
  const actor = await requireActor(route);
  const { language } = actor;
  const definition = {
    form: "notifications",
    schema: preferencesForm(language),
    echoed: preferenceFields,
  };
  return handleForm(route, definition, async (fields, refuse, _, sent) => {
    const { accounts } = route.context.get(accountContext);
    const shown = { seen: seenIn(sent), origin: requestOrigin(route) };
    const result = await changePreferences(accounts, notificationDefinitions, actor, fields, shown);
    if (result.ok) return redirectAfterPost(afterwards("/account/notifications", "notifications"));
    return result.reason === "edited-by-both"
      ? refuseEdit(refuse, result, chosenIn(fields), { formatValue: formatChoice(language) })
      : refuse(409, accountServerMessages(language).choiceNotSaved);
  });
}

const chosenIn = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).map(([kind, choice]) => [kind, choice ?? ""] as const));

const formatChoice =
  (language: Language) =>
  (_: string, choice: string): string =>
    Object.entries(accountMessages(language).notifications.choices).find(
      ([option]) => option === choice,
    )?.[1] ?? choice;

export const meta = pageMetaIn((language) => accountMessages(language).own.pages.notifications);

const seenOf = (kinds: readonly { kind: string; choice: string }[]) =>
  Object.fromEntries(kinds.map(({ kind, choice }) => [kind, choice] as const));

/** The mails of `src/platform/identity/emails/account-emails.ts` that come unasked. */
const occasions = ["newDevice", "failures", "passwordOrEmail", "secondFactor"] as const;

const address = (words: string) => <strong className="break-words">{words}</strong>;

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { email, kinds, isClient } = loaderData;
  const { own, form, notifications } = useMessages(accountMessages);
  const lead = isClient ? notifications.leadOfPortal : notifications.leadOfOffice;
  return (
    <>
      <PageTitle>{own.pages.notifications}</PageTitle>
      {kinds.length > 0 ? (
        <Section id="kinds" title={notifications.byEmail}>
          <p>
            <RichText text={lead({ email })} tags={{ email: address }} />
          </p>
          <div className="w-full">
            <AccountForm name="notifications" submit={form.save} answer={answer}>
              <div className="w-full border-b border-line">
                <SeenFields stored={seenOf(kinds)} answer={actionData} />
                {kinds.map((kind) => (
                  <KindChoice
                    key={kind.kind}
                    {...kind}
                    choice={actionData?.values[kind.kind] || kind.choice}
                    error={actionData?.errors[kind.kind]}
                  />
                ))}
              </div>
            </AccountForm>
          </div>
        </Section>
      ) : null}
      <Section id="security-mails" title={notifications.security}>
        <p>
          <RichText text={notifications.weEmail({ email })} tags={{ email: address }} />
        </p>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {occasions.map((occasion) => (
            <li key={occasion}>{notifications.occasions[occasion]}</li>
          ))}
        </ul>
        <p className="text-sm text-slate">{notifications.alwaysOn}</p>
      </Section>
    </>
  );
}
