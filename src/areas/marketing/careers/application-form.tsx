import { anyPosition, type Opening, positionsAmong } from "#content/careers/openings.ts";
import { careersPageContent } from "#content/careers/page.ts";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { experienceChoices } from "#features/job-applications/experience-types.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Field, SelectField, TextAreaField } from "#ui/form/field.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormOutcome } from "#ui/form/form-outcome.tsx";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import type { FormValues } from "#ui/form/values.ts";
import { careersMessages } from "./messages.ts";
import { type Application, applicationName } from "./use-application.ts";

interface ApplicationFormProps {
  openings: readonly Opening[];
  application: Application;
}

/** Requests nothing about health, convictions or former pay. */
export function ApplicationForm({ openings, application }: ApplicationFormProps) {
  const language = useLanguage();
  const { form } = useMessages(careersMessages);
  const { applicationSection } = useMessages(careersPageContent);
  const { submission } = application;
  // A single choice is preselected.
  const chosen: FormValues = openings.length === 0 ? { position: anyPosition.id } : {};
  return (
    <Form
      name={applicationName}
      action={addressIn(language, "/careers#application-form")}
      submission={{ ...submission, values: { ...chosen, ...submission.values } }}
      className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2"
      outcome={
        <FormOutcome
          submission={submission}
          sent={applicationSection.sent}
          failed={form.failed({ phone: company.phone.display })}
        />
      }
    >
      <Field name="fullName" label={form.fullName} autoComplete="name" className="sm:col-span-2" />
      <Field name="email" label={form.email} type="email" inputMode="email" autoComplete="email" />
      <Field
        name="phone"
        label={form.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help={form.phoneHelp}
      />
      <SelectField
        name="position"
        label={form.position}
        placeholder={form.choosePosition}
        options={positionsAmong(openings, language).map(({ id, title }) => ({
          value: id,
          label: title,
        }))}
      />
      <SelectField
        name="experience"
        label={form.experience}
        placeholder={form.chooseExperience}
        options={experienceChoices(language)}
      />
      <Field
        name="resume"
        label={form.resume}
        type="url"
        inputMode="url"
        autoComplete="url"
        help={form.resumeHelp}
        className="sm:col-span-2"
      />
      <TextAreaField
        name="coverLetter"
        label={form.coverLetter}
        rows={6}
        help={form.coverLetterHelp}
        className="sm:col-span-2"
      />
      <div className="mt-2 sm:col-span-2">
        <SubmitButton label={form.submit} busy={form.submitting} />
      </div>
    </Form>
  );
}
