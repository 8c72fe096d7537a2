/** Duplicates are joined to the work order in which the work goes on, which may be joined to another one later. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { workOrders } from "./tables/work-orders.ts";

/** The first one included: further than anybody joins duplicates to each other. */
export const maxJoinedOrders = 5;

/** Id of the work order in which the work of this one goes on: its own, unless it is a duplicate. */
export const survivingOrder = (id: SQLWrapper): SQL => sql`(
  with recursive followed as (
    select o.id, o.duplicate_of, 1 as place from ${workOrders} as o where o.id = ${id}
    union all
    select o.id, o.duplicate_of, followed.place + 1
    from followed join ${workOrders} as o on o.id = followed.duplicate_of
    where followed.place < ${maxJoinedOrders}
  )
  select followed.id from followed order by followed.place desc limit 1)`;
