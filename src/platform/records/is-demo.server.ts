import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { settings } from "./tables/settings.ts";

/** Stands in `settings` of a database that holds the demonstration. */
export const demoSetting = "demo";

/** Whether the clients and people of this database are invented. */
export const isDemo = async (db: Database): Promise<boolean> =>
  (await db.$count(settings, eq(settings.name, demoSetting))) > 0;
