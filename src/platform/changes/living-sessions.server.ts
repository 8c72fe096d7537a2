import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { isAlive } from "#platform/identity/sign-in/sessions.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { sessions } from "#platform/identity/tables/sessions.ts";

/** Does not update `lastSeenAt`: a tab that is left open must not keep a session alive. */
export async function livingSessions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.id, [...ids]), isAlive, eq(accounts.state, "active")));
  return new Set(rows.map(({ id }) => id));
}
