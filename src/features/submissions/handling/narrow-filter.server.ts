import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { maxCounted } from "#platform/search/count-limits.ts";
import { isCommon } from "#platform/search/searched-words.server.ts";
import { fitsFilter, hasWords, type NarrowingFilter } from "./filter-conditions.server.ts";
import type { SubmissionKind } from "./submission-kinds.ts";
import { submissionTables } from "./submission-tables.server.ts";

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
