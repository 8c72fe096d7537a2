import { and, eq, isNull, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { newsletterSignups, subscribers } from "./tables/newsletter.ts";
import { newsletters } from "./tables/newsletters.ts";

/**
 * Unconfirmed signups included. A repeated or unknown token is no error: the reader wants no email.
 * @param newsletterId the one whose link was followed
 */
export function unsubscribe(db: Database, token: string, newsletterId?: string): Promise<void> {
  return db.transaction(async (tx) => {
    const mailbox = await mailboxBehind(tx, token);
    if (mailbox === undefined) return;
    const [removedSubscriber] = await tx
      .update(subscribers)
      .set({ unsubscribedAt: sql`now()` })
      .where(and(eq(subscribers.mailbox, mailbox), isNull(subscribers.unsubscribedAt)))
      .returning({ id: subscribers.id });
    await tx.delete(newsletterSignups).where(eq(newsletterSignups.mailbox, mailbox));
    if (removedSubscriber === undefined) return;
    await cancelQueued(tx, mailbox);
    await sendChangeEvent(tx, { kind: "subscriber", id: removedSubscriber.id });
    if (newsletterId !== undefined) await countFor(tx, newsletterId, removedSubscriber.id);
  });
}

/** One that is being sent to thousands may not have come to this reader yet. */
export const cancelQueued = (tx: Transaction, mailbox: string) =>
  tx
    .update(emails)
    .set({ state: "held", lastAnswer: "unsubscribed" })
    .where(
      and(
        eq(emails.recipientMailbox, mailbox),
        eq(emails.message, "newsletter"),
        eq(emails.state, "queued"),
        isNull(emails.handedOverAt),
      ),
    );

/** The address can be written by hand: only one that this reader got counts. */
async function countFor(tx: Transaction, newsletterId: string, subscriberId: string) {
  const [counted] = await tx
    .update(newsletters)
    .set({ unsubscribes: sql`${newsletters.unsubscribes} + 1` })
    .where(
      and(
        eq(newsletters.id, newsletterId),
        sql`exists (select from ${emails}
          where ${emails.key} = ${`newsletter.${newsletterId}.${subscriberId}`})`,
      ),
    )
    .returning({ id: newsletters.id });
  if (counted !== undefined) await sendChangeEvent(tx, { kind: "newsletter", id: counted.id });
}

async function mailboxBehind(tx: Transaction, token: string): Promise<string | undefined> {
  const [row] = await union(
    tx
      .select({ mailbox: subscribers.mailbox })
      .from(subscribers)
      .where(eq(subscribers.unsubscribeToken, token)),
    tx
      .select({ mailbox: newsletterSignups.mailbox })
      .from(newsletterSignups)
      .where(eq(newsletterSignups.unsubscribeToken, token)),
  );
  return row?.mailbox;
}
