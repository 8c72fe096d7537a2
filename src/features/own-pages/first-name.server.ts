import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";

/** An outsider learns no more than the first name of whoever works on it. */
export async function firstNameOf(
  db: Database,
  accountId: string | null,
): Promise<string | undefined> {
  if (accountId === null) return undefined;
  const [row] = await db
    .select({ name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.state, "active")));
  return row?.name.trim().split(/\s+/)[0] || undefined;
}
