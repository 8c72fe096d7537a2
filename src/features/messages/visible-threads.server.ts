import { and, isNull, type SQL, sql } from "drizzle-orm";
import { contractTypes } from "#features/documents/document-types.ts";
import { documents } from "#features/documents/tables/documents.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { threads } from "./tables/threads.ts";

/** The `where` of every read and command about threads. */
export function isVisibleThread(actor: Actor): SQL {
  const none = sql`false`;
  if (!may(actor, "threads.use")) return none;
  const visible = and(
    inVisibleFacility(actor, threads),
    // Threads about invoices and contracts mention their contents, so both permissions are needed.
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
