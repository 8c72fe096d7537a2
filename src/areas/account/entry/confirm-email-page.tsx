import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { handleForm, linkPageHeaders, tokenOf } from "#platform/http/signed-in-form.server.ts";
import { confirmEmailChange, findEmailChange } from "#platform/identity/change-email.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm } from "../form.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import { Screen, strong } from "../screen.tsx";
import type { Route } from "./+types/confirm-email-page.ts";
import { InvalidLink } from "./invalid-link.tsx";
import { statusOfLink } from "./link-status.ts";

const form = "confirm-email";

export async function loader(route: LoaderFunctionArgs) {
  const { accounts } = route.context.get(accountContext);
  const emailChange = await findEmailChange(accounts.db, tokenOf(route));
  return data(emailChange, { status: statusOfLink(emailChange) });
}

export async function action(route: ActionFunctionArgs) {
  const { emailTaken } = accountServerMessages(await findReaderLanguage(route));
  return handleForm(route, { form, schema: z.object({}) }, async (_, refuse) => {
    const { accounts } = route.context.get(accountContext);
    const result = await confirmEmailChange(accounts, tokenOf(route), requestOrigin(route));
    if (result.ok) return data({ email: result.email });
    if (result.reason === "taken") return refuse(409, emailTaken);
    return refuse(statusOfLink({ ok: false, reason: result.reason }), "");
  });
}

export const headers = linkPageHeaders;
export const meta = pageMetaIn((language) => accountMessages(language).confirmEmail.title);

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { confirmEmail } = useMessages(accountMessages);
  if (answer && "email" in answer)
    return (
      <Screen
        title={confirmEmail.done}
        lead={
          <RichText
            text={confirmEmail.doneLead({ email: answer.email })}
            tags={{ email: strong }}
          />
        }
      >
        <ButtonLink to="/account/security">{confirmEmail.toAccount}</ButtonLink>
      </Screen>
    );
  if (!loaderData.ok)
    return (
      <InvalidLink reason={loaderData.reason} canBeAsked={false} help={confirmEmail.badLink} />
    );
  const { oldEmail, newEmail } = loaderData;
  return (
    <Screen
      title={confirmEmail.title}
      lead={
        <RichText
          text={confirmEmail.lead({ oldEmail, newEmail })}
          tags={{ old: strong, new: strong }}
        />
      }
    >
      <AccountForm name={form} submit={confirmEmail.submit} answer={answer} />
    </Screen>
  );
}
