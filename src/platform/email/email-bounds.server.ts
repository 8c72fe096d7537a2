import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { countRequest, type RateLimit } from "#platform/limits/rate-limit.server.ts";
import type { HeldReason } from "./held-reason.ts";
import { reachedMailbox } from "./reached-mailbox.server.ts";
import { emails } from "./tables/emails.ts";

/** How many emails of a kind one mailbox gets, whoever causes them. */
interface MailBound {
  /** Names the sentence for whoever wonders about a held email, too. */
  form: HeldReason;
  limit: RateLimit;
}

/** @returns the bound that it would exceed, if any */
async function exceededBound(
  tx: Transaction,
  email: string,
  bounds: readonly MailBound[],
): Promise<MailBound | undefined> {
  const addressHash = createHash("sha256").update(reachedMailbox(email)).digest("base64url");
  for (const bound of bounds) {
    const use = await countRequest(tx, { form: bound.form, addressHash }, bound.limit);
    if (!use.allowed) return bound;
  }
  return undefined;
}

const hour = 3600;
const week = 7 * 24 * hour;

/** Enough for an applicant who tries for several openings; all forms count together. */
const confirmationBounds: MailBound[] = [
  { form: "visitor-mail", limit: { uses: 3, windowSeconds: hour } },
  {
    form: "visitor-mail-week",
    limit: { uses: 10, windowSeconds: week },
  },
];

const newsletterBounds: MailBound[] = [
  {
    form: "newsletter-mail",
    limit: { uses: 1, windowSeconds: 6 * hour },
  },
  {
    form: "newsletter-mail-week",
    limit: { uses: 3, windowSeconds: week },
  },
];

/** Somebody who looks after a floor reports several things in a day. */
const occupantBounds: MailBound[] = [
  { form: "occupant-mail", limit: { uses: 5, windowSeconds: hour } },
  {
    form: "occupant-mail-week",
    limit: { uses: 20, windowSeconds: week },
  },
];

/** Emails that anybody can cause to anybody's address. */
const boundsOf: Partial<Record<string, MailBound[]>> = {
  "quote-received-visitor": confirmationBounds,
  "contact-message-received-visitor": confirmationBounds,
  "application-received-applicant": confirmationBounds,
  "newsletter-confirmation": newsletterBounds,
  "occupant-report-closed": occupantBounds,
};

/** Beyond its bounds an email is held, and its row says why. The same email gets the same answer. */
export function allowEmail(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for("update");
    if (email?.state !== "queued") return false;
    const bounds = boundsOf[email.message];
    if (bounds === undefined || email.recipient === null || email.allowedAt !== null) return true;
    const exceeded = await exceededBound(tx, email.recipient, bounds);
    await tx
      .update(emails)
      .set(
        exceeded === undefined
          ? { allowedAt: sql`now()` }
          : {
              state: "held",
              lastAnswer: exceeded.form,
            },
      )
      .where(eq(emails.id, id));
    return exceeded === undefined;
  });
}
