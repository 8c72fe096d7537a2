import { sql } from "drizzle-orm";
import type { Database, Transaction } from "./client.ts";

/** The same rows give the same checksum on both engines, in any order. */
export interface TableContent {
  table: string;
  rows: number;
  checksum: string;
}

/** @param kept all, or those alone that a crash leaves as they were: others it empties */
export async function listTables(
  db: Database | Transaction,
  kept: "all" | "logged" = "all",
): Promise<string[]> {
  const persistence = kept === "all" ? sql`true` : sql`c.relpersistence = 'p'`;
  const { rows } = await db.execute(sql`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and ${persistence}
    order by n.nspname collate "C", c.relname collate "C"`);
  return rows.map((row) => String(row.name));
}

export async function tableChecksums(db: Database | Transaction): Promise<TableContent[]> {
  return db.transaction(async (tx) => {
    // The text of a date or an interval must not depend on the engine's settings.
    await tx.execute(sql`set local timezone = 'UTC'`);
    await tx.execute(sql`set local datestyle = 'ISO, YMD'`);
    await tx.execute(sql`set local intervalstyle = 'postgres'`);
    const contents: TableContent[] = [];
    for (const table of await listTables(tx)) contents.push(await contentOf(tx, table));
    return contents;
  });
}

async function contentOf(tx: Transaction, table: string): Promise<TableContent> {
  // 60 bits of each row's MD5, added up.
  const { rows } = await tx.execute(sql`
    select count(*)::text as count,
      coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0)::text as checksum
    from ${sql.raw(table)} t`);
  return { table, rows: Number(rows[0]?.count), checksum: String(rows[0]?.checksum) };
}

export function differences(before: TableContent[], after: TableContent[]): string[] {
  const contents = new Map(after.map((content) => [content.table, content]));
  return before.flatMap(({ table, rows, checksum }) => {
    const other = contents.get(table);
    if (other === undefined) return [`${table}: missing`];
    if (other.rows !== rows) return [`${table}: ${rows} rows before, ${other.rows} after`];
    return other.checksum === checksum ? [] : [`${table}: ${rows} rows, content differs`];
  });
}
