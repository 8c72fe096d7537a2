/** `npm run inbox`: lists or exports messages, applications and subscribers, also while the server runs. */
import { pino } from "pino";
import { startConfig } from "#server/start-config.ts";
import { applicationList } from "./inbox/application-list.ts";
import { type InboxList, printed } from "./inbox/inbox-list.ts";
import { messageList } from "./inbox/message-list.ts";
import { subscriberList } from "./inbox/subscriber-list.ts";
import { readKeptRecords } from "./kept-records.ts";
import { readLeadArguments } from "./leads/lead-arguments.ts";

const usage = `npm run inbox messages                    from the contact page, newest first
npm run inbox applications                for the openings
npm run inbox subscribers                 of the newsletter
npm run inbox messages -- --quarantined   only what looks like spam
npm run inbox messages -- --since 7d      of the last 7 days (or 24h, or from a day on: 2026-11-01)
npm run -s inbox subscribers -- --csv > subscribers.csv`;

const [kind, ...flags] = process.argv.slice(2);
const given = readLeadArguments(flags, new Date());
if (!given.ok) fail(`${given.message}\n\n${usage}`);
const { filter, asCsv } = given;
const config = startConfig();

// Whoever reads the list may stop before its end, as `head` does.
process.stdout.on("error", () => process.exit());
switch (kind) {
  case "messages":
    await print(messageList);
    break;
  case "applications":
    await print(applicationList);
    break;
  case "subscribers":
    await print(subscriberList(config.origin ?? `http://localhost:${config.port}`));
    break;
  default:
    fail(usage);
}

async function print<Row extends object>(list: InboxList<Row>): Promise<void> {
  const kept = await readKeptRecords(config, list, pino({ level: "silent" }));
  if (!kept.ok) fail(kept.message);
  const shown = kept.rows.filter((row) => list.isShown(row, filter));
  process.stdout.write(printed(list, shown, asCsv));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
