// A file opens for whoever may read a record that it belongs to, by that record's own condition.
import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { inspectionItems, inspections } from "#features/inspections/tables/inspections.ts";
import { isVisibleInspection } from "#features/inspections/visible-inspections.server.ts";
import { threadMessages, threads } from "#features/messages/tables/threads.ts";
import { isVisibleThread } from "#features/messages/visible-threads.server.ts";
import { visitExceptions } from "#features/visits/tables/visit-records.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { inVisitScope } from "#features/visits/visit-scope.server.ts";
import { workOrderComments, workOrders } from "#features/work-orders/tables/work-orders.ts";
import {
  isVisibleWorkOrder,
  seesInternal,
} from "#features/work-orders/visible-work-orders.server.ts";
import type { FileRecordKind } from "#platform/files/attached-records.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisiblePlace } from "#platform/identity/scope.server.ts";

type Guard = (actor: Actor, recordId: PgColumn) => SQL;

/** A kind without a guard does not compile. */
const guards: Record<FileRecordKind, Guard> = {
  "work-order": (actor, recordId) =>
    sql`exists (select 1 from ${workOrders}
      where ${workOrders.id} = ${recordId} and ${isVisibleWorkOrder(actor)})`,
  "work-order-comment": (actor, recordId) =>
    sql`exists (select 1 from ${workOrderComments}
      join ${workOrders} on ${workOrders.id} = ${workOrderComments.workOrderId}
      where ${workOrderComments.id} = ${recordId} and ${isVisibleWorkOrder(actor)}
        and (${seesInternal(actor)} or not ${workOrderComments.isInternal}))`,
  "visit-exception": (actor, recordId) =>
    sql`exists (select 1 from ${visitExceptions}
      join ${visits} on ${visits.id} = ${visitExceptions.visitId}
      where ${visitExceptions.id} = ${recordId} and ${inVisitScope(actor, new Date())})`,
  "inspection-item": (actor, recordId) =>
    sql`exists (select 1 from ${inspectionItems}
      join ${inspections} on ${inspections.id} = ${inspectionItems.inspectionId}
      where ${inspectionItems.id} = ${recordId} and ${isVisibleInspection(actor)})`,
  "thread-message": (actor, recordId) =>
    sql`exists (select 1 from ${threadMessages}
      join ${threads} on ${threads.id} = ${threadMessages.threadId}
      where ${threadMessages.id} = ${recordId} and ${isVisibleThread(actor)})`,
  // Opened at its own address, which records who opened it
  // (`src/features/documents/find-document.server.ts`).
  "document-version": () => sql`false`,
};

/**
 * For its sender as long as it is attached to nothing; then for whoever sees facility and record.
 */
export function visibleFile(actor: Actor): SQL | undefined {
  const own = and(sql`${files.clientId} is null`, eq(files.uploadedBy, actor.accountId));
  const { recordKind, recordId, fileId } = fileAttachments;
  const readable = Object.entries(guards).map(([kind, guard]) =>
    and(eq(recordKind, kind), guard(actor, recordId)),
  );
  const attached = and(
    inVisiblePlace(actor, files),
    exists(
      sql`(select 1 from ${fileAttachments} where ${fileId} = ${files.id} and (${or(...readable)}))`,
    ),
  );
  return and(eq(files.state, "stored"), eq(files.isHeld, false), or(own, attached));
}
