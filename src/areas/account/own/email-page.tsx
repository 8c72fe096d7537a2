import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requestOrigin, requireActor, securityPage } from "#platform/http/actor.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost, refuseForNow } from "#platform/http/signed-in-form.server.ts";
import { requestEmailChange } from "#platform/identity/change-email.server.ts";
import { findOwnProfile } from "#platform/identity/change-profile.server.ts";
import { changeEmailForm } from "#platform/identity/password-form.server.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, TextField } from "../form.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import { QuietLink, strong } from "../screen.tsx";
import type { Route } from "./+types/email-page.ts";
import { afterwards } from "./done.ts";
import { redirectToConfirmation } from "./redirect-to-confirmation.server.ts";
import { PageTitle } from "./section.tsx";

const page = "/account/security/email";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  if (!(await isRecentlyConfirmed(db, actor))) throw redirectToConfirmation(page);
  return { email: (await findOwnProfile(db, actor))?.email ?? "" };
}

export async function action(route: ActionFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  const origin = requestOrigin(route);
  const schema = changeEmailForm(actor.language);
  return handleFormOnce(
    route,
    { form: "email", schema, echoed: ["email"], actor, db: accounts.db },
    async ({ email }, refuse, db) => {
      const result = await requestEmailChange({ ...accounts, db }, actor, email, origin);
      if (result.ok) return redirectAfterPost(afterwards(securityPage, "email"));
      switch (result.reason) {
        case "confirm-first":
          // Thrown: what led to the proof of who it is may be sent once more.
          throw redirectToConfirmation(page);
        case "same":
          return refuse(422, { email: accountServerMessages(actor.language).sameEmail });
        case "too-many":
          return refuseForNow(refuse, result.retryAfterSeconds);
      }
    },
  );
}

export const meta = pageMetaIn((language) => accountMessages(language).changeEmail.title);

export const headers = answerHeaders;

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { changeEmail, form, own } = useMessages(accountMessages);
  return (
    <>
      <PageTitle>{changeEmail.title}</PageTitle>
      <p className="mt-4 text-slate">
        <RichText text={changeEmail.lead({ email: loaderData.email })} tags={{ email: strong }} />
      </p>
      <div className="mt-8 max-w-md">
        <AccountForm name="email" submit={form.sendLink} answer={answer}>
          <TextField
            name="email"
            label={changeEmail.newEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            plain
          />
        </AccountForm>
        <p className="mt-6">
          <QuietLink to="/account/security">{own.backToSecurity}</QuietLink>
        </p>
      </div>
    </>
  );
}
