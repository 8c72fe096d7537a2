/** How messages come in from the contact page, by either of the two calls that carry each of them. */
import { type ContactForm, contactForm } from "#domain/inquiries/contact-form.ts";
import { type Channel, submitInquiry } from "#domain/inquiries/submit-inquiry.ts";
import { limitConcurrency } from "#domain/submissions/limit-concurrency.ts";
import type { Reception } from "./receive-submission.server.ts";

/** Messages have a transaction each; by this they leave connections to the other forms. */
const atDatabase = limitConcurrency(3);

const receptionBy = (channel: Channel): Reception<ContactForm> => ({
  form: "contact",
  schema: contactForm,
  submit: (desk, submission) =>
    atDatabase(() => submitInquiry(desk, submission, channel), submission.signal),
});

export const contactMessages = receptionBy("contact");

/** The same message once more, fire-and-forget; it stands alone where the first never arrived. */
export const mobileContactMessages = receptionBy("mobile");
