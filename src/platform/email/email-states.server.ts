import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { type EmailRow, emails } from "./tables/emails.ts";

const maxAnswerCharacters = 500;
const shortened = (answer: string) => answer.slice(0, maxAnswerCharacters);

export async function findEmail(db: Database, id: string): Promise<EmailRow | undefined> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id));
  return email;
}

/** The last answer of an email for which there was no mail server. */
export const keptAsFile = "kept-as-file";

/** @param recipient the actual address, known only now for the office */
export async function markEmailSent(
  db: Database,
  id: string,
  recipient: string,
  isKeptAsFile = false,
): Promise<void> {
  const { tries } = emails;
  await db
    .update(emails)
    .set({
      state: "sent",
      sentAt: sql`now()`,
      recipient,
      tries: sql`${tries} + 1`,
      lastAnswer: isKeptAsFile ? keptAsFile : null,
    })
    .where(eq(emails.id, id));
}

/** No longer due: its record is deleted or has changed. @param why for the person who wonders */
export async function markEmailHeld(db: Database, id: string, why?: string): Promise<void> {
  await db.update(emails).set({ state: "held", lastAnswer: why }).where(isQueued(id));
}

/** The queue tries again. */
export async function noteEmailAttempt(db: Database, id: string, answer: string): Promise<void> {
  await db
    .update(emails)
    .set({ tries: sql`${emails.tries} + 1`, lastAnswer: shortened(answer), handedOverAt: null })
    .where(isQueued(id));
}

/**
 * An email that may never arrive twice is not sent again by itself from here on.
 * @throws where somebody has taken it back meanwhile, or another process is sending it
 */
export async function markHandedOver(db: Database, id: string): Promise<void> {
  const [sentEmail] = await db
    .update(emails)
    .set({ handedOverAt: sql`clock_timestamp()` })
    .where(and(isQueued(id), isNull(emails.handedOverAt)))
    .returning({ id: emails.id });
  if (sentEmail === undefined) throw new Error("The email was taken back while it was being sent");
}

/** Nobody knows whether it arrived: the moment of its last byte stays. */
export async function markEmailUncertain(db: Database, id: string, answer: string): Promise<void> {
  const { tries } = emails;
  await db
    .update(emails)
    .set({ state: "failed", tries: sql`${tries} + 1`, lastAnswer: shortened(answer) })
    .where(isQueued(id));
}

/** No further attempt: a person has to act. @returns undefined where it was settled before */
export async function markEmailFailed(
  tx: Transaction,
  id: string,
  answer: string,
): Promise<EmailRow | undefined> {
  const [failed] = await tx
    .update(emails)
    .set({ state: "failed", lastAnswer: shortened(answer) })
    .where(isQueued(id))
    .returning();
  return failed;
}

const isQueued = (id: string) => and(eq(emails.id, id), eq(emails.state, "queued"));

/** Resets for addresses without an account are held for this long. */
const heldDays = 7;

/** Emails that are settled, sent or not, some time after they were queued. */
export async function deleteOldEmails(
  db: Database,
  days: number,
  now: Date,
): Promise<{ emails: number }> {
  const isOlder = (than: number) => lt(emails.createdAt, new Date(now.getTime() - than * dayMs));
  const isOld = and(isOlder(days), ne(emails.state, "queued"));
  const isHeld = and(isOlder(heldDays), eq(emails.state, "held"));
  const gone = await db.delete(emails).where(or(isOld, isHeld)).returning({ id: emails.id });
  return { emails: gone.length };
}
