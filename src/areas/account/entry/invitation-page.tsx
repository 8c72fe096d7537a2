import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
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
import { acceptInvitationForm } from "#platform/identity/password-form.ts";
import { passwordErrors } from "#platform/identity/passwords/password-rules.server.ts";
import {
  acceptInvitation,
  findInvitation,
} from "#platform/identity/people/accept-invitation.server.ts";
import { roleLabels } from "#platform/identity/roles.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, OwnerField, TextField } from "../form.tsx";
import { Screen } from "../screen.tsx";
import type { Route } from "./+types/invitation-page.ts";
import { BadLink } from "./bad-link.tsx";
import { statusOfLink } from "./link-status.ts";

const form = "invitation";

export async function loader(route: LoaderFunctionArgs) {
  const { accounts } = route.context.get(accountContext);
  const invitation = await findInvitation(accounts.db, tokenOf(route));
  const shown = invitation.ok ? { ...invitation, role: roleLabels[invitation.role] } : invitation;
  return data(shown, { status: statusOfLink(invitation) });
}

const definition = { form, schema: acceptInvitationForm, echoed: ["name", "username"] };

export const action = (route: ActionFunctionArgs) =>
  handleForm(route, definition, async (fields, refuse) => {
    const { accounts, https } = route.context.get(accountContext);
    const input = { ...fields, token: tokenOf(route), cookies: browserCookies(route) };
    const result = await acceptInvitation(accounts, input, requestOrigin(route));
    if (result.ok)
      return goToArea(wayOn(result.signIn, undefined), cookiesOf(result.signIn, https));
    switch (result.reason) {
      case "password":
        return refuse(422, { password: passwordErrors[result.fault] });
      case "username-taken":
        return refuse(422, { username: "This username is taken. Please choose another one" });
      default:
        return refuse(statusOfLink({ ok: false, reason: result.reason }), "");
    }
  });

export const headers = linkPageHeaders;
export const meta = () => pageMeta("Invitation");

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  if (!loaderData.ok)
    return (
      <BadLink
        reason={loaderData.reason}
        help="Invitations work once, for 7 days. Enter your email address to get a new one, or sign in if you've already chosen a password."
      />
    );
  const { name, email, role, clientName } = loaderData;
  return (
    <Screen
      title={`Welcome to ${clientName ? "your client portal" : company.shortName}`}
      lead={`You're invited as: ${role}${clientName ? `, ${clientName}` : ""}. Choose a password, and you're in.`}
    >
      <AccountForm name={form} submit="Save and sign in" answer={answer} values={{ name }}>
        <OwnerField email={email} />
        <TextField name="name" label="Your name" autoComplete="name" />
        <TextField
          name="username"
          label="Username (optional)"
          autoComplete="off"
          help="A short name you can sign in with instead of your email address"
          optional
          plain
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          help="At least 12 characters; a few words in a row are fine"
        />
      </AccountForm>
    </Screen>
  );
}
