/** Which documents an actor sees: for the `where` of every read and command. */
import { and, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { documents } from "#database/tables/documents.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { inVisiblePlace } from "#domain/accounts/scope.ts";
import { contractTypes } from "./document-types.ts";

const none = sql`false`;

export function isVisibleDocument(actor: Actor): SQL {
  if (!may(actor, "documents.read")) return none;
  const seesContracts = may(actor, "contracts.read");
  const visible = and(
    inVisiblePlace(actor, documents),
    seesContracts ? undefined : notInArray(documents.type, [...contractTypes]),
    // What was withdrawn was a mistake, or is not to be relied on: clients lose it at once.
    isClientRole(actor.role) ? isNull(documents.withdrawnAt) : undefined,
  );
  return visible ?? none;
}
