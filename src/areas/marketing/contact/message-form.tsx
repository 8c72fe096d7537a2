import { contactContent } from "#content/contact.ts";
import { formPaths } from "#content/form-paths.ts";
import { addressIn } from "#content/page-address.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
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
import { contactPageMessages } from "./messages.ts";

const name = "contact";

/** The specification wants success at once; the outbox sends until the server has accepted. */
export function MessageForm({ submitted }: { submitted: SubmittedForm | undefined }) {
  const { form: texts } = useMessages(contactPageMessages);
  const { messageSection } = useMessages(contactContent);
  const language = useLanguage();
  const submission = useOutbox({
    form: name,
    url: formPaths.contact,
    repeatUrl: formPaths.mobileContact,
    loadValidator: async () =>
      validateWith(
        (await import("#features/contact-messages/contact-form.ts")).contactForm(language),
      ),
    served: servedForm(name, submitted),
    onSending: () => showNotice({ title: texts.sent, description: texts.thanks }),
  });
  return (
    <Form
      name={name}
      action={addressIn(language, "/contact#message")}
      submission={submission}
      className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2"
      outcome={
        <FormOutcome
          submission={submission}
          sent={messageSection.sent}
          failed={messageSection.failed}
          waiting={<OutboxStatus what={texts.yourMessage} submission={submission} />}
        />
      }
    >
      <Field name="name" label={texts.name} autoComplete="name" />
      <Field name="email" label={texts.email} type="email" inputMode="email" autoComplete="email" />
      <Field name="subject" label={texts.subject} autoComplete="off" className="sm:col-span-2" />
      <TextAreaField name="message" label={texts.message} rows={6} className="sm:col-span-2" />
      <TickField name="newsletter" label={messageSection.newsletter} className="sm:col-span-2" />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4 sm:col-span-2">
        <SubmitButton label={texts.send} busy={texts.sending} />
        <p className="flex-1 basis-56 text-sm text-slate">{messageSection.promise}</p>
      </div>
    </Form>
  );
}
