import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, OpenRefusal } from "../client.ts";
import { claimFolder } from "../embedded/claim-folder.ts";
import { DurableFiles } from "../embedded/durable-files.ts";
import { startEngine } from "../embedded/engine.ts";
import { databaseFolder } from "../embedded/folder.ts";
import { errorMessage } from "../error-message.ts";
import { migrate } from "../migrate.ts";

export interface MoveSource {
  db: Database;
  pglite: PGlite;
  close(): Promise<void>;
}

/** The engine runs in the main thread, as PGlite's build of pg_dump needs direct access to it. */
export async function openMoveSource(
  dataDirectory: string,
): Promise<{ ok: true; source: MoveSource } | OpenRefusal> {
  const claimed = await claimFolder(dataDirectory);
  if (!claimed.ok) return claimed;
  try {
    const pglite = await startEngine({ fs: new DurableFiles(databaseFolder(claimed.folder)) });
    const db = drizzle(pglite);
    await migrate(db);
    const close = async () => {
      await pglite.close();
      claimed.lock.release();
    };
    return { ok: true, source: { db, pglite, close } };
  } catch (error) {
    claimed.lock.release();
    const message = `The database in ${databaseFolder(claimed.folder)} does not start (${errorMessage(error)}).`;
    return { ok: false, reason: "damaged", message };
  }
}
