/** Whoever may read opportunities may read unmatched emails. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { UnmatchedState } from "../email-types.ts";
import { opportunityEmails } from "../tables/opportunity-emails.ts";
import { unmatchedEmails } from "../tables/unmatched-emails.ts";

const rowsAPage = 50;

const isVisible = (actor: Actor) => (may(actor, "opportunities.read") ? sql`true` : sql`false`);

/** True if there is any unmatched email, whatever was decided about it. */
export async function hasUnmatchedEmails(db: Database): Promise<boolean> {
  const [row] = await db.select({ id: unmatchedEmails.id }).from(unmatchedEmails).limit(1);
  return row !== undefined;
}

export async function countUnmatched(
  db: Database,
  actor: Actor,
): Promise<Record<UnmatchedState, number>> {
  const counts = { waiting: 0, aside: 0, joined: 0 };
  const rows = await db
    .select({ state: unmatchedEmails.state, count: sql<number>`count(*)::int` })
    .from(unmatchedEmails)
    .where(isVisible(actor))
    .groupBy(unmatchedEmails.state);
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** The latest first. @param after id of the last one of the page before */
export async function listUnmatched(
  db: Database,
  actor: Actor,
  { state, after }: { state: UnmatchedState; after?: string | undefined },
  limit = rowsAPage,
) {
  const { id, arrivedAt, fromName, fromAddress, subject, kind, reason } = unmatchedEmails;
  const isBehind =
    after === undefined
      ? undefined
      : sql`(${arrivedAt}, ${id}) < (select ${arrivedAt}, ${id} from ${unmatchedEmails} where ${id} = ${after})`;
  const unmatched = await db
    .select({ id, arrivedAt, fromName, fromAddress, subject, kind, reason })
    .from(unmatchedEmails)
    .where(and(isVisible(actor), eq(unmatchedEmails.state, state), isBehind))
    .orderBy(desc(arrivedAt), desc(id))
    .limit(limit + 1);
  const rows = unmatched.slice(0, limit);
  return { rows, next: unmatched.length > limit ? rows.at(-1)?.id : undefined };
}

/** Undefined for what does not exist or the actor may not see. */
export async function findUnmatched(db: Database, actor: Actor, id: string) {
  const [row] = await db
    .select({
      email: unmatchedEmails,
      deciderName: accounts.name,
      opportunityId: opportunityEmails.opportunityId,
    })
    .from(unmatchedEmails)
    .leftJoin(accounts, eq(accounts.id, unmatchedEmails.decidedBy))
    .leftJoin(opportunityEmails, eq(opportunityEmails.id, unmatchedEmails.joinedAs))
    .where(and(isVisible(actor), eq(unmatchedEmails.id, id)));
  return row;
}
