import * as z from "zod/mini";
import { applicationStages } from "#features/job-applications/application-stage-types.ts";
import { withTicks } from "#features/people/ticks.ts";
import { emailAddress } from "#platform/forms/fields.ts";
import { personName, roleForm } from "#platform/identity/invitation-form.server.ts";
import { staffRoles } from "#platform/identity/roles.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { languages } from "#platform/language/language.ts";
import { hiringMessages } from "./messages.ts";

/** What is made of an applicant: each field begins as the application has it, and can be corrected. */
export const hireForm = byLanguage((language) => {
  const { errors } = hiringMessages(language);
  const { clientIds, facilityIds } = roleForm(language).shape;
  const fields = z.object({
    /** The stage that the sender saw. */
    from: z.enum(applicationStages, errors.stage),
    name: personName(language),
    email: emailAddress(language),
    role: z.enum(staffRoles, errors.role),
    language: z.enum(languages, errors.language),
    clientIds,
    facilityIds,
  });
  return z.pipe(z.transform(withTicks), fields);
});

export type HireForm = z.infer<ReturnType<typeof hireForm>>;
