import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMeta } from "#platform/document/page-meta.ts";
import { handleForm, linkPageHeaders, tokenOf } from "#platform/http/account-form.server.ts";
import { requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { confirmEmailChange, findEmailChange } from "#platform/identity/change-email.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm } from "../form.tsx";
import { Screen } from "../screen.tsx";
import type { Route } from "./+types/confirm-email-page.ts";
import { BadLink } from "./bad-link.tsx";
import { statusOfLink } from "./link-status.ts";

const form = "confirm-email";

export async function loader(route: LoaderFunctionArgs) {
  const { accounts } = route.context.get(accountContext);
  const emailChange = await findEmailChange(accounts.db, tokenOf(route));
  return data(emailChange, { status: statusOfLink(emailChange) });
}

export const action = (route: ActionFunctionArgs) =>
  handleForm(route, { form, schema: z.object({}) }, async (_, refuse) => {
    const { accounts } = route.context.get(accountContext);
    const result = await confirmEmailChange(accounts, tokenOf(route), requestOrigin(route));
    if (result.ok) return data({ email: result.email });
    if (result.reason === "taken")
      return refuse(409, "This address now belongs to another account. Nothing was changed.");
    return refuse(statusOfLink({ ok: false, reason: result.reason }), "");
  });

export const headers = linkPageHeaders;
export const meta = () => pageMeta("Confirm your email address");

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  if (answer && "email" in answer)
    return (
      <Screen
        title="Your email address has been changed"
        lead={
          <>
            From now on, sign in with{" "}
            <strong className="break-words text-ink">{answer.email}</strong>. Our emails go there
            too.
          </>
        }
      >
        <ButtonLink to="/account/security">Go to your account</ButtonLink>
      </Screen>
    );
  if (!loaderData.ok)
    return (
      <BadLink
        reason={loaderData.reason}
        canBeAsked={false}
        help="Confirmation links work once, for 24 hours. Sign in to request a new one."
      />
    );
  return (
    <Screen
      title="Confirm your email address"
      lead={
        <>
          Your account's address changes from{" "}
          <strong className="break-words text-ink">{loaderData.oldEmail}</strong> to{" "}
          <strong className="break-words text-ink">{loaderData.newEmail}</strong>.
        </>
      }
    >
      <AccountForm name={form} submit="Confirm this address" answer={answer} />
    </Screen>
  );
}
