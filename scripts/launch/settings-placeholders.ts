import type { Config } from "#config";
import type { Placeholder } from "./placeholders.ts";

/** Settings that are required before the product holds real people's accounts. */
export function settingsPlaceholders({
  databaseUrl,
  secretKey,
}: Pick<Config, "databaseUrl" | "secretKey">): Placeholder[] {
  if (databaseUrl === undefined || secretKey !== undefined) return [];
  return [
    {
      place: "SECRET_KEY",
      what: "not set: on a PostgreSQL server, secrets of authenticator apps would lie beside their key",
    },
  ];
}
