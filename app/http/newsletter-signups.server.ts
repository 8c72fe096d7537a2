/** How addresses are handed in for the newsletter. */
import { askForNewsletter } from "#domain/newsletter/ask-for-newsletter.ts";
import { type NewsletterForm, newsletterForm } from "#domain/newsletter/newsletter-form.ts";
import type { Reception } from "./receive-submission.server.ts";

export const newsletterSignups: Reception<NewsletterForm> = {
  form: "newsletter",
  schema: newsletterForm,
  submit: askForNewsletter,
};
