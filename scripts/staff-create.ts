/** `npm run staff:create EMAIL`: prints the invitation; works while the server runs. */
import { pino } from "pino";
import * as z from "zod/mini";
import { commandName } from "#platform/command-name.server.ts";
import { emailAddress } from "#platform/forms/fields.ts";
import { linkAddress } from "#platform/identity/account-links.server.ts";
import { startConfig } from "#server/start-config.ts";
import { createFirstAdministrator } from "./staff/create-first-administrator.ts";

const [argument, ...more] = process.argv.slice(2);
const email = z.safeParse(emailAddress("en"), argument);
if (!email.success || more.length > 0)
  fail(
    `Give the e-mail address of the administrator: ${commandName("staff:create")} name@example.com`,
  );
const config = startConfig();
const created = await createFirstAdministrator(config, email.data, pino({ level: "silent" }));
if (!created.ok) fail(created.message);

const origin = config.origin ?? `http://localhost:${config.port}`;
console.log(`${email.data} is invited as an administrator. Open this address to choose a password; it
works once and for 7 days, and whoever opens it first gets in:

${linkAddress(origin, "invitation", created.token)}`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
