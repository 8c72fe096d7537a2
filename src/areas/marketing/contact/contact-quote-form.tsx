import { formPaths } from "#content/form-paths.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { servedForm } from "#ui/form/served-form.ts";
import { showNotice } from "#ui/notice.ts";
import { OutboxStatus } from "../outbox/outbox-status.tsx";
import { useOutbox } from "../outbox/use-outbox.ts";
import { loadQuoteValidator, QuoteFields, quoteName } from "../quote/quote-fields.tsx";

interface ContactQuoteFormProps {
  action: string;
  submitted: SubmittedForm | undefined;
}

/** As specified, success shows at once; the outbox sends until the server has accepted. */
export function ContactQuoteForm({ action, submitted }: ContactQuoteFormProps) {
  const submission = useOutbox({
    form: quoteName,
    url: formPaths.quote,
    loadValidator: loadQuoteValidator,
    served: servedForm(quoteName, submitted),
    onSending: () =>
      showNotice({
        title: "Quote Request Sent",
        description: "Your quote request has been received. We'll be in touch shortly.",
      }),
  });
  return (
    <QuoteFields
      action={action}
      submission={submission}
      waiting={<OutboxStatus what="Your request" submission={submission} />}
    />
  );
}
