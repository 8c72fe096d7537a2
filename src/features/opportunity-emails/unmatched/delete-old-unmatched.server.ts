import { lt } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { unmatchedEmails } from "../tables/unmatched-emails.ts";

/**
 * By the period of what is in quarantine, as nobody has vouched for either. What was joined stays in its
 * conversation, and can no longer be taken out of it.
 */
export async function deleteOldUnmatched(db: Database, now: Date): Promise<{ unmatched: number }> {
  const before = new Date(now.getTime() - company.retention.quarantined * dayMs);
  const gone = await db
    .delete(unmatchedEmails)
    .where(lt(unmatchedEmails.arrivedAt, before))
    .returning({ id: unmatchedEmails.id });
  return { unmatched: gone.length };
}
