import { pino } from "pino";
import type { OpenDatabase } from "#platform/database/client.ts";
import { runDatabase } from "#platform/database/embedded/run-database.ts";
import { emptyDatabaseArchive } from "#platform/database/embedded/template.ts";
import { migrate } from "#platform/database/migrate.ts";

/** Long, for busy machines (milliseconds). */
const limits = { turnMs: 60_000, sessionMs: 60_000, silenceMs: 60_000 };

const noBackup = "A database in memory has no backup.";

/**
 * The embedded engine in memory instead of a folder; its data are lost when it is closed.
 * @param template archive of a database; an empty one by default
 */
export async function openInMemory(template?: string): Promise<OpenDatabase> {
  const archive = template ?? (await emptyDatabaseArchive());
  const running = await runDatabase({ archive }, pino({ level: "silent" }), { limits });
  await migrate(running.db);
  return {
    ...running,
    engine: "embedded",
    backUp: async () => ({ ok: false, reason: "failed", message: noBackup }),
    copyDatabase: async () => ({ ok: false, reason: "database", message: noBackup }),
  };
}
