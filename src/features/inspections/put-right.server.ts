/** Leads from a failed item to a work order, a re-inspection, and the client's acceptance. */
import { and, eq } from "drizzle-orm";
import { addWorkOrder } from "#features/work-orders/create-work-order.server.ts";
import { reopen } from "#features/work-orders/handle-work-order.server.ts";
import { notifyAboutWorkOrder } from "#features/work-orders/notify-about-work-order.server.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { fileAttachments } from "#platform/files/tables/files.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import {
  changeInspection,
  type InspectionChange,
  type InspectionContext,
} from "./change-inspection.server.ts";
import { isWorst } from "./finish-inspection.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { readResults } from "./read-results.server.ts";
import { isFailed, points } from "./scoring.ts";
import { deficiencies } from "./tables/inspection-records.ts";
import { inspectionAreas, inspectionItems } from "./tables/inspections.ts";

export type PutRightProblem =
  | "unknown-item"
  /** The work order is not done yet, or there is none. */
  | "not-done"
  | "unknown-rating"
  /** Nobody of our staff has looked at it again. */
  | "not-inspected";

type Result = Promise<ChangeResult<PutRightProblem>>;

/** The work order gets the inspector's words, the item's photos, and a priority by its rating. */
export const orderWork = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  itemId: string,
): Result =>
  changeInspection(context, actor, { id, needs: "inspections.perform" }, async (tx, inspection) => {
    const failedItem = await findDeficiency(tx, id, itemId);
    if (failedItem === undefined) return "unknown-item";
    if (failedItem.deficiency.workOrderId !== null) return done;
    const { clientId, facilityId, method } = inspection;
    const areas = await readResults(tx, inspection);
    const item = areas.flatMap(({ items }) => items).find((candidate) => candidate.id === itemId);
    const lastComment = item?.answers.findLast(({ comment }) => comment !== "")?.comment;
    const order = await addWorkOrder(tx, {
      clientId,
      facilityId,
      areaId: failedItem.areaId,
      category: "missed-cleaning",
      priority: isWorst(method, item?.rating ?? "") ? "urgent" : "routine",
      text: [`${failedItem.areaName}: ${failedItem.task}`, lastComment].filter(Boolean).join("\n"),
      source: "inspection",
      askedBy: actor.accountId,
      askedName: null,
    });
    const photos = await tx
      .select({ fileId: fileAttachments.fileId })
      .from(fileAttachments)
      .where(
        and(
          eq(fileAttachments.recordKind, "inspection-item"),
          eq(fileAttachments.recordId, itemId),
        ),
      );
    const record = { recordKind: "work-order", recordId: order.id } as const;
    const fileIds = photos.map(({ fileId }) => fileId);
    await attachFiles(tx, fileIds, { ...record, clientId, facilityId });
    await tx
      .update(deficiencies)
      .set({ workOrderId: order.id })
      .where(eq(deficiencies.itemId, itemId));
    await notifyAboutWorkOrder(tx, context.queue, actor, order, "created");
    return {
      kind: "work-ordered",
      change: createdFields({ workOrder: order.number }),
      details: { task: failedItem.task, number: order.number },
    };
  });

/** Possible once the work order is done. A rating that fails again reopens it. */
export const reinspect = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  { itemId, rating }: { itemId: string; rating: string },
): Result =>
  changeInspection(context, actor, { id, needs: "inspections.perform" }, async (tx, { method }) => {
    const failedItem = await findDeficiency(tx, id, itemId);
    if (failedItem === undefined) return "unknown-item";
    const { orderState, task, deficiency } = failedItem;
    if (deficiency.reinspectedAt !== null) return done;
    if (orderState !== "done" && orderState !== "accepted") return "not-done";
    if (points(method, rating) === undefined) return "unknown-rating";
    if (isFailed(method, rating))
      return workAgain({ ...context, db: tx }, actor, failedItem, rating);
    await tx
      .update(deficiencies)
      .set({ reinspectedAt: new Date(), reinspectedBy: actor.accountId, rating })
      .where(eq(deficiencies.itemId, itemId));
    return {
      kind: "re-inspected",
      notifies: true,
      change: changedFields({ rating: deficiency.rating }, { rating }),
      details: { text: task, rating },
    };
  });

/** Looked at again, and still not right: the work order is reopened. */
async function workAgain(
  context: InspectionContext,
  actor: Actor,
  { deficiency, task }: FoundDeficiency,
  rating: string,
): Promise<InspectionChange> {
  if (deficiency.workOrderId !== null) {
    // A comment of this person, which stays as it was written.
    const { notRightYet } = inspectionServerMessages(actor.language);
    await reopen(context, actor, deficiency.workOrderId, notRightYet);
  }
  return { kind: "failed-again", details: { task, rating } };
}

/** Closes it, for the client. */
export const acceptItem = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  itemId: string,
): Result =>
  changeInspection(context, actor, { id, needs: "inspections.sign" }, async (tx) => {
    const failedItem = await findDeficiency(tx, id, itemId);
    if (failedItem === undefined) return "unknown-item";
    if (failedItem.deficiency.acceptedAt !== null) return done;
    if (failedItem.deficiency.reinspectedAt === null) return "not-inspected";
    await tx
      .update(deficiencies)
      .set({ acceptedAt: new Date(), acceptedBy: actor.accountId })
      .where(eq(deficiencies.itemId, itemId));
    return {
      kind: "item-accepted",
      change: changedFields({ accepted: false }, { accepted: true }),
      details: { task: failedItem.task },
    };
  });

type FoundDeficiency = NonNullable<Awaited<ReturnType<typeof findDeficiency>>>;

async function findDeficiency(tx: Transaction, inspectionId: string, itemId: string) {
  const [failedItem] = await tx
    .select({
      deficiency: deficiencies,
      task: inspectionItems.task,
      areaId: inspectionAreas.areaId,
      areaName: inspectionAreas.name,
      orderState: workOrders.state,
    })
    .from(deficiencies)
    .innerJoin(inspectionItems, eq(inspectionItems.id, deficiencies.itemId))
    .innerJoin(inspectionAreas, eq(inspectionAreas.id, inspectionItems.inspectionAreaId))
    .leftJoin(workOrders, eq(workOrders.id, deficiencies.workOrderId))
    .where(and(eq(deficiencies.inspectionId, inspectionId), eq(deficiencies.itemId, itemId)));
  return failedItem;
}
