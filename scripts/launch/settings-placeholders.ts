import type { Config } from "#config";
import type { Placeholder } from "./placeholders.ts";

/** Settings that are required before the product holds real people's accounts. */
export function settingsPlaceholders({
  databaseUrl,
  secretKey,
  demo,
  clamavUrl,
}: Pick<Config, "databaseUrl" | "secretKey" | "demo" | "clamavUrl">): Placeholder[] {
  const placeholders: Placeholder[] = [];
  if (demo ?? databaseUrl === undefined)
    placeholders.push({
      place: "DEMO",
      what: "an unused database gets people of a demonstration, all with one password: set DEMO=0 before the first start, or begin with an empty DATA_DIR",
    });
  if (databaseUrl !== undefined && secretKey === undefined)
    placeholders.push({
      place: "SECRET_KEY",
      what: "not set: on a PostgreSQL server, secrets of authenticator apps would lie beside their key",
    });
  if (clamavUrl === undefined)
    placeholders.push({
      place: "CLAMAV_URL",
      what: "not set: files that clients, crews and occupants send are not scanned for malware",
    });
  return placeholders;
}
