import { and, eq, like, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { inquiries, type NewInquiryRow } from "#database/tables/inquiries.ts";
import { addSignup } from "#domain/newsletter/add-signup.ts";
import type { MailJob } from "#domain/outbox/mail-jobs.ts";
import { type Attempt, keylessPrefix } from "#domain/submissions/attempt.ts";
import { judgedRecord, mailsOf } from "#domain/submissions/judged-record.ts";
import { recordOnce } from "#domain/submissions/record-once.ts";
import type {
  Desk,
  Receipt,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import type { ContactForm } from "./contact-form.ts";

/** By which call a message came. Browsers repeat each message on the second, to be certain. */
export type Channel = NonNullable<NewInquiryRow["channels"]>[number];

/** A whole office may stand behind one address. */
const limit = { uses: 10, windowSeconds: 600 };

/**
 * Records a message from the contact page and queues the mails about it. The calls that repeat it,
 * in any order or at once, join it and leave their channel; a call that comes alone is the message.
 */
export async function submitInquiry(
  desk: Desk,
  submission: Submission<ContactForm>,
  channel: Channel,
): Promise<SubmissionResult> {
  const { name, subject, message } = submission.fields;
  const record = judgedRecord(submission, { short: [name, subject], message });
  const inquiry = { ...submission.fields, ...record, ...mailsOf(record), channels: [channel] };
  const judged = { ...submission.attempt, screening: record.screening };
  const isWanted = record.screening === "accepted";
  const newsletterMails: MailJob[] = [];

  const result = await recordOnce(desk, submission, {
    form: "contact",
    letter: "M",
    limit,
    async insert(tx, reference) {
      const receipt = await insertUnlessRepeated(tx, judged, { ...inquiry, reference });
      if (receipt !== undefined && isWanted && submission.fields.newsletter)
        newsletterMails.push(await addSignup(tx, submission, `inquiry:${receipt.id}`));
      return receipt;
    },
    find: (db) => findRepeated(db, judged),
    mailsAbout: ({ id }) => (isWanted ? [...mailsAbout(id), ...newsletterMails] : []),
  });
  if (result.ok) await noteChannel(desk.db, result.receipt.id, channel);
  return result;
}

/** A copy in quarantine, whoever sent it, must not answer for what a visitor sends. */
interface JudgedAttempt extends Attempt {
  screening: "accepted" | "quarantined";
}

const receipt = { id: inquiries.id, reference: inquiries.reference };

/**
 * A call with a key and one without would not meet in the unique index: copies of one text wait for
 * each other here.
 */
async function insertUnlessRepeated(
  tx: Transaction,
  attempt: JudgedAttempt,
  inquiry: NewInquiryRow,
): Promise<Receipt | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${attempt.fingerprint}, 0))`);
  if ((await findRepeated(tx, attempt)) !== undefined) return undefined;
  const [inserted] = await tx
    .insert(inquiries)
    .values(inquiry)
    .onConflictDoNothing()
    .returning(receipt);
  return inserted;
}

/** The same text, screened alike, under the same key or, where one of both calls has none, on the same UTC day. */
async function findRepeated(
  db: Database | Transaction,
  { key, fingerprint, screening }: JudgedAttempt,
): Promise<Receipt | undefined> {
  const hasNoKey = key.startsWith(keylessPrefix);
  const today = sql`(${inquiries.receivedAt} at time zone 'UTC')::date = (now() at time zone 'UTC')::date`;
  const keyless = hasNoKey
    ? today
    : and(like(inquiries.idempotencyKey, `${keylessPrefix}%`), today);
  const [found] = await db
    .select(receipt)
    .from(inquiries)
    .where(
      and(
        eq(inquiries.fingerprint, fingerprint),
        eq(inquiries.screening, screening),
        or(eq(inquiries.idempotencyKey, key), keyless),
      ),
    )
    .orderBy(inquiries.receivedAt)
    .limit(1);
  return found;
}

async function noteChannel(db: Database, id: string, channel: Channel): Promise<void> {
  await db
    .update(inquiries)
    .set({ channels: sql`array_append(${inquiries.channels}, ${channel})` })
    .where(and(eq(inquiries.id, id), sql`not ${channel} = any(${inquiries.channels})`));
}

const mailsAbout = (recordId: string): MailJob[] => [
  { message: "inquiry-received-office", recordId },
  { message: "inquiry-received-visitor", recordId },
];
