import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { clientPortalContent } from "#content/client-portal.ts";
import { addressIn } from "#content/page-address.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Field } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { servedForm } from "#ui/form/served-form.ts";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { TickField } from "#ui/form/tick-field.tsx";
import { useSubmission } from "#ui/form/use-submission.ts";
import { validateWith } from "#ui/form/validate.ts";
import { showNotice } from "#ui/notice.ts";
import { accountAddress } from "./account-address.ts";
import { loginMessages } from "./messages.ts";

const name = "login";
const portal = "/client-portal";
const redirectDelayMs = 1_500;

/** Keeps no draft: nothing of a login stays in the browser but what its own password manager keeps. */
export function LoginForm({ submitted }: { submitted: SubmittedForm | undefined }) {
  const language = useLanguage();
  const messages = useMessages(loginMessages);
  const { loginSection } = useMessages(clientPortalContent);
  const [isJudged, setJudged] = useState(true);
  const [isHalfway, setHalfway] = useState(false);
  const answer = useRef<Readonly<Record<string, unknown>>>({});
  const next = new URLSearchParams(useLocation().search).get("next");
  const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
  const submission = useSubmission({
    url: `/api/login${query}`,
    loadValidator: async () =>
      validateWith((await import("#platform/identity/login-form.ts")).loginForm(language)),
    served: servedForm(name, submitted),
    isSuccess: (status, body) => {
      answer.current = body;
      setHalfway(body.step === "second-factor");
      return status === 200;
    },
    onSent: () => {
      const { step, location: wayOn } = answer.current;
      // A full load: what comes next is rendered for the session that has just begun.
      const openPortal = () => location.assign(typeof wayOn === "string" ? wayOn : portal);
      if (step === "second-factor") return openPortal();
      const { loggedIn, redirecting } = messages.notices;
      showNotice({ title: loggedIn, description: redirecting });
      setTimeout(openPortal, redirectDelayMs);
    },
    onFailed: (refusal) => {
      setJudged(refusal !== undefined && refusal.status < 500);
      // Specified for every failure, so that the line beneath may add to it but not deny it.
      showNotice({
        tone: "destructive",
        title: messages.notices.failed,
        description: messages.notices.wrongLogin,
      });
    },
  });
  const isIn = submission.state === "sent";
  return (
    <Form
      name={name}
      action={addressIn(language, `${portal}${query}#login`)}
      keepsDraft={false}
      submission={isIn ? { ...submission, state: "submitting" } : submission}
      className="flex flex-col gap-y-4.5"
    >
      <Field name="username" label={messages.username} autoComplete="username" plain />
      <Field
        name="password"
        label={messages.password}
        type="password"
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TickField name="rememberMe" label={loginSection.remember} />
        <a
          href={accountAddress("/forgot-password", language)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
        >
          {loginSection.forgot}
        </a>
      </div>
      <div className="mt-2 flex flex-col">
        <SubmitButton label={messages.logIn} busy={messages.loggingIn} />
      </div>
      <FormOutcome
        submission={{
          ...submission,
          reference: undefined,
          problem: isJudged ? submission.problem : undefined,
        }}
        sent={isHalfway ? loginSection.halfway : loginSection.sent}
        failed={loginSection.failed}
      />
    </Form>
  );
}
