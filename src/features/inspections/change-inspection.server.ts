/** The commands on an inspection: who may, what is written and who learns of it. */
import { and, eq, inArray } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import {
  changedFields,
  createdFields,
  type FieldChanges,
} from "#platform/history/field-changes.ts";
import type { HistoryDetails } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { type InspectionEvent, notifyAboutInspection } from "./notify-about-inspection.server.ts";
import { inspectionRemarks } from "./tables/inspection-records.ts";
import { type InspectionRow, inspectionItems, inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

export type InspectionChange = {
  /** Columns to be written. */
  set?: Partial<InspectionRow>;
  /** Changes to other rows than that of the inspection, e.g. the weights of its areas. */
  change?: FieldChanges;
  details?: HistoryDetails;
} & (
  | {
      /** Absent for what the record itself shows, e.g. an answer. */
      kind?: HistoryKindOf<"inspection">;
      notifies?: never;
    }
  | { kind: InspectionEvent; notifies: true }
);

export interface InspectionContext {
  db: Database | Transaction;
  queue: PgBoss;
}

/** @param decide the change, or why not; `done` where a repeated press found it done */
export const changeInspection = <Reason extends string, Answer extends EditRefusal = never>(
  context: InspectionContext,
  actor: Actor,
  { id, needs }: { id: string; needs: Permission },
  decide: (
    tx: Transaction,
    inspection: InspectionRow,
  ) => Promise<InspectionChange | NoInfer<Reason> | Done | NoInfer<Answer>>,
): Promise<ChangeResult<Reason> | NoInfer<Answer>> =>
  changeRecord<InspectionRow, InspectionChange, Reason, Done | Answer>(context, {
    async lock(tx) {
      const [inspection] = await tx
        .select()
        .from(inspections)
        .where(and(eq(inspections.id, id), isVisibleInspection(actor)))
        .for("update");
      return inspection;
    },
    isAllowed: may(actor, needs),
    decide,
    async apply(tx, inspection, { set, ...decided }) {
      if (set) await tx.update(inspections).set(set).where(eq(inspections.id, id));
      const { clientId, facilityId } = inspection;
      const { kind, change = changedFields(inspection, set ?? {}), details = {} } = decided;
      const place = { clientId, facilityId };
      if (kind === undefined) await sendChangeEvent(tx, { kind: "inspection", id, ...place });
      else {
        const event = { kind, actorId: actor.accountId, change, details };
        await recordChange(tx, { recordKind: "inspection", recordId: id, ...place, ...event });
      }
      if (decided.notifies) {
        const event = { kind: decided.kind, actor, details };
        await notifyAboutInspection(tx, context.queue, inspection, event);
      }
      return done;
    },
  });

/** A finished inspection can't be canceled. */
export const cancelInspection = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  reason: string,
): Promise<ChangeResult<"finished">> =>
  changeInspection(context, actor, { id, needs: "inspections.perform" }, async (_, inspection) => {
    if (isOver(inspection)) return "finished";
    if (inspection.state === "cancelled") return done;
    const set = {
      state: "cancelled",
      cancelReason: reason,
      cancelLanguage: actor.language,
    } as const;
    return { kind: "cancelled", set, details: { reason } };
  });

// Clients react to a finished inspection, and staff answer them.

/** Signing says that it was read; disputes stay open. */
export const signInspection = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  at = new Date(),
): Promise<ChangeResult<"not-finished">> =>
  changeInspection(context, actor, { id, needs: "inspections.sign" }, async (_, { state }) => {
    if (state === "signed") return done;
    if (state !== "finished") return "not-finished";
    const set = { state: "signed", signedAt: at, signedBy: actor.accountId } as const;
    return { kind: "signed", set, notifies: true };
  });

export interface NewRemark {
  itemId: string;
  text: string;
  /** The client does not agree with the rating. */
  isDispute: boolean;
}

export type RemarkProblem = "not-finished" | "unknown-item";

/** Either side may remark; our staff answer what the client disputes. */
export const remarkOn = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  { itemId, text, isDispute }: NewRemark,
): Promise<ChangeResult<RemarkProblem | "not-allowed">> => {
  const isClient = may(actor, "inspections.sign");
  return changeInspection(
    context,
    actor,
    { id, needs: isClient ? "inspections.sign" : "inspections.perform" },
    async (tx, inspection) => {
      if (isDispute && !isClient) return "not-allowed";
      if (!isOver(inspection)) return "not-finished";
      if (!(await hasItem(tx, id, itemId))) return "unknown-item";
      const { clientId, facilityId } = inspection;
      const remarkId = newId();
      await tx.insert(inspectionRemarks).values({
        id: remarkId,
        inspectionId: id,
        itemId,
        clientId,
        facilityId,
        authorId: actor.accountId,
        isDispute,
        text,
        language: actor.language,
      });
      const kind = isDispute ? "disputed" : "remarked";
      const change = createdFields({ text });
      return {
        kind,
        notifies: true,
        change,
        details: { text, language: actor.language, remarkId },
      };
    },
  );
};

export const isOver = ({ state }: Pick<InspectionRow, "state">): boolean =>
  state === "finished" || state === "signed";

export const hasItem = (tx: Transaction, inspectionId: string, id: string) =>
  hasItems(tx, inspectionId, [id]);

export async function hasItems(tx: Transaction, inspectionId: string, itemIds: readonly string[]) {
  const ids = [...new Set(itemIds)];
  const ofInspection = eq(inspectionItems.inspectionId, inspectionId);
  const fileCount = await tx.$count(
    inspectionItems,
    and(inArray(inspectionItems.id, ids), ofInspection),
  );
  return fileCount === ids.length;
}
