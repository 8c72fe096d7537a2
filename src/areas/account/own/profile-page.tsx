import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { requestOrigin, requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import {
  changeProfile,
  findOwnProfile,
  profileTexts,
} from "#platform/identity/change-profile.server.ts";
import { profileForm } from "#platform/identity/profile-form.ts";
import { roleLabels } from "#platform/identity/roles.ts";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, TextField } from "../form.tsx";
import { TextLink } from "../screen.tsx";
import type { Route } from "./+types/profile-page.ts";
import { afterwards } from "./done.ts";
import { PageTitle, Section } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  const profile = await findOwnProfile(accounts.db, actor);
  if (profile === undefined) throw new Response(null, { status: 404 });
  const { email, role } = profile;
  return { stored: profileTexts(profile), email, role: roleLabels[role] };
}

const definition = { form: "profile", schema: profileForm, echoed: ["name", "username"] };

export async function action(route: ActionFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  const origin = requestOrigin(route);
  return handleFormOnce(
    route,
    { ...definition, actor, db: accounts.db },
    async (fields, refuse, db, _, sent) => {
      const edit = { ...fields, seen: seenIn(sent) };
      const result = await changeProfile({ ...accounts, db }, actor, edit, origin);
      if (result.ok) return redirectAfterPost(afterwards("/account/profile", "profile"));
      return result.reason === "edited-by-both"
        ? refuseEdit(refuse, result, profileTexts(fields))
        : refuse(422, { username: "This username is taken. Please choose another one" });
    },
  );
}

export const meta = () => pageMeta("Profile");

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, email, role } = loaderData;
  return (
    <>
      <PageTitle>Profile</PageTitle>
      <Section id="names" title="Names">
        <div className="w-full max-w-md">
          <AccountForm name="profile" submit="Save" answer={answer} values={stored}>
            <SeenFields stored={stored} answer={answer} />
            <TextField name="name" label="Your name" autoComplete="name" />
            <TextField
              name="username"
              label="Username (optional)"
              autoComplete="username"
              help="A short name you can sign in with instead of your email address"
              optional
              plain
            />
          </AccountForm>
        </div>
      </Section>
      <Section id="account" title="Account">
        <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-[8rem_1fr]">
          <dt className="text-slate">Role</dt>
          <dd>{role}</dd>
          <dt className="text-slate">Email</dt>
          <dd className="break-words">{email}</dd>
        </dl>
        <TextLink to="/account/security#email">Change your email address</TextLink>
      </Section>
    </>
  );
}
