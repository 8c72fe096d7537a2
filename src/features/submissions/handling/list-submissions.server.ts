import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import { emailColumns, type RecordEmails } from "#platform/email/record-emails.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { maxAttentionCount, maxCounted } from "#platform/search/count-limits.ts";
import {
  fitsFilter,
  isInState,
  isVisible,
  type NarrowingFilter,
} from "./filter-conditions.server.ts";
import { narrowFilter } from "./narrow-filter.server.ts";
import {
  type SubmissionFilter,
  type SubmissionState,
  submissionStates,
} from "./submission-filter-types.ts";
import { mayRead, type SubmissionKind } from "./submission-kinds.ts";
import { submissionTables } from "./submission-tables.server.ts";

export const submissionsAPage = 50;
const excerptLength = 240;

export interface SubmissionListRow extends RecordEmails {
  id: string;
  reference: string;
  receivedAt: Date;
  name: string;
  /** Company, subject or position. */
  subject: string;
  email: string;
  excerpt: string;
  state: Exclude<SubmissionState, "all"> | "joined";
  assignedTo: string | null;
  assigneeName: string | null;
  answeredAt: Date | null;
  screeningReasons: string[];
}

export interface SubmissionPage {
  rows: SubmissionListRow[];
  /** For `after`, where there are more. */
  next: string | undefined;
}

/** Empty for actors who may not see this kind. */
export async function listSubmissions(
  db: Database,
  actor: Actor,
  kind: SubmissionKind,
  filter: SubmissionFilter,
  limit = submissionsAPage,
): Promise<SubmissionPage> {
  const { table } = submissionTables[kind];
  const order = filter.sort === "oldest" ? asc : desc;
  const rows = await selectListRows(db, kind)
    .where(
      and(
        isInState(kind, filter.state),
        await narrowFilter(db, actor, kind, filter),
        isBehind(kind, filter.sort, filter.after),
      ),
    )
    .orderBy(order(table.receivedAt), order(table.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(toListRow);
  return { rows: page, next: rows.length > limit ? page.at(-1)?.id : undefined };
}

/** Rows that a screen shows already, as they are now; deleted ones are left out. */
export async function findSubmissionListRows(
  db: Database,
  actor: Actor,
  kind: SubmissionKind,
  ids: readonly string[],
): Promise<SubmissionListRow[]> {
  if (ids.length === 0) return [];
  const { table } = submissionTables[kind];
  const rows = await selectListRows(db, kind).where(
    and(isVisible(actor, kind), inArray(table.id, [...ids])),
  );
  return rows.map(toListRow);
}

export type SubmissionCounts = Record<SubmissionState, number>;

/** By state under the other filters, each up to one more than `maxCounted`. */
export async function countSubmissions(
  db: Database,
  actor: Actor,
  kind: SubmissionKind,
  filter: NarrowingFilter,
): Promise<SubmissionCounts> {
  const others = await narrowFilter(db, actor, kind, filter);
  const counted = submissionStates.map(
    (state) =>
      sql`${countWhere(kind, and(isInState(kind, state), others))} as ${sql.identifier(state)}`,
  );
  const { rows } = await db.execute(sql`select ${sql.join(counted, sql`, `)}`);
  const of = (state: SubmissionState) => Number(rows[0]?.[state]);
  return {
    open: of("open"),
    answered: of("answered"),
    quarantined: of("quarantined"),
    spam: of("spam"),
    all: of("all"),
  };
}

/** Since the first of an open list, under its filters. */
export async function countNewer(
  db: Database,
  actor: Actor,
  kind: SubmissionKind,
  filter: SubmissionFilter,
  than: string | undefined,
): Promise<number> {
  const condition = and(
    isInState(kind, filter.state),
    fitsFilter(actor, kind, filter),
    than === undefined ? undefined : sql`not ${isBehindOrAt(kind, than)}`,
  );
  const { rows } = await db.execute(sql`select ${countWhere(kind, condition)} as count`);
  return Number(rows[0]?.count);
}

/** Waiting for an answer, for the rail; 0 for actors who may not see them. */
export async function countOpen(db: Database, actor: Actor, kind: SubmissionKind): Promise<number> {
  if (!mayRead(actor, kind)) return 0;
  const { rows } = await db.execute(
    sql`select ${countWhere(kind, isInState(kind, "open"), maxAttentionCount)} as count`,
  );
  return Number(rows[0]?.count);
}

export function countWhere(kind: SubmissionKind, where: SQL | undefined, limit = maxCounted): SQL {
  const { table } = submissionTables[kind];
  return sql`(select count(*)::int from (
    select from ${table} where ${where ?? sql`true`} limit ${limit + 1}) as counted)`;
}

const assignees = alias(accounts, "assignees");

function selectListRows(db: Database, kind: SubmissionKind) {
  const { table, name, subject, text, messages } = submissionTables[kind];
  return db
    .select({
      id: table.id,
      reference: table.reference,
      receivedAt: table.receivedAt,
      name: sql<string>`${name}`,
      subject: sql<string>`${subject}`,
      email: table.email,
      excerpt: sql<string>`left(${text}, ${excerptLength})`,
      screening: table.screening,
      screeningReasons: table.screeningReasons,
      assignedTo: table.assignedTo,
      assigneeName: assignees.name,
      answeredAt: table.answeredAt,
      spamConfirmedAt: table.spamConfirmedAt,
      joinedTo: table.joinedTo,
      ...emailColumns(table, messages),
    })
    .from(table)
    .leftJoin(assignees, eq(assignees.id, table.assignedTo))
    .$dynamic();
}

type SelectedRow = Awaited<ReturnType<typeof selectListRows>>[number];

function toListRow({
  spamConfirmedAt,
  joinedTo,
  screening,
  ...row
}: SelectedRow): SubmissionListRow {
  return { ...row, state: stateOf({ spamConfirmedAt, joinedTo, screening, ...row }) };
}

export function stateOf({
  screening,
  answeredAt,
  spamConfirmedAt,
  joinedTo,
}: Pick<
  SelectedRow,
  "screening" | "answeredAt" | "spamConfirmedAt" | "joinedTo"
>): SubmissionListRow["state"] {
  if (screening === "accepted") return answeredAt === null ? "open" : "answered";
  if (joinedTo !== null) return "joined";
  return spamConfirmedAt === null ? "quarantined" : "spam";
}

/** Compared in the database, as JavaScript has no microseconds. */
export function isBehind(
  kind: SubmissionKind,
  sort: SubmissionFilter["sort"],
  after: string | undefined,
): SQL | undefined {
  if (after === undefined) return undefined;
  const { table } = submissionTables[kind];
  const sign = sort === "oldest" ? sql`>` : sql`<`;
  return sql`(${table.receivedAt}, ${table.id}) ${sign} ${placeOf(kind, after)}`;
}

const isBehindOrAt = (kind: SubmissionKind, id: string): SQL => {
  const { table } = submissionTables[kind];
  return sql`(${table.receivedAt}, ${table.id}) <= ${placeOf(kind, id)}`;
};

const placeOf = (kind: SubmissionKind, id: string): SQL =>
  sql`(select place.received_at, place.id from ${submissionTables[kind].table} as place where place.id = ${id})`;
