/** No questions about health, convictions or salary history: some states forbid them. */
import * as z from "zod/mini";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import { experienceLevels } from "./experience-types.ts";

export const applicationForm = z.object({
  fullName: requiredText("en", { min: 2, max: 200, message: "Full name is required" }),
  email: emailAddress("en"),
  phone: requiredText("en", { min: 10, max: 60, message: "Valid phone number is required" }),
  /** Id of an opening; only the server knows whether it is still open. */
  position: requiredText("en", { min: 1, max: 100, message: "Please select a position" }),
  experience: z.enum(
    experienceLevels.map((level) => level.value),
    "Please select your experience level",
  ),
  resume: requiredText("en", {
    min: 10,
    max: 2_000,
    message: "Please provide a link to your resume or portfolio",
  }),
  coverLetter: requiredText("en", {
    min: 50,
    max: 10_000,
    message: "Please provide a more detailed cover letter",
  }),
});

export type ApplicationForm = z.infer<typeof applicationForm>;
