import { createHash } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { newsletterSignups, subscribers } from "#database/tables/newsletter.ts";
import { countUse } from "#domain/submissions/rate-limit.ts";

export type Signup = typeof newsletterSignups.$inferSelect;

const hour = 3600;
/** Whoever asks and however often, an address gets no more: nobody can be flooded through us. */
const bounds = [
  { form: "newsletter-mail", limit: { uses: 1, windowSeconds: 6 * hour } },
  { form: "newsletter-mail-week", limit: { uses: 3, windowSeconds: 7 * 24 * hour } },
];

/**
 * The signup whose confirmation mail is to be sent now; nothing where none is due: sent already,
 * expired, subscribed already, or the address has had its mails. Asked again for the same signup, as
 * after a failed attempt, the answer stays.
 */
export function claimConfirmation(db: Database, id: string): Promise<Signup | undefined> {
  return db.transaction(async (tx) => {
    const [signup] = await tx
      .select()
      .from(newsletterSignups)
      .where(eq(newsletterSignups.id, id))
      .for("update");
    if (signup?.confirmationMail !== "queued" || signup.expiresAt.getTime() < Date.now())
      return undefined;
    if (signup.mailGrantedAt !== null) return signup;

    const isDue =
      !(await isSubscribed(tx, signup.mailbox)) && (await isWithinBounds(tx, signup.mailbox));
    await tx
      .update(newsletterSignups)
      .set(isDue ? { mailGrantedAt: sql`now()` } : { confirmationMail: "held" })
      .where(eq(newsletterSignups.id, id));
    return isDue ? signup : undefined;
  });
}

async function isSubscribed(tx: Transaction, mailbox: string): Promise<boolean> {
  const active = and(eq(subscribers.mailbox, mailbox), isNull(subscribers.unsubscribedAt));
  return (await tx.$count(subscribers, active)) > 0;
}

async function isWithinBounds(tx: Transaction, mailbox: string): Promise<boolean> {
  const addressHash = createHash("sha256").update(mailbox).digest("base64url");
  for (const { form, limit } of bounds) {
    const use = await countUse(tx, { form, addressHash }, limit);
    if (!use.allowed) return false;
  }
  return true;
}
