import type { Database } from "#database/client.ts";
import {
  type MailedTable,
  markMailFailed,
  markMailSent,
  type RecordMail,
} from "#domain/outbox/mail-states.ts";
import type { Letter } from "#mail/letter.ts";
import type { Posting, Sender } from "./posting.ts";

interface MailedRecord {
  officeMail: string;
  visitorMail: string;
}

/** One of the two mails about a record: due while it is queued. */
export const recordPosting = <Found extends MailedRecord>(
  table: MailedTable,
  mail: RecordMail,
  find: (db: Database, id: string) => Promise<Found | undefined>,
  write: (found: Found, sender: Sender) => Promise<Letter>,
): Posting => ({
  async write(db, recordId, sender) {
    const found = await find(db, recordId);
    return found?.[mail] === "queued" ? write(found, sender) : undefined;
  },
  sent: (db, recordId) => markMailSent(db, table, recordId, mail),
  failed: (db, recordId, fault) => markMailFailed(db, table, recordId, mail, fault),
});
