/** Lock, right, change, history and hint of every command on one visit: all or nothing. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { facilities } from "#database/tables/clients.ts";
import { type VisitRow, visits } from "#database/tables/visits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may, type Permission } from "#domain/accounts/permissions.ts";
import { recordHistory } from "#domain/history/history.ts";
import { sendHint } from "#domain/live/hints.ts";
import { inReach } from "./visit-reach.ts";

export interface LockedVisit extends VisitRow {
  timeZone: string;
  siteCode: string;
}

type Columns = { [Name in keyof VisitRow]?: VisitRow[Name] | SQL };

interface Step {
  /** As the history names it. */
  kind: string;
  change?: Columns;
  details?: Record<string, unknown>;
  /** Tells people of it, once all is written. */
  tell?: () => Promise<void>;
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
  decide: (tx: Transaction, visit: LockedVisit) => Promise<Step | "already" | { refused: Reason }>,
): Promise<VisitResult<Reason>> {
  return db.transaction(async (tx): Promise<VisitResult<Reason>> => {
    const visit = await lockVisit(tx, actor, id, now);
    if (visit === undefined) return { ok: false, reason: "not-found" };
    if (!may(actor, needs)) return { ok: false, reason: "not-allowed" };
    const step = await decide(tx, visit);
    if (step === "already") return { ok: true };
    if ("refused" in step) return { ok: false, reason: step.refused };
    const { clientId, facilityId } = visit;
    const change = { ...step.change, changedAt: sql`clock_timestamp()` };
    await tx.update(visits).set(change).where(eq(visits.id, id));
    await recordHistory(tx, {
      ...{ recordKind: "visit", recordId: id, clientId, facilityId, kind: step.kind },
      ...{ actorId: actor.accountId, details: step.details ?? {} },
    });
    await sendHint(tx, { kind: "visit", id, clientId, facilityId });
    await step.tell?.();
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
    .where(and(eq(visits.id, id), inReach(actor, now)))
    .for("update");
  if (visit === undefined) return undefined;
  const [facility] = await tx
    .select({ timeZone: facilities.timeZone, siteCode: facilities.siteCode })
    .from(facilities)
    .where(eq(facilities.id, visit.facilityId));
  return facility && { ...visit, ...facility };
}
