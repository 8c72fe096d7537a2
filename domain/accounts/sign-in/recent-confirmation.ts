import { and, eq, gt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { sessions } from "#database/tables/sessions.ts";
import type { Actor } from "#domain/accounts/actor.ts";

const recentMinutes = 15;

/**
 * Whether the person signed in, or proved again who they are (`confirm-identity.ts`), within the last
 * quarter of an hour: a browser that was left open must not change how its owner signs in.
 */
export async function isRecentlyConfirmed(
  db: Database | Transaction,
  { sessionId, accountId }: Actor,
): Promise<boolean> {
  const since = sql`now() - make_interval(mins => ${recentMinutes})`;
  const isThis = and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId));
  return (await db.$count(sessions, and(isThis, gt(sessions.confirmedAt, since)))) > 0;
}
