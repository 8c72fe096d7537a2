import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requestOrigin, requireActor, securityPage } from "#platform/http/actor.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { nextPathIn } from "#platform/http/login.server.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { setSession } from "#platform/http/sign-in-cookies.server.ts";
import { goToArea, handleForm, refuseForNow } from "#platform/http/signed-in-form.server.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import { confirmIdentityForm } from "#platform/identity/password-form.server.ts";
import { findOwnSecondFactors } from "#platform/identity/second-factor/own-second-factors.server.ts";
import { listOwnPasskeys } from "#platform/identity/second-factor/passkeys.server.ts";
import { confirmIdentity } from "#platform/identity/sign-in/confirm-identity.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { AccountForm, OwnerField, TextField } from "../form.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import { PasskeyButton } from "../passkey-button.tsx";
import type { Route } from "./+types/confirm-page.ts";
import { addressWithoutConfirming, stepToConfirm } from "./confirmed-step.server.ts";
import { afterwards } from "./done.ts";
import { PageTitle, Section } from "./section.tsx";

const wayBack = (route: LoaderFunctionArgs) =>
  nextPathIn(route) ?? afterwards(securityPage, "confirmed");

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  const [profile, { hasApp }, passkeys] = await Promise.all([
    findOwnProfile(db, actor),
    findOwnSecondFactors(db, actor),
    listOwnPasskeys(db, actor),
  ]);
  const hasPasskey = passkeys.length > 0 && hasPasskeys(route);
  const next = nextPathIn(route);
  return data({
    email: profile?.email ?? "",
    hasApp,
    hasPasskey,
    next: wayBack(route),
    step: stepToConfirm(next),
    addressWithoutConfirming: addressWithoutConfirming(next),
  });
}

export async function action(route: ActionFunctionArgs) {
  const actor = await requireActor(route);
  const messages = accountServerMessages(actor.language);
  const definition = { form: "confirm", schema: confirmIdentityForm(actor.language) };
  return handleForm(route, definition, async (fields, refuse) => {
    const { accounts, https } = route.context.get(accountContext);
    const result = await confirmIdentity(accounts, actor, fields, requestOrigin(route));
    if (result.ok) return goToArea(wayBack(route), [setSession(result.session, https)]);
    switch (result.reason) {
      case "wrong":
        return refuse(401, messages.wrongProof);
      case "code-needed":
        return refuse(422, { code: messages.codeNeeded });
      case "too-many":
        return refuseForNow(refuse, result.retryAfterSeconds);
    }
  });
}

export const meta = pageMetaIn((language) => accountMessages(language).confirm.title);

export const headers = answerHeaders;

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { email, hasApp, hasPasskey, next } = loaderData;
  const { confirm, form, passkeyButton } = useMessages(accountMessages);
  return (
    <>
      <PageTitle>{confirm.title}</PageTitle>
      <p className="mt-4 text-slate">
        {confirm.steps[loaderData.step]} {confirm.lead}
      </p>
      <div className="mt-8 max-w-md">
        <AccountForm name="confirm" submit={confirm.submit} answer={answer}>
          <OwnerField email={email} />
          <TextField
            name="password"
            label={form.password}
            type="password"
            autoComplete="current-password"
          />
          {hasApp ? (
            <TextField
              name="code"
              label={form.appCode}
              inputMode="numeric"
              autoComplete="one-time-code"
              plain
            />
          ) : null}
        </AccountForm>
      </div>
      {hasPasskey ? (
        <Section id="passkey" title={confirm.orPasskey}>
          <PasskeyButton use="confirmation" label={passkeyButton.use} next={next} />
        </Section>
      ) : null}
      {/* Into another area leads a plain link. */}
      <a href={loaderData.addressWithoutConfirming} className={`mt-8 ${tallTextLinkClass}`}>
        {confirm.back}
      </a>
    </>
  );
}
