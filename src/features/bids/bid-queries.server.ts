/** Bids contain costs, so every read here is for actors who may see those. */
import { and, count, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FacilityType } from "#features/facilities/facility-types.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { visits } from "#features/visits/tables/visits.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { isAmong, type NameReader } from "#platform/history/history-nouns.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { bids, bidVersions } from "./tables/bids.ts";

export async function findBid(db: Database, actor: Actor, opportunityId: string) {
  if (!may(actor, "bids.read")) return undefined;
  const [bid] = await db.select().from(bids).where(eq(bids.opportunityId, opportunityId));
  return bid;
}

const approvers = alias(accounts, "approvers");
const shownVersions = 50;

/** The latest first. */
export async function listVersions(db: Database, actor: Actor, opportunityId: string) {
  if (!may(actor, "bids.read")) return [];
  return db
    .select({
      version: bidVersions,
      makerName: accounts.name,
      approverName: approvers.name,
    })
    .from(bidVersions)
    .innerJoin(bids, eq(bids.id, bidVersions.bidId))
    .innerJoin(accounts, eq(accounts.id, bidVersions.madeBy))
    .leftJoin(approvers, eq(approvers.id, bidVersions.approvedBy))
    .where(eq(bids.opportunityId, opportunityId))
    .orderBy(desc(bidVersions.number))
    .limit(shownVersions);
}

export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** Over a longer time, crews and scopes are unlikely to be what they are today. */
const measuredDays = 180;
const fewestVisits = 3;
const maxBuildings = 6;

interface MeasuredBuilding {
  id: string;
  clientId: string;
  name: string;
  visits: number;
  squareFeet: number;
  /** Minutes of all people together, on average. */
  minutesAVisit: number;
}

/** Buildings of a kind that the actor may see, those nearest in size first: how long they really take. */
export async function listMeasuredBuildings(
  db: Database,
  actor: Actor,
  facilityType: FacilityType,
  squareFeet: number,
  now = new Date(),
): Promise<MeasuredBuilding[]> {
  const size = db
    .select({
      facilityId: areas.facilityId,
      feet: sql<number>`sum(${areas.squareFeet})::int`.as("feet"),
    })
    .from(areas)
    .where(isNull(areas.archivedAt))
    .groupBy(areas.facilityId)
    .having(sql`sum(${areas.squareFeet}) > 0`)
    .as("size");
  const measured = db
    .select({
      facilityId: visits.facilityId,
      visits: count().as("visits"),
      minutes:
        sql<number>`avg(extract(epoch from ${visits.checkedOutAt} - ${visits.checkedInAt}) / 60 * ${visits.crewSize})::float8`.as(
          "minutes",
        ),
    })
    .from(visits)
    .where(
      and(
        eq(visits.state, "completed"),
        gte(visits.beginsAt, new Date(now.getTime() - measuredDays * dayMs)),
        inVisibleFacility(actor, visits),
      ),
    )
    .groupBy(visits.facilityId)
    .having(sql`count(*) >= ${fewestVisits}`)
    .as("measured");
  return db
    .select({
      id: facilities.id,
      clientId: facilities.clientId,
      name: facilities.name,
      visits: measured.visits,
      squareFeet: size.feet,
      minutesAVisit: measured.minutes,
    })
    .from(facilities)
    .innerJoin(measured, eq(measured.facilityId, facilities.id))
    .innerJoin(size, eq(size.facilityId, facilities.id))
    .where(eq(facilities.facilityType, facilityType))
    .orderBy(sql`abs(${size.feet} - ${squareFeet})`, facilities.id)
    .limit(maxBuildings);
}

/** The history calls a bid by the name of its opportunity. */
export const readBidNames: NameReader = async (db, ids) => {
  const rows = await db
    .select({ id: bids.id, reference: opportunities.reference, opportunityId: opportunities.id })
    .from(bids)
    .innerJoin(opportunities, eq(opportunities.id, bids.opportunityId))
    .where(isAmong(bids.id, ids));
  return rows.map(({ id, reference, opportunityId }) => [id, { name: reference, opportunityId }]);
};
