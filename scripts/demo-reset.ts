/** `npm run demo:reset`: throws away a demonstration, which the next start makes anew. */
import { pino } from "pino";
import { dropDatabase } from "#platform/database/drop-database.ts";
import { openDatabase } from "#platform/database/open.ts";
import { listContents } from "#platform/files/delete-files.server.ts";
import type { FileStore } from "#platform/files/stores/file-store.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { isDemo } from "#platform/records/is-demo.server.ts";
import { startConfig } from "#server/start-config.ts";
import { expectDatabase, fail } from "./database-arguments.ts";

const config = startConfig();
const isPostgres = config.databaseUrl !== undefined;
if (!isPostgres) expectDatabase({ config });
const demo = await readDemo();
if ("message" in demo) fail(demo.message);
const dropped = await dropDatabase(config);
if (!dropped.ok) fail(dropped.message);
// After the records: none of them ever names a file that is missing.
for (const key of demo.contents) await demo.store.delete(key);
console.warn(
  (config.demo ?? !isPostgres)
    ? "The demonstration is gone. The next start makes it anew."
    : "The demonstration is gone. DEMO=1 makes it anew at the next start.",
);

async function readDemo(): Promise<{ store: FileStore; contents: string[] } | { message: string }> {
  const opened = await openDatabase({ ...config, log: pino({ level: "silent" }) });
  if (!opened.ok) return opened;
  const { db, close } = opened.database;
  try {
    if (!(await isDemo(db)))
      return { message: "This database holds no demonstration. Nothing was changed." };
    const files = await openFiles({ ...config, db });
    if (!files.ok) return files;
    return { store: files.files.store, contents: await listContents(db) };
  } finally {
    await close();
  }
}
