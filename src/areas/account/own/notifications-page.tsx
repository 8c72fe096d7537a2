import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { handleForm, redirectAfterPost } from "#platform/http/account-form.server.ts";
import { requestOrigin, requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { notificationKinds } from "#platform/notifications/notification-types.ts";
import { changePreferences, listPreferences } from "#platform/notifications/preferences.server.ts";
import { preferencesForm } from "#platform/notifications/preferences-form.ts";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm } from "../form.tsx";
import type { Route } from "./+types/notifications-page.ts";
import { afterwards } from "./done.ts";
import { choiceLabels, KindChoice } from "./kind-choice.tsx";
import { PageTitle, Section } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  const isClient = isClientRole(actor.role);
  const preferences = await listPreferences(accounts.db, actor);
  return {
    email: (await findOwnProfile(accounts.db, actor))?.email ?? "",
    area: isClient ? "the portal" : "the office",
    kinds: preferences.map(({ kind, choice }) => ({
      kind,
      choice,
      choices: [...notificationKinds[kind].choices],
      label: notificationKinds[kind].label[isClient ? "client" : "staff"],
    })),
  };
}

const definition = {
  form: "notifications",
  schema: preferencesForm,
  echoed: Object.keys(preferencesForm.shape),
};

export const action = (route: ActionFunctionArgs) =>
  handleForm(route, definition, async (fields, refuse, _, sent) => {
    const actor = await requireActor(route);
    const { accounts } = route.context.get(accountContext);
    const shown = { seen: seenIn(sent), origin: requestOrigin(route) };
    const result = await changePreferences(accounts, actor, fields, shown);
    if (result.ok) return redirectAfterPost(afterwards("/account/notifications", "notifications"));
    return result.reason === "edited-by-both"
      ? refuseEdit(refuse, result, chosenIn(fields), { formatValue })
      : refuse(409, "Your choice wasn't saved. Please try again.");
  });

const chosenIn = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).map(([kind, choice]) => [kind, choice ?? ""] as const));

const formatValue = (_: string, choice: string): string =>
  Object.entries(choiceLabels).find(([one]) => one === choice)?.[1] ?? choice;

export const meta = () => pageMeta("Notifications");

const seenOf = (kinds: readonly { kind: string; choice: string }[]) =>
  Object.fromEntries(kinds.map(({ kind, choice }) => [kind, choice] as const));

/** The mails of `src/platform/identity/emails/account-emails.ts` that come unasked. */
const mails = [
  "Someone signs in to your account in a browser it hasn't been used in before",
  "Several attempts to sign in to your account fail (at most one email a day)",
  "Your password or your email address changes",
  "An authenticator app or a passkey is added or removed, or a recovery code is used",
];

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { email, kinds, area } = loaderData;
  return (
    <>
      <PageTitle>Notifications</PageTitle>
      {kinds.length > 0 ? (
        <Section id="kinds" title="By email">
          <p>
            You see everything in {area}. Choose what we also send to{" "}
            <strong className="break-words">{email}</strong>: instantly, in one daily email at 7
            a.m., or not at all.
          </p>
          <div className="w-full">
            <AccountForm name="notifications" submit="Save" answer={answer}>
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
      <Section id="security-mails" title="Security">
        <p>
          We email <strong className="break-words">{email}</strong> when:
        </p>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {mails.map((mail) => (
            <li key={mail}>{mail}</li>
          ))}
        </ul>
        <p className="text-sm text-slate">
          You can't turn these off. They tell you if someone else gets into your account.
        </p>
      </Section>
    </>
  );
}
