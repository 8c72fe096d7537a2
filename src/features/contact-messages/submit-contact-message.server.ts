import { and, eq, like, or, sql } from "drizzle-orm";
import { addSignup } from "#features/newsletter/confirm-signup.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import { keylessPrefix } from "#platform/forms/attempt.server.ts";
import type {
  CommandContext,
  SavedRecord,
  Submission,
  SubmissionResult,
} from "#platform/records/submission.ts";
import type { NewRecord, RecordKind } from "#platform/submissions/record-all.server.ts";
import { recordSubmission } from "#platform/submissions/record-submission.server.ts";
import { screenedRecord } from "#platform/submissions/screened-record.server.ts";
import type { ContactForm } from "./contact-form.ts";
import { contactMessages, type NewContactMessageRow } from "./tables/contact-messages.ts";

/** The API call of a message. Browsers repeat each message on the second, to be certain. */
export type Channel = NonNullable<NewContactMessageRow["channels"]>[number];

type NewContactMessage = Omit<NewContactMessageRow, "reference"> & NewRecord;

const messages: RecordKind<NewContactMessage> = {
  form: "contact",
  changeEventKind: "contact-message",
  letter: "M",
  // A whole office may share one address.
  limit: { uses: 10, windowSeconds: 600 },
  table: contactMessages,
  alone: true,
  findRepeated,
  insert: (rows) => insertRows(contactMessages, rows),
  emailsAbout: (tx, message) =>
    message.screening === "quarantined" ? [] : contactMessageEmails(tx, message),
};

/** Adds the newsletter signup that the message asked for. */
export async function contactMessageEmails(
  tx: Transaction,
  message: Omit<NewContactMessageRow, "reference">,
): Promise<NewEmail[]> {
  const { id, email, newsletter } = message;
  const about = { kind: "contact-message", id } as const;
  const emails: NewEmail[] = [
    emailAbout("contact-message-received-office", { office: true }, about),
    emailAbout("contact-message-received-visitor", email, about),
  ];
  if (newsletter) emails.push(await addSignup(tx, message, signupKeyOf(id)));
  return emails;
}

export const signupKeyOf = (id: string): string => `contact-message:${id}`;

/** Calls that repeat a message, in any order or at once, add their channel to it. */
export async function submitContactMessage(
  context: CommandContext,
  submission: Submission<ContactForm>,
  channel: Channel,
): Promise<SubmissionResult> {
  const { name, subject, message } = submission.fields;
  const screened = screenedRecord(submission, { short: [name, subject], message });
  const row = { ...submission.fields, ...screened, channels: [channel] };
  const result = await recordSubmission(context, messages, row, submission.signal);
  if (result.ok) await noteChannel(context.db, result.saved.id, channel);
  return result;
}

/** The unique index does not see copies with different keys: they wait for each other here. */
async function findRepeated(
  tx: Transaction,
  { idempotencyKey, fingerprint, screening }: NewContactMessage,
): Promise<SavedRecord | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
  const today = sql`(${contactMessages.receivedAt} at time zone 'UTC')::date = (now() at time zone 'UTC')::date`;
  const keyless = idempotencyKey.startsWith(keylessPrefix)
    ? today
    : and(like(contactMessages.idempotencyKey, `${keylessPrefix}%`), today);
  const [earlier] = await tx
    .select({ id: contactMessages.id, reference: contactMessages.reference })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.fingerprint, fingerprint),
        eq(contactMessages.screening, screening),
        or(eq(contactMessages.idempotencyKey, idempotencyKey), keyless),
      ),
    )
    .orderBy(contactMessages.receivedAt, contactMessages.id)
    .limit(1);
  return earlier;
}

async function noteChannel(db: Database, id: string, channel: Channel): Promise<void> {
  await db
    .update(contactMessages)
    .set({ channels: sql`array_append(${contactMessages.channels}, ${channel})` })
    .where(and(eq(contactMessages.id, id), sql`not ${channel} = any(${contactMessages.channels})`));
}
