import * as z from "zod/mini";
import { emailAddress } from "#platform/forms/fields.ts";

export const newsletterForm = z.object({ email: emailAddress("en") });

export type NewsletterForm = z.infer<typeof newsletterForm>;
