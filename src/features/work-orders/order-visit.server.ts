/** Which visits can bring what is asked for ahead of one. */
import { type SQL, sql } from "drizzle-orm";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrders } from "./tables/work-orders.ts";

/**
 * Of visits and work orders of one facility that a query has joined: a visit brings what was asked for
 * with it, and what an earlier one should have brought. A canceled visit brings nothing.
 */
export const canBring: SQL = sql`(${visits.state} <> 'cancelled' and (${workOrders.visitId} is null
  or ${workOrders.visitId} = ${visits.id}
  or (select earlier.begins_at from ${visits} as earlier where earlier.id = ${workOrders.visitId})
    < ${visits.beginsAt}))`;
