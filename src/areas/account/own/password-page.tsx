import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { handleForm, redirectAfterPost, refuseForNow } from "#platform/http/account-form.server.ts";
import { requestOrigin, requireActor, securityPage } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { setSession } from "#platform/http/sign-in-cookies.server.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import { changePasswordForm } from "#platform/identity/password-form.ts";
import { changePassword } from "#platform/identity/passwords/change-password.server.ts";
import { passwordErrors } from "#platform/identity/passwords/password-rules.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, OwnerField, TextField } from "../form.tsx";
import { TextLink } from "../screen.tsx";
import type { Route } from "./+types/password-page.ts";
import { afterwards } from "./done.ts";
import { PageTitle } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  return { email: (await findOwnProfile(db, actor))?.email ?? "" };
}

const definition = { form: "password", schema: changePasswordForm };

export const action = (route: ActionFunctionArgs) =>
  handleForm(route, definition, async (fields, refuse) => {
    const actor = await requireActor(route);
    const { accounts, https } = route.context.get(accountContext);
    const result = await changePassword(accounts, actor, fields, requestOrigin(route));
    if (result.ok)
      return redirectAfterPost(afterwards(securityPage, "password"), [
        setSession(result.session, https),
      ]);
    switch (result.reason) {
      case "wrong":
        return refuse(401, { currentPassword: "This isn't your current password" });
      case "password":
        return refuse(422, { newPassword: passwordErrors[result.fault] });
      case "too-many":
        return refuseForNow(refuse, result.retryAfterSeconds);
    }
  });

export const meta = () => pageMeta("Change password");

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <>
      <PageTitle>Change password</PageTitle>
      <p className="mt-4 text-slate">This signs out all other browsers.</p>
      <div className="mt-8 max-w-md">
        <AccountForm name="password" submit="Change the password" answer={answer}>
          <OwnerField email={loaderData.email} />
          <TextField
            name="currentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
          />
          <TextField
            name="newPassword"
            label="New password"
            type="password"
            autoComplete="new-password"
            help="At least 12 characters; a few words in a row are fine"
          />
        </AccountForm>
        <p className="mt-6">
          <TextLink to="/account/security">Back to security</TextLink>
        </p>
      </div>
    </>
  );
}
