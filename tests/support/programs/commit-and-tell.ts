/** `commit-and-tell.ts DATA_DIR TIMES`: prints `begin N` before and `acknowledged N` after each commit. */
import { writeSync } from "node:fs";
import { settings } from "#features/schema.ts";
import { openAlone } from "./open-locked.ts";

const [, , dataDirectory = "", times = "1"] = process.argv;
const database = await openAlone(dataDirectory);
for (let n = 0; n < Number(times); n++) {
  writeSync(1, `begin ${n}\n`);
  await database.db.insert(settings).values({ name: `commit ${n}`, value: "told" });
  writeSync(1, `acknowledged ${n}\n`);
}
await database.close();
