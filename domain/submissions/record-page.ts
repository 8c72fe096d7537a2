import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

/** So that no list is in memory as a whole. */
export interface RecordPage {
  /** At most so many, the newest. */
  limit?: number;
  /** Id of the last record of the page before. */
  after?: string;
}

export const recordsAtOnce = 500;

/** Sorted by time and id, descending. The time is looked up, as JavaScript has no microseconds. */
export function standsAfter(
  table: PgTable,
  moment: AnyPgColumn,
  id: AnyPgColumn,
  after: string | undefined,
): SQL | undefined {
  if (after === undefined) return undefined;
  const [momentName, idName] = [sql.identifier(moment.name), sql.identifier(id.name)];
  return sql`(${moment}, ${id}) < (
    select last.${momentName}, last.${idName} from ${table} as last where last.${idName} = ${after})`;
}
