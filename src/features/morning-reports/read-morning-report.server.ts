/** The email has what the portal's home has of one facility, for one person, at the moment it leaves. */

import { type FacilityCard, listFacilityCards } from "#features/facilities/find-facility.server.ts";
import { type NextHoliday, nextHolidays } from "#features/facilities/holidays.server.ts";
import { type LatestScore, latestScores } from "#features/inspections/latest-scores.server.ts";
import { type LatestVisits, latestVisits } from "#features/visits/latest-visits.server.ts";
import {
  countWorkOrders,
  listWorkOrders,
  type WorkOrderCounts,
  type WorkOrderListRow,
} from "#features/work-orders/list-work-orders.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** The portal lists the others. */
const maxOrders = 5;

export interface MorningReport {
  facility: FacilityCard;
  /** The latest first. */
  visits: LatestVisits["last"];
  nextVisit: LatestVisits["next"];
  score: LatestScore | undefined;
  counts: WorkOrderCounts;
  /** Late ones come first, then those that are due next. */
  openOrders: WorkOrderListRow[];
  toAccept: WorkOrderListRow[];
  holiday: NextHoliday | undefined;
}

/** @returns undefined for a facility that the person does not see any more, or without a visit */
export async function readMorningReport(
  db: Database,
  actor: Actor,
  { facilityId, since }: { facilityId: string; since: Date },
  now = new Date(),
): Promise<MorningReport | undefined> {
  const facility = (await listFacilityCards(db, actor)).find(({ id }) => id === facilityId);
  if (facility === undefined) return undefined;
  const inFacility = { facilityId, sort: "due" } as const;
  const [visits, scores, counts, open, toAccept, holidays] = await Promise.all([
    latestVisits(db, actor, now, { facilityId, since }),
    latestScores(db, actor, facilityId),
    countWorkOrders(db, actor, { facilityId }),
    listWorkOrders(db, actor, { ...inFacility, tab: "open" }, maxOrders),
    listWorkOrders(db, actor, { ...inFacility, tab: "to-accept" }, maxOrders),
    nextHolidays(db, actor),
  ]);
  const { last = [], next } = visits.get(facilityId) ?? {};
  if (!last.some(({ state }) => state !== "cancelled")) return undefined;
  return {
    facility,
    visits: last,
    nextVisit: next,
    score: scores.get(facilityId),
    counts,
    openOrders: open.rows,
    toAccept: toAccept.rows,
    holiday: holidays.find((holiday) => holiday.facilityId === facilityId),
  };
}
