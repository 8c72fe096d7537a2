import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { dayMs } from "#platform/format/durations.ts";
import { newReference } from "#platform/records/reference.server.ts";
import type { CommandContext, Submission } from "#platform/records/submission.ts";
import { screenedRecord } from "#platform/submissions/screened-record.server.ts";
import type { NewsletterForm } from "./newsletter-form.ts";
import { forgetOptOut } from "./opt-outs.server.ts";
import { isUnreachable } from "./subscribers.server.ts";
import { newsletterSignups, subscribers } from "./tables/newsletter.ts";

type Signup = typeof newsletterSignups.$inferSelect;

export type Confirmation = { state: "pending" | "confirmed"; email: string } | { state: "unknown" };

const isValid = (token: string) =>
  and(eq(newsletterSignups.confirmationToken, token), gt(newsletterSignups.expiresAt, sql`now()`));

/** Changes nothing: programs that scan emails open links as well. */
export async function findConfirmation(db: Database, token: string): Promise<Confirmation> {
  const [signup] = await db.select().from(newsletterSignups).where(isValid(token));
  if (signup === undefined) return { state: "unknown" };
  return { state: signup.confirmedAt === null ? "pending" : "confirmed", email: signup.email };
}

export async function findPendingSignup(db: Database, id: string): Promise<Signup | undefined> {
  const isPending = and(eq(newsletterSignups.id, id), gt(newsletterSignups.expiresAt, sql`now()`));
  const [signup] = await db.select().from(newsletterSignups).where(isPending);
  return signup;
}

/** A second confirmation is no error. */
export function confirmSignup(context: CommandContext, token: string): Promise<Confirmation> {
  return context.db.transaction(async (tx) => {
    const [signup] = await tx
      .update(newsletterSignups)
      .set({ confirmedAt: sql`coalesce(${newsletterSignups.confirmedAt}, now())` })
      .where(isValid(token))
      .returning();
    if (signup === undefined) return { state: "unknown" };
    await forgetOptOut(tx, signup.mailbox);
    const id = await subscribe(tx, signup);
    if (id !== undefined) {
      // No key, so that a person who unsubscribed and came back is welcomed again.
      const about = { kind: "subscriber", id } as const;
      const to = signup.email;
      const welcome = { message: "newsletter-welcome", to, about, data: {} } as const;
      await queueEmails(tx, context.queue, [welcome]);
      await sendChangeEvent(tx, { kind: "subscriber", id });
    }
    return { state: "confirmed", email: signup.email };
  });
}

/** @returns the subscriber, unless it was subscribed already */
async function subscribe(tx: Transaction, signup: Signup): Promise<string | undefined> {
  const consent = {
    email: signup.email,
    requestedAt: signup.receivedAt,
    requestedOnPage: signup.page,
    language: signup.language,
  };
  const { mailbox, unsubscribeToken } = signup;
  const [subscriber] = await tx
    .insert(subscribers)
    .values({ ...consent, id: newId(), mailbox, unsubscribeToken })
    .onConflictDoUpdate({
      target: subscribers.mailbox,
      // The token stays: the links of earlier emails have to work.
      set: {
        ...consent,
        confirmedAt: sql`now()`,
        unsubscribedAt: null,
        refusals: 0,
      },
      setWhere: or(isNotNull(subscribers.unsubscribedAt), isUnreachable),
    })
    .returning({ id: subscribers.id });
  return subscriber?.id;
}

/** A signup that waits for the owner of its address. */
export function newSignup(submission: Submission<NewsletterForm>) {
  const record = screenedRecord(submission, { short: [], message: "" });
  return { ...record, ...pendingSignup(submission.fields.email) };
}

const pendingSignup = (email: string) => ({
  email,
  mailbox: mailboxOf(email),
  confirmationToken: newMailToken(),
  unsubscribeToken: newMailToken(),
});

type RequestingRecord = Pick<
  typeof newsletterSignups.$inferInsert,
  "email" | "fingerprint" | "page" | "campaign" | "language" | "userAgent" | "addressHash"
>;

/** Runs in the transaction of the other form; retries with the same `key` add none. */
export async function addSignup(
  tx: Transaction,
  { email, fingerprint, page, campaign, language, userAgent, addressHash }: RequestingRecord,
  key: string,
): Promise<NewEmail> {
  const signup = {
    id: newId(),
    reference: newReference("N"),
    idempotencyKey: key,
    fingerprint,
    page,
    campaign,
    language,
    userAgent,
    addressHash,
    ...pendingSignup(email),
  };
  await tx.insert(newsletterSignups).values(signup);
  return confirmationEmail(signup);
}

export const confirmationEmail = ({ id, email }: { id: string; email: string }): NewEmail =>
  emailAbout("newsletter-confirmation", email, { kind: "newsletter-signup", id });

/** 192 random bits: nobody can guess one, so no secret key has to sign it. */
export const newMailToken = () => randomBytes(24).toString("base64url");

/** Days that links of sent emails go on working (CAN-SPAM requires 30). */
const graceDays = 30;

export async function deleteExpiredAddresses(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - graceDays * dayMs);
  const { expiresAt, confirmedAt } = newsletterSignups;
  await db
    .delete(newsletterSignups)
    .where(or(and(isNull(confirmedAt), lt(expiresAt, now)), lt(expiresAt, longAgo)));
  // A hash of the address stays, so that no import adds it again (`opt-outs.server.ts`).
  await db.delete(subscribers).where(lt(subscribers.unsubscribedAt, longAgo));
  // Emails to a deleted address go with it; a queued one finds that it is not due.
  await db.delete(emails).where(sql`${emails.state} <> 'queued' and (
    (${emails.aboutKind} = 'newsletter-signup'
      and not exists (select from ${newsletterSignups} s where s.id = ${emails}.about_id))
    or (${emails.aboutKind} = 'subscriber'
      and not exists (select from ${subscribers} s where s.id = ${emails}.about_id))
    or (${emails.message} = 'newsletter'
      and not exists (select from ${subscribers} s
        where s.id::text = ${emails}.data ->> 'subscriberId')))`);
}
