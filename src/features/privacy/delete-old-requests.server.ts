import { and, isNotNull, lt } from "drizzle-orm";
import { fixedRetention } from "#content/retention.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { privacyRequests } from "./tables/privacy-requests.ts";

/** Two years after they were closed; their history goes with them. */
export async function deleteOldRequests(db: Database, now: Date): Promise<{ requests: number }> {
  const before = new Date(now.getTime() - fixedRetention.privacyRequests * dayMs);
  const { closedAt, id } = privacyRequests;
  const deleted = await db
    .delete(privacyRequests)
    .where(and(isNotNull(closedAt), lt(closedAt, before)))
    .returning({ id });
  return { requests: deleted.length };
}
