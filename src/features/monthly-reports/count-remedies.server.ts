/** What was done about what was not right, by the days of each facility. */
import { sql } from "drizzle-orm";
import type { Period } from "#features/insights/insight-period.ts";
import { deficiencies } from "#features/inspections/tables/inspection-records.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Remedies } from "./report-figures.ts";

/** @returns by id of the facility */
export async function countRemedies(
  db: Database,
  clientId: string,
  { from, to }: Period,
): Promise<(facilityId: string) => Remedies> {
  const within = (moment: string) =>
    sql`(${sql.raw(moment)} at time zone f.time_zone)::date between ${from}::date and ${to}::date`;
  // Requests that were canceled, or reported before, did not need an answer.
  const isComplaint = sql`w.source in ('client', 'occupant') and w.category = 'missed-cleaning'
    and w.state not in ('cancelled', 'duplicate') and ${within("w.created_at")}`;
  const isDone = sql`w.state in ('done', 'accepted')`;
  const { rows: orders } = await db.execute(sql`
    select w.facility_id,
      count(*) filter (where ${isComplaint})::int as complaints,
      count(*) filter (where ${isComplaint} and w.response_minutes is not null)::int as answered,
      count(*) filter (where ${isComplaint} and ${isDone})::int as done,
      count(*) filter (where w.source = 'inspection' and ${isDone}
        and ${within("w.finished_at")})::int as finished,
      count(*) filter (where w.source = 'inspection'
        and ${hasOpenState(sql`w.state`)})::int as open
    from ${workOrders} as w join ${facilities} as f on f.id = w.facility_id
    where w.client_id = ${clientId} group by w.facility_id`);
  const { rows: items } = await db.execute(sql`
    select d.facility_id,
      count(*) filter (where i.planned_on between ${from}::date and ${to}::date)::int as failed,
      count(*) filter (where ${within("d.reinspected_at")})::int as reinspected,
      count(*) filter (where ${within("d.accepted_at")})::int as accepted
    from ${deficiencies} as d join ${inspections} as i on i.id = d.inspection_id
      join ${facilities} as f on f.id = d.facility_id
    where d.client_id = ${clientId} group by d.facility_id`);
  return (facilityId) => {
    const isHere = (row: Record<string, unknown>) => row.facility_id === facilityId;
    const [order, item] = [orders.find(isHere), items.find(isHere)];
    return {
      complaints: Number(order?.complaints ?? 0),
      complaintsAnswered: Number(order?.answered ?? 0),
      complaintsDone: Number(order?.done ?? 0),
      failedItems: Number(item?.failed ?? 0),
      ordersFinished: Number(order?.finished ?? 0),
      ordersOpen: Number(order?.open ?? 0),
      reinspected: Number(item?.reinspected ?? 0),
      accepted: Number(item?.accepted ?? 0),
    };
  };
}
