import { pino } from "pino";
import type { OpenDatabase } from "#database/client.ts";
import { runDatabase } from "#database/embedded/running.ts";
import { emptyDatabaseArchive } from "#database/embedded/template.ts";
import { migrate } from "#database/migrate.ts";

/** The embedded engine on memory instead of a folder: for tests, gone when it is closed. */
export async function openInMemory(): Promise<OpenDatabase> {
  const archive = await emptyDatabaseArchive();
  const running = await runDatabase({ archive }, pino({ level: "silent" }));
  await migrate(running.db);
  return {
    ...running,
    engine: "embedded",
    backUp: async () => ({
      ok: false,
      reason: "failed",
      message: "A database in memory has no backup.",
    }),
  };
}
