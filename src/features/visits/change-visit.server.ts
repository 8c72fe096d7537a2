/** The commands on one visit: who may, what is written and who learns of it. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedColumns, type FieldChanges } from "#platform/history/field-changes.ts";
import type { HistoryDetails } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import { type VisitRow, visits } from "./tables/visits.ts";
import { inVisitScope } from "./visit-scope.server.ts";

export interface LockedVisit extends VisitRow {
  timeZone: string;
  siteCode: string;
}

interface VisitChange {
  kind: HistoryKindOf<"visit">;
  /** Columns to be written. */
  set?: { [Name in keyof VisitRow]?: VisitRow[Name] | SQL };
  /** What has changed beside the row of the visit, e.g. its tasks; the history has it instead. */
  change?: FieldChanges;
  details?: HistoryDetails;
  /** Tells people of it, once all is written. */
  notify?: () => Promise<void>;
}

/** @param decide the change, or why not; `done` where a repeated press found it done */
export const changeVisit = <Reason extends string>(
  context: { db: Database },
  actor: Actor,
  { id, needs, now }: { id: string; needs: Permission; now: Date },
  decide: (tx: Transaction, visit: LockedVisit) => Promise<VisitChange | NoInfer<Reason> | Done>,
): Promise<ChangeResult<Reason>> =>
  changeRecord<LockedVisit, VisitChange, Reason, Done>(context, {
    lock: (tx) => lockVisit(tx, actor, id, now),
    isAllowed: may(actor, needs),
    decide,
    async apply(tx, visit, { set = {}, notify, ...event }) {
      const [after] = await tx
        .update(visits)
        .set({ ...set, changedAt: sql`clock_timestamp()` })
        .where(eq(visits.id, id))
        .returning();
      const { clientId, facilityId } = visit;
      const record = { recordKind: "visit", recordId: id, clientId, facilityId } as const;
      const change = changedColumns(visit, after, set);
      await recordChange(tx, { ...record, actorId: actor.accountId, change, ...event });
      await notify?.();
      return done;
    },
  });

async function lockVisit(
  tx: Transaction,
  actor: Actor,
  id: string,
  now: Date,
): Promise<LockedVisit | undefined> {
  const [visit] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.id, id), inVisitScope(actor, now)))
    .for("update");
  if (visit === undefined) return undefined;
  const [facility] = await tx
    .select({ timeZone: facilities.timeZone, siteCode: facilities.siteCode })
    .from(facilities)
    .where(eq(facilities.id, visit.facilityId));
  return facility && { ...visit, ...facility };
}
