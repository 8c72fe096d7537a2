import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { quoteContent } from "#content/quote.ts";
import { offeredFacilityTypes } from "#features/facilities/facility-types.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Field, SelectField, TextAreaField } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import type { Submission } from "#ui/form/use-submission.ts";
import { validateWith } from "#ui/form/validate.ts";
import { quoteMessages } from "./messages.ts";
import { PlanningPanel } from "./planning-panel.tsx";
import { usePlanningRange } from "./use-planning-range.ts";

/** Name of the form and of its draft, which all pages with the form share. */
export const quoteName = "quote";

export const loadQuoteValidator = async (language: Language) =>
  validateWith((await import("#features/leads/quote-form.ts")).quoteForm(language));

interface QuoteFieldsProps {
  /** Without JavaScript, the form is posted to this address. */
  action: string;
  submission: Submission;
  /** Shown while the request is stored, to be sent later. */
  waiting?: ReactNode;
}

/** Validation rules load with the first focus. */
export function QuoteFields({ action, submission, waiting }: QuoteFieldsProps) {
  const messages = useMessages(quoteMessages);
  const { outcome } = messages;
  const { quoteSection } = useMessages(quoteContent);
  const language = useLanguage();
  const phone = company.phone.display;
  const range = usePlanningRange(submission.ref, submission.state);
  return (
    <Form
      name={quoteName}
      action={action}
      submission={submission}
      className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2"
      outcome={
        <FormOutcome
          submission={submission}
          sent={{ title: outcome.sent, text: outcome.next({ phone }) }}
          failed={outcome.failed({ phone })}
          waiting={waiting}
        />
      }
    >
      <Field name="fullName" label={messages.fullName} autoComplete="name" />
      <Field name="company" label={messages.company} autoComplete="organization" />
      <Field
        name="email"
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field
        name="phone"
        label={messages.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help={messages.phoneHelp}
      />
      <SelectField
        name="facilityType"
        label={messages.facilityType}
        placeholder={messages.chooseFacilityType}
        options={offeredFacilityTypes(language)}
      />
      <Field
        name="squareFootage"
        label={messages.squareFootage}
        inputMode="numeric"
        autoComplete="on"
        help={messages.squareFootageHelp}
      />
      <PlanningPanel displayed={range} />
      <TextAreaField
        name="message"
        label={messages.message}
        rows={4}
        help={messages.messageHelp}
        className="sm:col-span-2"
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4 sm:col-span-2">
        <SubmitButton label={messages.submit} busy={messages.submitting} />
        <p className="flex-1 basis-56 text-sm text-slate">{quoteSection.promise}</p>
      </div>
    </Form>
  );
}
