import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityOfficeMessages } from "./office/messages.ts";

const name = (language: Language, message: string) =>
  requiredText(language, { min: 1, max: 120, message });

export const clientForm = byLanguage((language) =>
  z.object({
    name: name(language, facilityOfficeMessages(language).errors.clientName),
    /** Confirms that another client with the same name is meant. */
    isAnother: z.optional(z.literal("yes")),
  }),
);

export const timeZones = byLanguage((language) => {
  const names = facilityOfficeMessages(language).facts.timeZones;
  return [
    { value: "America/New_York", label: names.eastern },
    { value: "America/Indiana/Indianapolis", label: names.indiana },
    { value: "America/Chicago", label: names.central },
    { value: "America/Denver", label: names.mountain },
    { value: "America/Phoenix", label: names.arizona },
    { value: "America/Los_Angeles", label: names.pacific },
    { value: "America/Anchorage", label: names.alaska },
    { value: "Pacific/Honolulu", label: names.hawaii },
  ] as const;
});

export const facilityForm = byLanguage((language) => {
  const { errors } = facilityOfficeMessages(language);
  return z.object({
    name: name(language, errors.facilityName),
    timeZone: z.enum(
      timeZones(language).map(({ value }) => value),
      errors.timeZone,
    ),
  });
});
