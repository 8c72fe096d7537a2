import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "../actor.ts";
import { accounts } from "../tables/accounts.ts";
import { type AuditEventRow, auditEvents } from "../tables/audit-events.ts";

const pageSize = 50;

export interface AuditListRow
  extends Pick<AuditEventRow, "id" | "at" | "kind" | "details" | "requestId"> {
  /** Names of actor and account, where known. */
  actorName: string | null;
  accountName: string | null;
  accountId: string | null;
}

/** Lists the newest first. @param after id of the last event of the page before */
export function listOwnAudit(db: Database, actor: Actor, after?: string): Promise<AuditListRow[]> {
  const actors = alias(accounts, "actors");
  const { id, at, kind, details, requestId, accountId } = auditEvents;
  // Compared in the database, whose times are more precise than a `Date`.
  const isLater =
    after &&
    sql`(${at}, ${id}) < (select e.at, e.id from ${auditEvents} as e where e.id = ${after})`;
  return db
    .select({
      id,
      at,
      kind,
      details,
      requestId,
      accountId,
      actorName: actors.name,
      accountName: accounts.name,
    })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(accounts, eq(accounts.id, accountId))
    .where(and(eq(accountId, actor.accountId), isLater || undefined))
    .orderBy(desc(at), desc(id))
    .limit(pageSize);
}

/** The database itself enforces the period after which lines may go. */
export async function deleteOldAudit(db: Database): Promise<{ lines: number }> {
  const { rows } = await db.execute(sql`select forget_audit_events() as lines`);
  return { lines: Number(rows[0]?.lines) };
}
