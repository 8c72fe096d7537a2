import { formPaths } from "#content/form-paths.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { servedForm } from "#ui/form/served-form.ts";
import { useSubmission } from "#ui/form/use-submission.ts";
import { showNotice } from "#ui/notice.ts";
import { loadQuoteValidator, QuoteFields, quoteName } from "./quote-fields.tsx";

interface QuoteFormProps {
  /** Where the form is posted without JavaScript. */
  action: string;
  submitted: SubmittedForm | undefined;
}

/** On the home page, the answer comes as a notice and beneath the button. */
export function QuoteForm({ action, submitted }: QuoteFormProps) {
  const submission = useSubmission({
    url: formPaths.quote,
    loadValidator: loadQuoteValidator,
    served: servedForm(quoteName, submitted),
    onSent: () =>
      showNotice({
        title: "Quote request submitted!",
        description: "We'll be in touch with you shortly.",
      }),
    onFailed: () =>
      showNotice({
        tone: "destructive",
        title: "Submission failed",
        description: "There was an error submitting your request. Please try again.",
      }),
  });
  return <QuoteFields action={action} submission={submission} />;
}
