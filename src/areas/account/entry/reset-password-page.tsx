import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { browserCookies, requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { pathAfterSignInStep } from "#platform/http/login.server.ts";
import { cookiesOf } from "#platform/http/sign-in-cookies.server.ts";
import {
  goToArea,
  handleForm,
  linkPageHeaders,
  tokenOf,
} from "#platform/http/signed-in-form.server.ts";
import { resetPasswordForm } from "#platform/identity/password-form.server.ts";
import {
  findPasswordReset,
  resetPassword,
} from "#platform/identity/passwords/password-reset.server.ts";
import { passwordErrors } from "#platform/identity/passwords/password-rules.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, OwnerField, TextField } from "../form.tsx";
import { accountMessages } from "../messages.ts";
import { Screen } from "../screen.tsx";
import type { Route } from "./+types/reset-password-page.ts";
import { InvalidLink } from "./invalid-link.tsx";
import { statusOfLink } from "./link-status.ts";

const form = "reset";

export async function loader(route: LoaderFunctionArgs) {
  const { accounts } = route.context.get(accountContext);
  const passwordReset = await findPasswordReset(accounts.db, tokenOf(route));
  return data(passwordReset, { status: statusOfLink(passwordReset) });
}

export async function action(route: ActionFunctionArgs) {
  const language = await findReaderLanguage(route);
  const schema = resetPasswordForm(language);
  return handleForm(route, { form, schema }, async ({ password }, refuse) => {
    const { accounts, https } = route.context.get(accountContext);
    const input = { token: tokenOf(route), password, cookies: browserCookies(route) };
    const result = await resetPassword(accounts, input, requestOrigin(route));
    if (result.ok)
      return goToArea(
        pathAfterSignInStep(result.signIn, undefined),
        cookiesOf(result.signIn, https),
      );
    if (result.reason === "password")
      return refuse(422, { password: passwordErrors(language)[result.fault] });
    // The page explains the link's state, so the refusal needs no text.
    return refuse(statusOfLink(result), "");
  });
}

export const headers = linkPageHeaders;
export const meta = pageMetaIn((language) => accountMessages(language).resetPassword.title);

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { resetPassword: messages, form: fields } = useMessages(accountMessages);
  if (!loaderData.ok) return <InvalidLink reason={loaderData.reason} help={messages.badLink} />;
  return (
    <Screen title={messages.title} lead={messages.lead}>
      <AccountForm name={form} submit={messages.submit} answer={answer}>
        <OwnerField email={loaderData.email} />
        <TextField
          name="password"
          label={fields.newPassword}
          type="password"
          autoComplete="new-password"
          help={fields.newPasswordHelp}
        />
      </AccountForm>
    </Screen>
  );
}
