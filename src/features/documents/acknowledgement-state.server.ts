/** Conditions for queries: who has acknowledged the current version, and who has not. */
import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { documentAcknowledgements, documents, documentVersions } from "./tables/documents.ts";

const hasAcknowledged = (
  accountId: SQL,
): SQL => sql`exists (select from ${documentAcknowledgements} as a
  where a.version_id = ${documentVersions.id} and a.account_id = ${accountId})`;

/** A client's administrator waits for their own acknowledgment, staff for that of any administrator. */
export function waitsForAcknowledgement(actor: Actor): SQL {
  const asks = sql`${documents.needsAcknowledgement} and ${documents.withdrawnAt} is null`;
  if (may(actor, "documents.acknowledge"))
    return sql`(${asks} and not ${hasAcknowledged(sql`${actor.accountId}::uuid`)})`;
  if (isClientRole(actor.role)) return sql`false`;
  return sql`(${asks} and exists (select from ${accounts} as person
    where person.client_id = ${documents.clientId} and person.role = 'client-administrator'
      and person.state = 'active' and not ${hasAcknowledged(sql`person.id`)}))`;
}
