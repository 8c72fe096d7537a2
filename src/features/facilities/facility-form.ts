import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { emailAddress, optionalText, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityForm, timeZones } from "./client-form.ts";
import { facilityTypes } from "./facility-types.ts";
import { facilityOfficeMessages } from "./office/messages.ts";

const rules = ["skip", "move", "keep"] as const;

export const holidayRules = byLanguage((language) =>
  rules.map((value) => ({
    value,
    label: facilityOfficeMessages(language).facts.holidayRules[value],
  })),
);

/** The facts of a facility are all typed on one screen. */
export const facilityFactsForm = byLanguage((language) => {
  const { errors } = facilityOfficeMessages(language);
  return z.object({
    ...facilityForm(language).shape,
    facilityType: z.enum(
      facilityTypes(language).map(({ value }) => value),
      errors.type,
    ),
    street: optionalText(language, 160),
    city: optionalText(language, 80),
    state: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, errors.state)),
    postalCode: z.string().check(z.trim(), z.regex(/^(\d{5}(-\d{4})?)?$/, errors.postalCode)),
    holidayRule: z.enum(rules, errors.holidayRule),
    accessNotes: optionalText(language, 2_000),
  });
});

export type FacilityFactsForm = z.infer<ReturnType<typeof facilityFactsForm>>;

export const factNames = z.keyof(facilityFactsForm("en")).options;

/** Shown above the fields of the form and in the history. */
export const factLabels = (language: Language): Readonly<Record<keyof FacilityFactsForm, string>> =>
  facilityOfficeMessages(language).facts.fields;

export const factChoices = byLanguage((language) => ({
  facilityType: facilityTypes(language),
  timeZone: timeZones(language),
  holidayRule: holidayRules(language),
}));

export const contactForm = byLanguage((language) => {
  const { errors } = facilityOfficeMessages(language);
  return z.object({
    name: requiredText(language, { min: 1, max: 100, message: errors.contactName }),
    jobTitle: optionalText(language, 80),
    phone: optionalText(language, 40),
    email: z.union(
      [z.string().check(z.trim(), z.length(0)), emailAddress(language)],
      errors.contactEmail,
    ),
  });
});

export type ContactForm = z.infer<ReturnType<typeof contactForm>>;

export const holidayForm = byLanguage((language) =>
  z.object({
    date: calendarDay(language),
    name: requiredText(language, {
      min: 1,
      max: 80,
      message: facilityOfficeMessages(language).errors.holidayName,
    }),
  }),
);

export type HolidayForm = z.infer<ReturnType<typeof holidayForm>>;
