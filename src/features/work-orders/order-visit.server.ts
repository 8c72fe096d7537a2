/** Finds visits that can bring what is requested ahead of them, and the one a request is due with. */
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { visits } from "#features/visits/tables/visits.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import type { ServiceClocks } from "./service-levels/service-clock-types.ts";
import { hasOpenState, type WorkOrderRow, workOrders } from "./tables/work-orders.ts";

/** A row that was read, or the columns of the query around it. */
interface Bringable {
  visitId: typeof workOrders.visitId | string | null;
}

/**
 * Only for visits of the work order's facility. A visit brings what was requested for it, and what an earlier
 * one should have brought. A canceled visit brings nothing.
 */
export const canBring = ({ visitId }: Bringable): SQL =>
  sql`(${visits.state} <> 'cancelled' and (${visitId}::uuid is null or ${visitId} = ${visits.id}
    or (select earlier.begins_at from ${visits} as earlier where earlier.id = ${visitId})
      < ${visits.beginsAt}))`;

interface Placed extends Bringable {
  facilityId: typeof workOrders.facilityId | string;
  /** A text is ISO. */
  createdAt: typeof workOrders.createdAt | string;
}

/** The first that was not canceled: one that took place without bringing it leaves it late. */
const firstToBring = (db: Pick<Database, "select">, order: Placed, applies?: SQL) =>
  db
    .select({ date: visits.date, endsAt: visits.endsAt })
    .from(visits)
    .where(
      and(
        applies,
        sql`${visits.facilityId} = ${order.facilityId}`,
        sql`${visits.beginsAt} > ${order.createdAt}`,
        canBring(order),
      ),
    )
    .orderBy(asc(visits.beginsAt), asc(visits.id))
    .limit(1);

/**
 * Urgent, held, finished and reopened requests are not due with a visit; `findDueVisit` uses the same rule.
 */
const isDueWithOne = and(
  eq(workOrders.isDueWithVisit, true),
  eq(workOrders.priority, "planned"),
  eq(workOrders.cycle, 1),
  hasOpenState(workOrders.state),
  sql`${workOrders.state} <> 'on-hold'`,
);

/** Lists join this to each of their work orders. */
export const dueVisitOf = (db: Pick<Database, "select">) =>
  firstToBring(db, workOrders, isDueWithOne).as("due_visit");

/** Its visit was canceled, moved or dropped since its columns were written, or has come back. */
export const hasOtherDueVisit = (db: Pick<Database, "select">): SQL => {
  const dueVisit = dueVisitOf(db);
  return sql`(${workOrders.isDueWithVisit} and ${hasOpenState(workOrders.state)}
    and (case when ${workOrders.dueClock} = 'visit' then ${workOrders.dueAt} end)
      is distinct from (select due_visit.ends_at from lateral ${dueVisit}))`;
};

export interface DueVisit {
  date: LocalDate;
  endsAt: Date;
}

/** @param createdAt epoch milliseconds */
export async function findDueVisit(
  db: Database | Transaction,
  order: Pick<WorkOrderRow, "facilityId"> &
    Partial<Pick<WorkOrderRow, "visitId" | "isDueWithVisit">>,
  { priority, cycle, resolution }: ServiceClocks,
  createdAt: number,
): Promise<DueVisit | undefined> {
  if (order.isDueWithVisit !== true) return undefined;
  if (priority !== "planned" || cycle > 1 || resolution.state !== "running") return undefined;
  const { facilityId, visitId = null } = order;
  const place = { facilityId, visitId, createdAt: new Date(createdAt).toISOString() };
  const [visit] = await firstToBring(db, place);
  return visit;
}
