/** Every mail of the product: how it is written, and where its fate is noted. */
import type { Database } from "#database/client.ts";
import type { MailMessage } from "#domain/outbox/mail-jobs.ts";
import type { Letter } from "#mail/letter.ts";
import { quoteReceivedOfficePosting, quoteReceivedVisitorPosting } from "./lead-postings.ts";

export interface Posting {
  /** The letter, or nothing when none is due any more: sent already, or its record deleted. */
  write(db: Database, recordId: string, officeAddress: string): Promise<Letter | undefined>;
  sent(db: Database, recordId: string): Promise<void>;
  failed(db: Database, recordId: string, fault: string): Promise<void>;
}

export const postings: Record<MailMessage, Posting> = {
  "quote-received-office": quoteReceivedOfficePosting,
  "quote-received-visitor": quoteReceivedVisitorPosting,
};
