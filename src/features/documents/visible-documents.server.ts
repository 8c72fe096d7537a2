/** Every read and command puts this into its `where`. */
import { and, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisiblePlace } from "#platform/identity/scope.server.ts";
import { contractTypes } from "./document-types.ts";
import { documents } from "./tables/documents.ts";

const none = sql`false`;

export function isVisibleDocument(actor: Actor): SQL {
  if (!may(actor, "documents.read")) return none;
  const seesContracts = may(actor, "contracts.read");
  const visible = and(
    inVisiblePlace(actor, documents),
    seesContracts ? undefined : notInArray(documents.type, [...contractTypes]),
    // A withdrawn document was a mistake, or can't be relied on: clients lose it at once.
    isClientRole(actor.role) ? isNull(documents.withdrawnAt) : undefined,
  );
  return visible ?? none;
}
