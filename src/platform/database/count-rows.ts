import { sql } from "drizzle-orm";
import type { Database, Transaction } from "./client.ts";
import type { TableRows } from "./copied-database.ts";
import { listTables } from "./table-checksums.ts";

/** Schemas that a restore has set aside are not the product's. */
const setAside = /^"?[^."]*_before_\d{14}"?\./;

/**
 * One statement counts all tables, because the embedded engine serves nobody else meanwhile. Tables that a
 * crash empties, such as those of limits, are left out: the start of a copied folder empties them, too.
 */
export async function countRows(db: Database | Transaction): Promise<TableRows[]> {
  const tables = (await listTables(db, "logged")).filter((table) => !setAside.test(table));
  if (tables.length === 0) return [];
  const counts = tables.map(
    (table, at) =>
      sql`select ${sql.raw(`${at}`)} as at, count(*)::text as rows from ${sql.raw(table)}`,
  );
  const { rows } = await db.execute(sql`${sql.join(counts, sql` union all `)} order by at`);
  return rows.map((row) => ({ table: tables[Number(row.at)] ?? "", rows: Number(row.rows) }));
}

/** @returns one sentence for each table whose rows are not as many as they were */
export function rowDifferences(
  before: readonly TableRows[],
  after: readonly TableRows[],
): string[] {
  const rowsAfter = new Map(after.map(({ table, rows }) => [table, rows]));
  return before.flatMap(({ table, rows }) => {
    const now = rowsAfter.get(table);
    if (now === undefined) return [`${table}: missing`];
    return now === rows ? [] : [`${table}: ${rows} rows before, ${now} after`];
  });
}
