/** Every mail of the product: how it is written, and where its fate is noted. */
import type { Database } from "#database/client.ts";
import type { MailMessage } from "#domain/outbox/mail-jobs.ts";
import type { Letter } from "#mail/letter.ts";
import {
  applicationReceivedApplicantPosting,
  applicationReceivedOfficePosting,
} from "./application-postings.ts";
import { inquiryReceivedOfficePosting, inquiryReceivedVisitorPosting } from "./inquiry-postings.ts";
import { quoteReceivedOfficePosting, quoteReceivedVisitorPosting } from "./lead-postings.ts";
import { newsletterConfirmationPosting, newsletterWelcomePosting } from "./newsletter-postings.ts";

/** Who writes: where the office reads its mail, and where links of mails lead. */
export interface Sender {
  officeAddress: string;
  /** Public origin, e.g. `https://www.example.com`. */
  origin: string;
}

export interface Posting {
  /** The letter, or nothing when none is due any more: sent already, or its record deleted. */
  write(db: Database, recordId: string, sender: Sender): Promise<Letter | undefined>;
  sent(db: Database, recordId: string): Promise<void>;
  failed(db: Database, recordId: string, fault: string): Promise<void>;
}

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
