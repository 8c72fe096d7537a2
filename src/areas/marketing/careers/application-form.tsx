import { anyPosition, type Opening, positionsAmong } from "#content/careers/openings.ts";
import { applicationSection } from "#content/careers/page.ts";
import { company } from "#content/company.ts";
import { experienceChoices } from "#features/job-applications/experience-types.ts";
import { Field, SelectField, TextAreaField } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import type { FormValues } from "#ui/form/values.ts";
import { type Application, applicationName } from "./use-application.ts";

interface ApplicationFormProps {
  openings: readonly Opening[];
  application: Application;
}

/** Requests nothing about health, convictions or former pay. */
export function ApplicationForm({ openings, application }: ApplicationFormProps) {
  const { submission } = application;
  // A single choice is preselected.
  const chosen: FormValues = openings.length === 0 ? { position: anyPosition.id } : {};
  return (
    <Form
      name={applicationName}
      action="/careers#application-form"
      submission={{ ...submission, values: { ...chosen, ...submission.values } }}
      className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2"
      outcome={
        <FormOutcome
          submission={submission}
          sent={applicationSection.sent}
          failed={`Your application was not sent, and everything you typed is still here. Please try again, or call us at ${company.phone.display}.`}
        />
      }
    >
      <Field name="fullName" label="Full name" autoComplete="name" className="sm:col-span-2" />
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
        name="position"
        label="Position"
        placeholder="Select a Position"
        options={positionsAmong(openings).map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SelectField
        name="experience"
        label="Experience in this kind of work"
        placeholder="Select Experience"
        options={experienceChoices("en")}
      />
      <Field
        name="resume"
        label="Link to your resume or portfolio"
        type="url"
        inputMode="url"
        autoComplete="url"
        help="A profile or a shared document is enough"
        className="sm:col-span-2"
      />
      <TextAreaField
        name="coverLetter"
        label="Cover letter"
        rows={6}
        help="Why this job, and what you have done that relates to it (at least 50 characters)"
        className="sm:col-span-2"
      />
      <div className="mt-2 sm:col-span-2">
        <SubmitButton label="Submit Application" busy="Submitting Application..." />
      </div>
    </Form>
  );
}
