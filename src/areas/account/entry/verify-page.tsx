import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import {
  browserCookies,
  cookieOf,
  requestOrigin,
  signInAddress,
} from "#platform/http/actor.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { nextPathIn, pathAfterSignInStep } from "#platform/http/login.server.ts";
import { withNext } from "#platform/http/next-path.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { cookiesOf } from "#platform/http/sign-in-cookies.server.ts";
import { goToArea, handleForm, refuseForNow } from "#platform/http/signed-in-form.server.ts";
import { secondFactorForm } from "#platform/identity/password-form.server.ts";
import { findWaitingSignIn } from "#platform/identity/second-factor/find-waiting-sign-in.server.ts";
import { proveSecondFactor } from "#platform/identity/second-factor/prove-second-factor.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, TextField } from "../form.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import { NoPasskeys } from "../no-passkeys.tsx";
import { PasskeyButton } from "../passkey-button.tsx";
import { QuietLink, Screen } from "../screen.tsx";
import type { Route } from "./+types/verify-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { accounts } = route.context.get(accountContext);
  const methods = await findWaitingSignIn(accounts.db, cookieOf(route, "challenge"));
  const next = nextPathIn(route);
  // The sign-in is over or never began, so it starts over.
  if (methods === undefined) throw redirect(withNext(signInAddress(route), next), 303);
  return { methods, next, isPasskeyUsable: hasPasskeys(route) };
}

export async function action(route: ActionFunctionArgs) {
  const language = await findReaderLanguage(route);
  const definition = { form: "verify", schema: secondFactorForm(language), echoed: ["by"] };
  return handleForm(route, definition, async ({ by, code }, refuse) => {
    const { accounts, https } = route.context.get(accountContext);
    const input = {
      challenge: cookieOf(route, "challenge"),
      proof: { by, code },
      cookies: browserCookies(route),
    };
    const result = await proveSecondFactor(accounts, input, requestOrigin(route));
    if (result.ok)
      return goToArea(
        pathAfterSignInStep(result.signIn, nextPathIn(route)),
        cookiesOf(result.signIn, https),
      );
    switch (result.reason) {
      case "wrong":
        return refuse(401, { code: accountServerMessages(language).wrongCode[by] });
      case "over":
        return goToArea(withNext(signInAddress(route), nextPathIn(route)));
      case "too-many":
        return refuseForNow(refuse, result.retryAfterSeconds);
    }
  });
}

export const meta = pageMetaIn((language) => accountMessages(language).verify.title);

export const headers = answerHeaders;

export default function VerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { methods, next, isPasskeyUsable } = loaderData;
  const [hasApp, hasPasskey] = [methods.includes("app"), methods.includes("passkey")];
  const recovering = answer?.values.by === "recovery-code";
  const language = useLanguage();
  const { verify, form, passkeyButton } = accountMessages(language);
  return (
    <Screen title={verify.headline} lead={verify.lead}>
      {hasApp ? (
        <AccountForm
          name="verify"
          submit={verify.submit}
          answer={recovering ? undefined : answer}
          hidden={{ by: "app" }}
        >
          <TextField
            name="code"
            label={form.appCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            plain
          />
        </AccountForm>
      ) : null}
      {hasPasskey && isPasskeyUsable ? (
        <div className={hasApp ? "mt-8 border-t border-line pt-6" : ""}>
          <PasskeyButton use="second-factor" label={passkeyButton.use} next={next} />
        </div>
      ) : null}
      {hasPasskey && !isPasskeyUsable && !hasApp ? <NoPasskeys /> : null}
      {hasApp ? (
        <details className="mt-8 border-t border-line pt-4" open={recovering}>
          <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline decoration-teal/35 underline-offset-4">
            {verify.noPhone}
          </summary>
          <div className="mt-4">
            <AccountForm
              name="recovery"
              submit={verify.submitRecovery}
              look="outline"
              answer={recovering ? { ...answer, form: "recovery" } : undefined}
              hidden={{ by: "recovery-code" }}
            >
              <TextField
                name="code"
                label={verify.recoveryCode}
                autoComplete="off"
                help={verify.recoveryHelp}
                plain
              />
            </AccountForm>
          </div>
        </details>
      ) : null}
      <p className="mt-6">
        <QuietLink to={withNext(addressIn(language, "/client-portal"), next)}>
          {verify.someoneElse}
        </QuietLink>
      </p>
    </Screen>
  );
}
