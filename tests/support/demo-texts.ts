import { sql } from "drizzle-orm";
import { pino } from "pino";
import { openDatabase } from "#platform/database/open.ts";

/** All that stands in a database, in lower case: what a screen may show without being a message. */
export async function demoTexts(dataDirectory: string): Promise<string> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db, close } = opened.database;
  try {
    const { rows: tables } = await db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const texts: string[] = [];
    for (const name of tables.map((table) => String(table.name))) {
      const { rows } = await db.execute(
        sql`select string_agg(one::text, E'\n') as text from ${sql.identifier(name)} as one`,
      );
      texts.push(String(rows[0]?.text ?? ""));
    }
    // Rows double the quotes within them.
    return texts.join("\n").replaceAll('""', '"').toLowerCase();
  } finally {
    await close();
  }
}
