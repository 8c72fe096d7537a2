import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { newsletterSignups, subscribers } from "#database/tables/newsletter.ts";
import { exceededBound, type MailBound } from "#domain/outbox/mail-bounds.ts";

export type Signup = typeof newsletterSignups.$inferSelect;

const hour = 3600;
/** Whoever asks and however often, an address gets no more: nobody can be flooded through us. */
const bounds: MailBound[] = [
  {
    form: "newsletter-mail",
    limit: { uses: 1, windowSeconds: 6 * hour },
    inWords: "1 within six hours",
  },
  {
    form: "newsletter-mail-week",
    limit: { uses: 3, windowSeconds: 7 * 24 * hour },
    inWords: "3 within a week",
  },
];

/**
 * The signup whose confirmation mail is to be sent now; nothing where none is due: sent already,
 * expired, subscribed already, or the address has had its mails. Asked again for the same signup, as
 * after a failed attempt, the answer stays.
 */
export function reserveConfirmation(db: Database, id: string): Promise<Signup | undefined> {
  return db.transaction(async (tx) => {
    const [signup] = await tx
      .select()
      .from(newsletterSignups)
      .where(and(eq(newsletterSignups.id, id), gt(newsletterSignups.expiresAt, sql`now()`)))
      .for("update");
    if (signup?.confirmationMail !== "queued") return undefined;
    if (signup.mailGrantedAt !== null) return signup;

    const held = await whyHeld(tx, signup);
    await tx
      .update(newsletterSignups)
      .set(
        held === undefined
          ? { mailGrantedAt: sql`now()` }
          : { confirmationMail: "held", mailFault: held },
      )
      .where(eq(newsletterSignups.id, id));
    return held === undefined ? signup : undefined;
  });
}

/** Why the mail is not to be sent, for the person who wonders; nothing where it is. */
async function whyHeld(tx: Transaction, signup: Signup): Promise<string | undefined> {
  const { mailbox, email } = signup;
  const active = and(eq(subscribers.mailbox, mailbox), isNull(subscribers.unsubscribedAt));
  if ((await tx.$count(subscribers, active)) > 0) return "This address is subscribed already.";
  const exceeded = await exceededBound(tx, email, bounds);
  return exceeded && `This mailbox has had ${exceeded.inWords}, and no more are sent.`;
}
