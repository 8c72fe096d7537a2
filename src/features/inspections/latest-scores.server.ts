/** How clean a facility was found last, and the time before: for the home and the morning report. */
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import type { ScoringMethod } from "./scoring.ts";
import { inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

export interface LatestScore {
  /** Id of the inspection. */
  id: string;
  facilityId: string;
  method: ScoringMethod;
  /** ISO. */
  plannedOn: string;
  scoreTenths: number;
  /** Score of the inspection before by the same method; other methods can't be compared. */
  beforeTenths: number | null;
}

/** Keyed by facility id; facilities where nothing was scored yet are missing. */
export async function latestScores(
  db: Database,
  actor: Actor,
  only?: string,
): Promise<ReadonlyMap<string, LatestScore>> {
  const { id, facilityId, method, plannedOn, scoreTenths, state } = inspections;
  const before = sql<number | null>`lead(${scoreTenths}) over (
    partition by ${facilityId}, ${method} order by ${plannedOn} desc, ${id} desc)`;
  const rows = await db
    .selectDistinctOn([facilityId], {
      id,
      facilityId,
      method,
      plannedOn,
      beforeTenths: before,
      scoreTenths: sql<number>`${scoreTenths}`,
    })
    .from(inspections)
    .where(
      and(
        isVisibleInspection(actor),
        inArray(state, ["finished", "signed"]),
        isNotNull(scoreTenths),
        only === undefined ? undefined : eq(facilityId, only),
      ),
    )
    .orderBy(facilityId, desc(plannedOn), desc(id));
  return new Map(rows.map((row) => [row.facilityId, row]));
}

/** E.g. `0.5 points better than before`; undefined where there was none before. */
export function formatScoreChange(
  { scoreTenths, beforeTenths }: LatestScore,
  language: Language,
): string | undefined {
  if (beforeTenths === null) return undefined;
  const { change } = inspectionServerMessages(language);
  const by = scoreTenths - beforeTenths;
  if (by === 0) return change.same;
  const points = (Math.abs(by) / 10).toFixed(1);
  return by > 0 ? change.better({ points }) : change.worse({ points });
}
