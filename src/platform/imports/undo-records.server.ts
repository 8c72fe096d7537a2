/** Takes back what an import has added, as long as nothing was built on it. */
import { getTableName, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import type { UndoRule } from "./importable-noun.server.ts";

/** Keys are ids of records, and values are fingerprints of what they were when they were added. */
export type Fingerprints = ReadonlyMap<string, string>;

/** Ids in one statement: each of them ends soon, and their list is one parameter. */
const atATime = 500;

export async function fingerprintsOf(
  tx: Transaction,
  { table, watched }: UndoRule,
  ids: readonly string[],
): Promise<Fingerprints> {
  const values = watched.map((column) => sql`coalesce(${column}::text, '')`);
  const fingerprint = sql<string>`md5(concat_ws(chr(31), ${sql.join(values, sql`, `)}))`;
  const textsById = new Map<string, string>();
  for (const piece of inPieces(ids)) {
    const rows = await tx
      .select({ id: sql<string>`${table.id}`, fingerprint })
      .from(table)
      .where(isAmong(table.id, piece));
    for (const row of rows) textsById.set(row.id, row.fingerprint);
  }
  return textsById;
}

export interface Obstacle {
  id: string;
  name: string;
  /** The table of what was built on it; null where the record itself was changed, or deleted. */
  table: string | null;
}

/** @param added what the import has noted of each record when it added it */
export async function findObstacles(
  tx: Transaction,
  rule: UndoRule,
  added: Fingerprints,
): Promise<readonly Obstacle[]> {
  const ids = [...added.keys()];
  const rowsById = new Map<string, string | null>();
  const now = await fingerprintsOf(tx, rule, ids);
  for (const id of ids) if (now.get(id) !== added.get(id)) rowsById.set(id, null);
  const owned = (rule.owned ?? []).map(({ table }) => getTableName(table));
  const references = await readReferences(tx, getTableName(rule.table));
  for (const piece of inPieces(ids)) {
    for (const { table, column } of references.filter(
      (reference) => !owned.includes(reference.table),
    )) {
      const referring = sql`${sql.identifier(table)}.${sql.identifier(column)}`;
      const { rows } = await tx.execute(sql`select distinct ${referring} as id
        from ${sql.identifier(table)} where ${referring} = any(${`{${piece.join(",")}}`}::uuid[])`);
      for (const { id } of rows) rowsById.set(String(id), table);
    }
    for (const id of (await rule.obstacles?.(tx, piece)) ?? []) rowsById.set(id, null);
  }
  const names = await readNames(tx, rule, [...rowsById.keys()]);
  return [...rowsById].map(([id, table]) => ({ id, table, name: names.get(id) ?? "" }));
}

/** The caller has found no obstacle in this transaction. */
export async function removeRecords(
  tx: Transaction,
  { table, owned = [], remove }: UndoRule,
  ids: readonly string[],
): Promise<void> {
  for (const piece of inPieces(ids)) {
    if (remove !== undefined) {
      await remove(tx, piece);
      continue;
    }
    for (const part of owned) await tx.delete(part.table).where(isAmong(part.of, piece));
    await tx.delete(table).where(inArray(table.id, [...piece]));
  }
}

/** Asked of the database itself, so that a table that is added later is not forgotten here. */
async function readReferences(
  tx: Transaction,
  table: string,
): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await tx.execute(sql`
    select child.relname as child, own.attname as own
    from pg_constraint as fk
    join pg_class as parent on parent.oid = fk.confrelid
    join pg_class as child on child.oid = fk.conrelid
    cross join lateral unnest(fk.conkey, fk.confkey) as pair(own, other)
    join pg_attribute as own on own.attrelid = fk.conrelid and own.attnum = pair.own
    join pg_attribute as other on other.attrelid = fk.confrelid and other.attnum = pair.other
    where fk.contype = 'f' and parent.relname = ${table}
      and parent.relnamespace = 'public'::regnamespace
      and child.relnamespace = 'public'::regnamespace and other.attname = 'id'`);
  return rows.map((row) => ({ table: String(row.child), column: String(row.own) }));
}

async function readNames(
  tx: Transaction,
  { table, named }: UndoRule,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const piece of inPieces(ids)) {
    const rows = await tx
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${named}::text` })
      .from(table)
      .where(isAmong(table.id, piece));
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

function* inPieces(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += atATime) yield ids.slice(from, from + atATime);
}
