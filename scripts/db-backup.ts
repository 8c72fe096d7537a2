/** `npm run db:backup FILE`: writes a backup of the whole database, also while the server runs. */
import { resolve } from "node:path";
import { commandName } from "#platform/command-name.server.ts";
import { openEmbedded } from "#platform/database/embedded/open.ts";
import { backUpPostgres } from "#platform/database/postgres/backup.ts";
import { requestControl } from "#server/request-control.ts";
import { type Arguments, expectDatabase, fail, readArguments, size } from "./database-arguments.ts";

const parsedArguments = readArguments({ usage: `${commandName("db:backup")} FILE` });
const result =
  parsedArguments.config.databaseUrl === undefined
    ? await backUpFolder(parsedArguments)
    : await backUpPostgres(
        parsedArguments.config.databaseUrl,
        parsedArguments.config.dataDirectory,
        resolve(parsedArguments.value),
      );
if (!result.ok) fail(result.message);
console.warn(`Backup written: ${result.file} (${size(result.bytes)})`);

async function backUpFolder(options: Arguments) {
  const file = resolve(options.value);
  const { dataDirectory } = options.config;
  expectDatabase(options);
  const opened = await openEmbedded(dataDirectory, options.log);
  if (!opened.ok && opened.reason === "locked") return askRunningServer(dataDirectory, file);
  if (!opened.ok) fail(opened.message);
  try {
    return await opened.database.backUp(file);
  } finally {
    await opened.database.close();
  }
}

async function askRunningServer(dataDirectory: string, file: string) {
  const response = await requestControl(resolve(dataDirectory), "/backup", { file });
  if (!response.ok) fail(response.message);
  // The control socket returns the result of `backUp`.
  return response.content as Awaited<ReturnType<typeof backUpPostgres>>;
}
