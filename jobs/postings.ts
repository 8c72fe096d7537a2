/** Every mail of the product: how it is written, and where its fate is noted. */
import type { MailMessage } from "#domain/outbox/mail-jobs.ts";
import {
  applicationReceivedApplicantPosting,
  applicationReceivedOfficePosting,
} from "./application-postings.ts";
import { inquiryReceivedOfficePosting, inquiryReceivedVisitorPosting } from "./inquiry-postings.ts";
import { quoteReceivedOfficePosting, quoteReceivedVisitorPosting } from "./lead-postings.ts";
import { newsletterConfirmationPosting, newsletterWelcomePosting } from "./newsletter-postings.ts";
import type { Posting } from "./posting.ts";

export const postings: Record<MailMessage, Posting> = {
  "quote-received-office": quoteReceivedOfficePosting,
  "quote-received-visitor": quoteReceivedVisitorPosting,
  "inquiry-received-office": inquiryReceivedOfficePosting,
  "inquiry-received-visitor": inquiryReceivedVisitorPosting,
  "application-received-office": applicationReceivedOfficePosting,
  "application-received-applicant": applicationReceivedApplicantPosting,
  "newsletter-confirmation": newsletterConfirmationPosting,
  "newsletter-welcome": newsletterWelcomePosting,
};
