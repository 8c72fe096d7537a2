/** Lock, right, change, history, hint and notifications of every command on an inspection: all or nothing. */
import { and, eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#database/client.ts";
import { type InspectionRow, inspections } from "#database/tables/inspections.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may, type Permission } from "#domain/accounts/permissions.ts";
import { recordHistory } from "#domain/history/history.ts";
import { sendHint } from "#domain/live/hints.ts";
import { tellOfInspection } from "./tell-of-inspection.ts";
import { isVisibleInspection } from "./visible-inspections.ts";

export interface InspectionStep {
  /** As the history names it; none for what the record itself shows, e.g. an answer. */
  kind?: string;
  change?: Partial<InspectionRow>;
  details?: Record<string, unknown>;
  /** Tells people of it. */
  isTold?: boolean;
}

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
  ) => Promise<InspectionStep | "already" | { refused: Reason }>,
): Promise<InspectionResult<Reason>> {
  return db.transaction(async (tx): Promise<InspectionResult<Reason>> => {
    const [inspection] = await tx
      .select()
      .from(inspections)
      .where(and(eq(inspections.id, id), isVisibleInspection(actor)))
      .for("update");
    if (inspection === undefined) return { ok: false, reason: "not-found" };
    if (!may(actor, needs)) return { ok: false, reason: "not-allowed" };
    const step = await decide(tx, inspection);
    if (step === "already") return { ok: true };
    if ("refused" in step) return { ok: false, reason: step.refused };
    const { clientId, facilityId } = inspection;
    const { kind, change, details = {}, isTold } = step;
    if (change) await tx.update(inspections).set(change).where(eq(inspections.id, id));
    if (kind)
      await recordHistory(tx, {
        ...{ recordKind: "inspection", recordId: id, clientId, facilityId, kind },
        ...{ actorId: actor.accountId, details },
      });
    await sendHint(tx, { kind: "inspection", id, clientId, facilityId });
    if (kind && isTold) await tellOfInspection(tx, queue, inspection, { kind, actor, details });
    return { ok: true };
  });
}
