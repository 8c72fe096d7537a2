import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./client.ts";

/**
 * `insert into` for many rows at once, before any `on conflict` or `returning`. The rows travel as one
 * JSON parameter: a statement with a parameter for each value costs a third more work, most of it here.
 * Columns that no row names get their defaults, so one with a default
 * is named by all rows or by none; the values are plain, never SQL.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: Table["$inferInsert"][],
): SQL {
  const records: Record<string, unknown>[] = rows;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    records.some((row) => row[key] !== undefined),
  );
  const data = records.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(", "));
  return sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(data)}::json)`;
}

/**
 * Makes one trip to the database, which takes longer than the inserts. Rows may name each other: foreign keys
 * are checked at the end of the statement.
 * @param calls of functions that the statement makes as well
 */
export async function insertTogether(
  tx: Transaction,
  inserts: readonly SQL[],
  calls: readonly SQL[] = [],
): Promise<void> {
  if (inserts.length + calls.length === 0) return;
  const named = inserts.map((insert, index) => sql`${sql.raw(`insert_${index}`)} as (${insert})`);
  const all = named.length === 0 ? sql`` : sql`with ${sql.join(named, sql`, `)} `;
  await tx.execute(sql`${all}select ${sql.join([...calls], sql`, `)}`);
}
