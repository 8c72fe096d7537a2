/** `npm run backups [list | make | check | restore | decrypt]`: what the nightly backups are used by. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { checkBackup } from "#platform/backups/check-backup.server.ts";
import { openPlace } from "#platform/backups/places/open-place.server.ts";
import { restoreBackup } from "#platform/backups/restore-backup.server.ts";
import { unpackBackup } from "#platform/backups/unpack-backup.server.ts";
import { commandName } from "#platform/command-name.server.ts";
import { startConfig } from "#server/start-config.ts";
import { listTable } from "./backups/list-table.ts";
import { makeNow } from "./backups/make-now.ts";
import { fail, listTables } from "./database-arguments.ts";

const program = commandName("backups");
const usage = `Usage:
  ${program}                                     lists the backups
  ${program} make                                makes one now, also while the server runs
  ${program} check NAME                          restores one into a scratch database and counts
  ${program} restore NAME [-- --replace]         brings one back; stop the server first
  ${program} decrypt NAME FOLDER                 writes one as plain files into a new folder
Where backups have to be encrypted, check, restore and decrypt take one that is not only
with "-- --not-encrypted".
NAME is as in the list, or "latest".`;

const { command, name, folder, replace, takesNotEncrypted } = readCommand();
const config = startConfig();
const place = openPlace(config);
const { backupKey: keyWords, dataDirectory, databaseUrl } = config;
const log = pino({ level: "silent" });
/** Ends with the program. */
const { signal } = new AbortController();

switch (command) {
  case "list":
    console.warn(await listTable(place));
    break;
  case "make": {
    const backup = await makeNow(config, log);
    if (!backup.ok) fail(backup.message);
    console.warn(`Backup made: ${backup.backup} in ${place.label}`);
    break;
  }
  case "check": {
    const readFiles = Number.POSITIVE_INFINITY;
    const parts = {
      place,
      keyWords,
      takesNotEncrypted,
      dataDirectory,
      databaseUrl,
      readFiles,
      signal,
    };
    const checked = await checkBackup(parts, name);
    if (!checked.ok) fail(`The backup did not pass: ${checked.message}`);
    const { rows, tables, files } = checked;
    console.warn(`${checked.name} is whole: ${rows} rows in ${tables} tables, ${files} files.`);
    break;
  }
  case "restore": {
    const parts = { place, keyWords, takesNotEncrypted, config, replace };
    const restored = await restoreBackup(parts, name);
    if (!restored.ok) fail(restored.message);
    listTables(restored.tables);
    console.warn(`${restored.name} is restored, with ${restored.files} files.`);
    if (restored.previous !== undefined)
      console.warn(
        databaseUrl === undefined
          ? `What was there before is kept in ${restored.previous}; delete it when it is no longer needed.`
          : `What was there before is kept in schemas that end in ${restored.previous}; drop them when they are no longer needed.`,
      );
    break;
  }
  case "decrypt": {
    const unpacked = await unpackBackup(
      { place, keyWords, takesNotEncrypted },
      name,
      resolve(folder),
    );
    if (!unpacked.ok) fail(unpacked.message);
    console.warn(`${unpacked.name}: ${unpacked.database}, and ${unpacked.files} files beside it.`);
    break;
  }
}
// A database or a queue that is still closing keeps nobody waiting.
process.exit(process.exitCode ?? 0);

function readCommand() {
  try {
    const options = {
      replace: { type: "boolean" as const },
      "not-encrypted": { type: "boolean" as const },
    };
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [commandName = "list", wanted = "", target = "", ...more] = positionals;
    const needed = { list: 1, make: 1, check: 2, restore: 2, decrypt: 3 };
    if (
      !isCommand(commandName) ||
      more.length > 0 ||
      Math.max(positionals.length, 1) !== needed[commandName]
    )
      fail(usage);
    return {
      command: commandName,
      name: wanted,
      folder: target,
      replace: values.replace ?? false,
      takesNotEncrypted: values["not-encrypted"] ?? false,
    };
  } catch {
    return fail(usage);
  }
}

function isCommand(text: string): text is "list" | "make" | "check" | "restore" | "decrypt" {
  return ["list", "make", "check", "restore", "decrypt"].includes(text);
}
