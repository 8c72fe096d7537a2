import { leads } from "#features/schema.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "../databases.ts";
import type { RunningServer } from "../server.ts";

/** Ends the server first, as its folder opens for one process alone. */
export async function leadReferences(server: RunningServer): Promise<Set<string>> {
  await server.stop();
  const { dataDirectory } = server;
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  const { db, close } = opened.database;
  const stored = await db.select({ reference: leads.reference }).from(leads);
  await close();
  return new Set(stored.map(({ reference }) => reference));
}
