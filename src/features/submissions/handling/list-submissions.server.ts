import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Count, Database } from "#platform/database/client.ts";
import { emailColumns, type RecordEmails } from "#platform/email/record-emails.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import { cursorColumn, rowAtCursor } from "#platform/records/place-cursor.server.ts";
import { maxAttentionCount, maxCounted } from "#platform/search/count-limits.ts";
import { isCommon, searchedWords } from "#platform/search/searched-words.server.ts";
import {
  type SubmissionFilter,
  type SubmissionState,
  submissionStates,
} from "./submission-filter-types.ts";
import { mayRead, type SubmissionKind } from "./submission-kinds.ts";
import { submissionTables } from "./submission-tables.server.ts";

// The `where` of every read of submissions: what the actor may see, and what was asked for.

const none = sql`false`;

/** Filters that apply in every state. */
export type NarrowingFilter = Omit<SubmissionFilter, "state" | "sort" | "after">;

/** Permission depends on the role alone, so an actor sees all submissions of a kind or none. */
export const isVisible = (actor: Actor, kind: SubmissionKind): SQL | undefined =>
  mayRead(actor, kind) ? undefined : none;

/** Literals rather than parameters, so that they match the partial indexes in every plan. */
export function isInState(kind: SubmissionKind, state: SubmissionState): SQL | undefined {
  const { screening, answeredAt, spamConfirmedAt, joinedTo } = submissionTables[kind].table;
  switch (state) {
    case "open":
      return sql`${screening} = 'accepted' and ${answeredAt} is null`;
    case "answered":
      return sql`${screening} = 'accepted' and ${answeredAt} is not null`;
    case "quarantined":
      return sql`${screening} = 'quarantined' and ${spamConfirmedAt} is null and ${joinedTo} is null`;
    case "spam":
      return sql`${screening} = 'quarantined' and ${spamConfirmedAt} is not null and ${joinedTo} is null`;
    case "all":
      return undefined;
  }
}

/** Everything but the state, which is counted per state. */
export const fitsFilter = (
  actor: Actor,
  kind: SubmissionKind,
  filter: NarrowingFilter,
): SQL | undefined =>
  and(
    isVisible(actor, kind),
    isAssigned(actor, kind, filter.assigned),
    hasWords(kind, filter.words),
    isReceivedWithin(kind, filter),
    isOfCategory(kind, filter.category),
  );

function isReceivedWithin(
  kind: SubmissionKind,
  { receivedFrom, receivedBefore }: NarrowingFilter,
): SQL | undefined {
  const { receivedAt } = submissionTables[kind].table;
  return and(
    receivedFrom && gte(receivedAt, receivedFrom),
    receivedBefore && lt(receivedAt, receivedBefore),
  );
}

function isOfCategory(kind: SubmissionKind, category: string | undefined): SQL | undefined {
  const column = submissionTables[kind].category;
  if (category === undefined || column === undefined) return undefined;
  // An enum of the database refuses other values instead of finding none.
  const isPossible = column.enumValues?.includes(category) ?? true;
  return isPossible ? eq(column, category) : none;
}

function isAssigned(
  actor: Actor,
  kind: SubmissionKind,
  assigned: string | undefined,
): SQL | undefined {
  const { assignedTo } = submissionTables[kind].table;
  if (assigned === undefined) return undefined;
  if (assigned === "nobody") return isNull(assignedTo);
  const id = assigned === "me" ? actor.accountId : assigned;
  return z.safeParse(z.uuid(), id).success ? eq(assignedTo, id) : none;
}

const phoneLike = /^[\d\s().+-]{7,}$/;

function hasWords(kind: SubmissionKind, words = ""): SQL | undefined {
  if (words.trim() === "") return undefined;
  const query = searchQuery(words);
  if (query === undefined) return none;
  return sql`${submissionTables[kind].table.search} @@ to_tsquery('simple', ${query})`;
}

