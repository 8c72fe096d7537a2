import { servedForm } from "#app/ui/form/served-form.ts";
import { showNotice } from "#app/ui/notice.ts";
import type { SubmittedForm } from "#domain/submissions/submitted-form.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { WaitingLine } from "../outbox/waiting-line.tsx";
import { loadQuoteJudge, QuoteFields, quoteName } from "../quote/quote-fields.tsx";

interface ContactQuoteFormProps {
  action: string;
  submitted: SubmittedForm | undefined;
}

/** As the contact page has it: the notice comes at once, and the outbox makes it true. */
export function ContactQuoteForm({ action, submitted }: ContactQuoteFormProps) {
  const submission = useOutbox({
    form: quoteName,
    url: "/api/quote",
    loadJudge: loadQuoteJudge,
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
      waiting={<WaitingLine what="Your request" submission={submission} />}
    />
  );
}
