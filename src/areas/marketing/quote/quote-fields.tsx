import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { quoteSection } from "#content/home.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { Field, SelectField, TextAreaField } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import type { Submission } from "#ui/form/use-submission.ts";
import { validateWith } from "#ui/form/validate.ts";
import { PlanningPanel } from "./planning-panel.tsx";
import { usePlanningRange } from "./use-planning-range.ts";

/** Name of the form and of its draft, which all pages with the form share. */
export const quoteName = "quote";

export const loadQuoteValidator = async () =>
  validateWith((await import("#features/leads/quote-form.ts")).quoteForm("en"));

interface QuoteFieldsProps {
  /** Where the form is posted without JavaScript. */
  action: string;
  submission: Submission;
  /** Shown while the request is stored, to be sent later. */
  waiting?: ReactNode;
}

/** Validation rules load with the first focus. */
export function QuoteFields({ action, submission, waiting }: QuoteFieldsProps) {
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
          sent={{
            title: "Your request is with us.",
            text: `We will be in touch within a business day. Questions before then? Call ${company.phone.display}.`,
          }}
          failed={`Your request was not sent, and everything you typed is still here. Please try again, or call us at ${company.phone.display}.`}
          waiting={waiting}
        />
      }
    >
      <Field name="fullName" label="Full name" autoComplete="name" />
      <Field name="company" label="Company" autoComplete="organization" />
      <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <Field
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help="With area code"
      />
      <SelectField
        name="facilityType"
        label="Facility type"
        placeholder="Select Facility Type"
        options={facilityTypes("en")}
      />
      <Field
        name="squareFootage"
        label="Square footage"
        inputMode="numeric"
        autoComplete="off"
        help="A rough number is enough"
      />
      <PlanningPanel displayed={range} />
      <TextAreaField
        name="message"
        label="What do you need?"
        rows={4}
        help="Tasks, days and times, and what bothers you today"
        className="sm:col-span-2"
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4 sm:col-span-2">
        <SubmitButton label="Submit Request" busy="Submitting..." />
        <p className="flex-1 basis-56 text-sm text-slate">{quoteSection.promise}</p>
      </div>
    </Form>
  );
}
