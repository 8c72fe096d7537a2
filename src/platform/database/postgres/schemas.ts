import type { Client } from "pg";

/** Schemas with anything that a backup would bring; an untouched `public` does not count. */
export async function schemasWithContent(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select nspname as name from pg_namespace n
    where nspname !~ '^pg_' and nspname <> 'information_schema' and nspname !~ '_before_\\d{14}$'
      and (nspname <> 'public' or exists (select from pg_class where relnamespace = n.oid))
    order by nspname`);
  return rows.map((row) => row.name);
}

export async function othersAreConnected(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'cleardawn'",
  );
  return rows.length > 0;
}
