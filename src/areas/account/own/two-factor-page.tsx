import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { findOwnSecondFactors } from "#platform/identity/second-factor/own-second-factors.server.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, FormProblem } from "../form.tsx";
import { accountMessages } from "../messages.ts";
import { QuietLink } from "../screen.tsx";
import type { Route } from "./+types/two-factor-page.ts";
import { AppSetUp } from "./app-set-up.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { redirectToConfirmation } from "./redirect-to-confirmation.server.ts";
import { PageTitle, Section } from "./section.tsx";
import { changeTwoFactor, twoFactorPage } from "./two-factor-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { db } = route.context.get(accountContext).accounts;
  if (!(await isRecentlyConfirmed(db, actor))) throw redirectToConfirmation(twoFactorPage);
  return data(await findOwnSecondFactors(db, actor));
}

export const action = (route: ActionFunctionArgs) => changeTwoFactor(route);

export const meta = pageMetaIn((language) => accountMessages(language).twoFactor.title);

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { hasApp, recoveryCodesLeft } = loaderData;
  const { twoFactor, own } = useMessages(accountMessages);
  const refused = answer && "form" in answer ? answer : undefined;
  const codesAnswer = answer && "recoveryCodes" in answer ? answer : undefined;
  const setUp = answer && "setUp" in answer ? answer : undefined;
  return (
    <>
      <PageTitle>{twoFactor.title}</PageTitle>
      {refused ? (
        <div className="mt-4">
          <FormProblem answer={refused} />
        </div>
      ) : null}
      {codesAnswer ? (
        <RecoveryCodes codes={codesAnswer.recoveryCodes} made={codesAnswer.made} />
      ) : null}
      {setUp ? <AppSetUp {...setUp.setUp} answer={setUp.answer} /> : null}
      {codesAnswer || setUp ? null : hasApp ? (
        <>
          <p className="mt-4 text-slate">{twoFactor.isOn}</p>
          <Section id="recovery" title={twoFactor.recoveryCodes}>
            <p>{twoFactor.codesLeft({ count: recoveryCodesLeft })}</p>
            <AccountForm name="renew" submit={twoFactor.renewCodes} look="outline" />
          </Section>
          <Section id="remove" title={twoFactor.remove}>
            <p>{twoFactor.removeNote}</p>
            <AccountForm name="remove" submit={twoFactor.remove} look="outline" />
          </Section>
        </>
      ) : (
        <>
          <p className="mt-4 text-slate">{twoFactor.isOff}</p>
          <div className="mt-8">
            <AccountForm name="start" submit={twoFactor.setUp} />
          </div>
        </>
      )}
      {codesAnswer ? null : (
        <p className="mt-8">
          <QuietLink to="/account/security">{own.backToSecurity}</QuietLink>
        </p>
      )}
    </>
  );
}
