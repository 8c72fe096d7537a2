/** `npm run db:restore FILE [-- --replace]`: restores a backup. The server must be stopped. */
import { resolve } from "node:path";
import { commandName } from "#platform/command-name.server.ts";
import { restore } from "#platform/database/restore.ts";
import { fail, listTables, readArguments } from "./database-arguments.ts";

const { config, value, flags } = readArguments({
  usage: `${commandName("db:restore")} FILE [-- --replace]`,
  flags: ["replace"],
});
const result = await restore({ ...config, file: resolve(value), replace: flags.has("replace") });
if (!result.ok) fail(result.message);
listTables(result.tables);
console.warn("The backup is restored.");
if (result.previous !== undefined)
  console.warn(
    config.databaseUrl === undefined
      ? `What was there before is kept in ${result.previous}; delete it when it is no longer needed.`
      : `What was there before is kept in schemas that end in ${result.previous}; drop them when they are no longer needed.`,
  );
