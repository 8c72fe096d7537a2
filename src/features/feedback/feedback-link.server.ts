/** The link of a mail: answers its one question without a sign-in, until that ends. */
import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { newToken, opens, parseToken } from "#platform/identity/tokens.server.ts";
import { type FeedbackListRow, findFeedback } from "./list-feedback.server.ts";
import { feedback } from "./tables/feedback.ts";

/** Each attempt to send the email makes a new token, which ends the link of the attempt before. */
export async function newFeedbackToken(db: Database, id: string): Promise<string> {
  const { token, secretHash } = newToken(id);
  await db.update(feedback).set({ secretHash }).where(eq(feedback.id, id));
  return token;
}

export interface LinkedQuestion {
  /** Owner of the link, with the rights that they have now. */
  giver: Actor;
  question: FeedbackListRow;
}

/** Undefined for links that are wrong or over, or whose owner may no longer see the facility. */
export async function findByFeedbackToken(
  db: Database,
  typed: string,
): Promise<LinkedQuestion | undefined> {
  const token = parseToken(typed);
  if (token === undefined) return undefined;
  const { accountId, secretHash, expiresAt } = feedback;
  const [row] = await db
    .select({ accountId, secretHash, expiresAt })
    .from(feedback)
    .where(eq(feedback.id, token.id));
  if (row?.secretHash == null || !opens(token, row.secretHash)) return undefined;
  if (row.expiresAt <= new Date()) return undefined;
  const giver = await findActorOf(db, row.accountId);
  const question = giver && (await findFeedback(db, giver, token.id));
  return giver && question ? { giver, question } : undefined;
}
