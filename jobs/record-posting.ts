import type { Database } from "#database/client.ts";
import { claimVisitorMail } from "#domain/outbox/claim-visitor-mail.ts";
import {
  type MailedTable,
  markMailFailed,
  markMailSent,
  type RecordMail,
} from "#domain/outbox/mail-states.ts";
import type { OutgoingEmail } from "#mail/outgoing-email.ts";
import type { Posting, Sender } from "./posting.ts";

interface MailedRecord {
  officeMail: string;
  visitorMail: string;
}

/** One of the two mails about a record: due while it is queued, the visitor's within bounds. */
export const recordPosting = <Found extends MailedRecord>(
  table: MailedTable,
  mail: RecordMail,
  find: (db: Database, id: string) => Promise<Found | undefined>,
  write: (found: Found, sender: Sender) => Promise<OutgoingEmail>,
): Posting => ({
  async write(db, recordId, sender) {
    if (mail === "visitorMail" && !(await claimVisitorMail(db, table, recordId))) return undefined;
    const found = await find(db, recordId);
    return found?.[mail] === "queued" ? write(found, sender) : undefined;
  },
  sent: (db, recordId) => markMailSent(db, table, recordId, mail),
  failed: (db, recordId, fault) => markMailFailed(db, table, recordId, mail, fault),
});
