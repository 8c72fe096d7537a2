// `bill-all.ts URL_OR_DATA_DIR RUNS TODAY`: makes and issues all that is due, that often at once, and
// prints how many invoices have a number.
import { writeSync } from "node:fs";
import { isNotNull } from "drizzle-orm";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { invoices } from "#database/schema.ts";
import { issueUnreviewed } from "#domain/invoices/issue-invoice.ts";
import { makeDueInvoices } from "#domain/invoices/make-invoices.ts";
import { startQueue } from "#jobs/queue.ts";

const [, , place = "", runs = "1", today = ""] = process.argv;
const log = pino({ level: "silent" });
const isUrl = place.startsWith("postgres");
const opened = await openDatabase({
  ...{ dataDirectory: isUrl ? "unused" : place, databaseUrl: isUrl ? place : undefined, log },
});
if (!opened.ok) throw new Error(opened.message);
const { database } = opened;
const queue = await startQueue(database, log);
const context = { db: database.background, queue };

async function run() {
  await makeDueInvoices(context.db, today);
  await issueUnreviewed(context, today);
}

const telling = setInterval(async () => {
  const issued = await context.db.$count(invoices, isNotNull(invoices.number));
  writeSync(1, `${issued}\n`);
}, 15);

await Promise.all(Array.from({ length: Number(runs) }, run));
clearInterval(telling);
await queue.stop({ close: false, graceful: false });
await database.close();
process.exit(0);
