import { handsFor, type VisitedForm } from "./form-visitor.ts";

export const contactForm = {
  url: "/api/contact",
  selector: "form[data-draft=contact]",
  labels: { name: "Full name", email: "Email", subject: "Subject", message: "Message" },
  button: /Send Message|Sending\.\.\./,
} as const satisfies VisitedForm<string>;

export const writer = handsFor(contactForm);

export const goodMessage = {
  name: "Åsa Lindqvist",
  email: "asa@tidewater.test",
  subject: "Your invoice of October",
  message: "There are two lines that we cannot place. Whom do we ask?",
};

export const messageNotice = [
  "Message Sent",
  "Thank you for contacting us. We'll be in touch shortly.",
] as const;

export const contactQuoteNotice = [
  "Quote Request Sent",
  "Your quote request has been received. We'll be in touch shortly.",
] as const;
