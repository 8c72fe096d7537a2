import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { loginSection } from "#content/client-portal.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { Field } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { servedForm } from "#ui/form/served-form.ts";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { TickField } from "#ui/form/tick-field.tsx";
import { useSubmission } from "#ui/form/use-submission.ts";
import { validateWith } from "#ui/form/validate.ts";
import { showNotice } from "#ui/notice.ts";

const name = "login";
const portal = "/client-portal";
const redirectDelayMs = 1_500;

/** Keeps no draft: nothing of a login stays in the browser but what its own password manager keeps. */
export function LoginForm({ submitted }: { submitted: SubmittedForm | undefined }) {
  const [isJudged, setJudged] = useState(true);
  const [isHalfway, setHalfway] = useState(false);
  const answer = useRef<Readonly<Record<string, unknown>>>({});
  const next = new URLSearchParams(useLocation().search).get("next");
  const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
  const submission = useSubmission({
    url: `/api/login${query}`,
    loadValidator: async () =>
      validateWith((await import("#platform/identity/login-form.ts")).loginForm("en")),
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
      showNotice({ title: "Login successful!", description: "Redirecting to client portal..." });
      setTimeout(openPortal, redirectDelayMs);
    },
    onFailed: (refusal) => {
      setJudged(refusal !== undefined && refusal.status < 500);
      // Specified for every failure, so that the line beneath may add to it but not deny it.
      showNotice({
        tone: "destructive",
        title: "Login failed",
        description: "Invalid username or password. Please try again.",
      });
    },
  });
  const isIn = submission.state === "sent";
  return (
    <Form
      name={name}
      action={`${portal}${query}#login`}
      keepsDraft={false}
      submission={isIn ? { ...submission, state: "submitting" } : submission}
      className="flex flex-col gap-y-4.5"
    >
      <Field name="username" label="Username/Email" autoComplete="username" plain />
      <Field name="password" label="Password" type="password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TickField name="rememberMe" label={loginSection.remember} />
        <a
          href="/forgot-password"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
        >
          {loginSection.forgot}
        </a>
      </div>
      <div className="mt-2 flex flex-col">
        <SubmitButton label="Log In" busy="Logging in..." />
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
