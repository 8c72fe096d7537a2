import * as z from "zod/mini";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { frequencies } from "./frequency-types.ts";
import { leadMessages } from "./messages.ts";
import { holdsNumber } from "./planning-range.ts";

export const quoteForm = byLanguage((language) => {
  const { errors } = leadMessages(language);
  return z.object({
    fullName: requiredText(language, { min: 2, max: 200, message: errors.fullName }),
    company: requiredText(language, { min: 2, max: 200, message: errors.company }),
    email: emailAddress(language),
    phone: requiredText(language, { min: 10, max: 60, message: errors.phone }),
    facilityType: z.enum(
      facilityTypes(language).map((type) => type.value),
      errors.facilityType,
    ),
    /** A number as people write it: `12,000`, `12 000 sq ft`, `1.5 million`, `3 floors of 8,000`. */
    squareFootage: requiredText(language, {
      min: 1,
      max: 60,
      message: errors.squareFootage,
    }).check(z.refine(holdsNumber, errors.squareFootage)),
    message: requiredText(language, { min: 10, max: 10_000, message: errors.message }),
    /** Only the planning range needs it. A select without a choice posts an empty text. */
    frequency: z.optional(
      z.pipe(
        z.enum(["", ...frequencies.map(({ value }) => value)], errors.frequency),
        z.transform((text) => (text === "" ? undefined : text)),
      ),
    ),
    /** The version of the card by which a range was shown; a text that is none counts as not sent. */
    rateCard: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
  });
});

export type QuoteForm = z.infer<ReturnType<typeof quoteForm>>;
