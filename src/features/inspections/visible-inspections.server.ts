/** Every read and command puts this into its `where`, so that an actor sees only their own inspections. */
import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { inspections } from "./tables/inspections.ts";

/** Clients see what is finished: nobody reads over an inspector's shoulder. */
export function isVisibleInspection(actor: Actor): SQL {
  const none = sql`false`;
  if (!may(actor, "inspections.read")) return none;
  const isReady = isClientRole(actor.role)
    ? inArray(inspections.state, ["finished", "signed"])
    : undefined;
  return and(inVisibleFacility(actor, inspections), isReady) ?? none;
}
