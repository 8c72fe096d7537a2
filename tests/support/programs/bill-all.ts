// `bill-all.ts URL_OR_DATA_DIR RUNS TODAY`: makes and issues all that is due, that often at once, and
// prints how many invoices have a number.
import "#features/permissions.ts";
import { writeSync } from "node:fs";
import { isNotNull } from "drizzle-orm";
import { pino } from "pino";
import { issueUnreviewed } from "#features/invoices/issue-invoice.server.ts";
import { makeDueInvoices } from "#features/invoices/make-invoices.server.ts";
import { invoices } from "#features/schema.ts";
import { openDatabase } from "#platform/database/open.ts";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";

const [, , place = "", runs = "1", today = ""] = process.argv;
const log = pino({ level: "silent" });
const isUrl = place.startsWith("postgres");
const opened = await openDatabase({
  dataDirectory: isUrl ? "unused" : place,
  databaseUrl: isUrl ? place : undefined,
  log,
});
if (!opened.ok) throw new Error(opened.message);
const { database } = opened;
const queue = await startQueue(database, log);
const context = { db: database.background, queue };

/** Tries again as the queue does: fifty runs at once may make one wait longer than a statement may. */
async function untilAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

async function run() {
  await untilAvailable(() => makeDueInvoices(context.db, today));
  await untilAvailable(() => issueUnreviewed(context, today));
}

const telling = setInterval(async () => {
  const count = () => context.db.$count(invoices, isNotNull(invoices.number));
  writeSync(1, `${await untilAvailable(count)}\n`);
}, 15);

await Promise.all(Array.from({ length: Number(runs) }, run));
clearInterval(telling);
await queue.stop({ close: false, graceful: false });
await database.close();
process.exit(0);
