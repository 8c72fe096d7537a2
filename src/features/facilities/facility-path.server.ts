import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { facilities } from "#platform/identity/tables/clients.ts";

/** Its page in the office, for who has made sure that the reader may see the facility. */
export async function facilityPath(db: Database, facilityId: string): Promise<string | undefined> {
  const [facility] = await db
    .select({ clientId: facilities.clientId })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  return facility && `/office/clients/${facility.clientId}/facilities/${facilityId}`;
}
