import { drizzle } from "drizzle-orm/pglite";
import { fromPglite } from "pg-boss";
import type { OpenDatabase } from "#database/client.ts";
import { startEngine } from "#database/embedded/engine.ts";
import { emptyDatabaseBlob } from "#database/embedded/template.ts";
import { migrate } from "#database/migrate.ts";
import * as schema from "#database/schema.ts";

/** The embedded engine on memory instead of a folder: for tests, gone when it is closed. */
export async function openInMemory(): Promise<OpenDatabase> {
  const pglite = await startEngine({
    dataDir: "memory://",
    loadDataDir: await emptyDatabaseBlob(),
  });
  const db = drizzle(pglite, { schema });
  await migrate(db);
  return {
    engine: "embedded",
    db,
    queueDatabase: fromPglite(pglite),
    ping: async () => void (await pglite.query("select 1")),
    backUp: async () => ({
      ok: false,
      reason: "failed",
      message: "A database in memory has no backup.",
    }),
    close: () => pglite.close(),
  };
}
