/** The commands on an inspection: who may, what is written and who learns of it. */
import { and, eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
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
import { type InspectionRow, inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

export type InspectionChange = {
  /** Columns to be written. */
  set?: Partial<InspectionRow>;
  /** What has changed beside the row of the inspection, e.g. the weights of its areas. */
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
