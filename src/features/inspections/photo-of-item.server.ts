import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { ChangeResult } from "#platform/records/change-record.server.ts";
import { begun, hasItem } from "./answer-item.server.ts";
import { changeInspection, type InspectionContext } from "./change-inspection.server.ts";

export type PhotoError = "cancelled" | "unknown-item" | "unknown-file";

interface Photos {
  itemId: string;
  /** Files that the actor has sent and attached to nothing yet. */
  fileIds: readonly string[];
}

/** Possible after the end, too: a photo from a phone without a connection is still evidence. */
export const addPhotos = (
  context: InspectionContext,
  actor: Actor,
  inspectionId: string,
  { itemId, fileIds }: Photos,
): Promise<ChangeResult<PhotoError>> =>
  changeInspection(
    context,
    actor,
    { id: inspectionId, needs: "inspections.perform" },
    async (tx, inspection) => {
      const { state, clientId, facilityId } = inspection;
      if (state === "cancelled") return "cancelled";
      if (!(await hasItem(tx, inspectionId, itemId))) return "unknown-item";
      if (!(await mayAttach(tx, actor, fileIds))) return "unknown-file";
      const record = { recordKind: "inspection-item", recordId: itemId } as const;
      await attachFiles(tx, fileIds, { ...record, clientId, facilityId });
      return begun(inspection, new Date());
    },
  );
