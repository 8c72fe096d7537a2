/** Figures of all clients with buildings of a kind, counted as the insights of one client are. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FacilityType } from "#features/facilities/facility-types.ts";
import { scoringMethods } from "#features/inspections/scoring.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { visits } from "#features/visits/tables/visits.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { addDays, type LocalDate } from "#platform/format/local-date.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type ComparableQuality, minClients } from "./comparable-quality.ts";
import { graceMinutes } from "./insight-types.ts";

/** Twelve months up to the day before, which is over everywhere. */
function lastYear(today: LocalDate): { from: LocalDate; through: LocalDate } {
  const from = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString();
  return { from, through: addDays(today, -1) };
}

/**
 * All clients count, whoever asks: a figure must not depend on its reader's assignments, and it names nobody.
 * @returns undefined if no figure has enough clients behind it
 */
export async function readComparableQuality(
  db: Database | Transaction,
  facilityType: FacilityType,
  today: LocalDate,
): Promise<ComparableQuality | undefined> {
  const { from, through } = lastYear(today);
  const ofKind = and(eq(facilities.facilityType, facilityType), isNull(facilities.archivedAt));
  const [count] = await db
    .select({
      buildings: sql<number>`count(*)::int`,
      clients: sql<number>`count(distinct ${facilities.clientId})::int`,
    })
    .from(facilities)
    .where(ofKind);
  if (count === undefined || count.clients < minClients) return undefined;
  const scored = await db
    .select({
      method: inspections.method,
      inspections: sql<number>`count(*)::int`,
      tenths: sql<number>`round(avg(${inspections.scoreTenths}))::int`,
      clients: sql<number>`count(distinct ${inspections.clientId})::int`,
    })
    .from(inspections)
    .innerJoin(facilities, eq(facilities.id, inspections.facilityId))
    .where(
      and(
        ofKind,
        sql`${inspections.plannedOn} between ${from}::date and ${through}::date`,
        sql`${inspections.state} in ('finished', 'signed')`,
        sql`${inspections.scoreTenths} is not null`,
      ),
    )
    .groupBy(inspections.method);
  const isOnTime = sql`${visits.checkedInAt} <= ${visits.beginsAt} + make_interval(mins => ${graceMinutes})`;
  const [due] = await db
    .select({
      due: sql<number>`count(*)::int`,
      onTimeTenths: sql<number>`coalesce(round(1000.0 * count(*) filter (where ${isOnTime}) / nullif(count(*), 0)), 0)::int`,
      clients: sql<number>`count(distinct ${visits.clientId})::int`,
    })
    .from(visits)
    .innerJoin(facilities, eq(facilities.id, visits.facilityId))
    .where(
      and(
        ofKind,
        sql`${visits.date} between ${from}::date and ${through}::date`,
        sql`${visits.state} in ('in-progress', 'completed', 'missed')`,
      ),
    );
  const scores = scoringMethods.flatMap((method) => {
    const score = scored.find((candidate) => candidate.method === method);
    if (score === undefined || score.clients < minClients) return [];
    return [{ method, inspections: score.inspections, tenths: score.tenths }];
  });
  const hasVisits = due !== undefined && due.clients >= minClients;
  if (scores.length === 0 && !hasVisits) return undefined;
  return {
    facilityType,
    buildings: count.buildings,
    from,
    through,
    scores,
    ...(hasVisits && {
      visits: { due: due.due, onTimeTenths: due.onTimeTenths, graceMinutes },
    }),
  };
}
