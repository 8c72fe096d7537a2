/** Lists the history of records and the audit events of accounts as one. */
import { and, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { auditEvents } from "#platform/identity/tables/audit-events.ts";
import { rowAtCursor } from "#platform/records/place-cursor.server.ts";
import type { ChangeRecordKind } from "./change-labels.server.ts";

export interface ChangeFilter {
  /** Finds changes that this person made, and those of this person's account. */
  personId?: string | undefined;
  recordKind?: ChangeRecordKind | undefined;
  /** One of the record kind's. */
  kind?: string | undefined;
  clientId?: string | undefined;
  facilityId?: string | undefined;
  /** ISO days in `timeZone`, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** IANA name. */
  timeZone: string;
  /** `next` of the page before. */
  after?: string | undefined;
}

export interface Change {
  id: string;
  at: Date;
  /** Microseconds since 1970, as the database has them, because a `Date` is less precise. */
  atMicroseconds: number;
  /** Any text: an older version of the product may have stored other nouns and kinds. */
  recordKind: string;
  /** Null for a sign-in with a name that belongs to nobody. */
  recordId: string | null;
  kind: string;
  /** Null where the product did it by itself, or nobody was signed in. */
  actorId: string | null;
  clientId: string | null;
  facilityId: string | null;
  /** Id of the request in the server's log. */
  requestId: string | null;
  details: Record<string, unknown>;
}

const cursorOf = ({ atMicroseconds, id }: Change): string => `${atMicroseconds}-${id}`;

export interface ChangePage {
  /** Newest first. */
  changes: Change[];
  /** Undefined on the last page. */
  next: string | undefined;
}

const changesAPage = 50;

/** Empty for everybody but administrators. */
export async function listChanges(
  db: Database,
  actor: Actor,
  filter: ChangeFilter,
  limit = changesAPage,
): Promise<ChangePage> {
  if (!may(actor, "audit.read-all")) return { changes: [], next: undefined };
  const sources = [...historySources(filter), ...auditSources(filter)];
  // Each is read to the end of the page by an index of its own, and the rest is left unread.
  const parts = await Promise.all(
    sources.map(({ table, where }) =>
      table === "history"
        ? selectHistory(db, where, limit + 1)
        : selectAuditEvents(db, where, limit + 1),
    ),
  );
  const newestFirst = parts.flat().toSorted(byNewest);
  const changes = newestFirst.slice(0, limit);
  const last = changes.at(-1);
  return { changes, next: last && newestFirst.length > limit ? cursorOf(last) : undefined };
}

const byNewest = (a: Change, b: Change): number =>
  b.atMicroseconds - a.atMicroseconds || (a.id < b.id ? 1 : -1);

interface Source {
  table: "history" | "audit";
  where: SQL | undefined;
}

function historySources(filter: ChangeFilter): Source[] {
  const { personId, recordKind, kind, clientId, facilityId } = filter;
  if (recordKind === "account") return [];
  const columns = historyEvents;
  const where = and(
    personId === undefined ? undefined : eq(columns.actorId, personId),
    recordKind === undefined ? undefined : eq(columns.recordKind, recordKind),
    kind === undefined ? undefined : eq(columns.kind, kind),
    clientId === undefined ? undefined : eq(columns.clientId, clientId),
    facilityId === undefined ? undefined : eq(columns.facilityId, facilityId),
    isInTime(columns, filter),
  );
  return [{ table: "history", where }];
}

function auditSources(filter: ChangeFilter): Source[] {
  const { personId, recordKind, kind, clientId, facilityId } = filter;
  if (facilityId !== undefined || (recordKind !== undefined && recordKind !== "account")) return [];
  const columns = auditEvents;
  const where = and(
    kind === undefined ? undefined : eq(columns.kind, kind),
    clientId === undefined ? undefined : eq(columns.clientId, clientId),
    isInTime(columns, filter),
  );
  if (personId === undefined) return [{ table: "audit", where }];
  // Two reads, as no single index has both in the order of time.
  const isByOther = or(isNull(columns.actorId), ne(columns.actorId, personId));
  return [
    { table: "audit", where: and(where, eq(columns.actorId, personId)) },
    { table: "audit", where: and(where, eq(columns.accountId, personId), isByOther) },
  ];
}

function isInTime(
  { at, id }: typeof historyEvents | typeof auditEvents,
  { from, to, timeZone, after }: ChangeFilter,
): SQL | undefined {
  const place = rowAtCursor(after);
  const begins = (day: string, days: number) =>
    sql`((${day}::date + ${days}::integer)::timestamp at time zone ${timeZone})`;
  return and(
    from === undefined ? undefined : sql`${at} >= ${begins(from, 0)}`,
    to === undefined ? undefined : sql`${at} < ${begins(to, 1)}`,
    place && sql`(${at}, ${id}) < ${place}`,
  );
}

const microsecondsOf = ({ at }: typeof historyEvents | typeof auditEvents) =>
  sql`(extract(epoch from ${at}) * 1000000)::bigint`.mapWith(Number);

async function selectHistory(
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<Change[]> {
  const { id, at, recordKind, recordId, kind, actorId, clientId, facilityId, details } =
    historyEvents;
  const atMicroseconds = microsecondsOf(historyEvents);
  const rows = await db
    .select({
      id,
      at,
      atMicroseconds,
      recordKind,
      recordId,
      kind,
      actorId,
      clientId,
      facilityId,
      details,
    })
    .from(historyEvents)
    .where(where)
    .orderBy(desc(at), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, requestId: null }));
}

async function selectAuditEvents(
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<Change[]> {
  const { id, at, accountId, kind, actorId, clientId, requestId, details } = auditEvents;
  const atMicroseconds = microsecondsOf(auditEvents);
  const rows = await db
    .select({ id, at, atMicroseconds, accountId, kind, actorId, clientId, requestId, details })
    .from(auditEvents)
    .where(where)
    .orderBy(desc(at), desc(id))
    .limit(limit);
  return rows.map(({ accountId: recordId, ...row }) => ({
    ...row,
    recordKind: "account",
    recordId,
    facilityId: null,
  }));
}
