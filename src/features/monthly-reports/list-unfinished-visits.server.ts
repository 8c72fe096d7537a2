/** Which visits of a month ended with much of their work undone. */

import type { Period } from "#features/insights/insight-period.ts";
import { listVisits } from "#features/visits/list-visits.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { UnfinishedVisit } from "./report-figures.ts";

export async function listUnfinishedVisits(
  db: Database,
  actor: Actor,
  facilityId: string,
  { from, to }: Period,
): Promise<UnfinishedVisit[]> {
  const rows = await listVisits(db, actor, { facilityId, from, to, outcome: "unfinished" });
  return rows.map(({ id, date, tasks, tasksDone }) => ({ id, date, tasks, tasksDone }));
}
