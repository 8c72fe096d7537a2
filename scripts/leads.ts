/** `npm run leads`: lists or exports quote requests, also while the server runs. */
import { startConfig } from "#server/start-config.ts";
import { readLeadArguments, usage } from "./leads/lead-arguments.ts";
import { leadList } from "./leads/lead-listing.ts";
import { printRecords } from "./print-records.ts";

const given = readLeadArguments(process.argv.slice(2), new Date());
if (!given.ok) {
  console.error(`${given.message}\n\n${usage}`);
  process.exit(1);
}
await printRecords(startConfig(), leadList, given);
