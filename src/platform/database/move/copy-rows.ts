import { sql } from "drizzle-orm";
import type { Transaction } from "../client.ts";
import { listTables } from "../table-checksums.ts";

const atATime = 500;

interface Column {
  name: string;
  type: string;
}

/** Values travel as PostgreSQL's own text, so that every type arrives unchanged. */
export async function copyRows(from: Transaction, to: Transaction): Promise<void> {
  // Types are then named with their schema, independent of the other side's search path.
  for (const tx of [from, to]) await tx.execute(sql`set local search_path = ''`);
  for (const table of await listTables(from)) await copyTable(from, to, table);
  await copySequences(from, to);
}

async function copyTable(from: Transaction, to: Transaction, table: string) {
  const columns = await storedColumns(from, table);
  if (columns.length === 0) return;
  const names = columns.map((column) => column.name).join(", ");
  const asText = columns.map((column) => `${column.name}::text`).join(", ");
  await from.execute(sql.raw(`declare rows cursor for select ${asText} from ${table}`));
  for (;;) {
    const { rows } = await from.execute(sql.raw(`fetch ${atATime} from rows`));
    if (rows.length === 0) break;
    const values = sql.join(
      columns.map((_, n) => sql`${sql.param(rows.map((row) => Object.values(row)[n]))}::text[]`),
      sql`, `,
    );
    const typed = columns.map((column, n) => `v.c${n}::${column.type}`).join(", ");
    const columnNames = columns.map((_, n) => `c${n}`).join(", ");
    await to.execute(
      sql`insert into ${sql.raw(`${table} (${names})`)} overriding system value
        select ${sql.raw(typed)} from unnest(${values}) as v(${sql.raw(columnNames)})`,
    );
  }
  await from.execute(sql`close rows`);
}

/** Generated columns are left out, because the target computes them itself. */
async function storedColumns(db: Transaction, table: string): Promise<Column[]> {
  const { rows } = await db.execute(sql`
    select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`);
  return rows.map((row) => ({ name: String(row.name), type: String(row.type) }));
}

async function copySequences(from: Transaction, to: Transaction) {
  const { rows } = await from.execute(sql`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where last_value is not null`);
  for (const row of rows)
    await to.execute(
      sql`select setval(${String(row.name)}::regclass, ${String(row.last)}::bigint)`,
    );
}
