/** The tables of the product as the database has them: one that a feature has added cannot be forgotten. */
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";

const tables = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    keys: z.array(
      z.object({ columns: z.array(z.string()), to: z.string(), toColumns: z.array(z.string()) }),
    ),
  }),
);

export type SchemaTable = z.infer<typeof tables>[number];

/** With their foreign keys. */
export async function readSchemaTables(db: Database): Promise<SchemaTable[]> {
  const namesOf = (table: string, numbers: string) => sql`(
    select json_agg(attributes.attname order by numbers.place)
    from unnest(${sql.raw(numbers)}) with ordinality as numbers (number, place)
    join pg_attribute as attributes
      on attributes.attrelid = ${sql.raw(table)} and attributes.attnum = numbers.number)`;
  const { rows } = await db.execute(sql`
    select classes.relname::text as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = classes.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select json_agg(json_build_object(
          'to', targets.relname,
          'columns', ${namesOf("constraints.conrelid", "constraints.conkey")},
          'toColumns', ${namesOf("constraints.confrelid", "constraints.confkey")}))
        from pg_constraint as constraints
        join pg_class as targets on targets.oid = constraints.confrelid
        where constraints.conrelid = classes.oid and constraints.contype = 'f'), '[]') as keys
    from pg_class as classes
    where classes.relnamespace = 'public'::regnamespace and classes.relkind = 'r'
    order by classes.relname`);
  return z.parse(tables, rows);
}

/**
 * Each before those that it refers to. A table that refers to itself has to be emptied in one statement.
 * @throws where tables refer to each other in a circle
 */
export function childrenFirst(all: readonly SchemaTable[]): SchemaTable[] {
  const sorted: SchemaTable[] = [];
  let left = [...all];
  while (left.length > 0) {
    const named = new Set(
      left.flatMap(({ name, keys }) => keys.map(({ to }) => to).filter((to) => to !== name)),
    );
    const next = left.filter(({ name }) => !named.has(name));
    if (next.length === 0)
      throw new Error(`tables refer to each other: ${left.map(({ name }) => name).join(", ")}`);
    sorted.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return sorted;
}

export const refersToItself = ({ name, keys }: SchemaTable): boolean =>
  keys.some(({ to }) => to === name);
