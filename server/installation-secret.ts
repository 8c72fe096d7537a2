import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { settings } from "#database/schema.ts";

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
