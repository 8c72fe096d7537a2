import { and, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
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
