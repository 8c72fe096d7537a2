/** Which work orders an actor sees: for the `where` of every read and command. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { workOrders } from "#database/tables/work-orders.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";

const none = sql`false`;

export function isVisibleWorkOrder(actor: Actor): SQL {
  if (!may(actor, "work-orders.read")) return none;
  const here = inVisibleFacility(actor, workOrders);
  // A crew lead sees what is theirs to do, and not what others do in the same building.
  const theirs =
    actor.role === "crew-lead" ? eq(workOrders.assignedTo, actor.accountId) : undefined;
  return and(here, theirs) ?? none;
}

/** Whether comments for staff alone, and that there are any, may be known. */
export const seesInternal = (actor: Actor): boolean => !isClientRole(actor.role);