/** A phone number as well, however its digits are set apart. */
function searchQuery(words: string): string | undefined {
  const each = searchedWords(words);
  if (each.length === 0) return undefined;
  const digits = words.replace(/\D/g, "").slice(-10);
  const phone = phoneLike.test(words.trim()) && digits.length >= 7 ? ` | '${digits}':*` : "";
  return `(${each.join(" & ")})${phone}`;
}

/**
 * The same condition as `fitsFilter`, cheaper for words that occur in few submissions: PostgreSQL takes
 * the beginning of a word for more frequent than it is, and would walk through all of them in the
 * order of the list. Words that occur in many are soon found that way, and only that way.
 */
export async function narrowFilter(
  db: Database,
  actor: Actor,
  kind: SubmissionKind,
  filter: NarrowingFilter,
): Promise<SQL | undefined> {
  const condition = fitsFilter(actor, kind, filter);
  if (filter.words === undefined || condition === undefined) return condition;
  const { table } = submissionTables[kind];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .limit(maxCounted + 1);
  if (rows.length > maxCounted) {
    const others = fitsFilter(actor, kind, { ...filter, words: undefined });
    return and(others, isCommon(hasWords(kind, filter.words)));
  }
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? sql`false` : inArray(table.id, ids);
}

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
  /** The language of the excerpt, and of a subject that somebody typed. */
  language: Language;
  state: Exclude<SubmissionState, "all"> | "joined";
  assignedTo: string | null;
  assigneeName: string | null;
  answeredAt: Date | null;
  screeningReasons: string[];
}

export interface SubmissionPage {
  rows: SubmissionListRow[];
  /** The value of `after` for the next page, if there is one. */
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
  const page = rows.slice(0, limit);
  return {
    rows: page.map(toListRow),
    next: rows.length > limit ? page.at(-1)?.place : undefined,
  };
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

/** Counts by state, with all other filters applied, each up to one more than `maxCounted`. */
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

/** Counts what has arrived since the first row of an open list, under the list's filters. */
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
export const countOpen = (db: Database, actor: Actor, kind: SubmissionKind): Count =>
  countForRail(db, actor, kind, isInState(kind, "open"));

export const countForRail = (
  db: Database,
  actor: Actor,
  kind: SubmissionKind,
  where: SQL | undefined,
): Count => db.$count(rowsWhere(kind, and(isVisible(actor, kind), where), maxAttentionCount));

export const countWhere = (kind: SubmissionKind, where: SQL | undefined): SQL =>
  sql`(select count(*)::int from ${rowsWhere(kind, where, maxCounted)})`;

function rowsWhere(kind: SubmissionKind, where: SQL | undefined, limit: number): SQL {
  const { table } = submissionTables[kind];
  return sql`(select from ${table} where ${where ?? sql`true`} limit ${limit + 1}) as counted`;
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
      language: table.language,
      screening: table.screening,
      screeningReasons: table.screeningReasons,
      assignedTo: table.assignedTo,
      assigneeName: assignees.name,
      answeredAt: table.answeredAt,
      spamConfirmedAt: table.spamConfirmedAt,
      joinedTo: table.joinedTo,
      place: cursorColumn(table.receivedAt, table.id),
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
  place: _,
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

export function isBehind(
  kind: SubmissionKind,
  sort: SubmissionFilter["sort"],
  after: string | undefined,
): SQL | undefined {
  const place = rowAtCursor(after);
  if (place === undefined) return undefined;
  const { table } = submissionTables[kind];
  const sign = sort === "oldest" ? sql`>` : sql`<`;
  return sql`(${table.receivedAt}, ${table.id}) ${sign} ${place}`;
}

/** Compared in the database, as JavaScript has no microseconds. */
const isBehindOrAt = (kind: SubmissionKind, id: string): SQL => {
  const { table } = submissionTables[kind];
  return sql`(${table.receivedAt}, ${table.id}) <= ${placeOfRow(kind, id)}`;
};

const placeOfRow = (kind: SubmissionKind, id: string): SQL =>
  sql`(select place.received_at, place.id from ${submissionTables[kind].table} as place where place.id = ${id})`;
