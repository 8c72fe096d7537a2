import type { Database, Transaction } from "#platform/database/client.ts";
import { settings } from "./tables/settings.ts";

/** The settings that are stored: one query for each page, which asks for several of them. */
export async function readSettingNames(db: Database | Transaction): Promise<ReadonlySet<string>> {
  const rows = await db.select({ name: settings.name }).from(settings);
  return new Set(rows.map(({ name }) => name));
}
