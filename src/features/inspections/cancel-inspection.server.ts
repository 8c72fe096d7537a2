import type { Actor } from "#platform/identity/actor.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { isOver } from "./answer-item.server.ts";
import { changeInspection, type InspectionContext } from "./change-inspection.server.ts";

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
    const set = { state: "cancelled", cancelReason: reason } as const;
    return { kind: "cancelled", set, details: { reason } };
  });
