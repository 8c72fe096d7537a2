import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { momentOf } from "#platform/document/moment.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import { formatDevice } from "#platform/identity/device-name.server.ts";
import { findOwnSecondFactors } from "#platform/identity/second-factor/own-second-factors.server.ts";
import { listOwnPasskeys } from "#platform/identity/second-factor/passkeys.server.ts";
import { listOwnSessions } from "#platform/identity/sign-in/sessions.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, FormProblem } from "../form.tsx";
import { accountMessages } from "../messages.ts";
import { NoPasskeys } from "../no-passkeys.tsx";
import { QuietLink } from "../screen.tsx";
import type { Route } from "./+types/security-page.ts";
import { DeviceList } from "./device-list.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { PageTitle, Section } from "./section.tsx";
import { changeSecurity } from "./security-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  const [profile, factors, passkeys, sessions, timeZone] = await Promise.all([
    findOwnProfile(db, actor),
    findOwnSecondFactors(db, actor),
    listOwnPasskeys(db, actor),
    listOwnSessions(db, actor),
    findTimeZoneOfPerson(db, actor.accountId),
  ]);
  if (profile === undefined) throw notFound();
  const { email, pendingEmail, passwordChangedAt } = profile;
  const time = (moment: Date) => momentOf(moment, actor.language, timeZone).full;
  return {
    email,
    pendingEmail,
    ...factors,
    isPasskeyUsable: hasPasskeys(route),
    passwordChanged: passwordChangedAt && time(passwordChangedAt),
    passkeys: passkeys.map(({ id, name, backedUp, createdAt, lastUsedAt }) => ({
      id,
      name,
      backedUp,
      added: time(createdAt),
      lastUsed: lastUsedAt && time(lastUsedAt),
    })),
    sessions: sessions.map(({ id, device, isThisOne, remembered, createdAt, lastSeenAt }) => ({
      id,
      device: formatDevice(device, actor.language),
      isThisOne,
      remembered,
      begun: time(createdAt),
      lastSeen: time(lastSeenAt),
    })),
  };
}

export const action = (route: ActionFunctionArgs) => changeSecurity(route);

export const meta = pageMetaIn((language) => accountMessages(language).own.pages.security);

/** Lists the person's ways to sign in, and where they are signed in. */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { email, pendingEmail, passwordChanged, hasApp, recoveryCodesLeft } = loaderData;
  const { own, profile, security, twoFactor, passkeys, passkeyButton, devices } =
    useMessages(accountMessages);
  return (
    <>
      <PageTitle>{own.pages.security}</PageTitle>
      {answer ? (
        <div className="mt-4">
          <FormProblem answer={answer} />
        </div>
      ) : null}
      <Section id="password" title={security.password}>
        {passwordChanged ? (
          <p className="text-slate">{security.passwordChanged({ time: passwordChanged })}</p>
        ) : null}
        <QuietLink to="/account/security/password">{security.changePassword}</QuietLink>
      </Section>
      <Section id="email" title={security.email}>
        <p className="break-words">{email}</p>
        {pendingEmail ? (
          <>
            <p className="rounded-md bg-tint p-4 text-sm">
              <RichText
                text={security.emailWaits({ email: pendingEmail })}
                tags={{ email: (words) => <strong className="break-words">{words}</strong> }}
              />
            </p>
            <AccountForm name="cancel-email" submit={security.keepEmail} look="outline" />
          </>
        ) : null}
        <QuietLink to="/account/security/email">{profile.changeEmail}</QuietLink>
      </Section>
      <Section id="two-factor" title={twoFactor.title}>
        <p>{hasApp ? security.appIsOn({ count: recoveryCodesLeft }) : security.appIsOff}</p>
        <QuietLink to="/account/security/two-factor">
          {hasApp ? security.changeApp : security.setUpApp}
        </QuietLink>
      </Section>
      <Section id="passkeys" title={passkeys.title}>
        <PasskeyList passkeys={loaderData.passkeys} />
        {loaderData.isPasskeyUsable ? (
          <QuietLink to="/account/security/passkey">{passkeyButton.add}</QuietLink>
        ) : (
          <NoPasskeys />
        )}
      </Section>
      <Section id="devices" title={devices.title}>
        <DeviceList sessions={loaderData.sessions} />
        <AccountForm name="everywhere" submit={devices.signOutEverywhere} look="outline" />
      </Section>
    </>
  );
}
