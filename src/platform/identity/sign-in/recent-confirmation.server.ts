import { and, eq, gt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "../actor.ts";
import { sessions } from "../tables/sessions.ts";

const recentMinutes = 15;

/** The limit is 15 minutes: a browser that was left open must not change how its owner signs in. */
export async function isRecentlyConfirmed(
  db: Database | Transaction,
  { sessionId, accountId }: Actor,
): Promise<boolean> {
  const since = sql`now() - make_interval(mins => ${recentMinutes})`;
  const isThis = and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId));
  return (await db.$count(sessions, and(isThis, gt(sessions.confirmedAt, since)))) > 0;
}
