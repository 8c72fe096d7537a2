import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requestOrigin, requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import {
  changeProfile,
  findOwnProfile,
  profileTexts,
} from "#platform/identity/change-profile.server.ts";
import { profileForm } from "#platform/identity/profile-form.server.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, TextField } from "../form.tsx";
import { LanguageChoice } from "../language-choice.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import { QuietLink } from "../screen.tsx";
import type { Route } from "./+types/profile-page.ts";
import { afterwards } from "./done.ts";
import { PageTitle, Section } from "./section.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  const profile = await findOwnProfile(accounts.db, actor);
  if (profile === undefined) throw notFound();
  const { email, role } = profile;
  return { stored: profileTexts(profile), email, role: roleLabels(actor.language)[role] };
}

export async function action(route: ActionFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  const origin = requestOrigin(route);
  const schema = profileForm(actor.language);
  return handleFormOnce(
    route,
    { form: "profile", schema, echoed: ["name", "username"], actor, db: accounts.db },
    async (fields, refuse, db, _, sent) => {
      const edit = { ...fields, seen: seenIn(sent) };
      const result = await changeProfile({ ...accounts, db }, actor, edit, origin);
      if (result.ok) return redirectAfterPost(afterwards("/account/profile", "profile"));
      return result.reason === "edited-by-both"
        ? refuseEdit(refuse, result, profileTexts(fields))
        : refuse(422, { username: accountServerMessages(actor.language).usernameTaken });
    },
  );
}

export const meta = pageMetaIn((language) => accountMessages(language).own.pages.profile);

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, email, role } = loaderData;
  const { own, form, profile, language } = useMessages(accountMessages);
  return (
    <>
      <PageTitle>{own.pages.profile}</PageTitle>
      <Section id="names" title={profile.names}>
        <div className="w-full max-w-md">
          <AccountForm name="profile" submit={form.save} answer={answer} values={stored}>
            <SeenFields stored={stored} answer={answer} />
            <TextField name="name" label={form.name} autoComplete="name" />
            <TextField
              name="username"
              label={form.username}
              autoComplete="username"
              help={form.usernameHelp}
              optional
              plain
            />
          </AccountForm>
        </div>
      </Section>
      <Section id="account" title={own.account}>
        <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-[8rem_1fr]">
          <dt className="text-slate">{profile.role}</dt>
          <dd>{role}</dd>
          <dt className="text-slate">{form.email}</dt>
          <dd className="break-words">{email}</dd>
        </dl>
        <QuietLink to="/account/security#email">{profile.changeEmail}</QuietLink>
      </Section>
      <Section id="language" title={language.title}>
        <p>{language.note}</p>
        <LanguageChoice />
      </Section>
    </>
  );
}
