import * as z from "zod/mini";
import { emailAddress, optionalTick, requiredText } from "#platform/forms/fields.ts";

export const contactForm = z.object({
  name: requiredText("en", { min: 2, max: 200, message: "Full name is required" }),
  email: emailAddress("en"),
  subject: requiredText("en", { min: 2, max: 200, message: "Subject is required" }),
  message: requiredText("en", {
    min: 10,
    max: 10_000,
    message: "Please provide more details in your message",
  }),
  /** Takes effect only after the double opt-in. */
  newsletter: optionalTick("en"),
});

export type ContactForm = z.infer<typeof contactForm>;
