import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { accountContext } from "#app/http/context.ts";
import {
  changeNotifications,
  findNotifications,
  notificationsForm,
} from "#domain/accounts/change-notifications.ts";
import { findOwnProfile } from "#domain/accounts/change-profile.ts";
import { may } from "#domain/accounts/permissions.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { AccountForm } from "../form.tsx";
import type { Route } from "./+types/notifications-page.ts";
import { afterwards } from "./done.ts";
import { PageTitle, Section } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  return {
    email: (await findOwnProfile(accounts.db, actor))?.email ?? "",
    hasMessages: may(actor, "threads.use"),
    ...(await findNotifications(accounts.db, actor)),
  };
}

const definition = { form: "notifications", schema: notificationsForm };

export const action = (route: ActionFunctionArgs) =>
  takeForm(route, definition, async (fields) => {
    const actor = await requireActor(route);
    await changeNotifications(route.context.get(accountContext).accounts, actor, fields);
    return goOn(afterwards("/account/notifications", "notifications"));
  });

export const meta = () => pageMeta("Notifications");

/** The mails of `jobs/emails/account-emails.ts` that come unasked. */
const mails = [
  "Somebody signs in with your account in a browser that it was not used in before",
  "Several attempts to sign in with your account fail, once a day at most",
  "Your password or your email address changes",
  "An authenticator app or a passkey is added or removed, or a recovery code is used",
];

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasMessages, unreadMessages } = loaderData;
  return (
    <>
      <PageTitle>Notifications</PageTitle>
      {hasMessages ? (
        <Section id="message-mails" title="Messages">
          <AccountForm name="notifications" submit="Save" answer={actionData}>
            <label className="flex min-h-11 items-start gap-3">
              <input
                type="checkbox"
                name="unreadMessages"
                defaultChecked={unreadMessages}
                className="mt-0.5 size-6 shrink-0 accent-teal"
              />
              <span>
                Write to <strong className="break-words">{email}</strong> when a message has not
                been read for ten minutes
              </span>
            </label>
          </AccountForm>
        </Section>
      ) : null}
      <Section id="security-mails" title="Security">
        <p>
          We write to <strong className="break-words">{email}</strong> when:
        </p>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {mails.map((mail) => (
            <li key={mail}>{mail}</li>
          ))}
        </ul>
        <p className="text-sm text-slate">
          These emails cannot be switched off: they are how you learn that somebody else is at it.
        </p>
      </Section>
    </>
  );
}
