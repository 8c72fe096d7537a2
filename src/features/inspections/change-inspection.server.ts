/** Lock, right, change, history, change event and notifications of every command on an inspection: all or nothing. */
import { and, eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { type InspectionEvent, notifyAboutInspection } from "./notify-about-inspection.server.ts";
import { type InspectionRow, inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

export type InspectionChange = {
  change?: Partial<InspectionRow>;
  /** Changes beside the row of the inspection, e.g. the weights of its areas. */
  recorded?: FieldChanges;
  details?: HistoryDetails;
} & (
  | {
      /** Absent for what the record itself shows, e.g. an answer. */
      kind?: HistoryKindOf<"inspection">;
      notifies?: never;
    }
  | { kind: InspectionEvent; notifies: true }
);

export type InspectionResult<Reason extends string> =
  | { ok: true }
  /** `not-found` also for what the actor may not see: the two must look alike. */
  | { ok: false; reason: Reason | "not-found" | "not-allowed" };

export interface InspectionContext {
  db: Database | Transaction;
  queue: PgBoss;
}

/** @param decide the change, or why not; `already` where a repeated press found it done */
export function changeInspection<Reason extends string>(
  { db, queue }: InspectionContext,
  actor: Actor,
  { id, needs }: { id: string; needs: Permission },
  decide: (
    tx: Transaction,
    inspection: InspectionRow,
  ) => Promise<InspectionChange | "already" | { refused: Reason }>,
): Promise<InspectionResult<Reason>> {
  return db.transaction(async (tx): Promise<InspectionResult<Reason>> => {
    const [inspection] = await tx
      .select()
      .from(inspections)
      .where(and(eq(inspections.id, id), isVisibleInspection(actor)))
      .for("update");
    if (inspection === undefined) return { ok: false, reason: "not-found" };
    if (!may(actor, needs)) return { ok: false, reason: "not-allowed" };
    const decided = await decide(tx, inspection);
    if (decided === "already") return { ok: true };
    if ("refused" in decided) return { ok: false, reason: decided.refused };
    const { clientId, facilityId } = inspection;
    const { kind, change, details = {} } = decided;
    if (change) await tx.update(inspections).set(change).where(eq(inspections.id, id));
    if (kind)
      await recordHistory(tx, {
        recordKind: "inspection",
        recordId: id,
        clientId,
        facilityId,
        kind,
        actorId: actor.accountId,
        change: decided.recorded ?? changedFields(inspection, change ?? {}),
        details,
      });
    await sendChangeEvent(tx, { kind: "inspection", id, clientId, facilityId });
    if (decided.notifies)
      await notifyAboutInspection(tx, queue, inspection, { kind: decided.kind, actor, details });
    return { ok: true };
  });
}
