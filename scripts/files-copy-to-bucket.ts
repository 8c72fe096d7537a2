/** `npm run files:copy-to-bucket`: copies files from the folder to FILES_URL. Stop the server first. */
import { pino } from "pino";
import { openDatabase } from "#platform/database/open.ts";
import { copyToBucket } from "#platform/files/stores/copy-to-bucket.server.ts";
import { startConfig } from "#server/start-config.ts";
import { fail } from "./database-arguments.ts";

const config = startConfig();
if (config.filesUrl === undefined) fail("Set FILES_URL to the bucket first; see .env.example.");
const opened = await openDatabase({ ...config, log: pino({ level: "silent" }) });
if (!opened.ok) fail(opened.message);
const { db, close } = opened.database;
try {
  const count = await copyToBucket(db, config.dataDirectory, config.filesUrl);
  console.warn(`${count} files are in the bucket now, and the database looks for them there.`);
} catch (error) {
  console.error(
    `The files were not copied: ${String(error)}. Run it again; the folder is as it was.`,
  );
  process.exitCode = 1;
} finally {
  await close();
}
