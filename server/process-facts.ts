import type { OpenDatabase } from "#platform/database/client.ts";
import { readMigrationState } from "#platform/database/migrate.ts";
import type { ProcessFacts } from "#platform/system/system-check.server.ts";

/** The system page of the office prints these. */
export const processFacts = (
  { engine, health }: Pick<OpenDatabase, "engine" | "health">,
  version: string,
  startedAt: Date,
): ProcessFacts => ({
  version,
  startedAt,
  engine,
  readMigrations: () => readMigrationState(health),
});
