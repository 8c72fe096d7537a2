/** Every mail of the product: how it is written, and where its fate is noted. */
import type { MailMessage } from "#domain/outbox/mail-jobs.ts";
import {
  applicationReceivedApplicantPosting,
  applicationReceivedOfficePosting,
} from "./application-postings.ts";
import {
  contactMessageReceivedOfficePosting,
  contactMessageReceivedVisitorPosting,
} from "./contact-message-postings.ts";
import { quoteReceivedOfficePosting, quoteReceivedVisitorPosting } from "./lead-postings.ts";
import { newsletterConfirmationPosting, newsletterWelcomePosting } from "./newsletter-postings.ts";
import type { Posting } from "./posting.ts";

export const postings: Record<MailMessage, Posting> = {
  "quote-received-office": quoteReceivedOfficePosting,
  "quote-received-visitor": quoteReceivedVisitorPosting,
  "contact-message-received-office": contactMessageReceivedOfficePosting,
  "contact-message-received-visitor": contactMessageReceivedVisitorPosting,
  "application-received-office": applicationReceivedOfficePosting,
  "application-received-applicant": applicationReceivedApplicantPosting,
  "newsletter-confirmation": newsletterConfirmationPosting,
  "newsletter-welcome": newsletterWelcomePosting,
};
