/** What the client says to a finished inspection, and what we answer. */
import { newId } from "#platform/database/new-id.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { hasItem, isOver } from "./answer-item.server.ts";
import { changeInspection, type InspectionContext } from "./change-inspection.server.ts";
import { inspectionRemarks } from "./tables/inspection-records.ts";

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

export type RemarkError = "not-finished" | "unknown-item";

/** Either side may remark; our staff answer what the client disputes. */
export const remarkOn = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  { itemId, text, isDispute }: NewRemark,
): Promise<ChangeResult<RemarkError | "not-allowed">> => {
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
      });
      const kind = isDispute ? "disputed" : "remarked";
      const change = createdFields({ text });
      return { kind, notifies: true, change, details: { text, remarkId } };
    },
  );
};
