/** How addresses are handed in for the newsletter. */

import { type NewsletterForm, newsletterForm } from "#domain/newsletter/newsletter-form.ts";
import { requestNewsletter } from "#domain/newsletter/request-newsletter.ts";
import type { FormDefinition } from "./form-handler.server.ts";

export const newsletterSignups: FormDefinition<NewsletterForm> = {
  form: "newsletter",
  schema: newsletterForm,
  submit: requestNewsletter,
};
