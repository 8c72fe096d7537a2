import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { emailAddress, optionalText, requiredText } from "#platform/forms/fields.ts";
import { facilityForm, timeZones } from "./client-form.ts";
import { facilityTypes } from "./facility-types.ts";

export const holidayRules = [
  { value: "skip", label: "No visit on a holiday" },
  { value: "move", label: "The visit moves to the next open day" },
  { value: "keep", label: "Visits as usual" },
] as const;

/** What a facility is: all that is typed on one screen. */
export const facilityFactsForm = z.object({
  ...facilityForm.shape,
  facilityType: z.enum(
    facilityTypes.map(({ value }) => value),
    "Please choose a type",
  ),
  street: optionalText("en", 160),
  city: optionalText("en", 80),
  state: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, "Please use two letters, e.g. IL")),
  postalCode: z
    .string()
    .check(z.trim(), z.regex(/^(\d{5}(-\d{4})?)?$/, "Please use five digits, e.g. 60606")),
  holidayRule: z.enum(
    holidayRules.map(({ value }) => value),
    "Please choose what happens on holidays",
  ),
  accessNotes: optionalText("en", 2_000),
});

export type FacilityFactsForm = z.infer<typeof facilityFactsForm>;

export const factNames = z.keyof(facilityFactsForm).options;

/** Shown above the fields of the form and in the history. */
export const factLabels: Readonly<Record<keyof FacilityFactsForm, string>> = {
  name: "Name",
  facilityType: "Type",
  street: "Street",
  city: "City",
  state: "State",
  postalCode: "ZIP code",
  timeZone: "Time zone",
  holidayRule: "On holidays",
  accessNotes: "Access notes",
};

export const factChoices = {
  facilityType: facilityTypes,
  timeZone: timeZones,
  holidayRule: holidayRules,
} as const;

export const contactForm = z.object({
  name: requiredText("en", { min: 1, max: 100, message: "Name is required" }),
  jobTitle: optionalText("en", 80),
  phone: optionalText("en", 40),
  email: z.union(
    [z.string().check(z.trim(), z.length(0)), emailAddress("en")],
    "Invalid email address",
  ),
});

export type ContactForm = z.infer<typeof contactForm>;

export const holidayForm = z.object({
  date: calendarDay("en"),
  name: requiredText("en", { min: 1, max: 80, message: "Please enter the name of the holiday" }),
});

export type HolidayForm = z.infer<typeof holidayForm>;
