import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { settings } from "#platform/records/tables/settings.ts";

const name = "backup-installation";

/** Eight hexadecimal digits that tell this database's backups from others in the same place. */
export async function readInstallation(db: Database): Promise<string> {
  const isOurs = eq(settings.name, name);
  const [installation] = await db.select().from(settings).where(isOurs);
  if (installation !== undefined) return installation.value;
  const value = randomBytes(4).toString("hex");
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(isOurs);
  if (row === undefined) throw new Error("The name of the installation was not stored");
  return row.value;
}
