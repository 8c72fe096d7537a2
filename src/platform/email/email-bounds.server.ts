import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { countRequest, type RateLimit } from "#platform/limits/rate-limit.server.ts";
import type { EmailMessage } from "./email-messages.ts";
import type { HeldReason } from "./held-reason.ts";
import { reachedMailbox } from "./reached-mailbox.server.ts";
import { emails } from "./tables/emails.ts";

/** Limits how many emails of a kind one mailbox gets, whoever causes them. */
export interface MailBound {
  /** Counts all messages that name it, and stays with an email that is held. */
  form: string;
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

/** Forms of the public site count together: enough for an applicant who tries for several openings. */
export const confirmationBounds: readonly (MailBound & { form: HeldReason })[] = [
  { form: "visitor-mail", limit: { uses: 3, windowSeconds: hour } },
  {
    form: "visitor-mail-week",
    limit: { uses: 10, windowSeconds: 7 * 24 * hour },
  },
];

/** Bounds for emails that anybody can send to anybody's address; a message that is not named has no bound. */
export type EmailBounds = Readonly<Partial<Record<EmailMessage, readonly MailBound[]>>>;

/** An email beyond its bounds is held, and its row has the reason. The same email gets the same answer. */
export function allowEmail(
  db: Database,
  id: string,
  boundsOf: Readonly<Partial<Record<string, readonly MailBound[]>>>,
): Promise<boolean> {
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
