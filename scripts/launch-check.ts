/** `npm run launch-check`: what must be replaced before the site goes live for a real company. */
import { join } from "node:path";
import { startConfig } from "#server/start-config.ts";
import { contentPlaceholders } from "./launch/content-placeholders.ts";
import { settingsPlaceholders, settingsWarnings } from "./launch/settings-placeholders.ts";

const config = startConfig();
const allPlaceholders = [
  ...(await contentPlaceholders(join(import.meta.dirname, ".."))),
  ...settingsPlaceholders(config),
];

for (const { place, what } of allPlaceholders) console.log(`${place}\n    ${what}`);
for (const { place, what } of settingsWarnings(config))
  console.log(`Warning: ${place}\n    ${what}`);
if (allPlaceholders.length > 0) {
  console.log(
    `\n${allPlaceholders.length} placeholders are left. Replace them in content/ and .env before going live.`,
  );
  process.exitCode = 1;
} else {
  console.log("No placeholder is left.");
}
