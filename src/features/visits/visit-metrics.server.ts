import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { MetricReader } from "#platform/feature.server.ts";
import { visits } from "./tables/visits.ts";

/** Found missing in the last 24 hours: after an outage that may be days after their windows. */
function countMissedVisits(db: Database): Promise<number> {
  const { state, beginsAt, missedAt } = visits;
  return db.$count(
    visits,
    and(
      eq(state, "missed"),
      sql`${beginsAt} > now() - interval '8 days'`,
      sql`${missedAt} > now() - interval '1 day'`,
    ),
  );
}

export const visitMetrics: readonly MetricReader[] = [
  {
    name: "visits_missed",
    help: "Visits that nobody came to, found in the last 24 hours.",
    read: countMissedVisits,
  },
];
