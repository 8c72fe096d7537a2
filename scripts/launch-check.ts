/** `npm run launch-check`: what is missing before going live, as the office's page of this name has it. */
import "#features/permissions.ts";
import { pino } from "pino";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { isMissing, launchItems } from "#features/settings/going-live/launch-items.server.ts";
import { publishedPlaceholders } from "#features/website/published-placeholders.server.ts";
import { startConfig } from "#server/start-config.ts";
import { fail } from "./database-arguments.ts";
import { findInstallationFacts } from "./launch/find-installation-facts.ts";
import { launchReport } from "./launch/launch-report.ts";
import { shippedPlaceholders } from "./launch/shipped-placeholders.ts";

const config = startConfig();
const installationFacts = await findInstallationFacts(config, pino({ level: "silent" }));
if (!installationFacts.ok) fail(installationFacts.message);
// An older server that has the database open does not say it.
const { statesServed = null } = installationFacts;
changeCompanyFacts({ ...shippedFacts, statesServed });
const published = publishedPlaceholders(await shippedPlaceholders("."), installationFacts.edits);
const items = launchItems(
  { facts: installationFacts.facts, config, placeholders: published },
  "en",
);
for (const line of launchReport(items)) console.log(line);
if (items.some(isMissing)) process.exitCode = 1;
