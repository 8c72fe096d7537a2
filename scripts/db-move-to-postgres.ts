/** `npm run db:move-to-postgres URL`: copies the embedded database into an empty PostgreSQL one. */
import { commandName } from "#platform/command-name.server.ts";
import { filesFolder } from "#platform/database/files-folder.ts";
import { moveToPostgres } from "#platform/database/move/move.ts";
import { openMoveSource } from "#platform/database/move/open-source.ts";
import { expectDatabase, fail, listTables, readArguments } from "./database-arguments.ts";

const options = readArguments({
  usage: `${commandName("db:move-to-postgres")} postgres://user:secret@host/name`,
});
const { config, value } = options;
if (URL.parse(value)?.protocol.startsWith("postgres") !== true)
  fail(`${value} is not a URL such as postgres://user:secret@host/name`);
expectDatabase(options);
const opened = await openMoveSource(config.dataDirectory);
if (!opened.ok) fail(opened.message);
const result = await moveToPostgres(opened.source, value);
await opened.source.close();
if (!result.ok) fail(result.message);
listTables(result.tables);
console.warn(
  `All tables hold the same rows. Set DATABASE_URL to the same URL and start the server; ${config.dataDirectory} was not changed.`,
);
console.warn(
  `Photos and documents stay in ${filesFolder(config.dataDirectory)}: keep DATA_DIR as it is, and share that folder where several processes are to run.`,
);
