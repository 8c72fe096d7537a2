import type { ActionFunctionArgs } from "react-router";
import { data } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requestOrigin } from "#platform/http/actor.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { tooManyLinks } from "#platform/http/form-errors.server.ts";
import { handleForm, refuseForNow } from "#platform/http/signed-in-form.server.ts";
import { forgotPasswordForm } from "#platform/identity/password-form.server.ts";
import { requestPasswordReset } from "#platform/identity/passwords/password-reset.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, TextField } from "../form.tsx";
import { accountMessages } from "../messages.ts";
import { QuietLink, Screen, strong } from "../screen.tsx";
import type { Route } from "./+types/forgot-password-page.ts";

const form = "forgot";

/** The same answer for every address: it tells nothing about who has an account. */
export async function action(route: ActionFunctionArgs) {
  const schema = forgotPasswordForm(await findReaderLanguage(route));
  return handleForm(route, { form, schema, echoed: ["email"] }, async ({ email }, refuse) => {
    const { accounts } = route.context.get(accountContext);
    const result = await requestPasswordReset(accounts, email, requestOrigin(route));
    if (!result.ok)
      return refuseForNow(refuse, result.retryAfterSeconds, tooManyLinks(result.retryAfterSeconds));
    return data({ sentTo: email }, { headers: { "Cache-Control": "no-store" } });
  });
}

export const meta = pageMetaIn((language) => accountMessages(language).forgotPassword.title);

export const headers = answerHeaders;

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const language = useLanguage();
  const { forgotPassword, form: fields } = accountMessages(language);
  if (answer && "sentTo" in answer)
    return (
      <Screen
        title={forgotPassword.sent}
        lead={
          <RichText
            text={forgotPassword.sentLead({ email: answer.sentTo })}
            tags={{ email: strong }}
          />
        }
      >
        <p className="text-slate">{forgotPassword.nothingYet}</p>
        <QuietLink to="/forgot-password">{forgotPassword.again}</QuietLink>
      </Screen>
    );
  return (
    <Screen title={forgotPassword.headline} lead={forgotPassword.lead}>
      <AccountForm name={form} submit={fields.sendLink} answer={answer}>
        <TextField
          name="email"
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          plain
        />
      </AccountForm>
      <p className="mt-6">
        <QuietLink to={addressIn(language, "/client-portal")}>
          {forgotPassword.backToSignIn}
        </QuietLink>
      </p>
    </Screen>
  );
}
