/** Lock, right, change, history and change event of every command on one visit: all or nothing. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type VisitRow, visits } from "./tables/visits.ts";
import { inVisitScope } from "./visit-scope.server.ts";

export interface LockedVisit extends VisitRow {
  timeZone: string;
  siteCode: string;
}

type Columns = { [Name in keyof VisitRow]?: VisitRow[Name] | SQL };

interface VisitChange {
  kind: HistoryKindOf<"visit">;
  change?: Columns;
  /** Changes beside the row of the visit, e.g. its tasks. */
  recorded?: FieldChanges;
  details?: HistoryDetails;
  /** Tells people of it, once all is written. */
  notify?: () => Promise<void>;
}

export type VisitResult<Reason extends string> =
  | { ok: true }
  /** `not-found` also for what the actor may not see: the two must look alike. */
  | { ok: false; reason: Reason | "not-found" | "not-allowed" };

/** @param decide the change, or why not; `already` where a repeated press found it done */
export function changeVisit<Reason extends string>(
  { db }: { db: Database },
  actor: Actor,
  { id, needs, now }: { id: string; needs: Permission; now: Date },
  decide: (
    tx: Transaction,
    visit: LockedVisit,
  ) => Promise<VisitChange | "already" | { refused: Reason }>,
): Promise<VisitResult<Reason>> {
  return db.transaction(async (tx): Promise<VisitResult<Reason>> => {
    const visit = await lockVisit(tx, actor, id, now);
    if (visit === undefined) return { ok: false, reason: "not-found" };
    if (!may(actor, needs)) return { ok: false, reason: "not-allowed" };
    const decided = await decide(tx, visit);
    if (decided === "already") return { ok: true };
    if ("refused" in decided) return { ok: false, reason: decided.refused };
    const { clientId, facilityId } = visit;
    const change = { ...decided.change, changedAt: sql`clock_timestamp()` };
    const [after] = await tx.update(visits).set(change).where(eq(visits.id, id)).returning();
    const named = Object.keys(decided.change ?? {});
    const written = Object.entries(after ?? {}).filter(([name]) => named.includes(name));
    await recordHistory(tx, {
      recordKind: "visit",
      recordId: id,
      clientId,
      facilityId,
      kind: decided.kind,
      actorId: actor.accountId,
      change: decided.recorded ?? changedFields(visit, Object.fromEntries(written)),
      details: decided.details,
    });
    await sendChangeEvent(tx, { kind: "visit", id, clientId, facilityId });
    await decided.notify?.();
    return { ok: true };
  });
}

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
