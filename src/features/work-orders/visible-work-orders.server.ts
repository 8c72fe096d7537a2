/** Every read and command puts this into its `where`, so that an actor sees only their own work orders. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { workOrders } from "./tables/work-orders.ts";

export function isVisibleWorkOrder(actor: Actor): SQL {
  if (!may(actor, "work-orders.read")) return none;
  const here = inVisibleFacility(actor, workOrders);
  // A crew lead sees what is theirs to do, and not what others do in the same building.
  const theirs =
    actor.role === "crew-lead" ? eq(workOrders.assignedTo, actor.accountId) : undefined;
  return and(here, theirs) ?? none;
}

/** Clients must not even know that there are internal comments. */
export const seesInternal = (actor: Actor): boolean => !isClientRole(actor.role);

const none = sql`false`;
