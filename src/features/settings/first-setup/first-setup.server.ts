/** The first setup is open from the moment somebody makes the product their own until they say it's finished. */
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { settings } from "#platform/records/tables/settings.ts";

const settingName = "first-setup";

export const openFirstSetup = async (db: Database | Transaction): Promise<void> => {
  await db.insert(settings).values({ name: settingName, value: "open" }).onConflictDoNothing();
};

/** Each step stays where it is, under Settings. */
export const finishFirstSetup = async (db: Database | Transaction): Promise<void> => {
  await db.delete(settings).where(eq(settings.name, settingName));
};

export const isInFirstSetup = async (db: Database, actor: Actor): Promise<boolean> =>
  may(actor, "settings.change") && (await db.$count(settings, eq(settings.name, settingName))) > 0;
