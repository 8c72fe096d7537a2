import type { ActionFunctionArgs } from "react-router";
import { data } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { handleForm, refuseForNow } from "#platform/http/account-form.server.ts";
import { requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { forgotPasswordForm } from "#platform/identity/password-form.ts";
import { requestPasswordReset } from "#platform/identity/passwords/password-reset.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, TextField } from "../form.tsx";
import { Screen, TextLink } from "../screen.tsx";
import type { Route } from "./+types/forgot-password-page.ts";

const form = "forgot";

/** The same answer for every address: it tells nothing about who has an account. */
export const action = (route: ActionFunctionArgs) =>
  handleForm(
    route,
    { form, schema: forgotPasswordForm, echoed: ["email"] },
    async ({ email }, refuse) => {
      const { accounts } = route.context.get(accountContext);
      const result = await requestPasswordReset(accounts, email, requestOrigin(route));
      if (!result.ok) return refuseForNow(refuse, result.retryAfterSeconds);
      return data({ sentTo: email }, { headers: { "Cache-Control": "no-store" } });
    },
  );

export const meta = () => pageMeta("Forgot password");

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  if (answer && "sentTo" in answer)
    return (
      <Screen
        title="Check your email"
        lead={
          <>
            If <strong className="break-words text-ink">{answer.sentTo}</strong> belongs to an
            account, a link to choose a new password is on its way. It works once, for 30 minutes.
          </>
        }
      >
        <p className="text-slate">
          Nothing after five minutes? Check your spam folder, or request another link.
        </p>
        <TextLink to="/forgot-password">Request another link</TextLink>
      </Screen>
    );
  return (
    <Screen
      title="Forgot your password?"
      lead="Enter your email address, and we'll send you a link to choose a new one."
    >
      <AccountForm name={form} submit="Send the link" answer={answer}>
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          plain
        />
      </AccountForm>
      <p className="mt-6">
        <TextLink to="/client-portal">Back to sign-in</TextLink>
      </p>
    </Screen>
  );
}
