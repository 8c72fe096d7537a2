import type { Actor } from "#platform/identity/actor.ts";
import { isOver } from "./answer-item.server.ts";
import {
  changeInspection,
  type InspectionContext,
  type InspectionResult,
} from "./change-inspection.server.ts";

/** A finished inspection can't be canceled. */
export const cancelInspection = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  reason: string,
): Promise<InspectionResult<"finished">> =>
  changeInspection<"finished">(
    context,
    actor,
    { id, needs: "inspections.perform" },
    async (_, inspection) => {
      if (isOver(inspection)) return { refused: "finished" };
      if (inspection.state === "cancelled") return "already";
      const change = { state: "cancelled", cancelReason: reason } as const;
      return { kind: "cancelled", change, details: { reason } };
    },
  );
