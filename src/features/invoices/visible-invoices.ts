/** Which invoices an actor sees: for the `where` of every read and command. */
import { and, ne, type SQL, sql } from "drizzle-orm";
import { invoices } from "#database/tables/invoices.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { ofVisibleClient } from "#domain/accounts/scope.ts";

/** Those of whole clients, as all who may see any see all facilities; drafts are our staff's. */
export function isVisibleInvoice(actor: Actor): SQL {
  if (!may(actor, "invoices.read")) return sql`false`;
  const issued = isClientRole(actor.role) ? ne(invoices.state, "draft") : undefined;
  return and(ofVisibleClient(actor, invoices.clientId), issued) ?? sql`false`;
}
