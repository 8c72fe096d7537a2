/** `npm run demo:reset`: throws away a demonstration, which the next start makes anew. */
import { pino } from "pino";
import { dataExportParts } from "#features/data-exports/tables/data-exports.ts";
import { imports } from "#features/imports/tables/imports.ts";
import { listPictureContents } from "#features/website/pictures/picture-files.server.ts";
import type { Database } from "#platform/database/client.ts";
import { dropDatabase } from "#platform/database/drop-database.ts";
import { openDatabase } from "#platform/database/open.ts";
import { listContents } from "#platform/files/delete-files.server.ts";
import { type FileStore, keyOf } from "#platform/files/stores/file-store.ts";
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
// Files go after the records, so that no record ever names a file that is missing.
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
    return { store: files.files.store, contents: await listAllContents(db) };
  } finally {
    await close();
  }
}

/** These changes are of files, and of what administrators have brought and taken out: some of it is gone already. */
async function listAllContents(db: Database): Promise<string[]> {
  const brought = await db.select({ id: imports.id, sha256: imports.sha256 }).from(imports);
  const archived = await db
    .select({ id: dataExportParts.id, sha256: dataExportParts.sha256 })
    .from(dataExportParts);
  return [
    ...(await listContents(db)),
    ...(await listPictureContents(db)),
    ...brought.map(keyOf),
    ...archived.map(keyOf),
  ];
}
