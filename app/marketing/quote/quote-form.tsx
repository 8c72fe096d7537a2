import { Field, SelectField, TextAreaField } from "#app/ui/form/field.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { FormOutcome } from "#app/ui/form/form-outcome.tsx";
import { judgeBy } from "#app/ui/form/judge.ts";
import { servedForm } from "#app/ui/form/served-form.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useSubmission } from "#app/ui/form/use-submission.ts";
import { showNotice } from "#app/ui/notice.ts";
import { company } from "#content/company.ts";
import { quoteSection } from "#content/home.ts";
import { facilityTypes } from "#domain/leads/facility-types.ts";
import type { SubmittedForm } from "#domain/submissions/submitted-form.ts";

const name = "quote";

interface QuoteFormProps {
  /** Where the form goes without JavaScript. */
  action: string;
  submitted: SubmittedForm | undefined;
}

/** Seven fields; the rules come with the first focus, the answer as a notice and beneath the button. */
export function QuoteForm({ action, submitted }: QuoteFormProps) {
  const submission = useSubmission({
    url: "/api/quote",
    loadJudge: async () => judgeBy((await import("#domain/leads/quote-form.ts")).quoteForm),
    served: servedForm(name, submitted),
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
  return (
    <Form
      name={name}
      action={action}
      submission={submission}
      className="grid gap-x-5 gap-y-3 sm:grid-cols-2"
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
        options={facilityTypes}
      />
      <Field
        name="squareFootage"
        label="Square footage"
        inputMode="numeric"
        autoComplete="off"
        help="A rough number is enough"
      />
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
      <FormOutcome
        name={name}
        submission={submission}
        sent={{
          title: "Your request is with us.",
          text: `We will be in touch within a business day. Questions before that: ${company.phone.display}.`,
        }}
        failed={`Your request was not sent, and everything you typed is still here. Please try again, or call us on ${company.phone.display}.`}
      />
    </Form>
  );
}
