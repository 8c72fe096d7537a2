/** The first setup is open from the moment somebody makes the product their own until they say it's finished. */
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { settings } from "#platform/records/tables/settings.ts";

const firstSetupSetting = "first-setup";

export const openFirstSetup = async (db: Database | Transaction): Promise<void> => {
  await db
    .insert(settings)
    .values({ name: firstSetupSetting, value: "open" })
    .onConflictDoNothing();
};

/** Each step stays where it is, under Settings. */
export const finishFirstSetup = async (db: Database | Transaction): Promise<void> => {
  await db.delete(settings).where(eq(settings.name, firstSetupSetting));
};

/** @param settingNames those that are stored */
export const isInFirstSetup = (actor: Actor, settingNames: ReadonlySet<string>): boolean =>
  may(actor, "settings.change") && settingNames.has(firstSetupSetting);
