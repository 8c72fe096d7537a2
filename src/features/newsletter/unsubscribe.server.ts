import { eq, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newsletterSignups, subscribers } from "./tables/newsletter.ts";

/** Unconfirmed signups included. A repeated or unknown token is no error: the reader wants no email. */
export function unsubscribe(db: Database, token: string): Promise<void> {
  return db.transaction(async (tx) => {
    const mailbox = await mailboxBehind(tx, token);
    if (mailbox === undefined) return;
    await tx
      .update(subscribers)
      .set({ unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, now())` })
      .where(eq(subscribers.mailbox, mailbox));
    await tx.delete(newsletterSignups).where(eq(newsletterSignups.mailbox, mailbox));
  });
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
