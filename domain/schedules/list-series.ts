import { and, asc, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { facilities } from "#database/tables/clients.ts";
import { type VisitSeriesRow, visitSeries } from "#database/tables/visit-series.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";

export interface SeriesSummary
  extends Pick<
    VisitSeriesRow,
    | "id"
    | "facilityId"
    | "title"
    | "rule"
    | "startsOn"
    | "endsOn"
    | "windowStart"
    | "windowEnd"
    | "crewSize"
    | "doesScope"
  > {
  facilityName: string;
  timeZone: string;
}

/** What goes on or is still to begin. @param facilityId of one facility alone */
export const listSeries = (
  db: Database,
  actor: Actor,
  facilityId?: string,
): Promise<SeriesSummary[]> =>
  select(db)
    .where(
      and(
        isReadable(actor),
        facilityId === undefined ? undefined : eq(visitSeries.facilityId, facilityId),
        or(
          isNull(visitSeries.endsOn),
          gte(visitSeries.endsOn, sql`(now() - interval '1 day')::date`),
        ),
      ),
    )
    .orderBy(asc(facilities.name), asc(visitSeries.startsOn), asc(visitSeries.id));

/** Undefined for what does not exist or the actor may not see. */
export async function findSeries(
  db: Database,
  actor: Actor,
  id: string,
): Promise<SeriesSummary | undefined> {
  const [found] = await select(db).where(and(isReadable(actor), eq(visitSeries.id, id)));
  return found;
}

const isReadable = (actor: Actor) =>
  may(actor, "schedule.read") ? inVisibleFacility(actor, visitSeries) : sql`false`;

const select = (db: Database) =>
  db
    .select({
      ...{ id: visitSeries.id, facilityId: visitSeries.facilityId, title: visitSeries.title },
      ...{ rule: visitSeries.rule, startsOn: visitSeries.startsOn, endsOn: visitSeries.endsOn },
      ...{ windowStart: visitSeries.windowStart, windowEnd: visitSeries.windowEnd },
      ...{ crewSize: visitSeries.crewSize, doesScope: visitSeries.doesScope },
      ...{ facilityName: facilities.name, timeZone: facilities.timeZone },
    })
    .from(visitSeries)
    .innerJoin(facilities, eq(facilities.id, visitSeries.facilityId))
    .$dynamic();
