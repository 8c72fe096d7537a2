import { randomUUID } from "node:crypto";
import { getTableName, sql, type Table } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { leads, settings } from "#features/schema.ts";
import type { OpenDatabase } from "#platform/database/client.ts";

/** Values that are hard to copy: scripts, quotes, nulls, arrays, documents. */
export async function addSampleRows({ db, queueDatabase, engine }: OpenDatabase, count: number) {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    reference: `S-${n}`,
    idempotencyKey: randomUUID(),
    fingerprint: "f".repeat(64),
    fullName: ["O'Neil \\ Søren", "王小明", "محمد", "Zoë 🌅"][n % 4] ?? "",
    company: 'Größe "GmbH" & Söhne',
    email: `visitor${n}@example.com`,
    phone: "+1 312 555 0100",
    facilityType: "office" as const,
    squareFootage: "12,000",
    message: `first line\n\\restrict this\n\\.\n\ttabbed {${n}}, 100%`,
    campaign: { utm_source: `a "quoted" source ${n}` },
    screeningReasons: n % 2 === 0 ? [] : ["links, many", 'says "win"', "NULL"],
    userAgent: n % 3 === 0 ? null : "",
  }));
  for (let from = 0; from < count; from += 200)
    await db.insert(leads).values(rows.slice(from, from + 200));
  await db.insert(settings).values({ name: "empty", value: "" });

  const queue = new PgBoss({
    db: queueDatabase,
    backend: engine === "embedded" ? "pglite" : "postgres",
    supervise: false,
    schedule: false,
  });
  await queue.start();
  await queue.createQueue("sample", { retryLimit: 3 });
  for (let n = 0; n < 20; n++) await queue.send("sample", { n, text: "naïve 'quoted' 🧹" });
  await queue.stop();
}

/** Leaves migrations, the queue and what is named: the schema of a product with few tables. */
export async function dropTablesExcept({ db }: OpenDatabase, kept: readonly Table[]) {
  const names = kept.map((table) => getTableName(table));
  const { rows } = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const dropped = rows.map(({ name }) => String(name)).filter((name) => !names.includes(name));
  const list = sql.join(
    dropped.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`drop table ${list} cascade`);
}
