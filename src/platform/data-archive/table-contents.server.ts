/** A whole table as CSV or JSON, read page by page while it is written. */
import { and, asc, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import { type Column, csvHead, csvLines } from "#platform/records/csv.ts";
import { type ArchivedTable, archivedColumns } from "./archived-table.server.ts";

type Row = Readonly<Record<string, unknown>>;

const rowsAtOnce = 200;

/** UTF-8, safe to open in a spreadsheet as all our exports are; lists and objects are JSON in a cell. */
export async function* csvOf(db: Database, archived: ArchivedTable): AsyncGenerator<Uint8Array> {
  const columns: Column<Row>[] = archivedColumns(archived).map(({ name }) => ({
    name,
    value: (row) => cellOf(row[name]),
  }));
  yield bytesOf(csvHead(columns));
  for await (const rows of pagesOf(db, archived)) yield bytesOf(csvLines(columns, rows));
}

/** A list of objects, one a line. */
export async function* jsonOf(db: Database, archived: ArchivedTable): AsyncGenerator<Uint8Array> {
  let separator = "[\n";
  for await (const rows of pagesOf(db, archived)) {
    yield bytesOf(separator + rows.map((row) => JSON.stringify(row)).join(",\n"));
    separator = ",\n";
  }
  yield bytesOf(separator === "[\n" ? "[]\n" : "\n]\n");
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text, "utf8");

function cellOf(value: unknown): string | number | Date | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || value instanceof Date) return value;
  return typeof value === "boolean" ? String(value) : JSON.stringify(value);
}

/** Pages follow the primary key, so that rows added meanwhile move nothing. */
async function* pagesOf(db: Database, archived: ArchivedTable): AsyncGenerator<readonly Row[]> {
  const { table } = archived;
  const keys = keysOf(archived);
  const fields = Object.fromEntries(
    [...archivedColumns(archived), ...keys].map((column) => [column.name, column]),
  );
  const shown = new Set(archivedColumns(archived).map(({ name }) => name));
  let after: SQL | undefined;
  for (;;) {
    const rows: Row[] = await db
      .select(fields)
      .from(table)
      .where(and(archived.rows, after))
      .orderBy(...keys.map((key) => asc(key)))
      .limit(rowsAtOnce);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => shown.has(name))),
    );
    if (rows.length < rowsAtOnce) return;
    const values = keys.map((key) => sql.param(last[key.name], key));
    after = sql`(${sql.join([...keys], sql`, `)}) > (${sql.join(values, sql`, `)})`;
  }
}

/** @throws for a table without a primary key, which no archive can page through */
function keysOf({ table }: ArchivedTable): readonly PgColumn[] {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const primaryColumns = columns.filter(({ primary }) => primary);
  const keys = primaryColumns.length > 0 ? primaryColumns : (primaryKeys[0]?.columns ?? []);
  if (keys.length === 0) throw new Error(`${name} has no primary key`);
  return keys;
}
