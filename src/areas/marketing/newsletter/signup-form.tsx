import { formPaths } from "#content/form-paths.ts";
import { newsletterContent } from "#content/newsletter.ts";
import { addressIn } from "#content/page-address.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Field } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { servedForm } from "#ui/form/served-form.ts";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { useSubmission } from "#ui/form/use-submission.ts";
import { validateWith } from "#ui/form/validate.ts";
import { showNotice } from "#ui/notice.ts";
import { marketingMessages } from "../messages.ts";
import { newsletterPageMessages } from "./messages.ts";

const name = "newsletter";

export function SignupForm({ submitted }: { submitted?: SubmittedForm | undefined }) {
  const { email } = useMessages(newsletterPageMessages);
  const { newsletter } = useMessages(marketingMessages);
  const { newsletterNextStep } = useMessages(newsletterContent);
  const language = useLanguage();
  const submission = useSubmission({
    url: formPaths.newsletter,
    loadValidator: async () =>
      validateWith(
        (await import("#features/newsletter/newsletter-form.ts")).newsletterForm(language),
      ),
    served: servedForm(name, submitted),
    onSent: () => showNotice({ title: newsletter.sent, description: newsletter.thanks }),
    onFailed: () =>
      showNotice({
        tone: "destructive",
        title: newsletter.failed,
        description: newsletter.tryAgain,
      }),
  });
  return (
    <Form
      name={name}
      action={addressIn(language, "/newsletter")}
      submission={submission}
      className="mt-10 max-w-md"
    >
      <Field name="email" label={email} type="email" inputMode="email" autoComplete="email" />
      <div className="mt-4">
        <SubmitButton label={newsletter.subscribe} busy={newsletter.subscribing} />
      </div>
      <FormOutcome
        submission={{ ...submission, reference: undefined }}
        sent={newsletterNextStep}
        failed={newsletter.tryAgain}
      />
    </Form>
  );
}
