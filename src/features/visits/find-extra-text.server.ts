import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { extraVisits } from "./tables/extra-visits.ts";

/** What the crew of a visit is to do; undefined for a visit of a series. The caller has found the visit. */
export async function findExtraText(
  db: Pick<Database, "select">,
  visitId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ text: extraVisits.text })
    .from(extraVisits)
    .where(eq(extraVisits.visitId, visitId));
  return found?.text;
}
