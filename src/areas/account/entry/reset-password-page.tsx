import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import {
  goToArea,
  handleForm,
  linkPageHeaders,
  tokenOf,
} from "#platform/http/account-form.server.ts";
import { browserCookies, requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { wayOn } from "#platform/http/login.server.ts";
import { cookiesOf } from "#platform/http/sign-in-cookies.server.ts";
import { resetPasswordForm } from "#platform/identity/password-form.ts";
import {
  findPasswordReset,
  resetPassword,
} from "#platform/identity/passwords/password-reset.server.ts";
import { passwordErrors } from "#platform/identity/passwords/password-rules.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, OwnerField, TextField } from "../form.tsx";
import { Screen } from "../screen.tsx";
import type { Route } from "./+types/reset-password-page.ts";
import { BadLink } from "./bad-link.tsx";
import { statusOfLink } from "./link-status.ts";

const form = "reset";

export async function loader(route: LoaderFunctionArgs) {
  const { accounts } = route.context.get(accountContext);
  const passwordReset = await findPasswordReset(accounts.db, tokenOf(route));
  return data(passwordReset, { status: statusOfLink(passwordReset) });
}

export const action = (route: ActionFunctionArgs) =>
  handleForm(route, { form, schema: resetPasswordForm }, async ({ password }, refuse) => {
    const { accounts, https } = route.context.get(accountContext);
    const input = { token: tokenOf(route), password, cookies: browserCookies(route) };
    const result = await resetPassword(accounts, input, requestOrigin(route));
    if (result.ok)
      return goToArea(wayOn(result.signIn, undefined), cookiesOf(result.signIn, https));
    if (result.reason === "password")
      return refuse(422, { password: passwordErrors[result.fault] });
    // What the link is by now, the page says.
    return refuse(statusOfLink(result), "");
  });

export const headers = linkPageHeaders;
export const meta = () => pageMeta("Choose a new password");

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  if (!loaderData.ok)
    return (
      <BadLink reason={loaderData.reason} help="Password reset links work once, for 30 minutes." />
    );
  return (
    <Screen
      title="Choose a new password"
      lead="You'll be signed out in all other browsers and signed in here."
    >
      <AccountForm name={form} submit="Save the password" answer={answer}>
        <OwnerField email={loaderData.email} />
        <TextField
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          help="At least 12 characters; a few words in a row are fine"
        />
      </AccountForm>
    </Screen>
  );
}
