/**
 * `commit-and-tell.ts DATA_DIR TIMES`: commits one row after another, printing `begin N` before and
 * `acknowledged N` after each, then closes the database in order.
 */
import { writeSync } from "node:fs";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { settings } from "#database/schema.ts";

const [, , dataDirectory = "", times = "1"] = process.argv;
const opened = await openDatabase({
  dataDirectory,
  databaseUrl: undefined,
  log: pino({ level: "silent" }),
});
if (!opened.ok) {
  console.error(opened.message);
  process.exit(1);
}
for (let n = 0; n < Number(times); n++) {
  writeSync(1, `begin ${n}\n`);
  await opened.database.db.insert(settings).values({ name: `commit ${n}`, value: "told" });
  writeSync(1, `acknowledged ${n}\n`);
}
await opened.database.close();
