import * as z from "zod/mini";
import { emailAddress, optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { contactFormMessages } from "./messages.ts";

export const contactForm = byLanguage((language) => {
  const { errors } = contactFormMessages(language);
  return z.object({
    name: requiredText(language, { min: 2, max: 200, message: errors.name }),
    email: emailAddress(language),
    subject: requiredText(language, { min: 2, max: 200, message: errors.subject }),
    message: requiredText(language, { min: 10, max: 10_000, message: errors.message }),
    /** Takes effect only after the double opt-in. */
    newsletter: optionalTick(language),
  });
});

export type ContactForm = z.infer<ReturnType<typeof contactForm>>;
