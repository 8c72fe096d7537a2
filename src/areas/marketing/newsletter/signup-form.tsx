import { formPaths } from "#content/form-paths.ts";
import { newsletterNextStep } from "#content/newsletter.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { Field } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { servedForm } from "#ui/form/served-form.ts";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { useSubmission } from "#ui/form/use-submission.ts";
import { validateWith } from "#ui/form/validate.ts";
import { showNotice } from "#ui/notice.ts";

const name = "newsletter";
const failed = "There was an error subscribing to the newsletter. Please try again.";

export function SignupForm({ submitted }: { submitted?: SubmittedForm | undefined }) {
  const submission = useSubmission({
    url: formPaths.newsletter,
    loadValidator: async () =>
      validateWith((await import("#features/newsletter/newsletter-form.ts")).newsletterForm("en")),
    served: servedForm(name, submitted),
    onSent: () =>
      showNotice({
        title: "Subscription successful!",
        description: "Thank you for subscribing to our newsletter.",
      }),
    onFailed: () =>
      showNotice({ tone: "destructive", title: "Subscription failed", description: failed }),
  });
  return (
    <Form name={name} action="/newsletter" submission={submission} className="mt-10 max-w-md">
      <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <div className="mt-4">
        <SubmitButton label="Subscribe" busy="Subscribing..." />
      </div>
      <FormOutcome
        submission={{ ...submission, reference: undefined }}
        sent={newsletterNextStep}
        failed={failed}
      />
    </Form>
  );
}
