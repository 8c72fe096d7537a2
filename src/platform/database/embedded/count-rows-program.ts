// `count-rows-program.ts ARCHIVE FOLDER`: unpacks a database into the folder and prints its rows as JSON.
// A program of its own: the engine's memory goes back with it.
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { countRows } from "../count-rows.ts";
import { errorMessage } from "../error-message.ts";
import { unpackArchive } from "./archive.ts";
import { runDatabase } from "./run-database.ts";

const [, , archive = "", folder = ""] = process.argv;
setPriority(constants.priority.PRIORITY_LOW);
try {
  const database = join(folder, "database");
  await unpackArchive(archive, database);
  if (!existsSync(join(database, "PG_VERSION"))) throw new Error("it holds no database");
  const running = await runDatabase({ folder: database }, pino({ level: "silent" }));
  const tables = await countRows(running.migrationDb);
  await running.close();
  process.stdout.write(JSON.stringify(tables), () => process.exit(0));
} catch (error) {
  process.stderr.write(errorMessage(error), () => process.exit(1));
}
