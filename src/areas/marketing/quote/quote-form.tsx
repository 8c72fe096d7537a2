import { formPaths } from "#content/form-paths.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { servedForm } from "#ui/form/served-form.ts";
import { useSubmission } from "#ui/form/use-submission.ts";
import { showNotice } from "#ui/notice.ts";
import { quoteMessages } from "./messages.ts";
import { loadQuoteValidator, QuoteFields, quoteName } from "./quote-fields.tsx";

interface QuoteFormProps {
  /** Without JavaScript, the form is posted to this address. */
  action: string;
  submitted: SubmittedForm | undefined;
}

/** The answer on the home page comes as a notice and beneath the button. */
export function QuoteForm({ action, submitted }: QuoteFormProps) {
  const { notices } = useMessages(quoteMessages);
  const language = useLanguage();
  const submission = useSubmission({
    url: formPaths.quote,
    loadValidator: () => loadQuoteValidator(language),
    served: servedForm(quoteName, submitted),
    onSent: () => showNotice({ title: notices.sent, description: notices.next }),
    onFailed: () =>
      showNotice({
        tone: "destructive",
        title: notices.failed,
        description: notices.tryAgain,
      }),
  });
  return <QuoteFields action={action} submission={submission} />;
}
