import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { openFirstSetup } from "#features/settings/first-setup/first-setup.server.ts";
import { firstSetupPath } from "#features/settings/first-setup/setup-steps.ts";
import { endSettingsOfDemonstration } from "#features/settings/removal/end-settings-of-demonstration.server.ts";
import { askForRemoval } from "#features/settings/removal/remove-demonstration.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { browserCookies, requestOrigin, signInAddress } from "#platform/http/actor.server.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { pathAfterSignInStep } from "#platform/http/login.server.ts";
import { cookiesOf } from "#platform/http/sign-in-cookies.server.ts";
import { goToArea, handleForm, refuseForNow } from "#platform/http/signed-in-form.server.ts";
import { setupForm } from "#platform/identity/password-form.server.ts";
import {
  type PasswordProblem,
  passwordErrors,
} from "#platform/identity/passwords/password-rules.server.ts";
import { completeSetup } from "#platform/identity/setup/complete-setup.server.ts";
import { isSetupOpen } from "#platform/identity/setup/setup-code.server.ts";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { isDemo } from "#platform/records/is-demo.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { AccountForm, TextField } from "../form.tsx";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";
import { QuietLink, Screen } from "../screen.tsx";
import type { Route } from "./+types/setup-page.ts";

const form = "setup";
/** The first administrator goes on here. */
const nextPage = firstSetupPath;

export async function loader(route: LoaderFunctionArgs) {
  const { db } = route.context.get(accountContext).accounts;
  const isOpen = await isSetupOpen(db);
  return data(
    { isOpen, isDemo: isOpen && (await isDemo(db)), signIn: signInAddress(route) },
    { status: isOpen ? 200 : 410, headers: { "Cache-Control": "no-store" } },
  );
}

export async function action(route: ActionFunctionArgs) {
  const language = await findReaderLanguage(route);
  const schema = setupForm(language);
  const echoed = ["code", "name", "username", "email", "demonstration"];
  return handleForm(route, { form, schema, echoed }, async (fields, refuse) => {
    const { accounts, https } = route.context.get(accountContext);
    const { demonstration, ...person } = fields;
    const input = { ...person, cookies: browserCookies(route) };
    const result = await completeSetup(
      accounts,
      input,
      requestOrigin(route),
      endSettingsOfDemonstration,
    );
    // The settings offer the removal again, should this process end before it.
    if (result.ok && demonstration === "remove")
      await askForRemoval(accounts.db, {
        accountId: result.signIn.accountId,
        role: "administrator",
        needsSecondFactor: false,
      });
    if (result.ok) {
      await openFirstSetup(accounts.db);
      return goToArea(
        pathAfterSignInStep(result.signIn, nextPage),
        cookiesOf(result.signIn, https),
      );
    }
    const messages = accountServerMessages(language);
    switch (result.reason) {
      case "password":
        return refuse(422, passwordFault(language, result.fault));
      case "username-taken":
        return refuse(422, { username: messages.usernameTaken });
      case "address-taken":
        return refuse(422, { email: messages.emailTaken });
      case "wrong-code":
        return refuse(422, {
          code: messages.wrongSetupCode,
          ...(result.fault && passwordFault(language, result.fault)),
        });
      case "too-many":
        return refuseForNow(refuse, result.retryAfterSeconds);
      case "closed":
        return refuse(410, messages.setupClosed);
    }
  });
}

const passwordFault = (language: Language, fault: PasswordProblem) => ({
  password: passwordErrors(language)[fault],
});

export const meta = pageMetaIn((language) => accountMessages(language).setup.title);

export const headers = answerHeaders;

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { setup, form: fields, frame } = useMessages(accountMessages);
  if (!loaderData.isOpen)
    return (
      <Screen title={setup.closedTitle} lead={setup.closedLead}>
        <QuietLink to={loaderData.signIn}>{frame.toSignIn}</QuietLink>
      </Screen>
    );
  return (
    <Screen title={setup.title} lead={setup.lead}>
      <AccountForm name={form} submit={setup.submit} answer={answer}>
        <TextField name="code" label={setup.code} autoComplete="off" help={setup.codeHelp} plain />
        <TextField name="name" label={fields.name} autoComplete="name" />
        <TextField
          name="email"
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          name="username"
          label={fields.username}
          autoComplete="username"
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
        {loaderData.isDemo ? (
          <fieldset>
            <legend className="text-sm font-semibold">{setup.demonstration}</legend>
            {(["remove", "keep"] as const).map((choice) => (
              <label key={choice} className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="radio"
                  name="demonstration"
                  value={choice}
                  defaultChecked={choice === (answer?.values.demonstration || "remove")}
                />
                {choice === "remove" ? setup.removeDemonstration : setup.keepDemonstration}
              </label>
            ))}
          </fieldset>
        ) : null}
      </AccountForm>
    </Screen>
  );
}
