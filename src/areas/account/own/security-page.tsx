import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { momentOf } from "#platform/document/moment.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import { findOwnSecondFactors } from "#platform/identity/second-factor/own-second-factors.server.ts";
import { listOwnPasskeys } from "#platform/identity/second-factor/passkeys.server.ts";
import { listOwnSessions } from "#platform/identity/sign-in/sessions.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, FormProblem } from "../form.tsx";
import { NoPasskeys } from "../no-passkeys.tsx";
import { TextLink } from "../screen.tsx";
import type { Route } from "./+types/security-page.ts";
import { DeviceList } from "./device-list.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { PageTitle, Section } from "./section.tsx";
import { changeSecurity } from "./security.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  const [profile, factors, passkeys, sessions] = await Promise.all([
    findOwnProfile(db, actor),
    findOwnSecondFactors(db, actor),
    listOwnPasskeys(db, actor),
    listOwnSessions(db, actor),
  ]);
  if (profile === undefined) throw new Response(null, { status: 404 });
  const { email, pendingEmail, passwordChangedAt } = profile;
  return {
    email,
    pendingEmail,
    ...factors,
    isPasskeyUsable: hasPasskeys(route),
    passwordChanged: passwordChangedAt && momentOf(passwordChangedAt, "en").full,
    passkeys: passkeys.map(({ id, name, backedUp, createdAt, lastUsedAt }) => ({
      id,
      name,
      backedUp,
      added: momentOf(createdAt, "en").full,
      lastUsed: lastUsedAt && momentOf(lastUsedAt, "en").full,
    })),
    sessions: sessions.map(({ id, device, isThisOne, remembered, createdAt, lastSeenAt }) => ({
      id,
      device,
      isThisOne,
      remembered,
      begun: momentOf(createdAt, "en").full,
      lastSeen: momentOf(lastSeenAt, "en").full,
    })),
  };
}

export const action = (route: ActionFunctionArgs) => changeSecurity(route);

export const meta = () => pageMeta("Security");

/** How one signs in, and where one is signed in. */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { email, pendingEmail, passwordChanged, hasApp, recoveryCodesLeft } = loaderData;
  return (
    <>
      <PageTitle>Security</PageTitle>
      {answer ? <FormProblem answer={answer} /> : null}
      <Section id="password" title="Password">
        {passwordChanged ? <p className="text-slate">Last changed {passwordChanged}</p> : null}
        <TextLink to="/account/security/password">Change your password</TextLink>
      </Section>
      <Section id="email" title="Email address">
        <p className="break-words">{email}</p>
        {pendingEmail ? (
          <>
            <p className="rounded-md bg-tint p-4 text-sm">
              <strong className="break-words">{pendingEmail}</strong> is waiting for confirmation.
              Use the link we sent there.
            </p>
            <AccountForm name="cancel-email" submit="Keep the current address" look="outline" />
          </>
        ) : null}
        <TextLink to="/account/security/email">Change your email address</TextLink>
      </Section>
      <Section id="two-factor" title="Authenticator app">
        <p>
          {hasApp
            ? `On. ${recoveryCodesLeft} of 10 recovery codes are left.`
            : "Off. You can add a code from your phone as a step after your password."}
        </p>
        <TextLink to="/account/security/two-factor">
          {hasApp ? "Change or remove the app" : "Set up an authenticator app"}
        </TextLink>
      </Section>
      <Section id="passkeys" title="Passkeys">
        <PasskeyList passkeys={loaderData.passkeys} />
        {loaderData.isPasskeyUsable ? (
          <TextLink to="/account/security/passkey">Add a passkey</TextLink>
        ) : (
          <NoPasskeys />
        )}
      </Section>
      <Section id="devices" title="Where you are signed in">
        <DeviceList sessions={loaderData.sessions} />
        <AccountForm name="everywhere" submit="Sign out everywhere" look="outline" />
      </Section>
    </>
  );
}
