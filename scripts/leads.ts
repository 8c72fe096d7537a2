/** `npm run leads`: lists or exports the quote requests that came in, also while the server runs. */
import { pino } from "pino";
import { toCsv } from "#domain/exports/csv.ts";
import { startConfig } from "#server/start-config.ts";
import { readKeptLeads } from "./leads/kept-leads.ts";
import { readLeadArguments, usage } from "./leads/lead-arguments.ts";
import { leadColumns } from "./leads/lead-columns.ts";
import { listing } from "./leads/lead-listing.ts";

const given = readLeadArguments(process.argv.slice(2), new Date());
if (!given.ok) fail(`${given.message}\n\n${usage}`);
const kept = await readKeptLeads(startConfig(), given.filter, pino({ level: "silent" }));
if (!kept.ok) fail(kept.message);

// Whoever reads the list may stop before its end, as `head` does.
process.stdout.on("error", () => process.exit());
process.stdout.write(given.asCsv ? toCsv(leadColumns, kept.rows) : `${listing(kept.rows)}\n`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
