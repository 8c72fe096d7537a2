/** Which visits of a month ended with much of their work undone. */
import type { Database } from "#database/client.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Period } from "#domain/insights/insight-period.ts";
import { listVisits } from "#domain/visits/list-visits.ts";
import type { UnfinishedVisit } from "./report-figures.ts";

export async function listUnfinishedVisits(
  db: Database,
  actor: Actor,
  facilityId: string,
  { from, to }: Period,
): Promise<UnfinishedVisit[]> {
  const lines = await listVisits(db, actor, { facilityId, from, to, outcome: "unfinished" });
  return lines.map(({ id, date, tasks, tasksDone }) => ({ id, date, tasks, tasksDone }));
}
