// `seal-proposals.ts DATABASE_URL`: seals what is signed, with the key of tests, and says when it begins and is done.
import "#features/permissions.ts";
import { writeSync } from "node:fs";
import { pino } from "pino";
import { sealProposals } from "#features/proposals/seal-proposals.server.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createSecrets } from "#platform/identity/secrets.server.ts";

const [, , databaseUrl = ""] = process.argv;
const log = pino({ level: "silent" });
const opened = await openDatabase({ dataDirectory: "unused", databaseUrl, log });
if (!opened.ok) throw new Error(opened.message);
const secrets = createSecrets(Buffer.alloc(32, "test"));
writeSync(1, "begin\n");
await sealProposals({ db: opened.database.db, secrets, log }, new Date());
writeSync(1, "done\n");
process.exit();
