import { and, inArray, lt, ne } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { opportunities } from "./tables/opportunities.ts";

/** Rows per statement: it ends within its limit, and other statements run in between. */
const atATime = 1_000;

/** With the quote requests that they came from, by the same period; a contract that was won keeps its beginning. */
export async function deleteOldOpportunities(
  db: Database,
  now: Date,
): Promise<{ opportunities: number }> {
  const before = new Date(now.getTime() - company.retention.contactMessages * dayMs);
  const { id, openedAt, stage } = opportunities;
  for (let deleted = 0; ; ) {
    const due = db
      .select({ id })
      .from(opportunities)
      .where(and(lt(openedAt, before), ne(stage, "won")))
      .limit(atATime);
    const gone = await db.delete(opportunities).where(inArray(id, due)).returning({ id });
    deleted += gone.length;
    if (gone.length < atATime) return { opportunities: deleted };
  }
}
