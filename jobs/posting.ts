import type { Database } from "#database/client.ts";
import type { OutgoingEmail } from "#mail/outgoing-email.ts";

/** Who writes: where the office reads its mail, and where links of mails lead. */
export interface Sender {
  officeAddress: string;
  /** Public origin, e.g. `https://www.example.com`. */
  origin: string;
}

export interface Posting {
  /** The letter, or nothing when none is due any more: sent already, or its record deleted. */
  write(db: Database, recordId: string, sender: Sender): Promise<OutgoingEmail | undefined>;
  sent(db: Database, recordId: string): Promise<void>;
  failed(db: Database, recordId: string, fault: string): Promise<void>;
}
