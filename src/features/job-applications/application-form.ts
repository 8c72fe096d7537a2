/** No questions about health, convictions or salary history: some states forbid them. */
import * as z from "zod/mini";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import { experienceLevels } from "./experience-types.ts";

export const applicationForm = z.object({
  fullName: requiredText({ least: 2, most: 200, message: "Full name is required" }),
  email: emailAddress,
  phone: requiredText({ least: 10, most: 60, message: "Valid phone number is required" }),
  /** Id of an opening; only the server knows whether it is still open. */
  position: requiredText({ least: 1, most: 100, message: "Please select a position" }),
  experience: z.enum(
    experienceLevels.map((level) => level.value),
    "Please select your experience level",
  ),
  resume: requiredText({
    least: 10,
    most: 2_000,
    message: "Please provide a link to your resume or portfolio",
  }),
  coverLetter: requiredText({
    least: 50,
    most: 10_000,
    message: "Please provide a more detailed cover letter",
  }),
});

export type ApplicationForm = z.infer<typeof applicationForm>;
