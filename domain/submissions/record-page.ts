import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

/** One page of a list, so that no list is in memory as a whole. */
export interface RecordPage {
  /** At most so many, the newest. */
  limit?: number;
  /** Id of the record that the page before this one ended with. */
  after?: string;
}

/** What programs read at once. */
export const recordsAtOnce = 500;

/**
 * What stands behind a record in a list that is sorted by a moment and then by id, both downwards; all
 * of it where none is named. The moment is looked up, as JavaScript keeps no microseconds.
 */
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
