import { formPaths } from "#content/form-paths.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { servedForm } from "#ui/form/served-form.ts";
import { showNotice } from "#ui/notice.ts";
import { OutboxStatus } from "../outbox/outbox-status.tsx";
import { useOutbox } from "../outbox/use-outbox.ts";
import { loadQuoteValidator, QuoteFields, quoteName } from "../quote/quote-fields.tsx";
import { contactPageMessages } from "./messages.ts";

interface ContactQuoteFormProps {
  action: string;
  submitted: SubmittedForm | undefined;
}

/** The specification wants success at once; the outbox sends until the server has accepted. */
export function ContactQuoteForm({ action, submitted }: ContactQuoteFormProps) {
  const { quote } = useMessages(contactPageMessages);
  const language = useLanguage();
  const submission = useOutbox({
    form: quoteName,
    url: formPaths.quote,
    loadValidator: () => loadQuoteValidator(language),
    served: servedForm(quoteName, submitted),
    onSending: () => showNotice({ title: quote.sent, description: quote.thanks }),
  });
  return (
    <QuoteFields
      action={action}
      submission={submission}
      waiting={<OutboxStatus what={quote.yourRequest} submission={submission} />}
    />
  );
}
