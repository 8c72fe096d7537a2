/**
 * `npm run inbox`: lists or exports contact messages, applications and subscribers, also while the
 * server runs.
 */
import { startConfig } from "#server/start-config.ts";
import { applicationList } from "./inbox/application-list.ts";
import { messageList } from "./inbox/message-list.ts";
import { subscriberList } from "./inbox/subscriber-list.ts";
import { readLeadArguments } from "./leads/lead-arguments.ts";
import { printRecords } from "./print-records.ts";

const usage = `npm run inbox messages                    from the contact page, newest first
npm run inbox applications                for the openings
npm run inbox subscribers                 of the newsletter
npm run inbox messages -- --quarantined   only what looks like spam
npm run inbox messages -- --since 7d      of the last 7 days (or 24h, or from a day on: 2026-11-01)
npm run -s inbox subscribers -- --csv > subscribers.csv`;

const [kind, ...flags] = process.argv.slice(2);
const given = readLeadArguments(flags, new Date());
if (!given.ok) fail(`${given.message}\n\n${usage}`);
const config = startConfig();

switch (kind) {
  case "messages":
    await printRecords(config, messageList, given);
    break;
  case "applications":
    await printRecords(config, applicationList, given);
    break;
  case "subscribers":
    await printRecords(
      config,
      subscriberList(config.origin ?? `http://localhost:${config.port}`),
      given,
    );
    break;
  default:
    fail(usage);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
