import { and, isNull, type SQL, sql } from "drizzle-orm";
import { documents } from "#database/tables/documents.ts";
import { threads } from "#database/tables/threads.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";
import { contractTypes } from "#domain/documents/document-types.ts";

/** The `where` of every read and command about threads. */
export function isVisibleThread(actor: Actor): SQL {
  const none = sql`false`;
  if (!may(actor, "threads.use")) return none;
  const visible = and(
    inVisibleFacility(actor, threads),
    // What is written about a bill or a contract names what they say.
    may(actor, "invoices.read") ? undefined : isNull(threads.invoiceId),
    may(actor, "contracts.read")
      ? undefined
      : sql`not ${isAboutContract(sql`${threads.documentId}`)}`,
  );
  return visible ?? none;
}

/** @param documentId of the thread */
export const isAboutContract = (documentId: SQL): SQL =>
  sql`exists (select from ${documents} as contract where contract.id = ${documentId}
    and contract.type in (${sql.join(
      contractTypes.map((type) => sql`${type}`),
      sql`, `,
    )}))`;
