import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { visitEntries } from "./tables/visit-records.ts";

/** What a person was told about what their phone had sent for a visit that they see. */
export async function listRemarks(
  db: Database,
  { accountId }: Actor,
  visitId: string,
): Promise<string[]> {
  const { id, remark, receivedAt } = visitEntries;
  const rows = await db
    .select({ remark })
    .from(visitEntries)
    .where(
      and(
        eq(visitEntries.visitId, visitId),
        eq(visitEntries.givenBy, accountId),
        isNotNull(remark),
      ),
    )
    .orderBy(asc(receivedAt), asc(id));
  return [...new Set(rows.flatMap((row) => row.remark ?? []))];
}
