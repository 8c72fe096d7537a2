/** The quote benchmark is compared to this: only the `INSERT` of a lead, in a loop, on the same engine. */
import { pino } from "pino";
import { leads } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { openDatabase } from "#platform/database/open.ts";

const [folder = "", url = "", loops = "1", seconds = "5"] = process.argv.slice(2);
const log = pino({ level: "silent" });
const opened = await openDatabase({
  dataDirectory: folder,
  databaseUrl: url === "" ? undefined : url,
  log,
});
if (!opened.ok) throw new Error(opened.message);
const { database } = opened;
const until = performance.now() + Number(seconds) * 1000;
let inserted = 0;

async function insertUntilTheEnd(): Promise<void> {
  while (performance.now() < until) {
    const id = newId();
    await database.db.insert(leads).values({
      id,
      reference: id,
      idempotencyKey: id,
      fingerprint: "0".repeat(64),
      fullName: "Anna Novak",
      company: "Novak Dental Group",
      email: `anna${inserted}@example.com`,
      phone: "(312) 555-0117",
      facilityType: "healthcare",
      squareFootage: "4200",
      message: "Nine treatment rooms and a waiting area, cleaned every night after eight.",
    });
    inserted++;
  }
}

await Promise.all(Array.from({ length: Number(loops) }, insertUntilTheEnd));
await database.close();
process.stdout.write(`${inserted / Number(seconds)}\n`);
