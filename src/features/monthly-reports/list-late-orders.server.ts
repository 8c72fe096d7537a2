/** Which work orders of a month missed a target, and by how much: a count alone explains nothing. */
import { sql } from "drizzle-orm";
import type { Period } from "#features/insights/insight-period.ts";
import { readClockEvents } from "#features/work-orders/clock-events.server.ts";
import { readOrderClocks } from "#features/work-orders/order-clocks.server.ts";
import type { ServiceClocks } from "#features/work-orders/service-levels/service-clock-types.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { LateOrder } from "./report-figures.ts";

/** By the day on which each was requested, as Insights count them; the first one first. */
export async function listLateOrders(
  db: Database,
  { clientId, facilityId }: { clientId: string; facilityId: string },
  { from, to }: Period,
  now: Date,
): Promise<LateOrder[]> {
  const day = sql`(w.created_at at time zone f.time_zone)::date`;
  const { rows } = await db.execute(sql`
    select w.id, w.number, w.category, ${day}::text as requested_on
    from ${workOrders} as w join ${facilities} as f on f.id = w.facility_id
    where w.client_id = ${clientId} and w.facility_id = ${facilityId} and w.is_breached
      and w.created_at >= ${from}::date - interval '2 days'
      and w.created_at < ${to}::date + interval '3 days'
      and ${day} between ${from}::date and ${to}::date
    order by w.created_at, w.id`);
  const orders = rows.map(({ id, number, category, requested_on }) => ({
    id: String(id),
    number: String(number),
    category: String(category),
    requestedOn: String(requested_on),
  }));
  const events = await readClockEvents(
    db,
    orders.map(({ id }) => id),
  );
  const late: LateOrder[] = [];
  for (const order of orders) {
    const heard = events.get(order.id) ?? [];
    const clocks =
      heard.length > 0 && (await readOrderClocks(db, { clientId, facilityId }, heard, now));
    late.push({ ...order, missed: clocks ? missedBy(clocks) : [] });
  }
  return late;
}

const missedBy = (clocks: ServiceClocks): LateOrder["missed"] =>
  clocks.breaches.map(({ clock, cycle: round }) => {
    const { state, remaining = 0, lateBy = 0 } = clocks[clock];
    const isLatestRound = round === clocks.cycle;
    return {
      clock,
      round,
      isRunning: isLatestRound && state !== "stopped",
      ...(isLatestRound &&
        remaining < 0 && {
          minutesLate: Math.round(-remaining / minuteMs),
          calendarMinutesLate: Math.round(lateBy / minuteMs),
        }),
    };
  });
