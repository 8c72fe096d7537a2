/** Whoever could sign in to the demonstration has no part in what becomes a company's own. */
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { isOfDemonstration } from "#platform/records/is-demo.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { accountLinks } from "../tables/account-links.ts";
import { accounts } from "../tables/accounts.ts";
import { sessions } from "../tables/sessions.ts";

/** Includes people whom those of the demonstration invited: a public demonstration has a public password. */
export const comesFromDemonstration = (): SQL<boolean> => sql<boolean>`${accounts.id} in (
  with recursive theirs as (
    select id from accounts where created_at = demonstration_began()
    union
    select invited.id from accounts as invited join theirs on invited.created_by = theirs.id)
  select id from theirs)`;

/**
 * Suspends the administrators of the demonstration, and all of the staff whom its people have invited. Its
 * other people stay, for an owner who keeps it to look around.
 */
export async function endDemonstrationStaff(tx: Transaction): Promise<void> {
  const ended = await tx
    .select({ id: accounts.id, state: accounts.state })
    .from(accounts)
    .where(
      and(
        isNull(accounts.clientId),
        inArray(accounts.state, ["active", "invited"]),
        comesFromDemonstration(),
        or(eq(accounts.role, "administrator"), sql`not ${isOfDemonstration(accounts.createdAt)}`),
      ),
    )
    .for("update");
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(accounts)
    .set({ state: "suspended", suspendedAt: sql`now()` })
    .where(and(inArray(accounts.id, ids), ne(accounts.state, "removed")));
  await tx.delete(sessions).where(inArray(sessions.accountId, ids));
  await tx.delete(accountLinks).where(inArray(accountLinks.accountId, ids));
  for (const { id, state } of ended)
    await recordAudit(
      tx,
      {
        kind: "suspended",
        accountId: id,
        change: changedFields({ state }, { state: "suspended" }),
        details: { by: "the setup of the company" },
      },
      undefined,
    );
}
