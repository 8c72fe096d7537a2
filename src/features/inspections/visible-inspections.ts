/** Which inspections an actor sees: for the `where` of every read and command. */
import { and, inArray, type SQL, sql } from "drizzle-orm";
import { inspections } from "#database/tables/inspections.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";

/** Clients see what is finished: nobody reads over an inspector's shoulder. */
export function isVisibleInspection(actor: Actor): SQL {
  const none = sql`false`;
  if (!may(actor, "inspections.read")) return none;
  const isReady = isClientRole(actor.role)
    ? inArray(inspections.state, ["finished", "signed"])
    : undefined;
  return and(inVisibleFacility(actor, inspections), isReady) ?? none;
}
