/** The `where` of every read of work orders: what the actor may see, and what was asked for. */
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { isOnLocalDays } from "#features/facilities/local-days.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { maxCounted } from "#platform/search/count-limits.ts";
import { hasWords, isCommon } from "#platform/search/searched-words.server.ts";
import { hasOpenState, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";
import type { WorkOrderFilter, WorkOrderTab } from "./work-order-filter-types.ts";

type Narrowing = Omit<WorkOrderFilter, "tab" | "sort" | "after">;

const { state, dueAt } = workOrders;
const isOpen = hasOpenState(state);

export function isInTab(tab: WorkOrderTab): SQL | undefined {
  switch (tab) {
    case "open":
      return isOpen;
    case "late":
      return sql`${isOpen} and ${dueAt} < now()`;
    case "new":
      return sql`${state} = 'new'`;
    case "on-hold":
      return sql`${state} = 'on-hold'`;
    case "to-accept":
      return sql`${state} = 'done'`;
    case "closed":
      return sql`${state} in ('accepted', 'cancelled', 'declined', 'duplicate')`;
    case "all":
      return undefined;
  }
}

/** Everything but the tab, as each is counted. */
export const fitsFilter = (actor: Actor, filter: Narrowing): SQL | undefined =>
  and(
    isVisibleWorkOrder(actor),
    filter.facilityId === undefined ? undefined : eq(workOrders.facilityId, filter.facilityId),
    filter.clientId === undefined ? undefined : eq(workOrders.clientId, filter.clientId),
    filter.priority && eq(workOrders.priority, filter.priority),
    filter.category && eq(workOrders.category, filter.category),
    filter.missed && eq(workOrders.isBreached, true),
    isAssigned(actor, filter.assigned),
    filter.source && eq(workOrders.source, filter.source),
    isOnLocalDays(workOrders.createdAt, workOrders.facilityId, filter),
    hasWords(workOrders.search, filter.words),
  );

/** As for submissions (`narrow-filter.ts`): cheap for words that occur in few of very many. */
export async function narrowFilter(
  db: Database,
  actor: Actor,
  filter: Narrowing,
): Promise<SQL | undefined> {
  const condition = fitsFilter(actor, filter);
  if (filter.words === undefined) return condition;
  const rows = await db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(condition)
    .limit(maxCounted + 1);
  if (rows.length > maxCounted) {
    const others = fitsFilter(actor, { ...filter, words: undefined });
    return and(others, isCommon(hasWords(workOrders.search, filter.words)));
  }
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? sql`false` : inArray(workOrders.id, ids);
}

function isAssigned(actor: Actor, assigned: string | undefined): SQL | undefined {
  const { assignedTo } = workOrders;
  if (assigned === undefined) return undefined;
  if (assigned === "nobody") return isNull(assignedTo);
  const id = assigned === "me" ? actor.accountId : assigned;
  return z.safeParse(z.uuid(), id).success ? eq(assignedTo, id) : sql`false`;
}
