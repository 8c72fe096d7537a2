import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { findOwnSecondFactors } from "#platform/identity/second-factor/own-second-factors.server.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, FormProblem } from "../form.tsx";
import { TextLink } from "../screen.tsx";
import type { Route } from "./+types/two-factor-page.ts";
import { AppSetUp } from "./app-set-up.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { redirectToConfirmation } from "./redirect-to-confirmation.server.ts";
import { PageTitle, Section } from "./section.tsx";
import { changeTwoFactor, twoFactorPage } from "./two-factor.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  if (!(await isRecentlyConfirmed(db, actor))) throw redirectToConfirmation(twoFactorPage);
  return data(await findOwnSecondFactors(db, actor));
}

export const action = (route: ActionFunctionArgs) => changeTwoFactor(route);

export const meta = () => pageMeta("Authenticator app");

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { hasApp, recoveryCodesLeft } = loaderData;
  const refused = answer && "form" in answer ? answer : undefined;
  const codesAnswer = answer && "recoveryCodes" in answer ? answer : undefined;
  const setUp = answer && "setUp" in answer ? answer : undefined;
  return (
    <>
      <PageTitle>Authenticator app</PageTitle>
      {refused ? <FormProblem answer={refused} /> : null}
      {codesAnswer ? (
        <RecoveryCodes codes={codesAnswer.recoveryCodes} made={codesAnswer.made} />
      ) : null}
      {setUp ? <AppSetUp {...setUp.setUp} answer={setUp.answer} /> : null}
      {codesAnswer || setUp ? null : hasApp ? (
        <>
          <p className="mt-4 text-slate">
            Set up. When you sign in, we ask for its code after your password.
          </p>
          <Section id="recovery" title="Recovery codes">
            <p>{recoveryCodesLeft} of 10 are left. Creating new ones cancels the old ones.</p>
            <AccountForm name="renew" submit="Create new recovery codes" look="outline" />
          </Section>
          <Section id="remove" title="Remove the app">
            <p>
              You'll then sign in with your password alone, and all other browsers are signed out.
            </p>
            <AccountForm name="remove" submit="Remove the app" look="outline" />
          </Section>
        </>
      ) : (
        <>
          <p className="mt-4 text-slate">
            An app on your phone shows six digits that change every 30 seconds. Anyone who learns
            your password still can't get in. Any authenticator app will do.
          </p>
          <div className="mt-8">
            <AccountForm name="start" submit="Set up the app" />
          </div>
        </>
      )}
      {codesAnswer ? null : (
        <p className="mt-8">
          <TextLink to="/account/security">Back to security</TextLink>
        </p>
      )}
    </>
  );
}
