import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requestOrigin, requireActor, securityPage } from "#platform/http/actor.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { setSession } from "#platform/http/sign-in-cookies.server.ts";
import {
  handleForm,
  redirectAfterPost,
  refuseForNow,
} from "#platform/http/signed-in-form.server.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import { changePasswordForm } from "#platform/identity/password-form.server.ts";
import { changePassword } from "#platform/identity/passwords/change-password.server.ts";
import { passwordErrors } from "#platform/identity/passwords/password-rules.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, OwnerField, TextField } from "../form.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import { QuietLink } from "../screen.tsx";
import type { Route } from "./+types/password-page.ts";
import { afterwards } from "./done.ts";
import { PageTitle } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  return { email: (await findOwnProfile(db, actor))?.email ?? "" };
}

export async function action(route: ActionFunctionArgs) {
  const actor = await requireActor(route);
  const { language } = actor;
  const definition = { form: "password", schema: changePasswordForm(language) };
  return handleForm(route, definition, async (fields, refuse) => {
    const { accounts, https } = route.context.get(accountContext);
    const result = await changePassword(accounts, actor, fields, requestOrigin(route));
    if (result.ok)
      return redirectAfterPost(afterwards(securityPage, "password"), [
        setSession(result.session, https),
      ]);
    switch (result.reason) {
      case "wrong":
        return refuse(401, { currentPassword: accountServerMessages(language).wrongPassword });
      case "password":
        return refuse(422, { newPassword: passwordErrors(language)[result.fault] });
      case "too-many":
        return refuseForNow(refuse, result.retryAfterSeconds);
    }
  });
}

export const meta = pageMetaIn((language) => accountMessages(language).changePassword.title);

export const headers = answerHeaders;

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { changePassword: messages, form, own } = useMessages(accountMessages);
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-4 text-slate">{messages.lead}</p>
      <div className="mt-8 max-w-md">
        <AccountForm name="password" submit={messages.submit} answer={answer}>
          <OwnerField email={loaderData.email} />
          <TextField
            name="currentPassword"
            label={messages.current}
            type="password"
            autoComplete="current-password"
          />
          <TextField
            name="newPassword"
            label={form.newPassword}
            type="password"
            autoComplete="new-password"
            help={form.newPasswordHelp}
          />
        </AccountForm>
        <p className="mt-6">
          <QuietLink to="/account/security">{own.backToSecurity}</QuietLink>
        </p>
      </div>
    </>
  );
}
