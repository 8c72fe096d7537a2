import { messageSection } from "#content/contact.ts";
import { formPaths } from "#content/form-paths.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { Field, TextAreaField } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { servedForm } from "#ui/form/served-form.ts";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { TickField } from "#ui/form/tick-field.tsx";
import { validateWith } from "#ui/form/validate.ts";
import { showNotice } from "#ui/notice.ts";
import { OutboxStatus } from "../outbox/outbox-status.tsx";
import { useOutbox } from "../outbox/use-outbox.ts";

const name = "contact";

/** As specified, success shows at once; the outbox sends until the server has accepted. */
export function MessageForm({ submitted }: { submitted: SubmittedForm | undefined }) {
  const submission = useOutbox({
    form: name,
    url: formPaths.contact,
    repeatUrl: formPaths.mobileContact,
    loadValidator: async () =>
      validateWith((await import("#features/contact-messages/contact-form.ts")).contactForm("en")),
    served: servedForm(name, submitted),
    onSending: () =>
      showNotice({
        title: "Message Sent",
        description: "Thank you for contacting us. We'll be in touch shortly.",
      }),
  });
  return (
    <Form
      name={name}
      action="/contact#message"
      submission={submission}
      className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2"
      outcome={
        <FormOutcome
          submission={submission}
          sent={messageSection.sent}
          failed={messageSection.failed}
          waiting={<OutboxStatus what="Your message" submission={submission} />}
        />
      }
    >
      <Field name="name" label="Full name" autoComplete="name" />
      <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <Field name="subject" label="Subject" autoComplete="off" className="sm:col-span-2" />
      <TextAreaField name="message" label="Message" rows={6} className="sm:col-span-2" />
      <TickField name="newsletter" label={messageSection.newsletter} className="sm:col-span-2" />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4 sm:col-span-2">
        <SubmitButton label="Send Message" busy="Sending..." />
        <p className="flex-1 basis-56 text-sm text-slate">{messageSection.promise}</p>
      </div>
    </Form>
  );
}
