import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#platform/database/client.ts";
import { settings } from "./tables/settings.ts";

/** Stands in `settings` of a database that holds the demonstration; its value is when that was made. */
export const demoSetting = "demo";

/** Stands beside it once somebody has asked that the demonstration be removed. */
export const demoRemovalSetting = "demonstration-removal";

/** True if the clients and people of this database are invented. */
export const isDemo = async (db: Database | Transaction): Promise<boolean> =>
  (await db.$count(settings, eq(settings.name, demoSetting))) > 0;

export const isDemoBeingRemoved = async (db: Database | Transaction): Promise<boolean> =>
  (await db.$count(settings, eq(settings.name, demoRemovalSetting))) > 0;

/**
 * True if an account or a client came with the demonstration. Those are made in one transaction, and are the
 * first of their database (`demonstration_began()`); without a demonstration, it is false.
 */
export const isOfDemonstration = (createdAt: PgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${createdAt} = demonstration_began(), false)`;
