import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { sessions } from "#database/tables/sessions.ts";
import { isAlive } from "#domain/accounts/sign-in/sessions.ts";

/** Does not update `lastSeenAt`: a tab that is left open must not keep a session alive. */
export async function livingSessions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.id, [...ids]), isAlive, eq(accounts.state, "active")));
  return new Set(found.map(({ id }) => id));
}
