/** Every read and command puts this into its `where`. */
import { and, ne, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { ofVisibleClient } from "#platform/identity/scope.server.ts";
import { invoices } from "./tables/invoices.ts";

/** Whole clients decide, because all who may see any invoice see all facilities. Only staff see drafts. */
export function isVisibleInvoice(actor: Actor): SQL {
  if (!may(actor, "invoices.read")) return sql`false`;
  const issued = isClientRole(actor.role) ? ne(invoices.state, "draft") : undefined;
  return and(ofVisibleClient(actor, invoices.clientId), issued) ?? sql`false`;
}
