import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { settings } from "#features/schema.ts";
import type { Database } from "#platform/database/client.ts";

const name = "address-hash-secret";

/** Keys the hashes of addresses: created at the first start, shared by all processes. */
export async function installationSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  if (!row) throw new Error("the installation secret was not stored");
  return row.value;
}
