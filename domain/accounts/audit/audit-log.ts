import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { type AuditEventRow, auditEvents } from "#database/tables/audit-events.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";

const pageSize = 50;

export interface AuditLine
  extends Pick<AuditEventRow, "id" | "at" | "kind" | "details" | "requestId"> {
  /** Names of actor and account, where known. */
  actorName: string | null;
  accountName: string | null;
  accountId: string | null;
}

/** Newest first. @param after id of the last event of the page before */
export const listOwnAudit = (
  db: Database,
  { accountId }: Actor,
  after?: string,
): Promise<AuditLine[]> => listLines(db, eq(auditEvents.accountId, accountId), after);

export interface AuditFilter {
  accountId?: string;
  kind?: string;
}

/** Undefined for everybody but administrators. */
export async function listAudit(
  db: Database,
  actor: Actor,
  { accountId, kind }: AuditFilter,
  after?: string,
): Promise<AuditLine[]> {
  if (!may(actor, "audit.read-all")) return [];
  const wanted = and(
    accountId === undefined ? undefined : eq(auditEvents.accountId, accountId),
    kind === undefined ? undefined : eq(auditEvents.kind, kind),
  );
  return listLines(db, wanted, after);
}

function listLines(
  db: Database,
  wanted: SQL | undefined,
  after: string | undefined,
): Promise<AuditLine[]> {
  const actors = alias(accounts, "actors");
  const { id, at, kind, details, requestId, accountId } = auditEvents;
  // Compared in the database, whose times are more precise than a `Date`.
  const isLater =
    after &&
    sql`(${at}, ${id}) < (select e.at, e.id from ${auditEvents} as e where e.id = ${after})`;
  return db
    .select({
      ...{ id, at, kind, details, requestId, accountId },
      actorName: actors.name,
      accountName: accounts.name,
    })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(accounts, eq(accounts.id, accountId))
    .where(and(wanted, isLater || undefined))
    .orderBy(desc(at), desc(id))
    .limit(pageSize);
}

/** After the period that the database itself enforces. */
export async function deleteOldAudit(db: Database): Promise<{ lines: number }> {
  const { rows } = await db.execute(sql`select forget_audit_events() as lines`);
  return { lines: Number(rows[0]?.lines) };
}
