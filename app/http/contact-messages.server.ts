/** How messages come in from the contact page, by either of the two calls that carry each of them. */
import { type ContactForm, contactForm } from "#domain/contact-messages/contact-form.ts";
import {
  type Channel,
  submitContactMessage,
} from "#domain/contact-messages/submit-contact-message.ts";
import { limitConcurrency } from "#domain/submissions/limit-concurrency.ts";
import type { FormDefinition } from "./form-handler.server.ts";

/** Messages have a transaction each; by this they leave connections to the other forms. */
const atDatabase = limitConcurrency(3);

const receptionBy = (channel: Channel): FormDefinition<ContactForm> => ({
  form: "contact",
  schema: contactForm,
  submit: (context, submission) =>
    atDatabase(() => submitContactMessage(context, submission, channel), submission.signal),
});

export const contactSubmissions = receptionBy("contact");

/** The same message once more, fire-and-forget; it stands alone where the first never arrived. */
export const mobileContactMessages = receptionBy("mobile");
