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
import { type InspectionRow, inspectionAreas, inspectionItems } from "./tables/inspections.ts";

export type PutRightProblem =
  | "unknown-item"
  /** The work order is not done yet, or there is none. */
  | "not-done"
  | "unknown-rating"
  /** Nobody of our staff has looked at it again. */
  | "not-inspected";

interface InTransaction extends InspectionContext {
  db: Transaction;
}

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
    const { number } = await addOrder({ ...context, db: tx }, actor, inspection, failedItem);
    return {
      kind: "work-ordered",
      change: createdFields({ workOrder: number }),
      details: { task: failedItem.task, number },
    };
  });

/** @param rating of the re-inspection that failed; absent where the inspection's counts */
async function addOrder(
  { db: tx, queue }: InTransaction,
  actor: Actor,
  inspection: InspectionRow,
  { deficiency, areaId, areaName, task }: FoundDeficiency,
  rating?: string,
): Promise<{ number: string }> {
  const { clientId, facilityId, method } = inspection;
  const { itemId } = deficiency;
  const areas = await readResults(tx, inspection);
  const item = areas.flatMap(({ items }) => items).find((candidate) => candidate.id === itemId);
  const lastComment = item?.answers.findLast(({ comment }) => comment !== "")?.comment;
  const order = await addWorkOrder(tx, {
    clientId,
    facilityId,
    areaId,
    category: "missed-cleaning",
    priority: isWorst(method, rating ?? item?.rating ?? "") ? "urgent" : "routine",
    text: [`${areaName}: ${task}`, lastComment].filter(Boolean).join("\n"),
    source: "inspection",
    askedBy: actor.accountId,
    askedName: null,
  });
  const photos = await tx
    .select({ fileId: fileAttachments.fileId })
    .from(fileAttachments)
    .where(
      and(eq(fileAttachments.recordKind, "inspection-item"), eq(fileAttachments.recordId, itemId)),
    );
  const record = { recordKind: "work-order", recordId: order.id } as const;
  const fileIds = photos.map(({ fileId }) => fileId);
  await attachFiles(tx, fileIds, { ...record, clientId, facilityId });
  await tx
    .update(deficiencies)
    .set({ workOrderId: order.id })
    .where(eq(deficiencies.itemId, itemId));
  await notifyAboutWorkOrder(tx, queue, actor, order, "created");
  return order;
}

/**
 * Possible once the work order is done. A rating that fails again reopens it, or orders new work where that is
 * refused.
 */
export const reinspect = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  { itemId, rating }: { itemId: string; rating: string },
): Result =>
  changeInspection(context, actor, { id, needs: "inspections.perform" }, async (tx, inspection) => {
    const { method } = inspection;
    const failedItem = await findDeficiency(tx, id, itemId);
    if (failedItem === undefined) return "unknown-item";
    const { orderState, task, deficiency } = failedItem;
    if (deficiency.reinspectedAt !== null) return done;
    if (orderState !== "done" && orderState !== "accepted") return "not-done";
    if (points(method, rating) === undefined) return "unknown-rating";
    if (isFailed(method, rating))
      return workAgain({ ...context, db: tx }, actor, { inspection, failedItem, rating });
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

interface FailedAgain {
  inspection: InspectionRow;
  failedItem: FoundDeficiency;
  rating: string;
}

/** Looked at again, and still not right. */
async function workAgain(
  context: InTransaction,
  actor: Actor,
  { inspection, failedItem, rating }: FailedAgain,
): Promise<InspectionChange> {
  const { workOrderId } = failedItem.deficiency;
  // A comment of this person, which stays as it was written.
  const { notRightYet } = inspectionServerMessages(actor.language);
  const reopened =
    workOrderId === null ? undefined : await reopen(context, actor, workOrderId, notRightYet);
  const details = { task: failedItem.task, rating };
  if (reopened?.ok) return { kind: "failed-again", details };
  // It was done too long ago, or this person may not direct work: somebody must clean all the same.
  const { number } = await addOrder(context, actor, inspection, failedItem, rating);
  return { kind: "failed-again", change: createdFields({ workOrder: number }), details };
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
