import type { LoaderFunctionArgs } from "react-router";
import { requireActor } from "#app/http/actor.server.ts";
import { accountContext } from "#app/http/context.ts";
import { findOwnProfile } from "#domain/accounts/change-profile.ts";
import { pageMeta } from "../../document/page-meta.ts";
import type { Route } from "./+types/notifications-page.ts";
import { PageTitle, Section } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  return { email: (await findOwnProfile(accounts.db, actor))?.email ?? "" };
}

export const meta = () => pageMeta("Notifications");

/** The mails of `jobs/emails/account-emails.ts` that come unasked. */
const mails = [
  "Somebody signs in with your account in a browser that it was not used in before",
  "Several attempts to sign in with your account fail, once a day at most",
  "Your password or your email address changes",
  "An authenticator app or a passkey is added or removed, or a recovery code is used",
];

export default function NotificationsPage({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Notifications</PageTitle>
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
