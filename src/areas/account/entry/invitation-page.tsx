import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
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
import { acceptInvitationForm } from "#platform/identity/password-form.server.ts";
import { passwordErrors } from "#platform/identity/passwords/password-rules.server.ts";
import {
  acceptInvitation,
  findInvitation,
} from "#platform/identity/people/accept-invitation.server.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, OwnerField, TextField } from "../form.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import { Screen } from "../screen.tsx";
import type { Route } from "./+types/invitation-page.ts";
import { InvalidLink } from "./invalid-link.tsx";
import { statusOfLink } from "./link-status.ts";

const form = "invitation";

export async function loader(route: LoaderFunctionArgs) {
  const { accounts } = route.context.get(accountContext);
  const invitation = await findInvitation(accounts.db, tokenOf(route));
  const labels = roleLabels(await findReaderLanguage(route));
  const labeledInvitation = invitation.ok
    ? { ...invitation, role: labels[invitation.role] }
    : invitation;
  return data(labeledInvitation, { status: statusOfLink(invitation) });
}

export async function action(route: ActionFunctionArgs) {
  const language = await findReaderLanguage(route);
  const schema = acceptInvitationForm(language);
  return handleForm(
    route,
    { form, schema, echoed: ["name", "username"] },
    async (fields, refuse) => {
      const { accounts, https } = route.context.get(accountContext);
      const input = { ...fields, token: tokenOf(route), cookies: browserCookies(route) };
      const result = await acceptInvitation(accounts, input, requestOrigin(route));
      if (result.ok)
        return goToArea(
          pathAfterSignInStep(result.signIn, undefined),
          cookiesOf(result.signIn, https),
        );
      switch (result.reason) {
        case "password":
          return refuse(422, { password: passwordErrors(language)[result.fault] });
        case "username-taken":
          return refuse(422, { username: accountServerMessages(language).usernameTaken });
        default:
          return refuse(statusOfLink({ ok: false, reason: result.reason }), "");
      }
    },
  );
}

export const headers = linkPageHeaders;
export const meta = pageMetaIn((language) => accountMessages(language).invitation.title);

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { invitation, form: fields } = useMessages(accountMessages);
  if (!loaderData.ok) return <InvalidLink reason={loaderData.reason} help={invitation.badLink} />;
  const { name, email, role, clientName } = loaderData;
  return (
    <Screen
      title={
        clientName
          ? invitation.welcomeToPortal
          : invitation.welcomeTo({ company: company.shortName })
      }
      lead={
        clientName
          ? invitation.leadOfClient({ role, client: clientName })
          : invitation.lead({ role })
      }
    >
      <AccountForm name={form} submit={invitation.submit} answer={answer} values={{ name }}>
        <OwnerField email={email} />
        <TextField name="name" label={fields.name} autoComplete="name" />
        <TextField
          name="username"
          label={fields.username}
          autoComplete="off"
          help={fields.usernameHelp}
          optional
          plain
        />
        <TextField
          name="password"
          label={fields.password}
          type="password"
          autoComplete="new-password"
          help={fields.newPasswordHelp}
        />
      </AccountForm>
    </Screen>
  );
}
