/** No questions about health, convictions or salary history: some states forbid them. */
import * as z from "zod/mini";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { experienceLevels } from "./experience-types.ts";
import { applicationMessages } from "./messages.ts";

export const applicationForm = byLanguage((language) => {
  const { errors } = applicationMessages(language);
  return z.object({
    fullName: requiredText(language, { min: 2, max: 200, message: errors.fullName }),
    email: emailAddress(language),
    phone: requiredText(language, { min: 10, max: 60, message: errors.phone }),
    /** Id of an opening; only the server knows whether it is still open. */
    position: requiredText(language, { min: 1, max: 100, message: errors.position }),
    experience: z.enum(
      experienceLevels.map((level) => level.value),
      errors.experience,
    ),
    resume: requiredText(language, { min: 10, max: 2_000, message: errors.resume }),
    coverLetter: requiredText(language, { min: 50, max: 10_000, message: errors.coverLetter }),
  });
});

export type ApplicationForm = z.infer<ReturnType<typeof applicationForm>>;
