import * as z from "zod/mini";
import { emailAddress } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";

export const newsletterForm = byLanguage((language) => z.object({ email: emailAddress(language) }));

export type NewsletterForm = z.infer<ReturnType<typeof newsletterForm>>;
