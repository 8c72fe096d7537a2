import * as z from "zod/mini";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import { frequencies } from "./frequency-types.ts";
import { holdsNumber } from "./planning-range.ts";

/** For the planning range only; a select without a choice posts an empty text. */
const optionalFrequency = z.optional(
  z.pipe(
    z.enum(["", ...frequencies.map(({ value }) => value)], "Please select how often, or leave it"),
    z.transform((text) => (text === "" ? undefined : text)),
  ),
);

/** A number as people write it: `12,000`, `12 000 sq ft`, `1.5 million`, `3 floors of 8,000`. */
const squareFootage = requiredText("en", {
  min: 1,
  max: 60,
  message: "Square footage is required",
}).check(z.refine(holdsNumber, "Square footage is required"));

export const quoteForm = z.object({
  fullName: requiredText("en", { min: 2, max: 200, message: "Full name is required" }),
  company: requiredText("en", { min: 2, max: 200, message: "Company name is required" }),
  email: emailAddress("en"),
  phone: requiredText("en", { min: 10, max: 60, message: "Valid phone number is required" }),
  facilityType: z.enum(
    facilityTypes.map((type) => type.value),
    "Please select a facility type",
  ),
  squareFootage,
  message: requiredText("en", {
    min: 10,
    max: 10_000,
    message: "Please provide more details about your needs",
  }),
  frequency: optionalFrequency,
});

export type QuoteForm = z.infer<typeof quoteForm>;
