import { and, eq, like, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { contactMessages, type NewContactMessageRow } from "#database/tables/contact-messages.ts";
import type { NewEmail } from "#domain/emails/email-messages.ts";
import { emailAbout } from "#domain/emails/record-emails.ts";
import { addSignup } from "#domain/newsletter/add-signup.ts";
import { type Attempt, keylessPrefix } from "#domain/submissions/attempt.ts";
import { recordSubmission } from "#domain/submissions/record-submission.ts";
import { screenedRecord } from "#domain/submissions/screened-record.ts";
import type {
  CommandContext,
  SavedRecord,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import type { ContactForm } from "./contact-form.ts";

/** By which call a message came. Browsers repeat each message on the second, to be certain. */
export type Channel = NonNullable<NewContactMessageRow["channels"]>[number];

/** A whole office may stand behind one address. */
const limit = { uses: 10, windowSeconds: 600 };

/**
 * Records a message from the contact page and queues the emails about it. The calls that repeat it,
 * in any order or at once, join it and leave their channel; a call that comes alone is the message.
 */
export async function submitContactMessage(
  context: CommandContext,
  submission: Submission<ContactForm>,
  channel: Channel,
): Promise<SubmissionResult> {
  const { name, subject, message, email } = submission.fields;
  const record = screenedRecord(submission, { short: [name, subject], message });
  const row = { ...submission.fields, ...record, channels: [channel] };
  const screened = { ...submission.attempt, screening: record.screening };
  const isAccepted = record.screening === "accepted";
  const newsletterEmails: NewEmail[] = [];

  const result = await recordSubmission(context, submission, {
    form: "contact",
    letter: "M",
    limit,
    async insert(tx, reference) {
      newsletterEmails.length = 0;
      const saved = await insertUnlessRepeated(tx, screened, { ...row, reference });
      if (saved !== undefined && isAccepted && submission.fields.newsletter)
        newsletterEmails.push(await addSignup(tx, submission, `contact-message:${saved.id}`));
      return saved;
    },
    find: (tx) => findRepeated(tx, screened),
    emailsAbout({ id }) {
      if (!isAccepted) return [];
      const about = { kind: "contact-message", id } as const;
      return [
        emailAbout("contact-message-received-office", { office: true }, about),
        emailAbout("contact-message-received-visitor", email, about),
        ...newsletterEmails,
      ];
    },
  });
  if (result.ok) await noteChannel(context.db, result.saved.id, channel);
  return result;
}

/** A copy in quarantine, whoever sent it, must not answer for what a visitor sends. */
interface ScreenedAttempt extends Attempt {
  screening: "accepted" | "quarantined";
}

const saved = { id: contactMessages.id, reference: contactMessages.reference };

/**
 * A call with a key and one without would not meet in the unique index: copies of one text wait for
 * each other here.
 */
async function insertUnlessRepeated(
  tx: Transaction,
  attempt: ScreenedAttempt,
  contactMessage: NewContactMessageRow,
): Promise<SavedRecord | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${attempt.fingerprint}, 0))`);
  if ((await findRepeated(tx, attempt)) !== undefined) return undefined;
  const [inserted] = await tx
    .insert(contactMessages)
    .values(contactMessage)
    .onConflictDoNothing()
    .returning(saved);
  return inserted;
}

/** The same text, screened alike, under the same key or, where one of both calls has none, on the same UTC day. */
async function findRepeated(
  tx: Transaction,
  { key, fingerprint, screening }: ScreenedAttempt,
): Promise<SavedRecord | undefined> {
  const hasNoKey = key.startsWith(keylessPrefix);
  const today = sql`(${contactMessages.receivedAt} at time zone 'UTC')::date = (now() at time zone 'UTC')::date`;
  const keyless = hasNoKey
    ? today
    : and(like(contactMessages.idempotencyKey, `${keylessPrefix}%`), today);
  const [found] = await tx
    .select(saved)
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.fingerprint, fingerprint),
        eq(contactMessages.screening, screening),
        or(eq(contactMessages.idempotencyKey, key), keyless),
      ),
    )
    .orderBy(contactMessages.receivedAt)
    .limit(1);
  return found;
}

async function noteChannel(db: Database, id: string, channel: Channel): Promise<void> {
  await db
    .update(contactMessages)
    .set({ channels: sql`array_append(${contactMessages.channels}, ${channel})` })
    .where(and(eq(contactMessages.id, id), sql`not ${channel} = any(${contactMessages.channels})`));
}
